"""What the bot does, said once for every chat."""
