"""Tables for terminals: local ones with computer players, remote ones at a server; line by line."""
