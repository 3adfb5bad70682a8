"""P2: the leader names the intensity and the cards are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.les_poilus.data import FRENZIED, TILE_KINDS
from tablee.games.les_poilus.table import events as happened
from tablee.games.les_poilus.table.components import ACTION_PHASE, Components
from tablee.games.les_poilus.table.moves import INTENSITY
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64


def least_intensity(table: Components) -> i64:
    """P2.1: 3 in the first mission, then 1."""
    return 3 if table.mission == 1 else 1


def most_intensity(table: Components) -> i64:
    """P2.1: never more than what empties the pile, the Chaplain not counted."""
    return (table.trials() + table.players - 1) // table.players


def legal_intensities(table: Components) -> list[int]:
    """The intensities the leader may name."""
    return list(range(INTENSITY + least_intensity(table), INTENSITY + most_intensity(table) + 1))


def begin_mission(
    table: Components, intensity: i64, chance: Chance, events: list[Event] | None
) -> None:
    """Deal, and start the mission with everybody in it."""
    players = table.players
    if events is not None:
        events.append((happened.INTENSITY_NAMED, table.leader, intensity, table.mission))
    hands = table.hands
    kept = [len(hand) for hand in hands] if events is not None else []
    seat = table.leader
    to_deal: i64 = min(intensity * players, table.trials())  # P2.2
    from_top: i64 = min(to_deal, table.top)  # before the first failure, all of them
    table.top -= from_top
    chance.at("new-card")
    for card in chance.deal(table.unseen, from_top):
        hands[seat].append(card)
        if table.epoch:
            table.trails[seat].append(-1)
        seat = seat + 1 if seat < players - 1 else 0
    for _ in range(to_deal - from_top):
        hands[seat].append(table.draw_for(seat, chance))
        seat = seat + 1 if seat < players - 1 else 0
    if events is not None:
        for place in range(players):
            owner = (table.leader + place) % players
            cards = hands[owner][kept[owner] :]
            events.append((happened.CARDS_DEALT, owner, len(cards), *cards))
    _draw_frenzied(table, chance, events)
    if table.places > players:
        _lay_chaplain_tile(table, chance, events)
    table.in_mission = (1 << players) - 1
    table.active = 0
    for place in range(players):
        table.active += table.knock_threats(place)  # P6.1; P9.3: at most one of each
    table.turn = table.leader
    table.phase = ACTION_PHASE


def _draw_frenzied(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """P2.3, P6.9: the owner of Frenzied draws two more."""
    owner = table.owner_of(FRENZIED)
    if owner < 0:
        return
    cards: list[int] = []
    while len(cards) < 2 and table.trials() > 0:  # P3.10
        cards.append(table.draw_for(owner, chance))
    table.hands[owner].extend(cards)
    if events is not None:
        events.append((happened.FRENZY_DREW, owner, len(cards), *cards))


def _lay_chaplain_tile(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """P2.4: one of the Chaplain's tiles by chance, face down; without tiles none (P7.2)."""
    chaplain = table.players
    first = chaplain * TILE_KINDS
    held = [kind for kind in range(TILE_KINDS) for _ in range(table.tiles[first + kind])]
    if not held:
        return
    chance.at("chaplain", table.mission)
    kind = chance.choose(held)
    table.tiles[first + kind] -= 1
    table.laid[chaplain] = kind
    if events is not None:
        events.append((happened.CHAPLAIN_LAID,))
