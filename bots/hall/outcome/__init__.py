"""What an event leaves behind: prizes, certificates, results as files, its calendar."""
