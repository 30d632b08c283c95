"""What card games share."""
