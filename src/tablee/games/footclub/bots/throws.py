"""What else could have fallen: every result of a throw, every pair of cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final

from tablee.games.footclub.data import DRAWN_PER_TURN, KINDS
from tablee.games.footclub.state import FootClubState
from tablee.kernel.chance import Chance, NeedsDraw, PausingChance
from tablee.kernel.judge import Step

if TYPE_CHECKING:
    from mypy_extensions import i64

#: What is thrown for within a turn (F2.3, F3.1, F3.3). A shoot-out has too many ends to count.
THROWN_FOR: Final = ("tackle", "defensive-support", "shot")


class ThrownChance(Chance):
    """Dice of a turn fall as given, and pause for one more; all else falls by another source."""

    def __init__(self, dice: list[int], rest: Chance) -> None:
        self._dice = PausingChance(dice)
        self._rest = rest
        self._given = False

    def at(self, what: str, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """What follows is drawn in this situation."""
        self._given = what in THROWN_FOR
        self._rest.at(what, first, second, third)

    def below(self, bound: i64) -> i64:
        """A number below a bound."""
        return self._dice.below(bound) if self._given else self._rest.below(bound)

    def other_die(self, sides: i64, face: i64) -> i64:
        """The second die of a roll that is made again as long as both show the same."""
        return self._dice.other_die(sides, face) if self._given else self.die(sides)


class Result:
    """One result of a throw: how likely it is, and dice that come to it."""

    def __init__(self, chance: float, dice: list[int]) -> None:
        self.chance = chance
        self.dice = dice

    def after(self, step: Step, chance: Chance) -> FootClubState:
        """The state it leads to; cards that are drawn then fall by a source."""
        state = step.before.copy()
        assert isinstance(state, FootClubState)
        state.apply(step.seat, step.move, ThrownChance(self.dice, chance), None)
        return state


def results_of(step: Step, chance: Chance) -> list[Result]:
    """Every result that a step's dice can have; a step without dice has one."""
    found: dict[tuple[int, ...], Result] = {}
    begun = [Result(1.0, [])]
    while begun:
        one = begun.pop()
        try:
            state = one.after(step, chance)
        except NeedsDraw as pause:
            share = one.chance / pause.bound
            begun.extend(Result(share, [*one.dice, face]) for face in range(pause.bound))
            continue
        came_to = (state.goals[0], state.goals[1], state.ball, state.bonus)
        if came_to in found:
            found[came_to].chance += one.chance
        else:
            found[came_to] = one
    return list(found.values())


def draws_of(step: Step, begun: FootClubState, seat: i64) -> list[tuple[FootClubState, float]]:
    """A turn that has begun with every pair that a side can draw (F2.1), and how likely it is."""
    before = step.before
    assert isinstance(before, FootClubState)
    first: i64 = seat * KINDS
    pile = before.piles[seat]
    ways = Counter(combinations(sorted(pile), DRAWN_PER_TURN))
    found = []
    for drawn, count in ways.items():
        state = begun.copy()
        assert isinstance(state, FootClubState)
        left = pile[:]
        for kind in drawn:
            left.remove(kind)
        for kind in range(KINDS):
            state.hands[first + kind] += state.piles[seat].count(kind) - left.count(kind)
        state.piles[seat] = left
        found.append((state, count / ways.total()))
    return found
