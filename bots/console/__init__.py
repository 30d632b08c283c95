"""A chat without a platform: lines in, lines out."""
