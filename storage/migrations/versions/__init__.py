"""The changes themselves, oldest first."""
