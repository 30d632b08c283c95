"""What the games of 军棋 share: an army, its zone and layouts, marches, positions, and guessing
at strange pieces."""
