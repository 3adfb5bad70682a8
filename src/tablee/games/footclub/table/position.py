"""FootClub as a document: the whole state out, and in again with every fault named."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.footclub.data import KINDS, counted, counts_document, counts_list
from tablee.games.footclub.documents import Choice, FootClubPosition, FootClubSide, Phase
from tablee.games.footclub.position_faults import options_faults, position_faults
from tablee.games.footclub.rules.set_up import use_options
from tablee.games.footclub.state import FootClubState
from tablee.games.footclub.table.components import (
    BONUS_PHASE,
    BOTH,
    OPEN,
    OVER_PHASE,
    SUPPORTERS_PHASE,
    Components,
)
from tablee.kernel.documents import Faults
from tablee.kernel.reading import read_struct

PHASES: Final[list[Phase]] = ["supporters", "possession", "offensive", "bonus", "over"]
CHOICES: Final[list[Choice]] = ["none", "place"]


def shoot_out_goals(table: Components, seat: int) -> int | None:
    """A side's goals in the shoot-out; None if there was none (F4.1)."""
    played = table.phase == OVER_PHASE and table.shoot_out and table.goals[0] == table.goals[1]
    return table.shoot_out_goals[seat] if played else None


def position(table: Components) -> FootClubPosition:
    """The whole state as a document."""
    mover = table.mover()
    single = table.phase != SUPPORTERS_PHASE and mover >= 0
    return FootClubPosition(
        options=table.options,
        phase=PHASES[table.phase],
        turn=table.turn,
        ball=table.ball,
        kick_off=table.kick_off,
        mover=mover if single else None,
        bonus=table.bonus if table.phase == BONUS_PHASE else None,
        accepted=table.accepted,
        sides=[_side(table, seat) for seat in range(2)],
    )


def _side(table: Components, seat: int) -> FootClubSide:
    first = seat * KINDS
    choice = table.choices[seat]
    return FootClubSide(
        goals=table.goals[seat],
        in_play=table.in_play[seat],
        hand=counts_document(table.hands, first),
        pile=counts_document(counted(table.piles[seat])),
        discard=counts_document(table.discards, first),
        choice=None if choice == OPEN else CHOICES[choice],
        shoot_out=shoot_out_goals(table, seat),
    )


def load(data: dict[str, Any]) -> FootClubState:
    """The state of a position document; raises `Faults` naming every fault."""
    document = read_struct(FootClubPosition, data)
    faults = options_faults(document.options, "options.")
    faults = faults or position_faults(document)
    if faults:
        raise Faults(faults)
    table = FootClubState(document.options)
    table.lay_out()
    use_options(table)
    table.phase = PHASES.index(document.phase)
    table.turn = document.turn
    table.ball = document.ball
    table.kick_off = document.kick_off
    table.bonus = document.bonus or 0
    table.accepted = document.accepted
    table.hands = []
    table.discards = []
    for seat, side in enumerate(document.sides):
        table.goals[seat] = side.goals
        table.in_play[seat] = side.in_play
        table.choices[seat] = OPEN if side.choice is None else CHOICES.index(side.choice)
        table.shoot_out_goals[seat] = side.shoot_out or 0
        table.hands += counts_list(side.hand)
        table.discards += counts_list(side.discard)
        pile = counts_list(side.pile)
        table.piles[seat] = [kind for kind in range(KINDS) for _ in range(pile[kind])]
    table.asked = _asked(table, document.mover)
    return table


def _asked(table: Components, mover: int | None) -> int:
    """The bit set of the seats to act."""
    if table.phase == SUPPORTERS_PHASE:
        return sum(1 << seat for seat in range(2) if table.choices[seat] == OPEN) & BOTH
    return 0 if mover is None else 1 << mover
