"""Playing on by rules of thumb, without a view for every move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.les_poilus.bots import sensible_move
from tablee.games.les_poilus.components import (
    ANSWER_PHASE,
    ASKED,
    INTENSITY_PHASE,
    OVER_PHASE,
)
from tablee.games.les_poilus.sight import sight_in
from tablee.games.les_poilus.state import Poilus
from tablee.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


def policy_move(state: Poilus, seat: i64) -> int:
    """The move that looks best to a seat of an imagined state."""
    moves = state.legal(seat)
    return sensible_move(sight_in(state, seat, moves)) if len(moves) > 1 else moves[0]


def finish_mission(state: Poilus, chance: Chance) -> None:
    """Play on until the next leader names the intensity, or the game is over."""
    while state.phase != INTENSITY_PHASE and state.phase != OVER_PHASE:
        seat: i64 = state.turn
        if state.phase == ANSWER_PHASE:
            seat = 0
            while state.answers[seat] != ASKED:
                seat += 1
        state.apply(seat, policy_move(state, seat), chance, None)
