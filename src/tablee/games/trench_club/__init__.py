"""Trench Club: four nations of the Great War fight over forts on a field of hexes."""
