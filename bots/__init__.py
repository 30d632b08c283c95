"""The hall, and one translator for each chat."""
