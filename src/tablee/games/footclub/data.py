"""F1.1: what a team is worth, and what can be wrong with a team file, every fault of it.

The match cards and teams of FootClub, read once from `cards.toml` and `teams.toml`.

Kinds of match cards are numbered 0 to 5 in the order of the file.
"""

from __future__ import annotations

import tomllib
import unicodedata
from importlib import resources
from typing import Any, Final, get_args

import msgspec

from tablee.games.footclub.documents import (
    Card,
    CardCounts,
    Colour,
    FootClubOptions,
    Post,
    Team,
    TeamCard,
    Teams,
)
from tablee.kernel.documents import Argument, Fault, Faults
from tablee.kernel.reading import read_struct, struct_faults

#: Whose stars make up the Attack; everybody else's make up the Defence.
ATTACKING: Final[tuple[Post, ...]] = ("coach", "attacking-midfielder", "forward")
#: Every post; a team fills each of them.
POSTS: Final[tuple[Post, ...]] = get_args(Post)
#: Posts that a team fills exactly once.
SINGLE: Final[tuple[Post, ...]] = ("coach", "goalkeeper")
TEAM_SIZE: Final = 12
#: Kinds of characters no name may hold: controls, invisible signs and turns of the direction of
#: writing, halves of characters, private and unassigned ones, ends of lines and paragraphs.
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def attack(team: Team) -> int:
    """The stars of coach, attacking midfielders and forwards."""
    return sum(card.stars for card in team.cards if card.pos in ATTACKING)


def defence(team: Team) -> int:
    """The stars of goalkeeper, full-backs, centre-backs and defensive midfielders."""
    return sum(card.stars for card in team.cards if card.pos not in ATTACKING)


def players(team: Team) -> list[TeamCard]:
    """Everybody but the coach, in the order of the team."""
    return [card for card in team.cards if card.pos != "coach"]


def initial_bonuses(teams: Teams) -> list[int]:
    """Own Attack less the opposing Defence, Blue's first."""
    return [attack(teams.blue) - defence(teams.red), attack(teams.red) - defence(teams.blue)]


def team_faults(team: Team, where: str) -> list[Fault]:
    """What is wrong with a team whose fields are each of the right type."""
    return _plain_team_faults(msgspec.to_builtins(team), where)


def _plain_team_faults(data: Any, where: str) -> list[Fault]:
    """What is wrong with a team beyond its single fields, as far as these can be read."""
    cards = data.get("cards") if isinstance(data, dict) else None
    faults = _name_faults(data, where)
    if not isinstance(cards, list):
        return faults
    if len(cards) != TEAM_SIZE:
        message = f"must be {TEAM_SIZE}, not {len(cards)}"
        sizes: dict[str, Argument] = {"needed": TEAM_SIZE, "count": len(cards)}
        faults.append(Fault(f"{where}cards", message, "footclub-fault-team-size", sizes))
    for number, card in enumerate(cards):
        faults += _name_faults(card, f"{where}cards[{number}].")
    plain = [card if isinstance(card, dict) else {} for card in cards]
    faults += _post_faults([card.get("pos") for card in plain], f"{where}cards")
    names = [card["name"] for card in plain if isinstance(card.get("name"), str)]
    for name in sorted({name for name in names if names.count(name) > 1}):
        message = f"the name {name!r} stands {names.count(name)} times"
        twice: dict[str, Argument] = {"name": repr(name), "count": names.count(name)}
        faults.append(Fault(f"{where}cards", message, "footclub-fault-name-twice", twice))
    return faults


def _post_faults(posts: list[object], where: str) -> list[Fault]:
    """F1.1: one coach, one goalkeeper, and somebody on every other post."""
    if any(post not in POSTS for post in posts):
        return []  # a post that cannot be read may be the one that would be missed
    faults: list[Fault] = []
    for post in POSTS:
        count = posts.count(post)
        args: dict[str, Argument] = {"post": post}
        if post in SINGLE and count != 1:
            message = f"there must be one {post}, not {count} (F1.1)"
            args["count"] = count
            faults.append(Fault(where, message, "footclub-fault-post-one", args))
        elif not count:
            message = f"there must be at least one {post} (F1.1)"
            faults.append(Fault(where, message, "footclub-fault-post-none", args))
    return faults


def _name_faults(named: object, where: str) -> list[Fault]:
    """A name must be something that one can see, and that leaves the text around it alone."""
    name = named.get("name") if isinstance(named, dict) else None
    if not isinstance(name, str) or not name:
        return []
    if name.isspace():
        return [Fault(f"{where}name", "must not be blank", "footclub-fault-name-blank")]
    for letter in name:
        if unicodedata.category(letter) in UNSEEN:
            sign = f"U+{ord(letter):04X}"
            message = f"must not hold the character {sign}, which cannot be printed"
            return [Fault(f"{where}name", message, "footclub-fault-name-sign", {"sign": sign})]
    return []


def teams_faults(data: object, where: str = "") -> list[Fault]:
    """Every fault of plain data that should be a team file."""
    return struct_faults(Teams, data, where) + both_teams_faults(data, where)


def both_teams_faults(data: object, where: str = "") -> list[Fault]:
    """What is wrong with the teams of plain data beyond their single fields."""
    if not isinstance(data, dict):
        return []
    inside = f"{where}." if where else ""
    faults: list[Fault] = []
    for side in ("blue", "red"):
        faults += _plain_team_faults(data.get(side), f"{inside}{side}.")
    return faults


def read_teams(data: object) -> Teams:
    """The teams of plain data; raises `Faults` naming every fault."""
    faults = teams_faults(data)
    if faults:
        raise Faults(faults)
    return read_struct(Teams, data)


def read_team_file(text: str) -> Teams:
    """The teams of a TOML file's text; raises `Faults` naming every fault."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Faults([Fault("document", f"is not TOML: {error}")]) from None
    return read_teams(data)


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

#: The players of a team: all but the coach.
PLAYERS: Final = TEAM_SIZE - 1
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
