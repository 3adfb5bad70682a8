"""Trench Club in figures: how fair it is, how long it lasts, how exact and how fast it is."""
