"""What travels between a server and its clients: frames, documents, the public log."""
