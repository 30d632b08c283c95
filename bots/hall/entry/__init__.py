"""Entry to an event: the form, who is in and who waits, check-in, lists as files."""
