"""Computer players of FootClub that know its rules."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.games.footclub.components import (
    BONUS_PHASE,
    OFFENSIVE_PHASE,
    POSSESSION_PHASE,
    Components,
)
from tablee.games.footclub.data import (
    KINDS,
    NEEDED_TO_ATTACK,
    PLACED_ATTACK_CARD,
    SUPPORT_STARS,
)
from tablee.games.footclub.moves import (
    ACCEPT,
    ATTACK,
    DEFENSIVE_SUPPORT,
    EXHAUST,
    KEEP,
    PASS,
    PRESSING,
    TACKLE,
)
from tablee.games.footclub.odds import goal_ways
from tablee.games.footclub.view import FootClubView
from tablee.kernel.chance import Chance
from tablee.kernel.state import View


class SensibleBot(Bot):
    """Weighs what a move does to P(goal) against what it costs later.

    Everything is measured in 72nds of a goal, the steps of the table of F6.1. A card costs more
    the more turns are left to use it in, and nothing at the end; a Supporter that would leave
    fewer than the three of the next attack costs extra.
    """

    def __init__(self) -> None:
        self.star_price = 8.0
        self.reserve_price = 6.0
        self.support_price = 8.0
        self.press_price = 14.0
        self.tackle_price = 8.0
        self.attack_price = 6.0
        self.ball_worth = 4.0

    def choose(self, view: View, chance: Chance) -> int:  # noqa: ARG002
        """The move that is worth most; the cheaper one if two are worth the same."""
        assert isinstance(view, FootClubView)
        phase = view.table.phase
        if len(view.moves) == 1:
            return view.moves[0]
        if phase == BONUS_PHASE:
            return self._go(view)
        if phase == POSSESSION_PHASE:
            return self._possession(view)
        if phase == OFFENSIVE_PHASE:
            return self._offensive(view)
        return view.moves[-1]  # a Supporters card in hand is worth nothing (F2.2)

    def _later(self, table: Components) -> float:
        """How much of the match is still to come after this turn, from 0 to 1."""
        turns: int = table.turns
        left: int = turns - table.turn
        return left / turns

    def _star_cost(self, table: Components, seat: int, count: int) -> float:
        """What exhausting Supporters costs: more where the next attack would lack its three."""
        later = self._later(table)
        if later == 0.0:
            return 0.01 * count
        cost = self.star_price * count * min(1.0, 0.5 + later)
        missing = NEEDED_TO_ATTACK - (table.in_play[seat] - count)
        if missing > 0 and table.hands[seat * KINDS + PLACED_ATTACK_CARD]:
            cost += self.reserve_price * missing
        return cost

    def _go(self, view: FootClubView) -> int:
        """F3.2: the spend whose stars gain most over their price, or accept."""
        table, seat = view.table, view.seat
        bonus: int = table.bonus
        side: int = 1 if seat == table.ball else -1
        now: int = goal_ways(bonus)
        best, best_gain = ACCEPT, 0.0
        for move in view.moves:
            if move == ACCEPT:
                continue
            if move > EXHAUST:
                count: int = move - EXHAUST
                gain = side * (goal_ways(bonus + side * count) - now) * 1.0
                gain -= self._star_cost(table, seat, count)
            else:
                gain = side * (goal_ways(bonus + side * SUPPORT_STARS) - now) * 1.0
                if move == DEFENSIVE_SUPPORT:
                    gain *= 7 / 12
                gain -= self.support_price * self._later(table) + 0.005
            if gain > best_gain:
                best, best_gain = move, gain
        return best

    def _attack_worth(self, table: Components, seat: int) -> float:
        """What an attack of one's own is worth after the best spend of Supporters."""
        bonus: int = table.initial_bonuses[seat]
        best = float(goal_ways(bonus))
        if table.hands[seat * KINDS + 4]:
            bonus += SUPPORT_STARS
            best = goal_ways(bonus) - self.support_price * self._later(table)
        base = best - goal_ways(bonus)
        for count in range(1, table.in_play[seat] + 1):
            gain = base + goal_ways(bonus + count) - self._star_cost(table, seat, count)
            if gain > best:
                best = gain
        return best

    def _offensive(self, view: FootClubView) -> int:
        """F2.4: attack if it is worth more than the card kept for later."""
        table, seat = view.table, view.seat
        worth = self._attack_worth(table, seat)
        return ATTACK if worth > self.attack_price * self._later(table) else KEEP

    def _possession(self, view: FootClubView) -> int:
        """F2.3: Pressing or Tackle if the ball is worth more than the card."""
        table = view.table
        worth = self._ball_worth(view)
        later = self._later(table)
        best, best_gain = PASS, 0.0
        for move in view.moves:
            if move == PRESSING:
                gain = worth - self.press_price * later
            elif move == TACKLE:
                gain = worth * 7 / 12 - self.tackle_price * later
            else:
                continue
            if gain > best_gain:
                best, best_gain = move, gain
        return best

    def _ball_worth(self, view: FootClubView) -> float:
        """What the ball is worth: an attack of one's own, and the opponent's that cannot come."""
        table, seat = view.table, view.seat
        other: int = 1 - seat
        worth = self.ball_worth * self._later(table)
        if table.in_play[seat] >= NEEDED_TO_ATTACK and table.hands[seat * KINDS + 1]:
            worth += self._attack_worth(table, seat)
        if table.in_play[other] >= NEEDED_TO_ATTACK:
            threat = goal_ways(table.initial_bonuses[other] + 1)
            worth += threat * chance_held(view, other, PLACED_ATTACK_CARD)
        return worth


def chance_held(view: FootClubView, seat: int, kind: int) -> float:
    """The chance that a hidden hand holds a card of a kind (F5.3: in turn 8 it is known)."""
    pile = view.table.piles[seat]
    others: int = len(pile) - pile.count(kind)
    unseen: int = len(pile)
    missing = 1.0
    for drawn in range(view.hand_sizes[seat]):
        missing *= (others - drawn) / (unseen - drawn)
        if others - drawn <= 0:
            return 1.0
    return 1.0 - missing
