"""The matches that the learned player learns from are those of the engine."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pytest
from scripts.training.__main__ import read as read_learner
from scripts.training.footclub_inputs import OPEN_INPUTS, see
from scripts.training.footclub_learning import Learner, Recipe, Steps, chances
from scripts.training.footclub_matches import MOVES, Matches
from scripts.training.network import Network, ship
from tests.games.footclub.pitch import setup

from tablee.bots.network import POINT, UNIT, networks_of
from tablee.games.footclub.bots.inputs import INPUTS, inputs
from tablee.games.footclub.bots.learned import weights_of
from tablee.games.footclub.game import GAME
from tablee.games.footclub.state import FootClubState
from tablee.games.footclub.table.moves import ACCEPT, DEFENSIVE_SUPPORT, TACKLE
from tablee.games.footclub.view import FootClubView
from tablee.kernel.chance import Chance


class Following(Chance):
    """Dice as told, and cards in the order of a row of matches."""

    def __init__(self, matches: Matches) -> None:
        self._piles = matches.piles[0].tolist()
        self.faces: list[int] = []
        self._drawn = [0, 0]
        self._next = [0] * 4 + [1] * 4 + ([0] * 2 + [1] * 2) * 8

    def below(self, bound: int) -> int:  # noqa: ARG002
        return self.faces.pop(0) - 1

    def take(self, items: list[int]) -> int:
        seat = self._next.pop(0)
        card: int = self._piles[seat][self._drawn[seat]]
        self._drawn[seat] += 1
        items.remove(card)
        return card


def dice(state: FootClubState, move: int, matches: Matches) -> list[int]:
    """Dice that lead to what happened in the row of matches."""
    if move == TACKLE:
        return [6, 6] if matches.ball[0] != state.ball else [1, 1]
    if move == DEFENSIVE_SUPPORT:
        return [6, 6] if matches.bonus[0] < state.bonus else [1, 1]
    if move != ACCEPT or not state.accepted:
        return []
    goal = matches.lead[0] != state.goals[0] - state.goals[1]
    defence, attack = (1, 6) if goal else (6, 1)
    tied = attack + state.bonus == defence
    return [defence, attack] * (2 if tied else 1)


@pytest.mark.parametrize("seed", range(6))
def test_the_same_moves_and_dice_lead_to_the_same_match(seed: int) -> None:
    random = np.random.default_rng(seed)
    matches = Matches(1, random)
    chance = Following(matches)
    chance.faces = [6, 6, 1, 1] if matches.ball[0] == 0 else [1, 1, 6, 6]
    state = setup(GAME.options({}), chance)
    seen = np.zeros((1, OPEN_INPUTS), np.float32)
    over: list[int] = []
    while not state.over():
        seat = int(matches.mover[0])
        assert seat in state.to_act()
        view = state.view(seat)
        assert isinstance(view, FootClubView)
        legal = matches.legal()[0]
        assert view.moves == np.flatnonzero(legal).tolist()
        see(matches, seen)
        assert seen[0, :INPUTS] == pytest.approx(shown(view), abs=0.5 / UNIT)
        move = int(random.choice(np.flatnonzero(legal)))
        over = matches.step(np.array([move]))[0].tolist()
        chance.faces = dice(state, move, matches)
        state.apply(seat, move, chance)
        assert not chance.faces
        assert state.over() == bool(over)
    assert over == [0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 0.5 + 0.5 * np.sign(matches.lead[0])


def shown(view: FootClubView) -> list[float]:
    """The inputs of the package as a row of numbers."""
    found = inputs(view)
    row = [0.0] * INPUTS
    for place, count in zip(found.places, found.counts, strict=True):
        row[place] = float(count)
    for place, amount in zip(found.parts, found.amounts, strict=True):
        row[place] = amount / UNIT
    return row


def test_what_is_shipped_is_what_was_learned(tmp_path: Path) -> None:
    random = np.random.default_rng(1)
    network = Network([INPUTS, 128, 64, MOVES], random)
    ship([network], tmp_path / "learned.bin", POINT)
    matches = Matches(1, random)
    chance = Following(matches)
    chance.faces = [6, 6, 1, 1] if matches.ball[0] == 0 else [1, 1, 6, 6]
    view = setup(GAME.options({}), chance).view(0)
    assert isinstance(view, FootClubView)
    seen = np.zeros((1, OPEN_INPUTS), np.float32)
    see(matches, seen)
    likely = chances(network, seen, matches.legal())[0][view.moves]
    shipped = networks_of((tmp_path / "learned.bin").read_bytes())[0]
    weights = weights_of(shipped.outputs(inputs(view)), view.moves)
    assert np.array(weights) / sum(weights) == pytest.approx(likely, abs=0.02)


def test_learning_goes_on_where_it_left_off_and_rivals_leave_their_opponent_alone() -> None:
    recipe = Recipe(rounds=4, matches=8, steps=80, batch=256)
    steps = Steps(recipe.steps, recipe.matches)
    one = Learner(recipe, 1)
    one.round(steps)
    other = pickle.loads(pickle.dumps(one))
    one.round(steps)
    other.round(steps)
    assert np.array_equal(one.kept.weights[0], other.kept.weights[0])
    rival = Learner(recipe, 2, one)
    rival.round(steps)
    assert np.array_equal(one.kept.weights[0], other.kept.weights[0])
    assert not np.array_equal(rival.player.weights[0], one.kept.weights[0])


def test_a_file_that_holds_no_learner_is_told(tmp_path: Path) -> None:
    path = tmp_path / "learned.pickle"
    with pytest.raises(SystemExit, match="No such file"):
        read_learner(path)
    for data in (b"", b"# text", pickle.dumps([1, 2])):
        path.write_bytes(data)
        with pytest.raises(SystemExit, match=r"learned\.pickle holds nothing"):
            read_learner(path)
