"""F3.1, F3.2: the bidding of a Placed Attack, solved where both sides see all that can be spent.

What a goal is worth to the attacker is given, and what a save is worth for each way of having
spent. The rest is worked out backwards, from everything spent to nothing spent yet.
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
    """What the attacker scores once so much has been spent, by who has the next go.

    Numbers that lie in objects like this one need no box of their own in compiled code.
    """

    def __init__(self) -> None:
        self.attackers: float = 0.0
        self.defenders: float = 0.0
        # The best that a side gets by exhausting any number of its Supporters.
        self.attacker_exhausts: float = 0.0
        self.defender_exhausts: float = 0.0


class BonusWar:
    """One attack: tell what things are worth, `lay_out` what can be spent, `solve`, then ask.

    A way of having spent is numbered by `_place(a, d, o, s)`: a and d Supporters exhausted by
    attacker and defender, o Offensive and s Defensive Supports played. Adding the number of
    Defensive Supports that worked gives the number of a `Go`.
    """

    def __init__(self) -> None:
        self.stars: i64 = 0
        self.defence_stars: i64 = 0
        self.supports: i64 = 0
        self.defence_supports: i64 = 0
        self.bonus: i64 = 0
        #: What a goal is worth to the attacker, and what a save is: for every a, d, o and s,
        #: in the order in which four nested loops count them up.
        self.goal: float = 0.0
        self.saved: list[float] = []
        self._goes: list[Go] = []
        self._step_s: i64 = 0
        self._step_o: i64 = 0
        self._step_d: i64 = 0
        self._step_a: i64 = 0

    def lay_out(self, stars: i64, defence_stars: i64, supports: i64, defence_supports: i64) -> i64:
        """What each side can spend: Supporters in play and support cards. Says how many goes."""
        self.stars = stars
        self.defence_stars = defence_stars
        self.supports = supports
        self.defence_supports = defence_supports
        self._step_s = defence_supports + 1
        self._step_o = self._step_s * (defence_supports + 1)
        self._step_d = self._step_o * (supports + 1)
        self._step_a = self._step_d * (defence_stars + 1)
        size: i64 = self._step_a * (stars + 1)
        while len(self._goes) < size:
            self._goes.append(Go())
        return size

    def _place(self, a: i64, d: i64, o: i64, s: i64) -> i64:
        """The number of a way of having spent."""
        return a * self._step_a + d * self._step_d + o * self._step_o + s * self._step_s

    def solve(self) -> float:
        """What the attacker scores, who has the first go."""
        a: i64 = self.stars
        while a >= 0:
            d: i64 = self.defence_stars
            while d >= 0:
                o: i64 = self.supports
                while o >= 0:
                    s: i64 = self.defence_supports
                    while s >= 0:
                        self._settle(a, d, o, s)
                        s -= 1
                    o -= 1
                d -= 1
            a -= 1
        return self._goes[0].attackers

    def _settle(self, a: i64, d: i64, o: i64, s: i64) -> None:
        """All goes with so much spent, whatever the Defensive Supports did."""
        at: i64 = self._place(a, d, o, s)
        last: i64 = at + s
        saved = self.saved[at // self._step_s]
        bonus: i64 = self.bonus + a - d + SUPPORT_STARS * o
        while at <= last:
            shot = self.shot(bonus, saved)
            spend = self._attacker_spends(at, a, o)
            answer = self._defender_spends(at, d, s)
            here = self._goes[at]
            # After one's own accept the other side closes with a shot, or goes on (F3.2).
            value = answer if answer < shot else shot
            here.attackers = spend if spend > value else value
            value = spend if spend > shot else shot
            here.defenders = answer if answer < value else value
            at += 1
            bonus -= SUPPORT_STARS

    def shot(self, bonus: i64, saved: float) -> float:
        """What the attacker scores by a shot (F3.3)."""
        if bonus <= -SURE:
            return saved
        if bonus >= SURE:
            return self.goal
        return saved + GOAL_CHANCES[bonus + SURE] * (self.goal - saved)

    def _attacker_spends(self, at: i64, a: i64, o: i64) -> float:
        best: float = NOTHING_GAINED
        goes = self._goes
        if a < self.stars:
            beyond = goes[at + self._step_a]
            best = beyond.defenders
            if beyond.attacker_exhausts > best:
                best = beyond.attacker_exhausts
        goes[at].attacker_exhausts = best
        if o < self.supports:
            value = goes[at + self._step_o].defenders
            if value > best:
                best = value
        return best

    def _defender_spends(self, at: i64, d: i64, s: i64) -> float:
        best: float = NOTHING_SAVED
        goes = self._goes
        if d < self.defence_stars:
            beyond = goes[at + self._step_d]
            best = beyond.attackers
            if beyond.defender_exhausts < best:
                best = beyond.defender_exhausts
        goes[at].defender_exhausts = best
        if s < self.defence_supports:
            value = self._defensive_support(at + self._step_s)
            if value < best:
                best = value
        return best

    def _defensive_support(self, after: i64) -> float:
        return WORKS * self._goes[after + 1].attackers + FAILS * self._goes[after].attackers

    # ---- after `solve`: what the attacker scores by each first go ----------------------------

    def by_accept(self, attacker: bool, closes: bool) -> float:
        """By a side's accept, which may be the second in a row."""
        shot = self.shot(self.bonus, self.saved[0])
        if closes:
            return shot
        if attacker:
            return min(shot, self._defender_spends(0, 0, 0))
        return max(shot, self._attacker_spends(0, 0, 0))

    def by_support(self, attacker: bool) -> float:
        """By a side's support card."""
        if attacker:
            return self._goes[self._step_o].defenders
        return self._defensive_support(self._step_s)

    def by_exhausting(self, attacker: bool, count: i64) -> float:
        """By exhausting so many of a side's Supporters."""
        if attacker:
            return self._goes[count * self._step_a].defenders
        return self._goes[count * self._step_d].attackers
