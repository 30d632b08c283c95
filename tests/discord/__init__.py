"""The Discord translator before a simulated Discord."""
