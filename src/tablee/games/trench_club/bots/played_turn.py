"""A turn as it was played: what was planned, whether dice fell, and what each move was about."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.bots.playing_on import as_trench
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import MONEY_PHASE
from tablee.games.trench_club.table.moves import (
    ATTACK,
    BOARD,
    CAPTURE,
    CONFIRM,
    ENTER,
    FIRST,
    LAY,
    MASK,
    MOVE,
    OPERATION,
    REFUSE,
    SET_DOWN,
    SURRENDER,
    USE,
)
from tablee.kernel.judge import Decision, Step

#: Where a unit goes.
GOES: Final = (MOVE, ENTER, CAPTURE, BOARD, SET_DOWN, LAY)


def is_offer(move: int) -> bool:
    """To surrender, or an ally's answer to that."""
    return SURRENDER <= move >> OPERATION <= REFUSE


def drew(decision: Decision) -> bool:
    """Whether chance had a hand in it."""
    return any(step.drew for step in decision.steps)


def fight_of(steps: list[Step]) -> Step | None:
    """The step in which the attacks are fought out, if the turn has come to that."""
    for step in steps:
        if step.move >> OPERATION == CONFIRM:
            return step
    return None


def planned_of(steps: list[Step], fight: Step | None) -> TrenchClub:
    """The state in which everybody has moved and the attacks are listed."""
    if fight is not None:
        return as_trench(fight.before)
    for step in steps:
        state = as_trench(step.before)
        if state.phase >= MONEY_PHASE:
            return state
    return as_trench(steps[-1].after)


def about(move: int) -> int:
    """What a move decides: which company is used, where a unit goes, or what it attacks."""
    operation = move >> OPERATION
    if operation == USE:
        return USE << OPERATION
    if operation == ATTACK or operation in GOES:
        kind = ATTACK if operation == ATTACK else MOVE
        return kind << OPERATION | (move >> FIRST & MASK) << FIRST
    return move
