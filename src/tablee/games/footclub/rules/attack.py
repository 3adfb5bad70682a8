"""F3: a Placed Attack: both sides bid for the bonus, then the dice decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.footclub.data import (
    DEFENSIVE_SUPPORT_CARD,
    KINDS,
    OFFENSIVE_SUPPORT_CARD,
    PLACED_ATTACK_CARD,
    SUPPORT_STARS,
    SUPPORTERS_CARD,
    TARGET,
)
from tablee.games.footclub.rules.players import put_token
from tablee.games.footclub.rules.turn import begin_possession, begin_turn, play_card
from tablee.games.footclub.table import events as happened
from tablee.games.footclub.table.components import BY_SAVE, TO_KICK_OFF, Components
from tablee.games.footclub.table.moves import (
    ACCEPT,
    DEFENSIVE_SUPPORT,
    EXHAUST,
    MOST_SUPPORTERS,
    OFFENSIVE_SUPPORT,
)
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The moves of exhausting 1, 2, 3, ... Supporters.
EXHAUSTS: Final[list[int]] = list(range(EXHAUST + 1, EXHAUST + MOST_SUPPORTERS + 1))


def legal_goes(table: Components, seat: i64) -> list[int]:
    """F3.1, F3.2: accept, play the support card of one's side, or exhaust some Supporters."""
    moves = [ACCEPT]
    if seat == table.ball:
        if table.hands[seat * KINDS + OFFENSIVE_SUPPORT_CARD]:
            moves.append(OFFENSIVE_SUPPORT)
    elif table.hands[seat * KINDS + DEFENSIVE_SUPPORT_CARD]:
        moves.append(DEFENSIVE_SUPPORT)
    in_play: i64 = table.in_play[seat]
    if in_play:
        moves += EXHAUSTS[:in_play]
    return moves


def accept(table: Components, seat: i64, chance: Chance, events: list[Event] | None) -> None:
    """F3.2: the second accept in a row closes the bonus, and the shot follows."""
    if events is not None:
        events.append((happened.BONUS_ACCEPTED, seat, table.bonus))
    if table.accepted:
        _shoot(table, chance, events)
    else:
        table.accepted = True
        table.asked = 2 - seat


def play_offensive_support(table: Components, seat: i64, events: list[Event] | None) -> None:
    """F3.1: two stars for the attack."""
    play_card(table, seat, OFFENSIVE_SUPPORT_CARD)
    _change_bonus(table, seat, SUPPORT_STARS)
    if events is not None:
        events.append((happened.OFFENSIVE_SUPPORT_PLAYED, seat, table.bonus))


def play_defensive_support(
    table: Components, seat: i64, chance: Chance, events: list[Event] | None
) -> None:
    """F3.1: two stars for the defence with 7 or more; a failed one cancels an accept too."""
    play_card(table, seat, DEFENSIVE_SUPPORT_CARD)
    chance.at("defensive-support", seat, table.discards[seat * KINDS + DEFENSIVE_SUPPORT_CARD])
    first = chance.die(6)
    second = chance.die(6)
    won = first + second >= TARGET
    _change_bonus(table, seat, -SUPPORT_STARS if won else 0)
    if events is not None:
        kind = happened.DEFENSIVE_SUPPORT_WON if won else happened.DEFENSIVE_SUPPORT_MISSED
        events.append((kind, seat, first, second, table.bonus))


def exhaust(table: Components, seat: i64, count: i64, events: list[Event] | None) -> None:
    """F3.1: Supporters in play go to the discard for a star each."""
    table.in_play[seat] -= count
    table.discards[seat * KINDS + SUPPORTERS_CARD] += count
    _change_bonus(table, seat, count if seat == table.ball else -count)
    if events is not None:
        left = table.in_play[seat]
        events.append((happened.SUPPORTERS_EXHAUSTED, seat, count, left, table.bonus))


def _change_bonus(table: Components, seat: i64, stars: i64) -> None:
    """F3.2: any go but an accept cancels the accept before it; the other side is next."""
    table.bonus += stars
    table.accepted = False
    table.asked = 2 - seat


def _shoot(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """F3.3: defence and attack roll; equal results are rolled again without the bonus."""
    bonus: i64 = table.bonus
    seat: i64 = table.ball
    table.bonus = 0  # F3.5
    table.accepted = False
    chance.at("shot", seat, table.discards[seat * KINDS + PLACED_ATTACK_CARD])
    defence: i64 = chance.die(6)
    attack: i64 = chance.die(6)
    while attack + bonus == defence:
        if events is not None:
            events.append((happened.SHOT_TIED, seat, defence, attack, bonus))
        bonus = 0
        defence = chance.die(6)
        attack = chance.other_die(6, defence)
    goal = attack + bonus > defence
    # F3.4: the conceding or the saving side has the ball.
    if goal:
        table.give_ball(1 - seat, TO_KICK_OFF)
        table.goals[seat] += 1
        put_token(table, seat)
        if events is not None:
            goals = table.goals[seat]
            events.append((happened.GOAL_SCORED, seat, defence, attack, bonus, goals))
        begin_turn(table, chance, events)
    else:
        table.give_ball(1 - seat, BY_SAVE)
        if events is not None:
            events.append((happened.SHOT_SAVED, seat, defence, attack, bonus))
        begin_possession(table)
