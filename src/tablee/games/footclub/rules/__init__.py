"""The rules of FootClub, in rulebook order."""
