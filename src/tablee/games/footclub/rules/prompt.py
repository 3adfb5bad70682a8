"""What a seat is asked, or what it waits for.

F5.2: a prompt never depends on a hand. It reads nothing but what everybody may know, and a side
that can only pass is asked like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.footclub.table.components import (
    OFFENSIVE_PHASE,
    OVER_PHASE,
    POSSESSION_PHASE,
    SUPPORTERS_PHASE,
    Components,
)
from tablee.kernel.documents import Prompt
from tablee.kernel.kinds import PromptKind, kinds_in

if TYPE_CHECKING:
    from mypy_extensions import i64

CHOOSE_SUPPORTERS: Final = PromptKind("choose-supporters", "F2.2", ("in_play",))
WAIT_SUPPORTERS: Final = PromptKind("wait-supporters", "F2.2", ("mover",))
WATCH_SUPPORTERS: Final = PromptKind("watch-supporters", "F2.2")
TAKE_BALL: Final = PromptKind("take-ball", "F2.3", ("ball",))
WAIT_POSSESSION: Final = PromptKind("wait-possession", "F2.3", ("mover",))
WATCH_POSSESSION: Final = PromptKind("watch-possession", "F2.3", ("mover",))
ATTACK_OR_KEEP: Final = PromptKind("attack-or-keep", "F2.4", ("bonus", "in_play"))
WAIT_OFFENSIVE: Final = PromptKind("wait-offensive", "F2.4", ("mover",))
RAISE_BONUS: Final = PromptKind("raise-bonus", "F3.2", ("bonus", "in_play"))
LOWER_BONUS: Final = PromptKind("lower-bonus", "F3.2", ("bonus", "in_play"))
CLOSE_ATTACK: Final = PromptKind("close-attack", "F3.2", ("bonus", "in_play"))
CLOSE_DEFENCE: Final = PromptKind("close-defence", "F3.2", ("bonus", "in_play"))
WAIT_GO: Final = PromptKind("wait-go", "F3.2", ("mover", "bonus"))
OVER: Final = PromptKind("over", "F4.1")

PROMPT_KINDS: Final = kinds_in(globals(), PromptKind)


def prompt(table: Components, seat: i64) -> Prompt:
    """The prompt of a seat, or of a spectator (-1)."""
    phase, mover = table.phase, table.mover()
    mine = seat >= 0 and table.asked >> seat & 1 != 0
    if phase == OVER_PHASE:
        return OVER.prompt()
    if phase == SUPPORTERS_PHASE:
        if mine:
            return CHOOSE_SUPPORTERS.prompt(in_play=table.in_play[seat])
        return WAIT_SUPPORTERS.prompt(mover=mover) if mover >= 0 else WATCH_SUPPORTERS.prompt()
    if phase == POSSESSION_PHASE:
        if mine:
            return TAKE_BALL.prompt(ball=table.ball)
        return (WAIT_POSSESSION if seat >= 0 else WATCH_POSSESSION).prompt(mover=mover)
    if phase == OFFENSIVE_PHASE:
        if mine:
            bonus, in_play = table.initial_bonuses[seat], table.in_play[seat]
            return ATTACK_OR_KEEP.prompt(bonus=bonus, in_play=in_play)
        return WAIT_OFFENSIVE.prompt(mover=mover)
    if not mine:
        return WAIT_GO.prompt(mover=mover, bonus=table.bonus)
    return _go_kind(table, seat).prompt(bonus=table.bonus, in_play=table.in_play[seat])


def _go_kind(table: Components, seat: i64) -> PromptKind:
    """Whether to raise or to lower, and whether accepting closes the bonus."""
    if seat == table.ball:
        return CLOSE_ATTACK if table.accepted else RAISE_BONUS
    return CLOSE_DEFENCE if table.accepted else LOWER_BONUS
