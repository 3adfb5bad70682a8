"""What stands around every board: the list of moves, what was said, and the curtain."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Label, OptionList, RichLog
from textual.widgets.option_list import Option

from tablee.tui.boards.board import Entry

#: Lines that the transcript keeps.
MOST_LINES = 2000
#: What stands before a line, so that its sort is told without colour.
SIGNS = {"news": "", "answer": "  ", "own": "> ", "refusal": "! "}
STYLES = {"news": "", "answer": "", "own": "bold", "refusal": "bold"}


class MovesList(OptionList):
    """The legal moves, or groups of them."""

    class Picked(Message):
        """A line was chosen."""

        def __init__(self, entry: Entry) -> None:
            super().__init__()
            self.entry = entry

    def __init__(self) -> None:
        super().__init__(id="moves", markup=False)
        self._entries: list[Entry] = []

    def show(self, entries: list[Entry]) -> None:
        """Show other moves; the first is highlighted."""
        if entries == self._entries:
            return
        self._entries = entries
        self.set_options([Option(entry.label) for entry in entries])
        self.highlighted = 0 if entries else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter, or a click."""
        event.stop()
        if event.option_index < len(self._entries):
            self.post_message(self.Picked(self._entries[event.option_index]))


class Transcript(RichLog):
    """What happened and what was answered, line by line."""

    def __init__(self) -> None:
        super().__init__(id="transcript", wrap=True, min_width=10, max_lines=MOST_LINES)
        self.said: list[tuple[str, str]] = []
        self._width = 0

    def add(self, lines: list[str], kind: str) -> None:
        """Say something more."""
        for line in lines:
            self.said.append((line, kind))
            self.write(self._text(line, kind))
        del self.said[:-MOST_LINES]

    def begin_anew(self) -> None:
        """Forget everything: it belongs to somebody else, or to another moment."""
        self.said = []
        self.clear()

    def _text(self, line: str, kind: str) -> Text:
        return Text(SIGNS[kind] + line, style=STYLES[kind])

    def on_resize(self, event: events.Resize) -> None:
        """Break the lines anew."""
        if event.size.width != self._width:
            self._width = event.size.width
            self.clear()
            for line, kind in self.said:
                self.write(self._text(line, kind))


class Curtain(ModalScreen[None]):
    """Hides one player's hand until the next one has sat down."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss_curtain", show=False)]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """One sentence in the middle of an empty screen."""
        with Vertical(id="curtain"):
            yield Label(self.words, markup=False)

    def action_dismiss_curtain(self) -> None:
        """The next player sits down."""
        self.dismiss()

    def on_click(self) -> None:
        """So does a click."""
        self.dismiss()
