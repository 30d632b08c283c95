"""Tournament formats and their tie-breaks."""
