"""F3.7: the players on whom the ball and the goal tokens lie, and how a side moves them.

Neither changes anything else. Nobody is asked: the table puts them on fitting players, and a side
may move them to others of its own at any time. Players are counted from 0 in the order of their
team, without the coach.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.footclub.data import PLAYERS, players, team_of
from tablee.games.footclub.documents import Post, Team
from tablee.games.footclub.table import events as happened
from tablee.games.footclub.table import moves
from tablee.games.footclub.table.components import MOVABLE_SINCE, OVER_PHASE, Components
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64


def best_first(team: Team, post: Post) -> list[int]:
    """The players of a post, those with most stars first."""
    cards = players(team)
    found = [player for player, card in enumerate(cards) if card.pos == post]
    return sorted(found, key=lambda player: -cards[player].stars)


def carriers(team: Team) -> list[int]:
    """On whom the ball is put at a kick-off, after a duel and after a save."""
    posts: tuple[Post, ...] = ("forward", "defensive-midfielder", "goalkeeper")
    return [best_first(team, post)[0] for post in posts]


def put_token(table: Components, seat: i64) -> None:
    """A goal token goes to the best forward without one; if all have one, to who has fewest."""
    tokens = table.tokens
    first: i64 = seat * PLAYERS
    chosen: i64 = -1
    for player in table.forwards[seat]:
        place: i64 = first + player
        if chosen < 0 or tokens[place] < tokens[chosen]:
            chosen = place
    tokens[chosen] += 1


def free_moves(table: Components, seat: i64) -> list[int]:
    """The ball and each goal token of a side to any other of its players, whoever's turn it is."""
    if table.rules_version < MOVABLE_SINCE or table.phase == OVER_PHASE or seat < 0:
        return []
    found: list[int] = []
    if table.ball == seat:
        found += [moves.ball_move(to) for to in range(PLAYERS) if to != table.ball_on]
    for origin in range(PLAYERS):
        if table.tokens[seat * PLAYERS + origin]:
            found += [moves.token_move(origin, to) for to in range(PLAYERS) if to != origin]
    return found


def move_freely(table: Components, seat: i64, move: i64, events: list[Event] | None) -> None:
    """A side moves the ball or a goal token to another of its players."""
    player = moves.player_of(move)
    origin = table.ball_on
    if move < moves.TOKEN:
        table.ball_on = player
    else:
        origin = moves.token_origin(move)
        table.tokens[seat * PLAYERS + origin] -= 1
        table.tokens[seat * PLAYERS + player] += 1
    if events is not None:
        kind = happened.BALL_MOVED if move < moves.TOKEN else happened.TOKEN_MOVED
        letters = [ord(letter) for letter in player_name(table, seat, player)]
        events.append((kind, seat, origin + 1, player + 1, *letters))


def player_name(table: Components, seat: i64, player: i64) -> str:
    """A player's name."""
    return players(team_of(table.options, seat))[player].name
