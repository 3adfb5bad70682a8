"""Small things on a table that can be pointed at: cards, tiles, threats."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static


class Chip(Static, can_focus=True):
    """A card or the like: reached by keys or mouse, acted on by Enter or a click.

    What can be done is marked by a sign as well as by style: `>` before it.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "act", show=False),
        Binding("right,down", "app.focus_next", show=False),
        Binding("left,up", "app.focus_previous", show=False),
    ]

    class Acted(Message):
        """The chip was chosen."""

        def __init__(self, chip: Chip) -> None:
            super().__init__()
            self.chip = chip

    class Pointed(Message):
        """The chip is pointed at."""

        def __init__(self, chip: Chip) -> None:
            super().__init__()
            self.chip = chip

    def __init__(
        self, label: str, key: str, notations: list[str], legal: bool, face: list[str] | None = None
    ) -> None:
        super().__init__(markup=False)
        self.key = key
        #: The moves it stands for, in order of preference.
        self.notations = notations
        self.legal = legal
        self._label = label
        #: The lines of a card, where there is room to draw one.
        self._face = face
        self.set_class(legal, "legal")
        self.set_class(face is not None, "card")

    def render(self) -> str:
        """A card where there is room, else a word in brackets."""
        sign = ">" if self.legal else " "
        if self._face is None or not self.app.screen.has_class("-tall"):
            return sign + self._label
        return "\n".join([sign + self._face[0], *[f" {line}" for line in self._face[1:]]])

    def action_act(self) -> None:
        """Enter, or a space."""
        self.post_message(self.Acted(self))

    def on_click(self, event: events.Click) -> None:
        """A click."""
        event.stop()
        self.focus()
        self.action_act()

    def on_focus(self) -> None:
        """Reached by key."""
        self.post_message(self.Pointed(self))

    def on_enter(self) -> None:
        """Reached by mouse."""
        self.post_message(self.Pointed(self))
