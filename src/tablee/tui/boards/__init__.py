"""The boards: one for each game, drawn in characters from a view document."""

from __future__ import annotations

from tablee.kernel.game import Game
from tablee.texts import Texts
from tablee.tui.boards.board import Board
from tablee.tui.boards.footclub import FootClubBoard
from tablee.tui.boards.les_poilus import LesPoilusBoard
from tablee.tui.boards.plain import PlainBoard
from tablee.tui.boards.trench_club import TrenchClubBoard

BOARDS: dict[str, type[Board]] = {
    "les-poilus": LesPoilusBoard,
    "footclub": FootClubBoard,
    "trench-club": TrenchClubBoard,
}


def board_of(game: Game, texts: Texts) -> Board:
    """A game's board; a plain one for a game that has none of its own."""
    return BOARDS.get(game.key, PlainBoard)(game, texts)


def needs_words(game: Game) -> bool:
    """Whether a game's board shows the table in sentences."""
    return game.key not in BOARDS
