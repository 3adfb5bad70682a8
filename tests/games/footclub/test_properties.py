"""What holds in every match, with every option."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.footclub.pitch import setup

from tablee.games.footclub.game import GAME
from tablee.games.footclub.state import FootClubState
from tablee.games.footclub.table import events as happened
from tablee.games.footclub.table.components import BONUS_PHASE, OFFENSIVE_PHASE, POSSESSION_PHASE
from tablee.kernel.chance import FastChance
from tablee.kernel.match import Match
from tablee.kernel.state import SPECTATOR, Event

SEEDS = st.integers(0, 2**32)


def even_pile(counts: dict[str, int]) -> dict[str, int]:
    """The same cards with one Tackle more or less, so that the pile is even."""
    if sum(counts.values()) % 2 == 0:
        counts["tackle"] += 1
    return counts


CARDS = st.fixed_dictionaries(
    {
        "supporters": st.integers(5, 12),
        "placed_attack": st.integers(0, 9),
        "pressing": st.integers(3, 6),
        "tackle": st.integers(3, 7),
        "offensive_support": st.integers(0, 4),
        "defensive_support": st.integers(0, 4),
    }
).map(even_pile)
OPTIONS = st.fixed_dictionaries({"shoot_out": st.booleans(), "cards": st.lists(CARDS, max_size=1)})


@given(options=OPTIONS, seed=SEEDS)
def test_a_match_keeps_its_promises(options: dict[str, Any], seed: int) -> None:
    chance = FastChance(seed)
    state = setup(GAME.options(options), chance)
    cards, steps = state.components(), 0
    while not state.over():
        assert 1 <= state.turn <= state.turns
        assert state.components() == cards
        assert all(count >= 0 for count in (*state.hands, *state.discards, *state.in_play))
        assert len(state.piles[0]) == len(state.piles[1]) == 2 * (state.turns - state.turn)
        check_asked(state)
        seat = chance.choose(state.to_act())
        events: list[Event] = []
        state.apply(seat, chance.choose(state.legal(seat)), chance, events)
        goals = [event for event in events if event[0] == happened.GOAL_SCORED]
        assert len(goals) <= 1
        steps += 1
    assert steps <= GAME.longest_game
    assert state.turn == state.turns
    outcome = state.outcome()
    assert outcome is not None
    assert sum(outcome.scores) == 1.0
    assert outcome.reason != ("draw" if options["shoot_out"] else "shoot-out")


def check_asked(state: FootClubState) -> None:
    """Who is asked follows from the phase and the ball alone (F5.2)."""
    if state.phase == POSSESSION_PHASE:
        assert state.to_act() == [1 - state.ball]
    elif state.phase == OFFENSIVE_PHASE:
        assert state.to_act() == [state.ball]
    elif state.phase == BONUS_PHASE:
        assert len(state.to_act()) == 1
    assert all(state.legal(seat) for seat in state.to_act())


@given(seed=SEEDS)
def test_prompts_depend_on_nothing_that_is_hidden(seed: int) -> None:
    chance = FastChance(seed)
    state = setup(GAME.options({}), chance)
    while not state.over():
        for observer in (SPECTATOR, 0, 1):
            twin = state.view(SPECTATOR).sample(chance)
            assert twin.view(observer).prompt() == state.view(observer).prompt()
            assert twin.acting() == state.acting()
        seat = chance.choose(state.to_act())
        state.apply(seat, chance.choose(state.legal(seat)), chance)


@settings(max_examples=15)
@given(seed=SEEDS)
def test_every_refusal_speaks_for_itself(seed: int) -> None:
    """Any move at any time is made or refused with a code of this game."""
    codes = {kind.code for kind in GAME.refusal_kinds}
    match = Match(GAME, GAME.options({}), FastChance(seed))
    chance = FastChance(seed, 1)
    while match.to_act():
        for seat in range(2):
            for move in range(GAME.move_count):
                refusal = match.refuse(seat, move)
                if move in match.legal(seat) or move in match.view(seat).at_any_time():
                    assert refusal is None
                else:
                    assert refusal is not None
                    assert refusal.code in codes or (refusal.code, move) == ("unknown-move", 10)
        seat = chance.choose(match.to_act())
        match.play(seat, chance.choose(match.legal(seat)))
