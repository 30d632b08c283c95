"""The book: what is written stays written."""
