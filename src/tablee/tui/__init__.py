"""`tablee tui`: the games on a screen of characters, near, at a server's table, or replayed."""
