"""What can happen in FootClub, in the past tense, and who may know it (F5.1)."""

from __future__ import annotations

from typing import Final

from tablee.kernel.kinds import EventKind
from tablee.kernel.state import Event

TOSS_ROLLED: Final = 0
TOSS_TIED: Final = 1
TOSS_WON: Final = 2
TURN_BEGAN: Final = 3
CARDS_DRAWN: Final = 4
SUPPORTERS_CHOSEN: Final = 5
SUPPORTERS_PLACED: Final = 6
SUPPORTERS_HELD_BACK: Final = 7
PRESSING_PLAYED: Final = 8
TACKLE_WON: Final = 9
TACKLE_MISSED: Final = 10
POSSESSION_LEFT: Final = 11
BALL_KEPT: Final = 12
ATTACK_BEGAN: Final = 13
BONUS_ACCEPTED: Final = 14
OFFENSIVE_SUPPORT_PLAYED: Final = 15
DEFENSIVE_SUPPORT_WON: Final = 16
DEFENSIVE_SUPPORT_MISSED: Final = 17
SUPPORTERS_EXHAUSTED: Final = 18
SHOT_TIED: Final = 19
SHOT_SAVED: Final = 20
GOAL_SCORED: Final = 21
FULL_TIME: Final = 22
SHOOT_OUT_BEGAN: Final = 23
SHOOT_OUT_TIED: Final = 24
SHOOT_OUT_SAVED: Final = 25
SHOOT_OUT_GOAL: Final = 26
SHOOT_OUT_WON: Final = 27
TEAM_PRESENTED: Final = 28
BALL_MOVED: Final = 29
TOKEN_MOVED: Final = 30

EVENT_KINDS: Final[tuple[EventKind, ...]] = (
    EventKind("toss-rolled", ("seat", "first", "second"), reveals=True),
    EventKind("toss-tied", reveals=True),
    EventKind("toss-won", ("seat",), reveals=True),
    EventKind("turn-began", ("turn", "turns")),
    EventKind("cards-drawn", ("seat", "count", "cards*"), private=("cards*",)),
    EventKind("supporters-chosen", ("seat", "place"), private=("place",)),
    EventKind("supporters-placed", ("seat", "in_play"), reveals=True),
    EventKind("supporters-held-back", ("seat",), reveals=True),
    EventKind("pressing-played", ("seat",), reveals=True),
    EventKind("tackle-won", ("seat", "first", "second"), reveals=True),
    EventKind("tackle-missed", ("seat", "first", "second"), reveals=True),
    EventKind("possession-left", ("seat",)),
    EventKind("ball-kept", ("seat",)),
    EventKind("attack-began", ("seat", "bonus"), reveals=True),
    EventKind("bonus-accepted", ("seat", "bonus")),
    EventKind("offensive-support-played", ("seat", "bonus"), reveals=True),
    EventKind("defensive-support-won", ("seat", "first", "second", "bonus"), reveals=True),
    EventKind("defensive-support-missed", ("seat", "first", "second", "bonus"), reveals=True),
    EventKind("supporters-exhausted", ("seat", "count", "in_play", "bonus")),
    EventKind("shot-tied", ("seat", "defence", "attack", "bonus"), reveals=True),
    EventKind("shot-saved", ("seat", "defence", "attack", "bonus"), reveals=True),
    EventKind("goal-scored", ("seat", "defence", "attack", "bonus", "goals"), reveals=True),
    EventKind("full-time", ("blue_goals", "red_goals")),
    EventKind("shoot-out-began", ("seat",)),
    EventKind("shoot-out-tied", ("seat", "defence", "attack"), reveals=True),
    EventKind("shoot-out-saved", ("seat", "defence", "attack"), reveals=True),
    EventKind("shoot-out-goal", ("seat", "defence", "attack", "goals"), reveals=True),
    EventKind("shoot-out-won", ("seat", "blue_goals", "red_goals")),
    # The colour is the number of the side; the team's name is the codes of its letters, which
    # `event_document` puts together.
    EventKind("team-presented", ("seat", "colour", "attack", "defence", "bonus", "team*")),
    # F3.7: players by their number, counted from 1, and the name of the second by its letters.
    EventKind("ball-moved", ("seat", "origin", "number", "name*")),
    EventKind("token-moved", ("seat", "origin", "number", "name*")),
)


def event_document(event: Event, observer: int) -> dict[str, str | int | list[int]]:
    """The event by field name, as the observer may know it; names are texts."""
    document = EVENT_KINDS[event[0]].document(event, observer)
    for field in ("team", "name"):
        letters = document.get(field)
        if isinstance(letters, list):
            document[field] = "".join(chr(letter) for letter in letters)
    return document
