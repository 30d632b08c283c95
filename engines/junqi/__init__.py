"""What the games of 军棋 share: an army and its zone, layouts, and guessing at strange pieces."""
