"""F1.1: what a team is worth, and what can be wrong with a team file, every fault of it."""

from __future__ import annotations

import tomllib
from typing import Final

from tablee.games.footclub.documents import Post, Team, Teams
from tablee.kernel.documents import Fault, Faults
from tablee.kernel.reading import read_struct, struct_faults

#: Whose stars make up the Attack; everybody else's make up the Defence.
ATTACKING: Final[tuple[Post, ...]] = ("coach", "attacking-midfielder", "forward")
#: Posts that a team fills exactly once.
SINGLE: Final[tuple[Post, ...]] = ("coach", "goalkeeper")
TEAM_SIZE: Final = 12


def attack(team: Team) -> int:
    """The stars of coach, attacking midfielders and forwards."""
    return sum(card.stars for card in team.cards if card.pos in ATTACKING)


def defence(team: Team) -> int:
    """The stars of goalkeeper, full-backs, centre-backs and defensive midfielders."""
    return sum(card.stars for card in team.cards if card.pos not in ATTACKING)


def initial_bonuses(teams: Teams) -> list[int]:
    """Own Attack less the opposing Defence, Blue's first."""
    return [attack(teams.blue) - defence(teams.red), attack(teams.red) - defence(teams.blue)]


def team_faults(team: Team, where: str) -> list[Fault]:
    """What is wrong with a team whose fields are each of the right type."""
    faults: list[Fault] = []
    if len(team.cards) != TEAM_SIZE:
        message = f"must be {TEAM_SIZE}, not {len(team.cards)}"
        faults.append(Fault(f"{where}cards", message))
    posts = [card.pos for card in team.cards]
    for post in SINGLE:
        if posts.count(post) != 1:
            message = f"there must be one {post}, not {posts.count(post)} (F1.1)"
            faults.append(Fault(f"{where}cards", message))
    names = [card.name for card in team.cards]
    for name in sorted({name for name in names if names.count(name) > 1}):
        message = f"the name {name!r} stands {names.count(name)} times"
        faults.append(Fault(f"{where}cards", message))
    return faults


def teams_faults(data: object, where: str = "") -> list[Fault]:
    """Every fault of plain data that should be a team file."""
    faults = struct_faults(Teams, data, where)
    if faults:
        return faults
    teams = read_struct(Teams, data, where)
    inside = f"{where}." if where else ""
    return team_faults(teams.blue, f"{inside}blue.") + team_faults(teams.red, f"{inside}red.")


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
