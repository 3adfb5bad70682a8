"""What a seat can compute of fights."""
