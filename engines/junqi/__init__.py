"""What the games of 军棋 share: an army, its zone and layouts, marches and their umpire, positions,
words for a board, and guessing at strange pieces."""
