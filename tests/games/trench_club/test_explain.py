"""`explain` against the allowed moves, in states that games by chance alone seldom come to."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.explaining import check_explain

from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.moves import CONFIRM, END_MOVES, END_TURN, OPERATION
from tablee.kernel.chance import Chance, FastChance

ADDITIONS = {
    "special_forces": True, "victory_points": True, "trenches": True, "special_start": True,
    "two_national_units": True, "destroyed_at_five": True,
    "prices": {"tank": 2, "infantry": 2, "troop-transport": 2, "special-force": 2},
}  # fmt: skip
TABLES: dict[str, dict[str, Any]] = {
    "half": {},
    "half with all additions": ADDITIONS,
    "whole map for two": {**ADDITIONS, "field": "whole"},
    "three": {"players": 3, "double_armies": True, "special_forces": True},
    "four": {**ADDITIONS, "players": 4},
}
#: Every so many moves of a game the lists are compared, and so often in all.
STRIDE, STATES = 6, 15


def _by_sort(state: TrenchClub, chance: Chance) -> tuple[int, int]:
    """A seat and a move: its sort by chance first, so that rare sorts come often."""
    seat = chance.choose(state.to_act())
    sorts: dict[int, list[int]] = {}
    for move in state.legal(seat):
        sorts.setdefault(move >> OPERATION, []).append(move)
    ends = {CONFIRM, END_MOVES, END_TURN} if chance.below(10) else set()
    chosen = chance.choose(sorted(set(sorts) - ends) or sorted(sorts))
    return seat, chance.choose(sorts[chosen])


def _enrich(state: TrenchClub) -> None:
    """Bonds, forts and damage, so that there is something to trade for."""
    for nation in state.order:
        state.bonds[nation] = 25
    for fort in range(0, len(state.flags), 3):
        state.flags[fort] = state.order[fort % len(state.order)]
    for unit in range(0, len(state.kind), 3):
        state.damage[unit] = 2
    state.walks_known = False


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("rules", GAME.rules_versions)
@pytest.mark.parametrize("name", TABLES)
def test_a_move_is_refused_exactly_when_it_may_not_be_made(name: str, rules: int) -> None:
    chance, picks = FastChance(len(name), rules), FastChance(len(name), 9)
    state = GAME.setup(GAME.options(TABLES[name]), chance, None, rules)
    assert isinstance(state, TrenchClub)
    while state.round == 0:
        state.apply(*_by_sort(state, picks), chance)
    _enrich(state)
    earlier: set[int] = set()
    for step in range(STATES * STRIDE):
        if not state.to_act():
            break
        if step % STRIDE == 0:
            assert check_explain(GAME, state.copy(), picks, earlier) == []
        state.apply(*_by_sort(state, picks), chance)
