"""Whole plays on a simulated Discord."""
