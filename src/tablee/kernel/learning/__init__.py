"""What learners need of a game: actions as numbers, and many games at once."""
