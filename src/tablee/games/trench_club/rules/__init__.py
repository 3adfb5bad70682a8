"""The rules of Trench Club, in rulebook order."""
