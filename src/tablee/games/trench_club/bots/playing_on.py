"""What a judge of Trench Club expects of a position and of a plan: captains play on.

A plan is fought out with dice some times, a captain plays the rest of the turn, and the next nation
says what it expects. The dice of an attack depend on who attacks whom, so that all plans meet with
the same luck.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from tablee.bots.levels import CAPTAIN
from tablee.games.trench_club.bots.levels import bot
from tablee.games.trench_club.bots.planner.bot import PlannerBot
from tablee.games.trench_club.bots.sensible import SensibleBot
from tablee.games.trench_club.data.units import NATIONS
from tablee.games.trench_club.rules.combat import fight_all
from tablee.games.trench_club.rules.money import begin_money
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import (
    COMPANIES_PHASE,
    DESIGNATE_PHASE,
    MONEY_PHASE,
    MOVE_PHASE,
    OVER_PHASE,
)
from tablee.games.trench_club.table.moves import CONFIRM, OPERATION
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance, FastChance
from tablee.kernel.judge import Worth, mean_and_error
from tablee.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

#: For how many turns captains play a position on: what they expect at once tells far less, as
#: whoever is to act does not see the answer.
TURNS_AHEAD: Final = 4
#: What captains leave out of what they expect: that whoever is to act has the word, and that
#: armies which look alike are not worth the same (Germany, Great Britain, Austria-Hungary, France).
#: As logarithms of odds, by 960 games of captains on both half maps, from the fifth turn on;
#: `scripts.trench_club_chances --armies --games 120 --seed 5000` finds them within 0.04.
TO_ACT: Final = 0.28
ARMIES: Final = [0.20, -0.35, 0.20, -0.05]
#: Nobody is taken for surer than this: certainty has no odds.
SUREST: Final = 0.995
#: Moves within one turn, at most.
LONGEST_TURN: Final = 400


class Captains:
    """Captains who play a game on."""

    def __init__(self) -> None:
        captain = bot(CAPTAIN)
        assert isinstance(captain, PlannerBot)
        self.player: PlannerBot = captain
        self.sensible = SensibleBot()

    def set_up(self, state: TrenchClub, chance: Chance) -> None:
        """Set up to the end by rule of thumb, as captains do."""
        while state.phase < COMPANIES_PHASE:
            self._step(state, self.sensible, chance)

    def played_on(self, state: TrenchClub, chance: Chance) -> list[float]:
        """What is expected after some turns of captains."""
        turns: i64 = 0
        turn, number = state.turn, state.round
        for _ in range(TURNS_AHEAD * LONGEST_TURN):
            if state.turn != turn or state.round != number:
                turn, number = state.turn, state.round
                turns += 1
            if turns == TURNS_AHEAD or state.phase == OVER_PHASE:
                break
            self._step(state, self.player, chance)
        return self.expected(state, chance)

    def plan_of(
        self,
        player: PlannerBot,
        before: TrenchClub,
        chance: Chance,
        clock: Clock,
        follow: bool = False,
    ) -> tuple[TrenchClub | None, list[tuple[int, TrenchClub]]]:
        """The state in which a player's attacks are listed, and its moves on the way.

        At the table it plans anew after every move; to follow its first plan takes half the time.
        """
        state = before.copy()
        moves: list[tuple[int, TrenchClub]] = []
        turn = state.turn
        planned: list[int] = []
        for _ in range(LONGEST_TURN):
            if state.phase >= MONEY_PHASE or state.turn != turn or clock.is_up():
                break
            seat: i64 = state.commander[turn]
            view = state.view(seat)
            planned = [move for move in planned if move in view.moves]
            if follow and state.phase == MOVE_PHASE and not planned:
                planned = [weighed.move for weighed in player.weigh(view, clock, 1)]
            move = planned.pop(0) if planned else player.choose(view, chance)
            if move not in view.moves:  # it would give up
                return None, []
            if move >> OPERATION == CONFIRM:
                break
            moves.append((move, state.copy()))
            state.apply(seat, move, chance, None)
        return state, moves

    def fought_out(self, planned: TrenchClub, seat: i64, seed: int, throws: i64) -> list[float]:
        """What a seat may expect after each throw of the dice for all attacks of a plan."""
        found: list[float] = []
        for throw in range(throws):
            state = planned.copy()
            if state.phase == DESIGNATE_PHASE:
                for item in planned.attacks:
                    state.attacks = [item]
                    fight_all(state, FastChance(seed + throw, item), None)
                begin_money(state, None)
            rest = FastChance(seed + throw)
            found.append(self.expected(self.finished(state, self.player, rest), rest)[seat])
        return found

    def finished(self, state: TrenchClub, player: Bot, chance: Chance) -> TrenchClub:
        """The state once somebody has ended the turn."""
        turn, number = state.turn, state.round
        for _ in range(LONGEST_TURN):
            if state.phase < MONEY_PHASE or state.phase == OVER_PHASE:
                break
            if state.turn != turn or state.round != number:
                break
            self._step(state, player, chance)
        return state

    def _step(self, state: TrenchClub, player: Bot, chance: Chance) -> None:
        seat = state.to_act()[0]
        view = state.view(seat)
        move = player.choose(view, chance)
        if move not in view.moves:
            move = self.sensible.choose(view, chance)
        state.apply(seat, move if move in view.moves else view.moves[0], chance, None)

    def expected(self, state: TrenchClub, chance: Chance) -> list[float]:
        """What the captain of whoever is to act expects; small questions are answered first."""
        for _ in range(LONGEST_TURN):
            outcome = state.outcome()
            if outcome is not None:
                return outcome.scores
            seat = state.to_act()[0]
            weighed = self.player.weigh(state.view(seat), Clock(), 1)
            if weighed:
                return for_all(state, state.turn, _calibrated(state, weighed[0].score))
            self._step(state, self.sensible, chance)
        raise AssertionError("a turn has an end")


class PlanTrials:
    """A plan fought out some times, with which others are compared throw by throw."""

    def __init__(
        self, captains: Captains, planned: TrenchClub, seat: i64, seed: int, most: i64
    ) -> None:
        self.captains = captains
        self.planned = planned
        self.seat = seat
        self.seed = seed
        # Where nobody attacks there is nothing to throw.
        throws: i64 = most if planned.phase == DESIGNATE_PHASE and planned.attacks else 1
        self.scores = captains.fought_out(planned, seat, seed, throws)
        self.mean = mean_and_error(self.scores)[0]

    def ahead(self, other: TrenchClub, throws: i64) -> tuple[float, float]:
        """By how much another plan is better in so many throws, and the standard error of that."""
        if _same_plan(other, self.planned):
            return 0.0, 0.0
        scores = self.captains.fought_out(other, self.seat, self.seed, throws)
        own = self.scores * len(scores) if len(self.scores) == 1 else self.scores
        return mean_and_error([scores[place] - own[place] for place in range(len(scores))])


def as_trench(state: State) -> TrenchClub:
    """A state of this game."""
    assert isinstance(state, TrenchClub)
    return state


def side_of(state: TrenchClub, seat: i64) -> int:
    """0 for the Central Powers, 1 for the Entente."""
    return state.commander.index(seat) % 2


def for_all(state: TrenchClub, nation: i64, chance: float) -> list[float]:
    """A nation's chance to win as a score for each seat."""
    return [
        chance if side_of(state, seat) == nation % 2 else 1.0 - chance
        for seat in range(state.seats)
    ]


def _calibrated(state: TrenchClub, chance: float) -> float:
    """The chance of the nation that is to act, with what its captain leaves out of it."""
    ahead = 0.0
    nations = 0.0
    for nation in range(NATIONS):
        if state.commander[nation] >= 0:
            nations += 1.0
            ahead += ARMIES[nation] if nation % 2 == state.turn % 2 else -ARMIES[nation]
    odds = chance * math.exp(TO_ACT + 2.0 * ahead / nations)
    return odds / (odds + 1.0 - chance)


def both(one: Worth, other: Worth) -> Worth:
    """What two looks at the same position say together: the surer one counts more."""
    squares = one.error * one.error, other.error * other.error
    share = squares[0] / (squares[0] + squares[1]) if squares[0] > 0.0 else 0.0
    scores = [
        (1.0 - share) * one.scores[seat] + share * other.scores[seat]
        for seat in range(len(one.scores))
    ]
    return Worth(scores, math.sqrt(share) * other.error)


def carried_over(worth: float, one: float, other: float) -> float:
    """What a chance becomes if its odds change as those from one chance to another."""
    if one == other:
        return worth
    # Where the chance itself is surer, by as much as where it is just as sure as one may be.
    odds = _odds(worth)
    changed = odds * _odds(other) / _odds(one)
    return min(1.0, max(0.0, worth + changed / (1.0 + changed) - odds / (1.0 + odds)))


def _odds(chance: float) -> float:
    sure = min(SUREST, max(1.0 - SUREST, chance))
    return sure / (1.0 - sure)


def spread(worth: float, error: float, usual: float, one: float, other: float) -> float:
    """By how much the difference of two plans varies with the error of a position's worth."""
    found: list[float] = []
    for way in (0.0, -error, error):
        around = min(1.0, max(0.0, worth + way))
        found.append(carried_over(around, usual, other) - carried_over(around, usual, one))
    return max(abs(found[1] - found[0]), abs(found[2] - found[0]))


def unseen(mean: float, count: float) -> float:
    """The error of a mean of trials that all agree: the surer they are, the more a turn of events
    would change that none of them has met, as if half a win and half a loss had been seen besides.
    """
    likely = (mean * count + 0.5) / (count + 1.0)
    return abs(2.0 * mean - 1.0) * math.sqrt(likely * (1.0 - likely) / (count + 2.0))


def in_proportion(error: float, carried: float, found: float) -> float:
    """The error of a difference that was carried over, from that of the one that was found."""
    return 0.0 if found == 0.0 else error * abs(carried / found)


def _same_plan(one: TrenchClub, other: TrenchClub) -> bool:
    """Whether two plans put everybody in the same place and attack alike."""
    return (
        one.place == other.place
        and sorted(one.attacks) == sorted(other.attacks)
        and one.flags == other.flags
    )
