"""Les Poilus: two to five friends try to come home together from the Great War."""
