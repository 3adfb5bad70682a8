"""Tables for terminals: near ones with computer players, far ones at a server; line by line."""
