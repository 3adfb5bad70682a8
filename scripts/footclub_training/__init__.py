"""Learning FootClub by self-play: makes `src/tablee/games/footclub/learned.bin`.

Needs numpy (requirements/study.txt). See `python -m scripts.footclub_training --help`.
"""
