"""The interfaces that other programs use."""
