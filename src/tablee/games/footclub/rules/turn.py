"""F2: a turn, from the draw to the moment when the side with the ball attacks or does not.

F4: the end of a match, and the shoot-out where the table plays it as a house rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.footclub.data import (
    DRAWN_PER_TURN,
    KINDS,
    NEEDED_TO_ATTACK,
    PLACED_ATTACK_CARD,
    PRESSING_CARD,
    SHOOT_OUT_SHOTS,
    SUPPORTERS_CARD,
    TACKLE_CARD,
    TARGET,
)
from tablee.games.footclub.table import events as happened
from tablee.games.footclub.table.components import (
    BONUS_PHASE,
    BOTH,
    BY_DUEL,
    OFFENSIVE_PHASE,
    OPEN,
    OVER_PHASE,
    POSSESSION_PHASE,
    SUPPORTERS_PHASE,
    Components,
)
from tablee.games.footclub.table.moves import (
    ATTACK,
    KEEP,
    PASS,
    PRESSING,
    SUPPORTERS_NONE,
    SUPPORTERS_PLACE,
    TACKLE,
)
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64


def draw(
    table: Components, seat: i64, count: i64, chance: Chance, events: list[Event] | None
) -> None:
    """A side draws cards from its pile."""
    pile = table.piles[seat]
    hands = table.hands
    first: i64 = seat * KINDS
    chance.at("card", seat)
    if events is None:
        for _ in range(count):
            hands[first + chance.take(pile)] += 1
        return
    drawn = [chance.take(pile) for _ in range(count)]
    for kind in drawn:
        hands[first + kind] += 1
    events.append((happened.CARDS_DRAWN, seat, count, *drawn))


def begin_turn(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """F2.1: both draw, Blue first; if either cannot, the match is over."""
    piles = table.piles
    if len(piles[0]) < DRAWN_PER_TURN or len(piles[1]) < DRAWN_PER_TURN:
        end_match(table, chance, events)
        return
    table.turn += 1
    if events is not None:
        events.append((happened.TURN_BEGAN, table.turn, table.turns))
    draw(table, 0, DRAWN_PER_TURN, chance, events)
    draw(table, 1, DRAWN_PER_TURN, chance, events)
    table.phase = SUPPORTERS_PHASE
    table.asked = BOTH


def legal_supporters(table: Components, seat: i64) -> list[int]:
    """F2.2: none, or one if the hand holds one."""
    if table.hands[seat * KINDS + SUPPORTERS_CARD]:
        return [SUPPORTERS_NONE, SUPPORTERS_PLACE]
    return [SUPPORTERS_NONE]


def choose_supporters(table: Components, seat: i64, move: i64, events: list[Event] | None) -> None:
    """F2.2: a secret choice; the second one shows both, Blue's first."""
    choices = table.choices
    choices[seat] = move
    if events is not None:
        events.append((happened.SUPPORTERS_CHOSEN, seat, move))
    if table.asked == BOTH:
        table.asked = BOTH ^ 1 << seat
        return
    for side in range(2):
        placed = choices[side]
        if placed:
            table.hands[side * KINDS + SUPPORTERS_CARD] -= 1
            table.in_play[side] += 1
        if events is not None:
            if placed:
                events.append((happened.SUPPORTERS_PLACED, side, table.in_play[side]))
            else:
                events.append((happened.SUPPORTERS_HELD_BACK, side))
    choices[0] = OPEN
    choices[1] = OPEN
    begin_possession(table)


def begin_possession(table: Components) -> None:
    """F2.3: the side without the ball is asked."""
    table.phase = POSSESSION_PHASE
    table.asked = 2 - table.ball


def legal_possession(table: Components, seat: i64) -> list[int]:
    """F2.3: pass, or play Pressing or Tackle."""
    hands = table.hands
    first: i64 = seat * KINDS
    moves = [PASS]
    if hands[first + PRESSING_CARD]:
        moves.append(PRESSING)
    if hands[first + TACKLE_CARD]:
        moves.append(TACKLE)
    return moves


def play_card(table: Components, seat: i64, kind: i64) -> None:
    """F2.5: a card played goes to its owner's discard."""
    place: i64 = seat * KINDS + kind
    table.hands[place] -= 1
    table.discards[place] += 1


def leave_possession(table: Components, seat: i64, events: list[Event] | None) -> None:
    """F2.3: the side without the ball passes, and the step ends."""
    if events is not None:
        events.append((happened.POSSESSION_LEFT, seat))
    begin_offensive(table)


def play_pressing(table: Components, seat: i64, events: list[Event] | None) -> None:
    """F2.3: Pressing takes the ball, and the other side may answer."""
    play_card(table, seat, PRESSING_CARD)
    table.give_ball(seat, BY_DUEL)
    table.asked = 2 - seat
    if events is not None:
        events.append((happened.PRESSING_PLAYED, seat))


def play_tackle(table: Components, seat: i64, chance: Chance, events: list[Event] | None) -> None:
    """F2.3: Tackle takes the ball with 7 or more; a failed one ends the step."""
    play_card(table, seat, TACKLE_CARD)
    chance.at("tackle", seat, table.discards[seat * KINDS + TACKLE_CARD])
    first = chance.die(6)
    second = chance.die(6)
    won = first + second >= TARGET
    if events is not None:
        kind = happened.TACKLE_WON if won else happened.TACKLE_MISSED
        events.append((kind, seat, first, second))
    if won:
        table.give_ball(seat, BY_DUEL)
        table.asked = 2 - seat
    else:
        begin_offensive(table)


def begin_offensive(table: Components) -> None:
    """F2.4: the side with the ball is asked."""
    table.phase = OFFENSIVE_PHASE
    table.asked = table.ball + 1


def legal_offensive(table: Components, seat: i64) -> list[int]:
    """F2.4: keep the ball, or attack with at least three Supporters in play."""
    if table.in_play[seat] >= NEEDED_TO_ATTACK and table.hands[seat * KINDS + PLACED_ATTACK_CARD]:
        return [KEEP, ATTACK]
    return [KEEP]


def keep_ball(table: Components, seat: i64, chance: Chance, events: list[Event] | None) -> None:
    """F2.4: no attack; the turn ends and the side keeps the ball."""
    if events is not None:
        events.append((happened.BALL_KEPT, seat))
    begin_turn(table, chance, events)


def begin_attack(table: Components, seat: i64, events: list[Event] | None) -> None:
    """F2.4, F3.2: a Placed Attack begins with its initial bonus; the attacker has the first go."""
    play_card(table, seat, PLACED_ATTACK_CARD)
    table.phase = BONUS_PHASE
    table.bonus = table.initial_bonuses[seat]
    table.accepted = False
    if events is not None:
        events.append((happened.ATTACK_BEGAN, seat, table.bonus))


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
        pairs += 1
        for seat in (first, 1 - first):
            chance.at("shoot-out", seat, pairs)
            _take_shot(table, seat, chance, events)
    if events is not None:
        winner = 0 if goals[0] > goals[1] else 1
        events.append((happened.SHOOT_OUT_WON, winner, goals[0], goals[1]))


def _take_shot(table: Components, seat: i64, chance: Chance, events: list[Event] | None) -> None:
    """A shot by F3.3 with bonus 0."""
    defence = chance.die(6)
    attack = chance.other_die(6, defence)
    while attack == defence:
        if events is not None:
            events.append((happened.SHOOT_OUT_TIED, seat, defence, attack))
        defence = chance.die(6)
        attack = chance.other_die(6, defence)
    goal = attack > defence
    if goal:
        table.shoot_out_goals[seat] += 1
    if events is not None:
        if goal:
            goals = table.shoot_out_goals[seat]
            events.append((happened.SHOOT_OUT_GOAL, seat, defence, attack, goals))
        else:
            events.append((happened.SHOOT_OUT_SAVED, seat, defence, attack))
