"""One table: who sits where, what was agreed, and the game. No I/O, no clock of its own."""
