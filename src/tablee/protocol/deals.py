"""The documents of deals that many play: the day's, and challenges (K14)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tablee.protocol.http import Body, Level, Name, TableOpened
from tablee.protocol.ws import Language, SeatNumber

#: What a device keeps to be known again: whoever has it has made its first tries.
PlayerKey = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,64}$")]
#: A day such as 2026-11-17.
DayName = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class PlayDeal(Body, frozen=True, kw_only=True):
    """Play a deal: the first time for the record, then as often as one likes."""

    player: PlayerKey
    name: Name
    language: Language = "en"
    #: The seat, where the deal is played from both sides; null for the deal's own.
    seat: SeatNumber | None = None
    #: Once more, after the first try.
    again: bool = False
    #: Whether the other seats are open for friends instead of computer players.
    friends: bool = False


class MakeDeal(Body, frozen=True, kw_only=True):
    """Make a challenge: of a finished game at a table, or of a new deal of a game."""

    player: PlayerKey
    #: The finished game; the key to one of its seats makes it one's own first try.
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    #: Or the game, its options, and the level of the computer players.
    game: Annotated[str, msgspec.Meta(max_length=40)] = ""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    level: Level = ""


class DealOpened(msgspec.Struct, frozen=True, kw_only=True):
    """A table where a deal is played."""

    deal: str
    #: Whether it is the first try, which counts.
    first: bool
    opened: TableOpened


class DealResult(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody made of a deal."""

    #: A level of computer players, or nothing.
    level: str
    #: Who played, where a challenge tells it, and which people against.
    names: list[str]
    against: list[str]
    mine: bool
    seat: int
    #: 1 for the best; who did as well has the same place.
    place: int
    #: The result in a few words, and how the game ended in a sentence.
    text: str
    end: str
    #: The score of the seat, from 0 to 1, and what luck gave it, where a review can tell.
    score: float
    luck: float | None
    #: The table, where everybody may look at it by now.
    table: str


class SideCompared(msgspec.Struct, frozen=True, kw_only=True):
    """What was made of a deal from one seat."""

    seat: int
    #: The table of one's own first try; nothing before that. Whether it is over.
    table: str
    done: bool
    #: How many people have begun it here, and how many have ended it.
    begun: int
    ended: int
    #: Of those who ended it: how many did better than oneself, as well, and worse.
    better: int
    level: int
    worse: int
    #: The same without luck, among those whose games were reviewed.
    better_without_luck: int
    reviewed: int
    #: Nothing before one's own first try is over, unless the deal's time is.
    results: list[DealResult]
    #: How many levels of computer players have played it, of how many.
    levels: int
    all_levels: int
    #: The mean score of these levels: how hard the deal is. Null before any has ended.
    levels_score: float | None
    difficulty: str


class DealInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A deal, and what was made of it."""

    name: str
    game: str
    #: The day, if it is a day's.
    day: str
    options: dict[str, Any]
    #: The seat that is meant for a person, and all it may be played from.
    seat: int
    seats: list[int]
    players: int
    level: str
    #: The promise and when it was made, when the deal opens, and when the secret is shown.
    commitment: str
    promised: int
    opens: int
    reveal: int
    secret: str
    sides: list[SideCompared]


class DayInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A day in the calendar."""

    day: str
    commitment: str
    promised: int
    #: The secret, once the day is over.
    secret: str
    #: By game: whether it was played with this device, whether that game is over, and by how many.
    games: dict[str, DayGame]


class DayGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game's deal of a day, in a few words."""

    deal: str
    begun: bool
    done: bool
    #: Of one's own first try: its table, and the result in a few words.
    table: str
    text: str
    players: int


class Calendar(msgspec.Struct, frozen=True, kw_only=True):
    """The days, the latest first, beginning with those to come."""

    today: str
    #: When the next day begins, in milliseconds since 1970.
    next: int
    days: list[DayInfo]
