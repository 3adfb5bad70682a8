"""A finished match of FootClub as numbers, and what the lab counts in it."""

from __future__ import annotations

from typing import Final

from tablee.games.footclub.data import KINDS
from tablee.games.footclub.documents import FootClubOptions
from tablee.games.footclub.table import events as happened
from tablee.games.footclub.table.components import Components
from tablee.kernel.documents import Outcome, Standing
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


def components(table: Components) -> dict[str, int]:
    """The cards of each side, which never change hands."""
    cards = [
        sum(table.hands[seat * KINDS : (seat + 1) * KINDS])
        + sum(table.discards[seat * KINDS : (seat + 1) * KINDS])
        + len(table.piles[seat])
        + table.in_play[seat]
        for seat in range(2)
    ]
    return {"blue": cards[0], "red": cards[1]}


def statistics(table: Components, outcome: Outcome) -> dict[str, float]:
    """Turns, goals and shots, how many ended level, and how the side that kicked off fared.

    A win counts a point and a draw half of one. A shoot-out makes wins of draws (F4.1).
    """
    return {
        "turns": float(table.turn),
        "goals_blue": float(table.goals[0]),
        "goals_red": float(table.goals[1]),
        "shots_blue": float(table.shots(0)),
        "shots_red": float(table.shots(1)),
        "level_at_full_time": float(table.goals[0] == table.goals[1]),
        "drawn": float(not outcome.winners),
        "points_of_kick_off_side": outcome.scores[table.kick_off],
    }


#: How the names of those events begin that show dice.
ROLLING_EVENTS: Final = ("toss-r", "tackle-", "defensive-", "shot-", "goal-", "shoot-out-")


def rolls(event: Event, options: FootClubOptions) -> list[tuple[int, int, int]]:  # noqa: ARG001
    """Every die lies open; in a shot the other side rolls for its defence."""
    kind = happened.EVENT_KINDS[event[0]]
    if not kind.name.startswith(ROLLING_EVENTS):
        return []
    seat = event[1]
    found: list[tuple[int, int, int]] = []
    for field, value in zip(kind.fields, event[1:], strict=True):
        if field in ("first", "second", "attack"):
            found.append((seat, value, 6))
        elif field == "defence":
            found.append((1 - seat, value, 6))
    return found


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


def standing(table: Components, seat: int) -> Standing:
    """By the result, then by goals; a shoot-out counts as it ended."""
    own, other = table.goals[seat], table.goals[1 - seat]
    shots = table.shoot_out_goals[seat] - table.shoot_out_goals[1 - seat]
    lead = own - other or shots
    won = 2 if lead > 0 else 0 if lead < 0 else 1
    return Standing([won, own - other, own], {"won": won, "own": own, "other": other})
