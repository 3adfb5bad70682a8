"""Why one might make a move, from what the seat of a view can see."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tablee.games.footclub.odds import goal_chance, spend, two_dice_chance
from tablee.games.footclub.table.components import Components
from tablee.games.footclub.table.moves import (
    ACCEPT,
    ATTACK,
    KEEP,
    PASS,
    PRESSING,
    SUPPORTERS_NONE,
    SUPPORTERS_PLACE,
    TACKLE,
)
from tablee.games.footclub.view import FootClubView
from tablee.kernel.documents import Reason
from tablee.kernel.kinds import ONLY_MOVE, TABLE_REASONS, ReasonKind, kinds_in

SOLVED: Final = ReasonKind("solved", ("percent",))
DECIDED: Final = ReasonKind("decided")
HOLD_BACK: Final = ReasonKind("hold-back")
PLACE: Final = ReasonKind("place")
LEAVE_BALL: Final = ReasonKind("leave-ball")
TAKE_BALL: Final = ReasonKind("take-ball")
TRY_FOR_BALL: Final = ReasonKind("try-for-ball", ("percent",))
SAVE_ATTACK: Final = ReasonKind("save-attack", ("percent",))
KEEP_RESULT: Final = ReasonKind("keep-result")
RISK_ATTACK: Final = ReasonKind("risk-attack", ("in_play", "other_in_play"))
ENOUGH: Final = ReasonKind("enough", ("percent",))
BETTER_SHOT: Final = ReasonKind("better-shot", ("before", "after"))
WORSE_SHOT: Final = ReasonKind("worse-shot", ("before", "after"))
REASON_KINDS: Final = kinds_in(globals(), ReasonKind, besides=TABLE_REASONS)


def percent(share: Fraction | float) -> int:
    """A share as whole per cent."""
    return int(100 * share + Fraction(1, 2))


def reason_for(view: FootClubView, move: int) -> Reason:
    """What speaks for a move."""
    table = view.table
    if len(view.moves) == 1:
        return ONLY_MOVE.reason()
    if move == SUPPORTERS_NONE:
        return HOLD_BACK.reason()
    if move == SUPPORTERS_PLACE:
        return PLACE.reason()
    if move == PASS:
        return LEAVE_BALL.reason()
    if move == PRESSING:
        return TAKE_BALL.reason()
    if move == TACKLE:
        return TRY_FOR_BALL.reason(percent=percent(two_dice_chance()))
    if move == KEEP:
        if table.turn == table.turns:  # there is no later
            return KEEP_RESULT.reason()
        bonus = table.initial_bonuses[view.seat]
        return SAVE_ATTACK.reason(percent=percent(goal_chance(bonus)))
    if move == ATTACK:
        other = table.in_play[1 - view.seat]
        return RISK_ATTACK.reason(in_play=table.in_play[view.seat], other_in_play=other)
    return _of_go(table, view.seat, move)


def _of_go(table: Components, seat: int, move: int) -> Reason:
    """F3.2: what a go makes of the shot."""
    before = percent(goal_chance(table.bonus))
    if move == ACCEPT:
        return ENOUGH.reason(percent=before)
    after = percent(spend(table, seat, move, table.bonus)[1])
    kind = BETTER_SHOT if seat == table.ball else WORSE_SHOT
    return kind.reason(before=before, after=after)
