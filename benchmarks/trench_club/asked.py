"""What is asked of a section."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Asked:
    """How many games a line, from which seed, in how many processes, on which maps, and by whom."""

    games: int
    seed: int
    jobs: int
    #: Whether the half map is asked for, and the whole one.
    half: bool = True
    whole: bool = True
    #: The level of the computer players.
    level: str = "sensible"

    def sizes(self) -> list[bool]:
        """False for the half map, True for the whole one."""
        return [whole for whole in (False, True) if (self.whole if whole else self.half)]
