"""Finished games of this server, as records, replays and reviews."""
