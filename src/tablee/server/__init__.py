"""The server: tables that cannot be lost, cheated or overheard."""
