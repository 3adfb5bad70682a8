"""What stands around every board: the list of moves, what was said, and the curtain."""

from __future__ import annotations

import textwrap
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Label, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from tablee.tui.boards.board import MenuItem, broken

#: Lines that the transcript keeps.
MOST_LINES = 2000
#: What stands before a line, so that its sort is told without colour.
SIGNS = {"news": "", "answer": "  ", "own": "> ", "refusal": "! "}
INDENTS = {"news": "", "answer": "  ", "own": "  ", "refusal": "  "}
STYLES = {"news": "", "answer": "", "own": "bold", "refusal": "bold"}


class Title(Static):
    """The first line of the screen, in reverse from edge to edge."""

    def __init__(self) -> None:
        super().__init__(id="title", markup=False)
        self._choices = [""]

    def show(self, choices: list[str]) -> None:
        """Show the first of some texts that fits into a line; the last one may take two."""
        self._choices = choices
        room = max(self.size.width, 1)
        text = next((text for text in choices if len(text) <= room), choices[-1])
        lines = textwrap.wrap(text, room)[:2] or [""]
        self.update("\n".join(line.ljust(room) for line in lines))

    def on_resize(self) -> None:
        """Another width may hold more."""
        self.show(self._choices)


class Words(Static):
    """A sentence, broken between words and never at the spaces that hold signs together."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, markup=False)
        self._words = ""

    def show(self, words: str) -> None:
        """Show another sentence."""
        self._words = words
        self.update(broken(words, self.content_size.width))

    def on_resize(self) -> None:
        """Break it anew."""
        self.show(self._words)


class MovesList(OptionList):
    """The legal moves, or groups of them."""

    class Picked(Message):
        """A line was chosen."""

        def __init__(self, item: MenuItem) -> None:
            super().__init__()
            self.item = item

    def __init__(self) -> None:
        super().__init__(id="moves", markup=False)
        self._entries: list[MenuItem] = []

    def show(self, entries: list[MenuItem]) -> None:
        """Show other moves; the first is highlighted."""
        if entries == self._entries:
            return
        self._entries = entries
        self._write()
        first = [place for place, item in enumerate(entries) if not item.passed_over]
        self.highlighted = (first or [0])[0] if entries else None

    def _write(self) -> None:
        width = self.scrollable_content_region.width
        self.set_options([Option(broken(item.label, width, "   ")) for item in self._entries])

    def on_resize(self) -> None:
        """Break the lines anew, and stay where one is."""
        here = self.highlighted
        self._write()
        self.highlighted = here

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter, or a click."""
        event.stop()
        if event.option_index < len(self._entries):
            self.post_message(self.Picked(self._entries[event.option_index]))


class Transcript(RichLog):
    """What happened and what was answered, line by line."""

    def __init__(self) -> None:
        super().__init__(id="transcript", wrap=False, min_width=10, max_lines=MOST_LINES)
        self.said: list[tuple[str, str]] = []
        self._broken_at = 0

    def add(self, lines: list[str], kind: str) -> None:
        """Say something more."""
        for line in lines:
            self.said.append((line, kind))
            if self._broken_at:
                self.write(self._text(line, kind))
        del self.said[:-MOST_LINES]

    def begin_anew(self) -> None:
        """Forget everything: it belongs to somebody else, or to another moment."""
        self.said = []
        self.clear()

    def _text(self, line: str, kind: str) -> Text:
        words = broken(SIGNS[kind] + line, self._broken_at, INDENTS[kind])
        return Text(words, style=STYLES[kind])

    def on_resize(self, event: events.Resize) -> None:  # noqa: ARG002
        """Break the lines anew once it is known how wide they may be."""
        self.call_after_refresh(self._write_anew)

    def _write_anew(self) -> None:
        width = self.scrollable_content_region.width
        if width == self._broken_at:
            return
        self._broken_at = width
        self.clear()
        if width:
            for line, kind in self.said:
                self.write(self._text(line, kind))


#: A window over the table keeps keys from the app, which Ctrl-C would leave.
LEAVES = Binding("ctrl+c", "app.help_quit", show=False)


class Curtain(ModalScreen[None]):
    """Hides one player's hand until the next one has sat down."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss_curtain", show=False),
        LEAVES,
    ]

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


class HelpWindow(ModalScreen[None]):
    """Keys, signs and commands, over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,f1,q", "dismiss_help", show=False),
        LEAVES,
    ]

    def __init__(self, title: str, lines: list[str]) -> None:
        super().__init__()
        self.window_title = title
        self.lines = lines

    def compose(self) -> ComposeResult:
        """What does not fit is scrolled to."""
        with VerticalScroll(id="help") as window:
            window.border_title = self.window_title
            window.border_subtitle = "Esc"
            for line in self.lines:
                yield Label(line, markup=False)

    def action_dismiss_help(self) -> None:
        """Back to the table."""
        self.dismiss()
