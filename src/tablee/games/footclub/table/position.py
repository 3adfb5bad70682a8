"""FootClub as a document: the whole state out."""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.games.footclub.data import KINDS, PLAYERS, counted, counts_document
from tablee.games.footclub.documents import Choice, FootClubPosition, FootClubSide, Phase
from tablee.games.footclub.table.components import (
    BONUS_PHASE,
    MOVABLE_SINCE,
    OPEN,
    OVER_PHASE,
    SUPPORTERS_PHASE,
    Components,
)

PHASES: Final[list[Phase]] = ["supporters", "possession", "offensive", "bonus", "over"]
CHOICES: Final[list[Choice]] = ["none", "place"]


def shoot_out_goals(table: Components, seat: int) -> int | None:
    """A side's goals in the shoot-out; None if there was none (F4.1)."""
    played = table.phase == OVER_PHASE and table.shoot_out and table.goals[0] == table.goals[1]
    return table.shoot_out_goals[seat] if played else None


def ball_on(table: Components) -> int | msgspec.UnsetType:
    """The number of the player on whom the ball lies (F3.7); unset by the first rules."""
    return table.ball_on + 1 if table.rules_version >= MOVABLE_SINCE else msgspec.UNSET


def tokens(table: Components, seat: int) -> list[int] | msgspec.UnsetType:
    """The players on whom a side's goal tokens lie (F3.7); unset by the first rules."""
    if table.rules_version < MOVABLE_SINCE:
        return msgspec.UNSET
    if not table.goals[seat]:
        return []
    counts = table.tokens[seat * PLAYERS : (seat + 1) * PLAYERS]
    return [player + 1 for player, count in enumerate(counts) for _ in range(count)]


def position(table: Components) -> FootClubPosition:
    """The whole state as a document."""
    mover = table.mover()
    single = table.phase != SUPPORTERS_PHASE and mover >= 0
    return FootClubPosition(
        options=table.options,
        rules=table.rules_version if table.rules_version >= MOVABLE_SINCE else msgspec.UNSET,
        phase=PHASES[table.phase],
        turn=table.turn,
        ball=table.ball,
        kick_off=table.kick_off,
        mover=mover if single else None,
        bonus=table.bonus if table.phase == BONUS_PHASE else None,
        accepted=table.accepted,
        ball_on=ball_on(table),
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
        tokens=tokens(table, seat),
    )
