"""FootClub in words."""
