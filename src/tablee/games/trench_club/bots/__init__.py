"""How computer players choose in Trench Club, and why."""
