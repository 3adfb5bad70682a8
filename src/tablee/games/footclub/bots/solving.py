"""F5.3: what each move of a view of the last turn scores with best play of both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.footclub.bots.last_turn import LastTurn, Unsolved, points
from tablee.games.footclub.data import KINDS, PLACED_ATTACK_CARD, SUPPORTERS_CARD
from tablee.games.footclub.table.components import (
    BONUS_PHASE,
    OFFENSIVE_PHASE,
    POSSESSION_PHASE,
    SUPPORTERS_PHASE,
)
from tablee.games.footclub.table.moves import (
    ACCEPT,
    ATTACK,
    EXHAUST,
    PASS,
    PRESSING,
    SUPPORTERS_PLACE,
)
from tablee.games.footclub.view import FootClubView
from tablee.kernel.bot import Clock

if TYPE_CHECKING:
    from mypy_extensions import i64


def known(view: FootClubView, seat: int, kind: int) -> int:
    """In the last turn: how many cards of a kind a hand holds; no pile is left (F5.3)."""
    held: int = view.table.hands[seat * KINDS + kind]
    hidden: int = view.table.piles[seat].count(kind)
    return held + hidden


class Solver:
    """Solves views of the last turn; what it found for one serves for those that follow."""

    def __init__(self, most: int) -> None:
        #: How many goes of bonus wars it may settle for one view.
        self.most = most
        self._turn: LastTurn | None = None

    def scores(self, view: FootClubView, clock: Clock) -> list[float]:
        """For each of the view's moves what its seat scores; raises `Unsolved`."""
        table = view.table
        lead: i64 = table.goals[0] - table.goals[1]
        if lead > 1 or lead < -1:  # a goal ends the match and changes nothing
            return [_for_seat(view.seat, points(lead)) for _ in view.moves]
        turn = self._prepared(view, lead)
        turn.work_left = self.most
        turn.clock = clock
        try:
            return [_for_seat(view.seat, value) for value in _values(view, turn)]
        except Unsolved:
            self._turn = None  # left in the middle of something
            raise

    def _prepared(self, view: FootClubView, lead: i64) -> LastTurn:
        counts = _counts(view)
        bonuses = view.table.initial_bonuses
        turn = self._turn
        if turn is None or not turn.covers(counts, bonuses, lead):
            turn = LastTurn(counts, bonuses, lead)
            self._turn = turn
        turn.counts = counts
        return turn


def _for_seat(seat: i64, value: float) -> float:
    return 1.0 - value if seat else value


def _counts(view: FootClubView) -> list[int]:
    """What both sides can still use; before the choice of Supporters, with one more in play."""
    counts: list[int] = []
    for seat in range(2):
        in_play = view.table.in_play[seat]
        if view.table.phase == SUPPORTERS_PHASE and known(view, seat, SUPPORTERS_CARD):
            in_play += 1
        counts.append(in_play)
        for kind in range(PLACED_ATTACK_CARD, KINDS):
            counts.append(known(view, seat, kind))
    return counts


def _values(view: FootClubView, turn: LastTurn) -> list[float]:
    """What Blue scores by each move."""
    table, seat = view.table, view.seat
    if table.phase == POSSESSION_PHASE:
        return [_by_possession(turn, seat, move) for move in view.moves]
    if table.phase == OFFENSIVE_PHASE:
        return [turn.by_attack(seat) if move == ATTACK else turn.kept for move in view.moves]
    if table.phase == BONUS_PHASE:
        return _by_goes(view, turn)
    return [_by_supporters(turn, view, move) for move in view.moves]


def _by_supporters(turn: LastTurn, view: FootClubView, move: int) -> float:
    """F2.2: the other side puts one into play if it can."""
    place: i64 = view.seat * KINDS + SUPPORTERS_CARD
    held_back = move != SUPPORTERS_PLACE and len(view.moves) > 1
    if held_back:
        turn.counts[place] -= 1
    value = turn.asked(view.table.ball)
    if held_back:
        turn.counts[place] += 1
    return value


def _by_possession(turn: LastTurn, seat: i64, move: int) -> float:
    if move == PASS:
        return turn.holding(1 - seat)
    return turn.by_pressing(seat) if move == PRESSING else turn.by_tackle(seat)


def _by_goes(view: FootClubView, turn: LastTurn) -> list[float]:
    """F3.2: every go of a running attack."""
    table = view.table
    attacks = view.seat == table.ball
    war = turn.war(table.ball, table.bonus)
    war.solve()
    values: list[float] = []
    for move in view.moves:
        if move == ACCEPT:
            value = war.by_accept(attacks, table.accepted)
        elif move > EXHAUST:
            value = war.by_exhausting(attacks, move - EXHAUST)
        else:
            value = war.by_support(attacks)
        values.append(_for_seat(table.ball, value))
    return values
