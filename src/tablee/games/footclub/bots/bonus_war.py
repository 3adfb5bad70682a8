"""F3.1, F3.2: the bidding of a Placed Attack, solved where both sides see all that can be spent.

What a goal is worth to the attacker is given, and what a save is worth for each way of what is
left to spend. The rest is worked out backwards, from nothing left to everything left: for every
attack at once that begins with some of it and with the same bonus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.footclub.data import SUPPORT_STARS
from tablee.games.footclub.odds import ALL_WAYS, GOAL_WAYS

if TYPE_CHECKING:
    from mypy_extensions import i64

#: P(goal) with a bonus of -6, -5, ... 6 (F6.1).
GOAL_CHANCES: Final[list[float]] = [ways / ALL_WAYS for ways in GOAL_WAYS]
SURE: Final = 6
#: The chances that a Tackle or a Defensive Support works and that it does not (F6.1).
WORKS: Final = 7 / 12
FAILS: Final = 5 / 12
# Worse than any score, for a side that has nothing to spend.
NOTHING_GAINED: Final = -1.0
NOTHING_SAVED: Final = 2.0


class Go:
    """What the attacker scores with so much left and some bonus, by who has the next go.

    Numbers that lie in objects like this one need no box of their own in compiled code.
    """

    def __init__(self) -> None:
        self.attackers: float = 0.0
        self.defenders: float = 0.0
        # The best that a side gets by exhausting any number of its Supporters.
        self.attacker_exhausts: float = 0.0
        self.defender_exhausts: float = 0.0


class BonusWar:
    """Attacks with one bonus: `lay_out` what can be spent, tell what things are worth, `solve`.

    What is left is numbered as four nested loops count it up: the attacker's Supporters, the
    defender's, Offensive Supports, Defensive Supports. Each number has a row of goes, one for
    each bonus that spending can have led to.
    """

    def __init__(self) -> None:
        self.stars: i64 = 0
        self.defence_stars: i64 = 0
        self.supports: i64 = 0
        self.defence_supports: i64 = 0
        #: How many numbers there are.
        self.size: i64 = 0
        self.bonus: i64 = 0
        #: What a goal is worth to the attacker, and what a save is, by number.
        self.goal: float = 0.0
        self.saved: list[float] = []
        self._goes: list[Go] = []
        self._width: i64 = 0
        # How far away the go is that follows one more spent.
        self._to_exhaust: i64 = 0
        self._to_defence_exhaust: i64 = 0
        self._to_support: i64 = 0
        self._to_defence_support: i64 = 0

    def lay_out(self, stars: i64, defence_stars: i64, supports: i64, defence_supports: i64) -> i64:
        """The most that can be spent: Supporters in play and support cards. Says how many goes."""
        self.stars = stars
        self.defence_stars = defence_stars
        self.supports = supports
        self.defence_supports = defence_supports
        for_support: i64 = defence_supports + 1
        for_defence_star: i64 = for_support * (supports + 1)
        for_star: i64 = for_defence_star * (defence_stars + 1)
        self.size = for_star * (stars + 1)
        width: i64 = 1 + stars + defence_stars + SUPPORT_STARS * (supports + defence_supports)
        self._width = width
        self._to_exhaust = 1 - for_star * width
        self._to_defence_exhaust = -1 - for_defence_star * width
        self._to_support = SUPPORT_STARS - for_support * width
        self._to_defence_support = -width
        cells: i64 = self.size * width
        while len(self._goes) < cells:
            self._goes.append(Go())
        return cells

    def _first(self) -> i64:
        """The place of the bonus in a row, before anything is spent."""
        return self.defence_stars + SUPPORT_STARS * self.defence_supports

    def solve(self) -> None:
        """All of it."""
        number: i64 = 0
        sa: i64 = 0
        while sa <= self.stars:
            sd: i64 = 0
            while sd <= self.defence_stars:
                o: i64 = 0
                while o <= self.supports:
                    s: i64 = 0
                    while s <= self.defence_supports:
                        self._settle(number, sa, sd, o, s)
                        number += 1
                        s += 1
                    o += 1
                sd += 1
            sa += 1

    def values(self) -> list[float]:
        """What the attacker scores, who has the first go, by number."""
        first: i64 = self._first()
        found: list[float] = []
        number: i64 = 0
        while number < self.size:
            found.append(self._goes[number * self._width + first].attackers)
            number += 1
        return found

    def _settle(self, number: i64, sa: i64, sd: i64, o: i64, s: i64) -> None:
        """All goes with so much left, for every bonus that spending the rest can have led to."""
        saved = self.saved[number]
        first: i64 = self._first()
        more: i64 = self.stars - sa + SUPPORT_STARS * (self.supports - o)
        less: i64 = self.defence_stars - sd + SUPPORT_STARS * (self.defence_supports - s)
        bonus: i64 = self.bonus - less
        at: i64 = number * self._width + first - less
        last: i64 = number * self._width + first + more
        while at <= last:
            shot = self.shot(bonus, saved)
            spend = self._attacker_spends(at, sa, o)
            answer = self._defender_spends(at, sd, s)
            here = self._goes[at]
            # After one's own accept the other side closes with a shot, or goes on (F3.2).
            value = answer if answer < shot else shot
            here.attackers = spend if spend > value else value
            value = spend if spend > shot else shot
            here.defenders = answer if answer < value else value
            at += 1
            bonus += 1

    def shot(self, bonus: i64, saved: float) -> float:
        """What the attacker scores by a shot (F3.3)."""
        if bonus <= -SURE:
            return saved
        if bonus >= SURE:
            return self.goal
        return saved + GOAL_CHANCES[bonus + SURE] * (self.goal - saved)

    def _attacker_spends(self, at: i64, sa: i64, o: i64) -> float:
        best: float = NOTHING_GAINED
        goes = self._goes
        if sa:
            beyond = goes[at + self._to_exhaust]
            best = beyond.defenders
            if beyond.attacker_exhausts > best:
                best = beyond.attacker_exhausts
        goes[at].attacker_exhausts = best
        if o:
            value = goes[at + self._to_support].defenders
            if value > best:
                best = value
        return best

    def _defender_spends(self, at: i64, sd: i64, s: i64) -> float:
        best: float = NOTHING_SAVED
        goes = self._goes
        if sd:
            beyond = goes[at + self._to_defence_exhaust]
            best = beyond.attackers
            if beyond.defender_exhausts < best:
                best = beyond.defender_exhausts
        goes[at].defender_exhausts = best
        if s:
            value = self._defensive_support(at)
            if value < best:
                best = value
        return best

    def _defensive_support(self, at: i64) -> float:
        after: i64 = at + self._to_defence_support
        goes = self._goes
        return WORKS * goes[after - SUPPORT_STARS].attackers + FAILS * goes[after].attackers

    # ---- after `solve`: what the attacker scores by each go, with everything left --------------

    def _now(self) -> i64:
        return (self.size - 1) * self._width + self._first()

    def by_accept(self, attacker: bool, closes: bool) -> float:
        """By a side's accept, which may be the second in a row."""
        shot = self.shot(self.bonus, self.saved[self.size - 1])
        if closes:
            return shot
        if attacker:
            return min(
                shot, self._defender_spends(self._now(), self.defence_stars, self.defence_supports)
            )
        return max(shot, self._attacker_spends(self._now(), self.stars, self.supports))

    def by_support(self, attacker: bool) -> float:
        """By a side's support card."""
        if attacker:
            return self._goes[self._now() + self._to_support].defenders
        return self._defensive_support(self._now())

    def by_exhausting(self, attacker: bool, count: i64) -> float:
        """By exhausting so many of a side's Supporters."""
        if attacker:
            return self._goes[self._now() + count * self._to_exhaust].defenders
        return self._goes[self._now() + count * self._to_defence_exhaust].attackers
