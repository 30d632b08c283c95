"""Commands for other programs: lines of JSON in, lines of JSON out."""
