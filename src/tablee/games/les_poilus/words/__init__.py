"""Les Poilus in words."""
