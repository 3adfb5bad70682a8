"""Learning from many games: makes the `learned.bin` of FootClub and of Les Poilus.

Needs numpy (requirements/study.txt). See `python -m scripts.training --help`.
"""
