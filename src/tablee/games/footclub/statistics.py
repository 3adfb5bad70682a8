"""What the lab counts in matches of FootClub."""

from __future__ import annotations

from typing import Final

from tablee.games.footclub.table import events as happened
from tablee.kernel.kinds import CountTable
from tablee.kernel.observation import add_one
from tablee.kernel.state import Event

COUNT_TABLES: Final = (
    CountTable("shots_by_bonus"),
    CountTable("goals_by_bonus", of="shots_by_bonus"),
    CountTable("shots_by_turn"),
    CountTable("goals_by_turn", of="shots_by_turn"),
    CountTable("tackles_by_turn"),
    CountTable("tackles_won_by_turn", of="tackles_by_turn"),
    CountTable("full_time_scores"),
)


def count(events: list[Event], counts: dict[str, dict[str, int]]) -> None:
    """Shots and goals by the bonus at which they were taken and by turn; tackles; scores."""
    turn = ""
    for event in events:
        kind = event[0]
        if kind == happened.TURN_BEGAN:
            turn = str(event[1])
        elif kind in (happened.SHOT_SAVED, happened.GOAL_SCORED):
            bonus = str(event[4])
            add_one(counts, "shots_by_bonus", bonus)
            add_one(counts, "shots_by_turn", turn)
            if kind == happened.GOAL_SCORED:
                add_one(counts, "goals_by_bonus", bonus)
                add_one(counts, "goals_by_turn", turn)
        elif kind in (happened.TACKLE_WON, happened.TACKLE_MISSED):
            add_one(counts, "tackles_by_turn", turn)
            if kind == happened.TACKLE_WON:
                add_one(counts, "tackles_won_by_turn", turn)
        elif kind == happened.FULL_TIME:
            add_one(counts, "full_time_scores", f"{event[1]}-{event[2]}")
