"""The web hall."""
