"""The pictures people see: made for the docs, and compared with what was once looked at."""
