"""FootClub, the Poussin rule: two sides, eight turns, and every star bought or bluffed."""
