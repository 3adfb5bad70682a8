"""Small things on a table that can be pointed at: cards, tiles, threats."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget
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
        #: Whether it was taken away.
        self.gone = False
        self._label = label
        #: The lines of a card, where there is room to draw one.
        self._face = face
        self.set_class(legal, "legal")
        self.set_class(face is not None, "card")

    def become(self, other: Chip) -> None:
        """Show something else in the same place."""
        before = (self.key, self.notations, self.legal, self._label, self._face)
        self.key, self.notations, self.legal = other.key, other.notations, other.legal
        self._label, self._face = other._label, other._face
        if before != (self.key, self.notations, self.legal, self._label, self._face):
            self.set_class(self.legal, "legal")
            self.set_class(self._face is not None, "card")
            self.refresh(layout=True)

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


def lay_out(box: Widget, chips: list[Chip]) -> None:
    """Show chips in a box; what is there already stays, and the focus with it.

    Were they taken away and laid anew, the focus would be elsewhere for a moment, and a key that
    is pressed just then would do something that nobody meant.
    """
    # What was taken away a moment ago may still be on its way out.
    there = [chip for chip in box.query(Chip) if not chip.gone]
    focused = box.screen.focused
    kept = focused.key if isinstance(focused, Chip) and focused in there else ""
    for old, chip in zip(there, chips, strict=False):
        old.become(chip)
    box.mount_all(chips[len(there) :])
    if kept:
        remaining = there[: len(chips)]
        same = [chip for chip in remaining if chip.key == kept]
        for chip in (same or remaining[-1:])[:1]:
            box.screen.set_focus(chip)
    for old in there[len(chips) :]:
        old.gone = True
        old.remove()
