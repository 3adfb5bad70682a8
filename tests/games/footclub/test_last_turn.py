"""F5.3: the last turn is solved exactly. Held against a plain search of the engine's states."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st
from tests.games.footclub.pitch import BLUE, RED, document

from tablee.games.footclub.bots.last_turn import Unsolved
from tablee.games.footclub.bots.solving import Solver
from tablee.games.footclub.loading import load
from tablee.games.footclub.odds import goal_chance
from tablee.games.footclub.state import FootClubState
from tablee.games.footclub.table.components import BONUS_PHASE, SUPPORTERS_PHASE
from tablee.games.footclub.table.moves import ACCEPT, DEFENSIVE_SUPPORT, TACKLE
from tablee.games.footclub.view import FootClubView
from tablee.kernel.bot import Clock
from tablee.kernel.chance import ScriptedChance
from tablee.kernel.documents import Faults

ENOUGH = 10**9


def after(state: FootClubState, seat: int, move: int, *faces: int) -> bytes:
    """The position after a move with these dice."""
    played = copied(state)
    chance = ScriptedChance(list(faces))
    played.apply(seat, move, chance)
    chance.finish()
    return msgspec.json.encode(played.position())


def copied(state: FootClubState) -> FootClubState:
    found = state.copy()
    assert isinstance(found, FootClubState)
    return found


def with_chances(state: FootClubState, seat: int, move: int) -> list[tuple[float, bytes]]:
    """What may come of a move, each with its chance: dice by what they mean (F6.1)."""
    if move in (TACKLE, DEFENSIVE_SUPPORT):
        return [(7 / 12, after(state, seat, move, 6, 6)), (5 / 12, after(state, seat, move, 1, 1))]
    if move == ACCEPT and state.accepted:
        goal = float(goal_chance(state.bonus))
        found: list[tuple[float, bytes]] = []
        if goal > 0:
            tied = (1, 6) if 6 + state.bonus == 1 else ()
            found.append((goal, after(state, seat, move, *tied, 1, 6)))
        if goal < 1:
            tied = (6, 1) if 1 + state.bonus == 6 else ()
            found.append((1 - goal, after(state, seat, move, *tied, 6, 1)))
        return found
    return [(1.0, after(state, seat, move))]


@cache
def searched(position: bytes) -> float:
    """What Blue scores with best play, by going through everything there is."""
    state = load(msgspec.json.decode(position))
    outcome = state.outcome()
    if outcome is not None:
        return outcome.scores[BLUE]
    if state.phase == SUPPORTERS_PHASE:
        return simultaneous(state)
    seat = state.to_act()[0]
    values = [by_move(state, seat, move) for move in state.legal(seat)]
    return max(values) if seat == BLUE else min(values)


def by_move(state: FootClubState, seat: int, move: int) -> float:
    return sum(chance * searched(next_) for chance, next_ in with_chances(state, seat, move))


def simultaneous(state: FootClubState) -> float:
    """F2.2: both choose at once, and both have a choice that is never worse than the other."""
    rows = []
    for blue in state.legal(BLUE):
        chosen = copied(state)
        chosen.apply(BLUE, blue, ScriptedChance([]))
        rows.append([by_move(chosen, RED, red) for red in state.legal(RED)])
    highest = max(min(row) for row in rows)
    lowest = min(max(row[place] for row in rows) for place in range(len(rows[0])))
    assert highest == pytest.approx(lowest)
    return highest


KEYS = ("placed_attack", "pressing", "tackle", "offensive_support", "defensive_support")


@st.composite
def last_turns(draw: st.DrawFn) -> dict[str, Any]:
    """Positions of the last turn, small enough to go through."""
    hands = [draw(st.lists(st.sampled_from(KEYS), max_size=4)) for _ in (BLUE, RED)]
    hands = [[key for key in KEYS for _ in range(min(2, hand.count(key)))] for hand in hands]
    phase = draw(st.sampled_from(("possession", "offensive", "bonus", "supporters")))
    if phase == "supporters":
        hands[draw(st.sampled_from((BLUE, RED)))].append("supporters")
    ball = draw(st.sampled_from((BLUE, RED)))
    more: dict[str, Any] = {}
    if phase == "bonus":
        more["bonus"] = draw(st.integers(-6, 6))
        more["mover"] = draw(st.sampled_from((BLUE, RED)))
        more["accepted"] = draw(st.booleans())
    goals = draw(st.sampled_from(((0, 0), (1, 0), (0, 1), (2, 0), (1, 1))))
    in_play = (draw(st.integers(0, 4)), draw(st.integers(0, 4)))
    return document(
        phase, turn=8, ball=ball, blue=hands[0], red=hands[1], in_play=in_play, goals=goals, **more
    )


@pytest.mark.long
@pytest.mark.rule("F5.3")
@settings(max_examples=40, deadline=None)
@given(last_turns())
def test_every_move_of_the_last_turn_scores_what_a_search_finds(given_: dict[str, Any]) -> None:
    try:
        state = load(given_)
    except Faults:  # such as a goal without a shot
        reject()
    solver = Solver(ENOUGH)
    for seat in state.to_act():
        view = state.view(seat)
        assert isinstance(view, FootClubView)
        scores = solver.scores(view, Clock())
        for move, score in zip(view.moves, scores, strict=True):
            if state.phase == SUPPORTERS_PHASE:
                blue = supporters(state, seat, move)
            else:
                blue = by_move(state, seat, move)
            assert score == pytest.approx(blue if seat == BLUE else 1 - blue, abs=1e-9)


def supporters(state: FootClubState, seat: int, move: int) -> float:
    """What Blue scores if a seat chooses so and the other side chooses best."""
    found = []
    for other in state.legal(1 - seat):
        chosen = copied(state)
        chosen.apply(seat, move, ScriptedChance([]))
        found.append(by_move(chosen, 1 - seat, other))
    return min(found) if seat == BLUE else max(found)


def test_what_was_solved_serves_for_the_moves_that_follow() -> None:
    blue, red = ["placed_attack", "tackle"], ["placed_attack", "pressing"]
    state = load(document(turn=8, ball=RED, in_play=(4, 4), blue=blue, red=red))
    kept = Solver(ENOUGH)
    kept.scores(state.view(BLUE), Clock())
    state.apply(BLUE, TACKLE, ScriptedChance([6, 6]))
    fresh = Solver(ENOUGH)
    assert kept.scores(state.view(RED), Clock()) == fresh.scores(state.view(RED), Clock())


def test_too_much_work_and_a_clock_that_is_up_are_told() -> None:
    hand = ["placed_attack"] * 2
    state = load(document(turn=8, in_play=(5, 5), blue=hand, red=hand))
    view = state.view(RED)
    assert isinstance(view, FootClubView)
    with pytest.raises(Unsolved):
        Solver(10).scores(view, Clock())

    class Passed(Clock):
        def is_up(self) -> bool:
            return True

    with pytest.raises(Unsolved):
        Solver(ENOUGH).scores(view, Passed())
    assert len(Solver(ENOUGH).scores(view, Clock())) == len(view.moves)


def test_with_two_goals_between_them_every_move_scores_the_same() -> None:
    state = load(document("bonus", turn=8, goals=(2, 0), in_play=(5, 5)))
    assert state.phase == BONUS_PHASE
    view = state.view(BLUE)
    assert isinstance(view, FootClubView)
    assert set(Solver(0).scores(view, Clock())) == {1.0}
