"""Rules of games and tournaments: no clock, no chance of their own, no language."""
