"""Discord: its events in, its calls out, nothing else."""
