"""How computer players choose in Les Poilus, and why."""
