"""F5.3: the last turn, solved exactly. Both hands are known then, and a goal ends the match.

A position is who has the ball and what each side can still use: counts of cards by kind, where
Supporters are those in play. (One in hand goes into play at once: there it can only help.) Values
are what Blue scores: 1 for a win, 1/2 for a draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.footclub.bots.bonus_war import FAILS, WORKS, BonusWar
from tablee.games.footclub.data import (
    DEFENSIVE_SUPPORT_CARD,
    KINDS,
    NEEDED_TO_ATTACK,
    OFFENSIVE_SUPPORT_CARD,
    PLACED_ATTACK_CARD,
    PRESSING_CARD,
    SUPPORTERS_CARD,
    TACKLE_CARD,
)
from tablee.kernel.bot import Clock

if TYPE_CHECKING:
    from mypy_extensions import i64


class Unsolved(Exception):
    """A position that takes more work than was allowed, or more time than there was."""


class LastTurn:
    """A position of the last turn and all that can come of it."""

    def __init__(self, counts: list[int], initial_bonuses: list[int], lead: i64) -> None:
        #: What both sides can still use, Blue's first; changed and put back while solving.
        self.counts: list[int] = counts[:]
        self.initial_bonuses = initial_bonuses
        #: Blue's goals less Red's.
        self.lead: i64 = lead
        #: How many goes of bonus wars may still be settled, and who may call it off.
        self.work_left: i64 = 0
        self.clock = Clock()
        #: What Blue scores if the match ends as it stands, and if Blue or Red scores a goal.
        self.kept: float = points(lead)
        self._goals: list[float] = [points(lead + 1), points(lead - 1)]
        self._asked: dict[int, float] = {}
        self._holding: dict[int, float] = {}
        #: What attacks score, by what cannot be spent on them.
        self._attacked: dict[int, list[float]] = {}
        self._war = BonusWar()
        #: A position's key is the sum of its counts, each times its step.
        self._most: list[int] = counts[:]
        self._steps: list[int] = []
        step = 2
        for count in counts:
            self._steps.append(step)
            step *= count + 1

    def covers(self, counts: list[int], initial_bonuses: list[int], lead: i64) -> bool:
        """Whether what was found here is good for another position as well."""
        if lead != self.lead or initial_bonuses != self.initial_bonuses:
            return False
        return all(count <= most for count, most in zip(counts, self._most, strict=True))

    def asked(self, ball: i64) -> float:
        """F2.3: the side without the ball is asked."""
        key = self._key(ball)
        if key < 0:
            return self.kept
        known = self._asked.get(key, -1.0)
        if known >= 0.0:
            return known
        seat: i64 = 1 - ball
        value = self.holding(ball)
        if self.counts[seat * KINDS + PRESSING_CARD]:
            value = better(seat, value, self.by_pressing(seat))
        if self.counts[seat * KINDS + TACKLE_CARD]:
            value = better(seat, value, self.by_tackle(seat))
        self._asked[key] = value
        return value

    def by_pressing(self, seat: i64) -> float:
        """F2.3: the seat without the ball takes it, and the other side is asked."""
        place: i64 = seat * KINDS + PRESSING_CARD
        self.counts[place] -= 1
        value = self.asked(seat)
        self.counts[place] += 1
        return value

    def by_tackle(self, seat: i64) -> float:
        """F2.3: the same with two dice; if they fail the side with the ball goes on."""
        place: i64 = seat * KINDS + TACKLE_CARD
        self.counts[place] -= 1
        value = WORKS * self.asked(seat) + FAILS * self.holding(1 - seat)
        self.counts[place] += 1
        return value

    def holding(self, ball: i64) -> float:
        """F2.4: the side with the ball attacks or lets the match end."""
        if not self._may_attack(ball):
            return self.kept
        key = self._key(ball)
        known = self._holding.get(key, -1.0)
        if known >= 0.0:
            return known
        value = better(ball, self.kept, self.by_attack(ball))
        self._holding[key] = value
        return value

    def by_attack(self, ball: i64) -> float:
        """F2.4: the side with the ball plays a Placed Attack."""
        place: i64 = ball * KINDS + PLACED_ATTACK_CARD
        self.counts[place] -= 1
        attacks = self._attacks(ball)
        value = self._for_blue(ball, attacks[self._number(ball)])
        self.counts[place] += 1
        return value

    def _attacks(self, ball: i64) -> list[float]:
        """What an attack scores for its side, by what is left to spend on it."""
        key = self._attack_key(ball)
        known = self._attacked.get(key)
        if known is not None:
            return known
        counts = self.counts
        kept: list[int] = counts[:]
        for place in self._spent_on(ball):
            counts[place] = self._most[place]
        war = self.war(ball, self.initial_bonuses[ball])
        war.solve()
        values = war.values()
        for place in self._spent_on(ball):
            counts[place] = kept[place]
        self._attacked[key] = values
        return values

    def _spent_on(self, ball: i64) -> list[int]:
        """The places of what can be spent on an attack, as a war numbers it."""
        attacker: i64 = ball * KINDS
        defender: i64 = KINDS - attacker
        return [
            attacker + SUPPORTERS_CARD,
            defender + SUPPORTERS_CARD,
            attacker + OFFENSIVE_SUPPORT_CARD,
            defender + DEFENSIVE_SUPPORT_CARD,
        ]

    def _number(self, ball: i64) -> i64:
        """The number of what is left to spend on an attack, out of the most there can be."""
        number: i64 = 0
        for place in self._spent_on(ball):
            most: i64 = self._most[place]
            left: i64 = self.counts[place]
            number = number * (most + 1) + left
        return number

    def war(self, ball: i64, bonus: i64) -> BonusWar:
        """F3: the bidding of an attack that stands at a bonus, ready to be solved."""
        stars, defence_stars, supports, defence_supports = self._spent_on(ball)
        saved = self._saved(ball)
        counts = self.counts
        war = self._war
        self.work_left -= war.lay_out(
            counts[stars], counts[defence_stars], counts[supports], counts[defence_supports]
        )
        if self.work_left < 0 or self.clock.is_up():
            raise Unsolved
        war.bonus = bonus
        war.goal = self._for_blue(ball, self._goals[ball])
        war.saved = saved
        return war

    def _saved(self, ball: i64) -> list[float]:
        """What a save is worth to the attacker, by what is left after the attack (F3.4)."""
        counts = self.counts
        attacker: i64 = ball * KINDS + SUPPORTERS_CARD
        defender: i64 = (1 - ball) * KINDS + SUPPORTERS_CARD
        stars: i64 = counts[attacker]
        defence_stars: i64 = counts[defender]
        found: list[float] = []
        left: i64 = 0
        while left <= stars:
            counts[attacker] = left
            defence_left: i64 = 0
            while defence_left <= defence_stars:
                counts[defender] = defence_left
                self._saved_by_supports(ball, found)
                defence_left += 1
            left += 1
        return found

    def _saved_by_supports(self, ball: i64, found: list[float]) -> None:
        counts = self.counts
        own: i64 = ball * KINDS + OFFENSIVE_SUPPORT_CARD
        others: i64 = (1 - ball) * KINDS + DEFENSIVE_SUPPORT_CARD
        supports: i64 = counts[own]
        defence_supports: i64 = counts[others]
        if not self._may_attack(ball):  # then these cards are worth nothing any more
            value = self._for_blue(ball, self.asked(1 - ball))
            found += [value] * ((supports + 1) * (defence_supports + 1))
            return
        left: i64 = 0
        while left <= supports:
            counts[own] = left
            defence_left: i64 = 0
            while defence_left <= defence_supports:
                counts[others] = defence_left
                found.append(self._for_blue(ball, self.asked(1 - ball)))
                defence_left += 1
            left += 1

    def _for_blue(self, ball: i64, value: float) -> float:
        """From Blue's score to that of the side with the ball, or back."""
        return 1.0 - value if ball else value

    def _may_attack(self, seat: i64) -> bool:
        """Whether a side can attack and has a reason to."""
        if self.counts[seat * KINDS + SUPPORTERS_CARD] < NEEDED_TO_ATTACK:
            return False
        return self._has_attacks(seat)

    def _has_attacks(self, seat: i64) -> bool:
        """Whether a side has a Placed Attack and a reason to play it: one that leads has none."""
        if not self.counts[seat * KINDS + PLACED_ATTACK_CARD]:
            return False
        return self.lead >= 0 if seat else self.lead <= 0

    def _key(self, ball: i64) -> i64:
        """A number for all positions that differ only in what cannot matter any more.

        -1 where nobody can attack and nothing matters at all.
        """
        blue = self._may_attack(0)
        red = self._may_attack(1)
        if not blue and not red:
            return -1
        key: i64 = ball
        for first in (0, KINDS):
            key += self._part(first + SUPPORTERS_CARD)
            key += self._part(first + PRESSING_CARD)
            key += self._part(first + TACKLE_CARD)
        if blue:
            key += self._part(PLACED_ATTACK_CARD) + self._part(OFFENSIVE_SUPPORT_CARD)
            key += self._part(KINDS + DEFENSIVE_SUPPORT_CARD)
        if red:
            key += self._part(KINDS + PLACED_ATTACK_CARD) + self._part(DEFENSIVE_SUPPORT_CARD)
            key += self._part(KINDS + OFFENSIVE_SUPPORT_CARD)
        return key

    def _attack_key(self, ball: i64) -> i64:
        """A number for all attacks that differ only in what can be spent on them."""
        own: i64 = ball * KINDS
        other: i64 = KINDS - own
        key: i64 = ball + self._part(own + PLACED_ATTACK_CARD)
        for first in (own, other):
            key += self._part(first + PRESSING_CARD)
            key += self._part(first + TACKLE_CARD)
        if self._has_attacks(1 - ball):  # else there is nothing to spend these on
            key += self._part(other + PLACED_ATTACK_CARD)
            key += self._part(other + OFFENSIVE_SUPPORT_CARD)
            key += self._part(own + DEFENSIVE_SUPPORT_CARD)
        return key

    def _part(self, place: i64) -> i64:
        count: i64 = self.counts[place]
        step: i64 = self._steps[place]
        return count * step


def points(lead: i64) -> float:
    """What Blue scores with this lead at the end (F4.1)."""
    if lead == 0:
        return 0.5
    return 1.0 if lead > 0 else 0.0


def better(seat: i64, value: float, other: float) -> float:
    """Blue wants the higher score of Blue, Red the lower one."""
    if seat:
        return other if other < value else value
    return other if other > value else value
