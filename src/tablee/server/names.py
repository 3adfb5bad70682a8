"""What computer players are called when nobody named them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

#: Names of the games' time; the largest table has five seats.
BOT_NAMES: Final = ("Ottilie", "Émile", "Marguerite", "Jean", "Wilhelmine")


def bot_name(taken: Iterable[str]) -> str:
    """The first name that nobody at the table has; people may have taken all of them."""
    used = {name.casefold() for name in taken}
    return next((name for name in BOT_NAMES if name.casefold() not in used), BOT_NAMES[0])
