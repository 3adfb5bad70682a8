"""HTTP: pages, REST, and who is let in."""
