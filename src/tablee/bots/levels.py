"""What the levels of computer players are called at every table, and the yardsticks of the lab."""

from __future__ import annotations

from typing import Final

RECRUIT: Final = "recruit"
REGULAR: Final = "regular"
CAPTAIN: Final = "captain"
VETERAN: Final = "veteran"
UNIFORM: Final = "uniform"
SENSIBLE: Final = "sensible"

#: Weakest first.
LEVELS: Final = (RECRUIT, REGULAR, CAPTAIN, VETERAN)
YARDSTICKS: Final = (UNIFORM, SENSIBLE)
