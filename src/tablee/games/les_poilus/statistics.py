"""A game of Les Poilus as numbers, and what the lab counts in it."""

from __future__ import annotations

from typing import Final

from tablee.games.les_poilus.data import CARD_KEYS, FIRST_KNOCK, LAST_KNOCK, THREAT_KEYS
from tablee.games.les_poilus.table import events as happened
from tablee.games.les_poilus.table.components import NO_TILE, VICTORY, Components
from tablee.kernel.documents import Standing
from tablee.kernel.kinds import CountTable
from tablee.kernel.observation import add_one
from tablee.kernel.state import Event

COUNT_TABLES: Final = (
    CountTable("intensities"),
    CountTable("failed_by_intensity", of="intensities"),
    CountTable("failing_threats", labels="les-poilus-threat-"),
    CountTable("hard_knocks", labels="les-poilus-card-"),
    CountTable("monument_in_mission"),
    CountTable("friend_lost_in_mission"),
    CountTable("won_in_mission"),
)


def components(table: Components) -> dict[str, int]:
    """59 cards, and as many tiles and tokens as the table started with."""
    held = sum(len(hand) for hand in table.hands) + sum(len(k) for k in table.knocks)
    lying = len(table.no_mans_land) + len(table.discard)
    laid = sum(1 for tile in table.laid if tile != NO_TILE)
    return {
        "cards": held + lying + len(table.unseen) + len(table.returned),
        "tokens": sum(table.tokens) + table.supply + table.spent_tokens,
        "tiles": sum(table.tiles) + sum(table.dropped) + sum(table.box) + laid,
    }


def count(events: list[Event], counts: dict[str, dict[str, int]]) -> None:
    """Intensities and how often they failed, Hard Knocks laid, and the mission of the end."""
    intensity = mission = ""
    for event in events:
        kind = event[0]
        if kind == happened.INTENSITY_NAMED:
            intensity, mission = str(event[2]), str(event[3])
            add_one(counts, "intensities", intensity)
        elif kind == happened.MISSION_FAILED:
            add_one(counts, "failed_by_intensity", intensity)
            add_one(counts, "failing_threats", THREAT_KEYS[event[2]])
        elif kind in (happened.CARD_PLAYED, happened.TRAP_SPRUNG, happened.CLUMSY_DREW):
            if FIRST_KNOCK <= event[2] <= LAST_KNOCK:
                add_one(counts, "hard_knocks", CARD_KEYS[event[2]].replace("_", "-"))
        elif kind == happened.GAME_WON:
            add_one(counts, "won_in_mission", mission)
        elif kind == happened.MONUMENT_SEEN:
            add_one(counts, "monument_in_mission", mission)
        elif kind == happened.FRIEND_LOST:
            add_one(counts, "friend_lost_in_mission", mission)


def standing(table: Components, _: int) -> Standing:
    """All alike: who wins in fewer missions did better, else who had fewer cards left to play."""
    left = int(table.trials()) + sum(len(hand) for hand in table.hands)
    won = int(table.result == VICTORY)
    mission = int(table.mission)
    rank = [1, -mission] if won else [0, -left]
    return Standing(rank, {"won": won, "mission": mission, "left": left})
