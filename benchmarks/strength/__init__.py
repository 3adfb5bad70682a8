"""How strong the computer players are: `python -m benchmarks.strength GAME`."""
