"""How computer players choose in FootClub, and why."""
