"""Les Poilus as a document: the whole state written out; `loading` reads it in again."""

from __future__ import annotations

from typing import Final

from tablee.games.les_poilus.data import SOLDIER_KEYS, THREAT_KEYS, TILE_KEYS, TILE_KINDS
from tablee.games.les_poilus.documents import (
    Answer,
    Phase,
    PoilusPlace,
    PoilusPosition,
    PoilusSeat,
    Result,
    TileCounts,
)
from tablee.games.les_poilus.table.components import ASKED, NO_TILE, NOT_ASKED, Components

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
