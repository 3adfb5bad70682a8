"""What every board has: it shows a snapshot, offers moves, and explains what is pointed at.

Lines broken between words: at plain spaces only, as French and German typography wants it.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Any

from textual.containers import VerticalScroll
from textual.message import Message

from tablee.kernel.game import Game
from tablee.kernel.words.narrator import Narrator
from tablee.texts import Texts
from tablee.tui.snapshot import ScreenState


@dataclass(frozen=True, slots=True)
class MenuItem:
    """A line of the list of moves: a move, or a group of them that opens."""

    label: str
    #: The place in the list of legal moves, or -1 for a group.
    place: int = -1
    group: int = -1
    #: Whether it sets the pieces up.
    sets_up: bool = False
    #: Whether another line is highlighted first.
    passed_over: bool = False


class Board(VerticalScroll, can_focus=False):
    """A board; without a drawing of its own it leaves everything to the list of moves."""

    class Chosen(Message):
        """A move was chosen on the board."""

        def __init__(self, move: int) -> None:
            super().__init__()
            self.move = move

    class Refused(Message):
        """Something was tried that is not among the moves: ask why."""

        def __init__(self, move: int) -> None:
            super().__init__()
            self.move = move

    class Pointed(Message):
        """Something is pointed at: a sentence about it."""

        def __init__(self, words: str) -> None:
            super().__init__()
            self.words = words

    class Regrouped(Message):
        """The list of moves is to be shown anew."""

    #: Whether the list of moves stands beside the board also where there is little room.
    beside = False

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(id="board")
        self.game = game
        self.texts = texts
        self.snapshot: ScreenState | None = None
        self.narrator: Narrator = game.narrator(texts.say, [])

    def say(self, message: str, values: dict[str, Any] | None = None) -> str:
        """A message in the player's language."""
        return self.texts.say(message, values)

    def show(self, snapshot: ScreenState) -> None:
        """Show the table as it is now."""
        self.snapshot = snapshot
        self.narrator = self.game.narrator(self.texts.say, snapshot.names, snapshot.seat)

    def on_resize(self) -> None:
        """Draw anew for the room there is."""
        if self.snapshot is not None and self.snapshot.view is not None:
            self.fit(self.snapshot)

    def fit(self, snapshot: ScreenState) -> None:
        """Draw the same table anew, for another size."""
        self.show(snapshot)

    def title(self) -> str:
        """The state of the game in a few words."""
        return ""

    def legend(self) -> list[str]:
        """What the signs of the board mean."""
        return [self.say(f"tui-legend-{self.game.key}")]

    def entries(self) -> list[MenuItem]:
        """The moves as the list shows them."""
        moves = self.snapshot.moves if self.snapshot is not None else []
        return [MenuItem(self.label(place, move), place) for place, move in enumerate(moves)]

    def asks_in_list(self) -> bool:
        """Whether what is asked now is answered in the list of moves, and not on a map."""
        return False

    def label(self, place: int, move: int) -> str:
        """A move with its number, and a remark worth knowing."""
        note = self.note(move)
        view = None if self.snapshot is None else self.snapshot.view
        told = self.narrator.move(move) if view is None else self.narrator.offered(view, move)
        return f"{place + 1}. {told}" + (f" [{note}]" if note else "")

    def note(self, move: int) -> str:  # noqa: ARG002
        """A remark about a move, such as its risk, or nothing."""
        return ""

    def open_group(self, group: int) -> None:
        """A group of moves was chosen in the list."""

    def cancel(self) -> bool:
        """Take back a choice that is not made yet; whether there was one."""
        return False

    def next_item(self) -> None:
        """Go to the next thing that can be chosen."""

    def zoom(self, by: int) -> None:
        """Show more, or closer."""

    def try_move(self, notations: list[str]) -> None:
        """Make the first of some moves that is legal; else ask why the first is not."""
        if self.snapshot is None or not notations:
            return
        moves = [self.game.parse(notation) for notation in notations]
        for move in moves:
            if move in self.snapshot.moves:
                self.post_message(self.Chosen(move))
                return
        self.post_message(self.Refused(moves[0]))

    def is_legal(self, notations: list[str]) -> bool:
        """Whether one of some moves is legal."""
        if self.snapshot is None:
            return False
        return any(self.game.parse(notation) in self.snapshot.moves for notation in notations)


#: Below this many columns nothing is broken: the widget has no size yet.
NARROWEST = 8


def broken(text: str, width: int, indent: str = "") -> str:
    """A text in lines of at most some width; as it is while there is no width yet."""
    if width < NARROWEST:
        return text
    return "\n".join(textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False))
