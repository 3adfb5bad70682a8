"""The rules of Les Poilus, in rulebook order."""
