"""The size of the decision tree at small depth: a change of the rules changes these numbers."""

from __future__ import annotations

import pytest
from tests.games.footclub.pitch import document

from tablee.games.footclub.loading import load
from tablee.kernel.chance import Chance
from tablee.kernel.state import State

FULL = ["supporters", "placed_attack", "pressing", "tackle", "offensive_support"]


class EveryChance(Chance):
    """Goes through all results in turn: run it again until `more` says no.

    Cards alike are one result. Level shots could be rolled again for ever, so only the first
    four results of a move are gone through; after them the defence rolls 1 and the attack 6.
    """

    MOST = 4

    def __init__(self) -> None:
        self._path: list[tuple[int, int]] = []
        self._next = 0

    def below(self, bound: int) -> int:
        place = self._next
        self._next += 1
        if place >= self.MOST:
            return 0 if place % 2 == 0 else bound - 1
        if place == len(self._path):
            self._path.append((0, bound))
        return self._path[place][0]

    def take(self, items: list[int]) -> int:
        kinds = sorted(set(items))
        kind = kinds[self.below(len(kinds))]
        items.remove(kind)
        return kind

    def more(self) -> bool:
        """Turn to the next result, if there is one."""
        while self._path and self._path[-1][0] + 1 == self._path[-1][1]:
            self._path.pop()
        if not self._path:
            return False
        value, bound = self._path.pop()
        self._path.append((value + 1, bound))
        self._next = 0
        return True


def leaves(state: State, depth: int) -> int:
    """How many ways there are to go on for so many moves, results of dice and draws included."""
    if depth == 0 or state.over():
        return 1
    seat = state.to_act()[0]
    found = 0
    for move in state.legal(seat):
        chance = EveryChance()
        more = True
        while more:
            after = state.copy()
            after.apply(seat, move, chance)
            found += leaves(after, depth - 1)
            more = chance.more()
    return found


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 4), (3, 152), (4, 3472), (5, 10184)])
def test_the_tree_from_the_supporters_step(depth: int, count: int) -> None:
    state = load(document("supporters", turn=8, blue=FULL, red=FULL, in_play=(3, 3)))
    assert leaves(state, depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 5), (2, 370), (3, 1783), (4, 39700)])
def test_the_tree_of_a_bonus_war(depth: int, count: int) -> None:
    red = ["defensive_support", "pressing"]
    position = document("bonus", turn=8, blue=["offensive_support"], red=red, in_play=(3, 2))
    assert leaves(load(position), depth) == count


def test_the_tree_of_a_draw_counts_kinds_and_not_cards() -> None:
    # One Supporters card and three Placed Attacks a pile: three ways to draw two, for each side.
    held = ["supporters"] * 2
    state = load(document("offensive", turn=6, blue=held, red=held))
    assert state.piles == [[0, 1, 1, 1], [0, 1, 1, 1]]
    assert leaves(state, 1) == 9
