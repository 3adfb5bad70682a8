"""What a deal is: a game whose luck is fixed beforehand, for everybody who plays it (K14).

The deals of a day share a secret, which is promised days before and shown the day after. A
challenge has one of its own, or that of the deal it was made of.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec

from tablee.bots.levels import CAPTAIN
from tablee.games import registry
from tablee.kernel.game import Game
from tablee.server import fairness
from tablee.server.fairness import CHALLENGE, deal_seed
from tablee.server.rooms.rooms import Rooms

#: For so many days to come the promise is made: a server that sleeps for some days keeps its word.
PROMISED_DAYS: Final = 7
#: So many days are shown in the calendar.
CALENDAR_DAYS: Final = 35
#: Milliseconds for which a challenge is open; then its secret is shown.
CHALLENGE_TIME: Final = 7 * 86_400_000
#: How the rows of days are named.
DAY_ROW: Final = "day."
#: Who plays at the other seats.
LEVEL: Final = CAPTAIN
#: By weekday, from Monday: how many friends go to the front.
FRIENDS: Final = (3, 4, 3, 2, 4, 3, 5)
#: Rounds of a day's game of Trench Club: an evening, not a week.
ROUNDS: Final = 12


class Day(msgspec.Struct, frozen=True):
    """A day's secret, and when it was promised."""

    day: str
    secret: str
    #: Milliseconds since 1970.
    promised: int


class Deal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game that many play with the same luck."""

    #: What its address calls it.
    name: str
    #: What its luck is made of besides the secret.
    label: str
    game: str
    rules: int
    options: dict[str, Any]
    secret: str
    #: The seat that is meant for a person, and the level of computer players at the others.
    seat: int
    level: str
    #: When it was promised or made, when it can be played and when the secret is shown.
    made: int
    opens: int
    reveal: int
    #: The day, if it is a day's.
    day: str = ""
    #: What fell in the game that it was made of, and the table of that game.
    known_luck: dict[str, int] = {}
    source: str = ""

    @property
    def seed(self) -> bytes:
        """The seed of its luck."""
        return deal_seed(self.secret, self.label)

    @property
    def commitment(self) -> str:
        """The promise that was made before anybody played it."""
        return fairness.commitment(self.secret)


_days = msgspec.json.Decoder(Day)
_deals = msgspec.json.Decoder(Deal)


def day_of(now: int) -> str:
    """The day of a moment: at all servers the same, by the time of Greenwich."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def begins(day: str, days: int = 0) -> int:
    """When a day begins, or one some days later, in milliseconds since 1970."""
    moment = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=days)
    return int(moment.timestamp()) * 1000


def later(day: str, days: int) -> str:
    """The day some days later; before it, if the number is negative."""
    return (datetime.fromisoformat(day) + timedelta(days=days)).date().isoformat()


def games_with_deals() -> list[str]:
    """The games of which there is a deal each day."""
    return [name for name in registry.names() if registry.game(name).has_deals]


async def promise(rooms: Rooms) -> str:
    """Make the promises for today and the days to come, where there are none yet; today."""
    now = rooms.now()
    today = day_of(now)
    found = await rooms.store.deals.between(DAY_ROW + today, DAY_ROW + later(today, PROMISED_DAYS))
    made = {name for name, _ in found}
    for ahead in range(PROMISED_DAYS + 1):
        day = later(today, ahead)
        if DAY_ROW + day not in made:
            dated = rooms.settings.dated_deals
            secret = fairness.dated_secret(day) if dated else fairness.new_secret()
            fresh = Day(day, secret, now)
            await rooms.store.deals.claim(DAY_ROW + day, now, msgspec.json.encode(fresh))
    return today


async def days(rooms: Rooms, first: str, last: str) -> list[Day]:
    """The days between two for which promises were made, both included."""
    rows = await rooms.store.deals.between(DAY_ROW + first, DAY_ROW + last)
    return [_days.decode(body) for _, body in rows]


def of_day(day: Day, game: Game) -> Deal:
    """A game's deal of a day."""
    name = f"{day.day}.{game.key}"
    number = datetime.fromisoformat(day.day).toordinal()
    options, seat = day_options(game, number)
    return Deal(
        name=name,
        label=name,
        game=game.key,
        rules=game.rules_versions[-1],
        options=msgspec.to_builtins(game.options(options)),
        secret=day.secret,
        seat=seat,
        level=LEVEL if game.has_bot(LEVEL) else game.levels[-1],
        made=day.promised,
        opens=begins(day.day),
        reveal=begins(day.day, 1),
        day=day.day,
    )


def day_options(game: Game, number: int) -> tuple[dict[str, Any], int]:
    """The options of a day's game, and the seat for the person: by the calendar, not by choice."""
    if game.cooperative:
        return {"players": FRIENDS[(number - 1) % 7]}, 0
    if game.key == "trench-club":
        return {"map": ("aisne", "isonzo")[number // 2 % 2], "armistice": ROUNDS}, number % 2
    return {}, number % game.fewest_seats


async def find(rooms: Rooms, name: str) -> Deal | None:
    """A deal by its name; None if there is none, or none yet."""
    if name.startswith(CHALLENGE):
        body = await rooms.store.deals.find(name)
        return None if body is None else _deals.decode(body)
    day, _, game = name.partition(".")
    if game not in games_with_deals() or not _is_day(day):
        return None
    if day <= later(day_of(rooms.now()), PROMISED_DAYS):
        await promise(rooms)
    found = await days(rooms, day, day)
    return of_day(found[0], registry.game(game)) if found else None


def _is_day(text: str) -> bool:
    try:
        return datetime.fromisoformat(text).date().isoformat() == text
    except ValueError:
        return False
