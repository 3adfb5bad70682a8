"""What a position of Trench Club is worth to a computer player."""
