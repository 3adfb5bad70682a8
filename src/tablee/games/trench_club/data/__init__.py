"""What is in the box of Trench Club: units, hexes, maps."""
