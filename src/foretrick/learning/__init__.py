"""Learning the games: lessons at prepared tables, a trainer, tips."""
