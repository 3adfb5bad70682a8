"""Our games in the interfaces of other projects: PettingZoo, Gymnasium and OpenSpiel.

Each module needs its project (`pip install pettingzoo` and so on) and registers our games
there by name when it is imported. `docs/adapters.md` describes the observations.
"""
