"""Every combination of table options, and random play at such tables."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from tablee.games.trench_club.game import GAME
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults

#: Options that decide who plays where.
SEATING: dict[str, list[Any]] = {
    "players": [2, 3, 4],
    "field": [None, "half", "whole"],
    "central": ["germany", "austria-hungary"],
    "entente": ["france", "great-britain"],
    "shared": ["central", "entente"],
}
#: Options that decide how it is played.
RULES: dict[str, list[Any]] = {
    "map": ["aisne", "isonzo"],
    "first_turn_limits": [True, False],
    "threshold_step": [1, 2],
    "special_forces": [False, True],
    "victory_points": [False, True],
    "trenches": [False, True],
    "special_start": [False, True],
    "two_national_units": [False, True],
    "destroyed_at_five": [False, True],
    "double_armies": [False, True],
    "surrender": [True, False],
}


def combinations(options: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """Every choice of values."""
    for values in product(*options.values()):
        yield dict(zip(options, values, strict=True))


def every_table() -> Iterator[dict[str, Any]]:
    """The whole product of all options."""
    yield from combinations({**SEATING, **RULES})


def reasons(given: dict[str, Any]) -> dict[str, str]:
    """Why options are refused, by option; nothing if they are not."""
    try:
        GAME.options(given)
    except Faults as error:
        return {fault.field: fault.message for fault in error.faults}
    return {}


def play_for_a_while(given: dict[str, Any], seed: int, moves: int = 300) -> int:
    """Set up a table and move by chance; how many moves were made, or -1 if it is refused.

    Now and then, and at the end, the position must make the round trip, and every seat that is to
    act must have something to do.
    """
    if reasons(given):
        return -1
    chance = FastChance(seed)
    state = GAME.setup(GAME.options(given), chance)
    for step in range(moves):
        if state.over():
            assert state.outcome() is not None
            return step
        seat = chance.choose(state.to_act())
        legal = state.legal(seat)
        assert legal
        if step % 97 == 0 or step == moves - 1:
            document = msgspec.to_builtins(state.position())
            loaded = GAME.load(document)
            assert msgspec.to_builtins(loaded.position()) == document
            assert loaded.legal(seat) == legal
            assert state.view(seat).moves == legal
        state.apply(seat, chance.choose(legal), chance)
    return moves
