"""Les Poilus as a document: the whole state out, and in again with every fault named."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.games.les_poilus.data import (
    PACKED,
    SOLDIER_KEYS,
    THREAT_KEYS,
    TILE_KEYS,
    TILE_KINDS,
    card_number,
)
from tablee.games.les_poilus.documents import (
    Answer,
    Phase,
    PoilusPlace,
    PoilusPosition,
    PoilusSeat,
    Result,
    TileCounts,
)
from tablee.games.les_poilus.position_faults import options_faults, position_faults
from tablee.games.les_poilus.rules.set_up import use_options
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table.components import ASKED, NO_TILE, NOT_ASKED, Components
from tablee.kernel.documents import Faults
from tablee.kernel.reading import struct_faults

PHASES: Final[list[Phase]] = ["intensity", "action", "answer", "christmas", "support", "over"]
RESULTS: Final[list[Result]] = ["running", "victory", "monument", "hard-knocks"]


def tile_counts(counts: list[int], place: int = 0) -> TileCounts:
    """The counts of one place out of a flat list."""
    first = place * TILE_KINDS
    return TileCounts(**{key: counts[first + kind] for kind, key in enumerate(TILE_KEYS)})


def position(table: Components) -> PoilusPosition:
    """The whole state as a document."""
    return PoilusPosition(
        options=table.options,
        phase=PHASES[table.phase],
        result=RESULTS[table.result],
        mission=table.mission,
        leader=table.leader,
        turn=table.turn,
        failed=table.failed,
        speech=THREAT_KEYS[table.speech_threat] if table.speech_threat >= 0 else None,
        seats=[_seat(table, seat) for seat in range(table.players)],
        places=[_place(table, place) for place in range(table.places)],
        no_mans_land=table.no_mans_land[:],
        trials_top=table.top,
        trials_shuffled=table.shuffled,
        returned=table.returned[:],
        unseen=table.unseen[:],
        reserve=table.reserve(),
        discard=table.discard[:],
        supply=table.supply,
        spent_tokens=table.spent_tokens,
        box=tile_counts(table.box),
        epoch=table.epoch,
        left_over=table.left_over[:],
        shuffled_in=table.shuffled_in[:],
        epochs={str(card): epoch for card, epoch in enumerate(table.epoch_of) if epoch},
    )


def answer_word(given: int) -> Answer | int:
    """An answer as a document tells it."""
    words: dict[int, Answer] = {NOT_ASKED: "not asked", ASKED: "asked", 0: "none"}
    return words.get(given, given)


def _seat(table: Components, seat: int) -> PoilusSeat:
    return PoilusSeat(
        soldier=SOLDIER_KEYS[table.soldiers[seat]],
        charm_up=bool(table.charms_up >> seat & 1),
        tokens=table.tokens[seat],
        in_mission=table.in_the_mission(seat),
        hand=table.hands[seat][:],
        hard_knocks=table.knocks[seat][:],
        answer=answer_word(table.answers[seat]),
        trail=table.trails[seat][:] if table.epoch else [],
    )


def _place(table: Components, place: int) -> PoilusPlace:
    laid = table.laid[place]
    return PoilusPlace(
        tiles=tile_counts(table.tiles, place),
        laid=None if laid == NO_TILE else TILE_KEYS[laid],
        dropped=tile_counts(table.dropped, place),
        public=tile_counts(table.public_tiles, place),
    )


def load(data: dict[str, Any]) -> Poilus:
    """The state of a position document; raises `Faults` naming every fault."""
    faults = struct_faults(PoilusPosition, data, "")
    # What is malformed is left out, so that the rest can be checked as well.
    wrong = {fault.field.partition(".")[0].partition("[")[0] for fault in faults}
    sound = {name: value for name, value in data.items() if name not in wrong}
    try:
        document = msgspec.convert(sound, PoilusPosition)
    except msgspec.ValidationError:
        raise Faults(faults) from None
    faults += options_faults(document.options) + position_faults(document)
    if faults:
        raise Faults(faults)
    table = Poilus(document.options)
    table.lay_out()
    use_options(table)
    table.phase = PHASES.index(document.phase)
    table.result = RESULTS.index(document.result)
    table.mission = document.mission
    table.leader = document.leader
    table.turn = document.turn
    table.failed = document.failed
    table.speech_threat = -1 if document.speech is None else THREAT_KEYS.index(document.speech)
    table.no_mans_land = list(document.no_mans_land)
    table.active = sum(PACKED[card] for card in table.no_mans_land)
    table.top = document.trials_top
    table.shuffled = document.trials_shuffled
    table.returned = sorted(document.returned)
    table.unseen = sorted(document.unseen)
    table.discard = list(document.discard)
    table.supply = document.supply
    table.spent_tokens = document.spent_tokens
    table.box = _flat([document.box])
    table.charms_up = 0
    _load_epochs(table, document)
    for seat, soldier in enumerate(document.seats):
        _load_seat(table, seat, soldier)
    table.tiles = _flat([place.tiles for place in document.places])
    table.dropped = _flat([place.dropped for place in document.places])
    table.public_tiles = _flat([place.public for place in document.places])
    table.laid = [
        NO_TILE if place.laid is None else TILE_KEYS.index(place.laid) for place in document.places
    ]
    return table


def _flat(counts: list[TileCounts]) -> list[int]:
    return [int(getattr(count, key)) for count in counts for key in TILE_KEYS]


def _load_epochs(table: Poilus, document: PoilusPosition) -> None:
    for _ in range(document.epoch):
        table.count_epochs()
    table.left_over = list(document.left_over)
    table.shuffled_in = list(document.shuffled_in)
    for key, epoch in document.epochs.items():
        table.epoch_of[card_number(key)] = epoch


def _load_seat(table: Poilus, seat: int, soldier: PoilusSeat) -> None:
    table.soldiers[seat] = SOLDIER_KEYS.index(soldier.soldier)
    table.charms_up |= int(soldier.charm_up) << seat
    table.tokens[seat] = soldier.tokens
    table.in_mission |= int(soldier.in_mission) << seat
    table.hands[seat] = list(soldier.hand)
    for card in soldier.hard_knocks:
        table.add_knock(seat, card)
    given = soldier.answer
    words = {"not asked": NOT_ASKED, "asked": ASKED, "none": 0}
    table.answers[seat] = given if isinstance(given, int) else words[given]
    if table.epoch:
        table.trails[seat] = list(soldier.trail)
