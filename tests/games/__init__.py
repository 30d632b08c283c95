"""Each game against its rule book, as data."""
