"""`tablee tui`: the games on a screen of characters, local, at a server's table, or replayed."""
