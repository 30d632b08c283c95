"""A drawing and wording kit that knows no game."""
