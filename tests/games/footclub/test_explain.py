"""Why not: a reason for every number that may not be played, and for no other."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.footclub.pitch import BLUE, RED, pitch

from tablee.games.footclub.game import GAME
from tablee.games.footclub.table import moves

#: States of every sort, with a card of every kind in both hands or with none.
EVERYTHING = ["placed_attack", "pressing", "tackle", "offensive_support", "defensive_support"]
STATES: list[dict[str, Any]] = [
    {"phase": phase, "ball": ball, "blue": hand, "red": hand, "in_play": in_play}
    for phase in ("supporters", "possession", "offensive", "bonus")
    for ball in (BLUE, RED)
    for hand in (["supporters", *EVERYTHING], [])
    for in_play in ((5, 5), (2, 2))
]


@pytest.mark.rule("K1.4")
@pytest.mark.parametrize("state", STATES, ids=str)
def test_every_number_is_explained_exactly_if_it_may_not_be_played(state: dict[str, Any]) -> None:
    table = pitch(**state)
    for seat in (BLUE, RED):
        view = table.match.view(seat)
        allowed = {*view.moves, *view.at_any_time()}
        for move in range(-1, GAME.move_count + 1):
            assert (view.explain(move) is None) == (move in allowed), move


@pytest.mark.rule("K1.4")
@pytest.mark.parametrize("number", [-1, moves.EXHAUST, GAME.move_count])
def test_a_number_that_is_no_move_is_called_so(number: int) -> None:
    refusal = pitch().match.view(RED).explain(number)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("unknown-move", "K1.4")


@pytest.mark.rule("K1.3")
def test_after_the_end_every_move_is_refused_because_of_it() -> None:
    view = pitch("over", turn=8, goals=(1, 0)).match.view(BLUE)
    for move in range(GAME.move_count):
        refusal = view.explain(move)
        assert refusal is not None
        assert refusal.code == "game-over"
