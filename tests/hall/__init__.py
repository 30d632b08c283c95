"""The hall through the console: real engines, a real database file, every word."""
