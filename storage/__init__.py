"""The group's book: what happened, durably."""
