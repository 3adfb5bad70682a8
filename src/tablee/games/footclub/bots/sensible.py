"""Computer players of FootClub that know its rules."""

from __future__ import annotations

from typing import Final

from tablee.games.footclub.bots.reasons import reason_for
from tablee.games.footclub.bots.solving import known
from tablee.games.footclub.data import (
    DEFENSIVE_SUPPORT_CARD,
    KINDS,
    NEEDED_TO_ATTACK,
    OFFENSIVE_SUPPORT_CARD,
    PLACED_ATTACK_CARD,
    SUPPORT_STARS,
)
from tablee.games.footclub.odds import ALL_WAYS, goal_ways
from tablee.games.footclub.table.components import (
    BONUS_PHASE,
    OFFENSIVE_PHASE,
    POSSESSION_PHASE,
    Components,
)
from tablee.games.footclub.table.moves import (
    ACCEPT,
    ATTACK,
    DEFENSIVE_SUPPORT,
    EXHAUST,
    KEEP,
    PASS,
    PRESSING,
    SUPPORTERS_PLACE,
)
from tablee.games.footclub.view import FootClubView
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Weighed
from tablee.kernel.state import View

# Prices and worths in 72nds of a goal, found by letting variants of this player meet. What a card
# or the ball is worth falls in proportion to the turns that are left.
#: A Supporter in play with the whole match ahead, and with one turn left.
STAR_PRICE: Final = 11.0
LAST_STAR_PRICE: Final = 2.0
#: What each Supporter costs besides that is lacking to the three of the next attack.
RESERVE_PRICE: Final = 9.0
SUPPORT_PRICE: Final = 13.0
PRESS_PRICE: Final = 20.0
TACKLE_PRICE: Final = 8.0
ATTACK_PRICE: Final = 22.0
#: Going into the next turn with the ball.
BALL_WORTH: Final = 8.0
#: The share of a goal's worth that is left in the last turn if it cannot change the result.
IDLE_GOAL: Final = 0.3
#: The chance of a Tackle or a Defensive Support (F6.1).
TWO_DICE: Final = 7 / 12


class SensibleBot(Bot):
    """Weighs what a move does to P(goal) against what it costs later.

    Everything is measured in 72nds of a goal, the steps of the table of F6.1. Stars go where one
    is worth most, and a Supporter that would leave fewer than the three of the next attack costs
    extra. Cards get cheaper towards the end, when there is nothing left to keep them for, and
    then only goals that can still change the result count in full.
    """

    def choose(self, view: View, chance: Chance) -> int:  # noqa: ARG002
        """The move that is worth most; the cheaper one if two are worth the same."""
        assert isinstance(view, FootClubView)
        return self.move(view)

    def move(self, view: FootClubView) -> int:
        """The same, which needs no chance."""
        if len(view.moves) == 1:
            return view.moves[0]
        phase = view.table.phase
        if phase == BONUS_PHASE:
            return _go(view)
        if phase == POSSESSION_PHASE:
            return _possession(view)
        if phase == OFFENSIVE_PHASE:
            return _offensive(view)
        return SUPPORTERS_PLACE  # in hand they are worth nothing (F2.2)

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:  # noqa: ARG002
        """What speaks for a move."""
        assert isinstance(view, FootClubView)
        return reason_for(view, move)


def _later(table: Components) -> float:
    """How much of the match is still to come after this turn, from 0 to 1."""
    turns: int = table.turns
    left: int = turns - table.turn
    return left / turns


def _goal_worth(table: Components, scorer: int) -> float:
    """Towards the end a goal counts in full only if it makes or breaks a draw."""
    behind = table.goals[1 - scorer] - table.goals[scorer]
    if behind == 0 or behind == 1:
        return 1.0
    return IDLE_GOAL + (1.0 - IDLE_GOAL) * _later(table)


def _star_cost(table: Components, seat: int, count: int) -> float:
    """What exhausting Supporters costs: more where the next attack would lack its three."""
    later = _later(table)
    if later == 0.0:
        return 0.01 * count
    price = LAST_STAR_PRICE + (STAR_PRICE - LAST_STAR_PRICE) * later
    cost = price * count
    missing = NEEDED_TO_ATTACK - (table.in_play[seat] - count)
    if missing > 0 and _attacks_to_come(table, seat):
        cost += RESERVE_PRICE * missing
    return cost


def _go(view: FootClubView) -> int:
    """F3.2: the spend whose stars gain most over their price, or accept."""
    table, seat = view.table, view.seat
    bonus: int = table.bonus
    side = 1 if seat == table.ball else -1
    worth = side * _goal_worth(table, table.ball)
    now = goal_ways(bonus)
    best, best_gain = ACCEPT, 0.0
    for move in view.moves[1:]:
        if move > EXHAUST:
            count = move - EXHAUST
            gain = worth * (goal_ways(bonus + side * count) - now)
            gain -= _star_cost(table, seat, count)
        else:
            gain = worth * (goal_ways(bonus + side * SUPPORT_STARS) - now)
            if move == DEFENSIVE_SUPPORT:
                gain *= TWO_DICE
            gain -= SUPPORT_PRICE * _later(table) + 0.005
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def _attack_worth(table: Components, seat: int) -> float:
    """What an attack of one's own is worth after the best spend."""
    bonus: int = table.initial_bonuses[seat]
    spent = 0.0
    if table.hands[seat * KINDS + OFFENSIVE_SUPPORT_CARD]:
        bonus += SUPPORT_STARS
        spent = SUPPORT_PRICE * _later(table)
    worth = _goal_worth(table, seat)
    best = worth * goal_ways(bonus)
    for count in range(1, table.in_play[seat] + 1):
        gain = worth * goal_ways(bonus + count) - _star_cost(table, seat, count)
        best = max(best, gain)
    return best - spent


def _offensive(view: FootClubView) -> int:
    """F2.4: attack if it is worth more than the card kept for later."""
    table, seat = view.table, view.seat
    if table.turn == table.turns:
        return _last_offensive(view)
    worth = _attack_worth(table, seat)
    return ATTACK if worth > ATTACK_PRICE * _later(table) else KEEP


def _last_offensive(view: FootClubView) -> int:
    """In the last turn: keeping the ball ends the match, and the other hand is known (F5.3)."""
    table, seat = view.table, view.seat
    lead = table.goals[seat] - table.goals[1 - seat]
    if lead != 0:
        return KEEP if lead > 0 else ATTACK
    mine = _last_attack(view, seat)
    theirs = _last_attack(view, 1 - seat) * (ALL_WAYS - mine) / ALL_WAYS
    return ATTACK if mine >= theirs else KEEP


def _last_attack(view: FootClubView, seat: int) -> int:
    """In the last turn: the ways out of 72 to score for a side, if it can attack at all.

    It spends everything. Its opponent defends with everything but the Supporters of an attack
    of its own, and with as many Defensive Supports as can be hoped to work.
    """
    table, other = view.table, 1 - seat
    if table.in_play[seat] < NEEDED_TO_ATTACK or not known(view, seat, PLACED_ATTACK_CARD):
        return 0
    bonus: int = table.initial_bonuses[seat] + table.in_play[seat]
    bonus += SUPPORT_STARS * known(view, seat, OFFENSIVE_SUPPORT_CARD)
    kept = NEEDED_TO_ATTACK if known(view, other, PLACED_ATTACK_CARD) else 0
    bonus -= max(0, table.in_play[other] - kept)
    bonus -= round(SUPPORT_STARS * TWO_DICE * known(view, other, DEFENSIVE_SUPPORT_CARD))
    return goal_ways(bonus)


def _possession(view: FootClubView) -> int:
    """F2.3: Pressing or Tackle if the ball is worth more than the card."""
    return duel_move(view.moves, _ball_worth(view), _later(view.table))


def duel_move(moves: list[int], worth: float, later: float) -> int:
    """What to do about a ball of this worth with so much of the match to come."""
    best, best_gain = PASS, 0.0
    for move in moves[1:]:
        if move == PRESSING:
            gain = worth - PRESS_PRICE * later
        else:
            gain = worth * TWO_DICE - TACKLE_PRICE * later
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def _ball_worth(view: FootClubView) -> float:
    """What the ball is worth: an attack of one's own, and the opponent's that cannot come."""
    table, seat = view.table, view.seat
    other = 1 - seat
    if table.turn == table.turns:
        mine, theirs = _last_attack(view, seat), _last_attack(view, other)
        return mine * _goal_worth(table, seat) + theirs * _goal_worth(table, other)
    worth = BALL_WORTH * _later(table)
    if table.in_play[seat] >= NEEDED_TO_ATTACK:
        if table.hands[seat * KINDS + PLACED_ATTACK_CARD]:
            worth += _attack_worth(table, seat)
    if table.in_play[other] >= NEEDED_TO_ATTACK:
        threat = goal_ways(table.initial_bonuses[other] + 1) * _goal_worth(table, other)
        worth += threat * chance_held(view, other, PLACED_ATTACK_CARD)
    return worth


def _attacks_to_come(table: Components, seat: int) -> bool:
    """Whether a side that knows its own cards has a Placed Attack left, in hand or pile."""
    in_hand = table.hands[seat * KINDS + PLACED_ATTACK_CARD] > 0
    return in_hand or PLACED_ATTACK_CARD in table.piles[seat]


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
