"""F4: the end of a match, and the shoot-out where the table plays it as a house rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.footclub import events as happened
from tablee.games.footclub.components import OVER_PHASE, Components
from tablee.games.footclub.data import SHOOT_OUT_SHOTS
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64


def end_match(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """F4.1: nobody can draw any more."""
    table.phase = OVER_PHASE
    table.asked = 0
    goals = table.goals
    if events is not None:
        events.append((happened.FULL_TIME, goals[0], goals[1]))
    if table.shoot_out and goals[0] == goals[1]:
        _shoot_out(table, chance, events)


def _shoot_out(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """F4.1: five shots each, the side that kicked off first, then pairs until they differ."""
    goals = table.shoot_out_goals
    first: i64 = table.kick_off
    if events is not None:
        events.append((happened.SHOOT_OUT_BEGAN, first))
    pairs: i64 = 0
    while pairs < SHOOT_OUT_SHOTS or goals[0] == goals[1]:
        _take_shot(table, first, chance, events)
        _take_shot(table, 1 - first, chance, events)
        pairs += 1
    if events is not None:
        winner = 0 if goals[0] > goals[1] else 1
        events.append((happened.SHOOT_OUT_WON, winner, goals[0], goals[1]))


def _take_shot(table: Components, seat: i64, chance: Chance, events: list[Event] | None) -> None:
    """A shot by F3.3 with bonus 0."""
    defence = chance.die(6)
    attack = chance.die(6)
    while attack == defence:
        if events is not None:
            events.append((happened.SHOOT_OUT_TIED, seat, defence, attack))
        defence = chance.die(6)
        attack = chance.die(6)
    goal = attack > defence
    if goal:
        table.shoot_out_goals[seat] += 1
    if events is not None:
        if goal:
            goals = table.shoot_out_goals[seat]
            events.append((happened.SHOOT_OUT_GOAL, seat, defence, attack, goals))
        else:
            events.append((happened.SHOOT_OUT_SAVED, seat, defence, attack))
