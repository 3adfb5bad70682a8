"""Learning what a position of Les Poilus is worth: makes `les_poilus/network.json`.

Needs numpy (requirements/study.txt). See `python -m scripts.les_poilus_training --help`.
"""
