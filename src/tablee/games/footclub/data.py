"""The match cards and teams of FootClub, read once from `cards.toml` and `teams.toml`.

Kinds of match cards are numbered 0 to 5 in the order of the file.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from tablee.games.footclub.documents import (
    Card,
    CardCounts,
    Colour,
    FootClubOptions,
    Team,
    Teams,
)
from tablee.games.footclub.teams import read_teams

KINDS: Final = 6
SUPPORTERS_CARD: Final = 0
PLACED_ATTACK_CARD: Final = 1
PRESSING_CARD: Final = 2
TACKLE_CARD: Final = 3
OFFENSIVE_SUPPORT_CARD: Final = 4
DEFENSIVE_SUPPORT_CARD: Final = 5

#: The sides by seat.
COLOURS: Final[list[Colour]] = ["blue", "red"]
BLUE: Final = 0
RED: Final = 1

#: Cards drawn by each side at the start of a turn (F2.1).
DRAWN_PER_TURN: Final = 2
#: What two dice must reach for a Tackle or a Defensive Support (F2.3, F3.1).
TARGET: Final = 7
#: Supporters in play without which nobody attacks (F2.4).
NEEDED_TO_ATTACK: Final = 3
#: Stars of an Offensive or a Defensive Support (F3.1).
SUPPORT_STARS: Final = 2
#: Shots of each side in a shoot-out before pairs decide (F4.1).
SHOOT_OUT_SHOTS: Final = 5


def _read(name: str) -> dict[str, Any]:
    text = resources.files("tablee.games.footclub").joinpath(name).read_text("utf-8")
    return tomllib.loads(text)


_CARDS: Final = _read("cards.toml")

#: Supporters in play at the start (F1.2) and the size of the first hand (F1.4).
SUPPORTERS_AT_START: Final[int] = int(_CARDS["supporters_in_play"])
OPENING_HAND: Final[int] = int(_CARDS["opening_hand"])

CARD_KEYS: Final[list[Card]] = [kind["key"] for kind in _CARDS["kinds"]]
#: The usual match cards of a side.
CARD_COUNTS: Final = CardCounts(**{kind["key"]: kind["copies"] for kind in _CARDS["kinds"]})
#: The usual teams.
TEAMS: Final[Teams] = read_teams(_read("teams.toml"))


def team_of(options: FootClubOptions, seat: int) -> Team:
    """The team of a side (F1.1)."""
    teams = options.teams or TEAMS
    return teams.red if seat else teams.blue


def counts_list(counts: CardCounts) -> list[int]:
    """The counts in the order of the kinds."""
    return [int(getattr(counts, key)) for key in CARD_KEYS]


def counts_document(counts: list[int], first: int = 0) -> CardCounts:
    """The counts of one side out of a flat list."""
    return CardCounts(
        supporters=counts[first + SUPPORTERS_CARD],
        placed_attack=counts[first + PLACED_ATTACK_CARD],
        pressing=counts[first + PRESSING_CARD],
        tackle=counts[first + TACKLE_CARD],
        offensive_support=counts[first + OFFENSIVE_SUPPORT_CARD],
        defensive_support=counts[first + DEFENSIVE_SUPPORT_CARD],
    )


def counted(cards: list[int]) -> list[int]:
    """How many cards of each kind a list holds."""
    counts = [0] * KINDS
    for kind in cards:
        counts[kind] += 1
    return counts
