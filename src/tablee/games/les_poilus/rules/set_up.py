"""P1: setting the table up from its options and chance."""

from __future__ import annotations

from typing import Final

from tablee.games.les_poilus.data import (
    DOUBLES,
    LEFT,
    LEFT_TWO,
    RIGHT,
    SOLDIER_KEYS,
    TILE_COUNTS,
    TILE_KINDS,
    TOKENS,
    TRIALS,
    VETERAN_TRIALS,
)
from tablee.games.les_poilus.documents import PoilusOptions
from tablee.games.les_poilus.table import events as happened
from tablee.games.les_poilus.table.components import Components
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event


def _rest_of_tiles(players: int) -> list[int]:
    """The tiles left in the box when everybody has one left and one right (P1.2)."""
    places = 3 if players == 2 else players
    counts = [TILE_COUNTS[LEFT] - places, TILE_COUNTS[RIGHT] - places]
    counts += TILE_COUNTS[LEFT_TWO:] if DOUBLES[players] else [0, 0]
    return [kind for kind in range(TILE_KINDS) for _ in range(counts[kind])]


REST_OF_TILES: Final = [[], [], *(_rest_of_tiles(players) for players in range(2, 6))]


def starting_trials(options: PoilusOptions) -> int:
    """How many cards the Trials pile starts with (P1.3, P1.7)."""
    if options.difficulty == "veteran":
        return VETERAN_TRIALS
    return min(VETERAN_TRIALS, TRIALS[options.players] + 2 * (options.challenge or 0))


def set_up(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """Lay everything out for the first mission."""
    table.lay_out()
    use_options(table)
    table.top = table.start_trials  # P1.3
    table.supply = TOKENS[table.players]  # P1.4
    _take_soldiers(table, chance, events)
    _deal_tiles(table, chance, events)
    _name_leader(table, chance, events)


def use_options(table: Components) -> None:
    """What the options mean for the rules."""
    options = table.options
    table.traps = options.difficulty != "recruit"  # P1.7
    table.victory_at_once = options.victory == "at-once"  # P4.5
    table.start_trials = starting_trials(options)


def _take_soldiers(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """P1.1: a soldier for each seat; who did not choose gets one by chance."""
    free = [0, 1, 2, 3, 4, 5]
    for seat, key in enumerate(table.options.soldiers):
        if key is not None:
            table.soldiers[seat] = SOLDIER_KEYS.index(key)
            free.remove(table.soldiers[seat])
    for seat in range(table.players):
        if table.soldiers[seat] < 0:
            chance.at("soldier", seat)
            table.soldiers[seat] = chance.take(free)
    if events is not None:
        for seat, soldier in enumerate(table.soldiers):
            events.append((happened.SOLDIER_TAKEN, seat, soldier))


def _deal_tiles(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """P1.2: one left, one right, and one of the rest by chance, the Chaplain included (P7.1)."""
    places = table.places
    table.tiles = [1, 1, 0, 0] * places
    table.public_tiles = [1, 1, 0, 0] * places
    rest = REST_OF_TILES[table.players][:]
    chance.at("tile")
    for place, third in enumerate(chance.deal(rest, places)):
        table.tiles[place * TILE_KINDS + third] += 1
        if events is not None and place < table.players:
            events.append((happened.TILES_DEALT, place, LEFT, RIGHT, third))
    for kind in rest:
        table.box[kind] += 1


def _name_leader(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """P1.5: the host names the first leader, or chance does."""
    named = table.options.leader
    chance.at("leader")
    table.leader = chance.below(table.players) if named is None else named
    table.turn = table.leader
    if events is not None:
        events.append((happened.LEADER_NAMED, table.leader))
