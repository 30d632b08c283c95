"""The host as an operator meets it: a process, its words, its end."""
