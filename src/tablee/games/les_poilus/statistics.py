"""What the lab counts in games of Les Poilus."""

from __future__ import annotations

from typing import Final

from tablee.games.les_poilus.data import CARD_KEYS, FIRST_KNOCK, LAST_KNOCK, THREAT_KEYS
from tablee.games.les_poilus.table import events as happened
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
