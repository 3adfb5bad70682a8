"""The board of a game that brings none of its own: what lies on the table, in sentences."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.widgets import Static

from tablee.tui.boards.board import Board, broken
from tablee.tui.snapshot import ScreenState


class PlainBoard(Board):
    """The table in words; the list of moves does the rest."""

    def compose(self) -> ComposeResult:
        """One column of text."""
        yield Static(id="table-in-words", markup=False)

    def show(self, snapshot: ScreenState) -> None:
        """Show the table as it is now."""
        super().show(snapshot)
        lines = [broken(line, self.size.width - 2) for line in snapshot.words]
        self.query_one("#table-in-words", Static).update("\n\n".join(lines))

    def legend(self) -> list[str]:
        """There are no signs to explain."""
        return []
