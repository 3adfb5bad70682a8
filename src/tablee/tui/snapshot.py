"""What a screen shows at one moment, and what it is told meanwhile.

Screens know nothing else: neither a state nor a connection. Everything in a snapshot is what the
seat before the screen may know.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
from textual.message import Message

from tablee.kernel.documents import Outcome, Prompt


@dataclass(frozen=True, slots=True)
class ScreenState:
    """A table as one seat, or a spectator, may know it."""

    game: str
    names: list[str]
    #: Whose eyes these are, or -1.
    seat: int
    #: The game's view document; None before the start.
    view: Any = None
    prompt: Prompt | None = None
    #: The legal moves of this seat.
    moves: list[int] = field(default_factory=list)
    #: The game's odds as plain data, where there are some.
    odds: dict[str, Any] | None = None
    #: The table in sentences, where the board has no drawing of its own.
    words: list[str] = field(default_factory=list)
    to_act: list[int] = field(default_factory=list)
    outcome: Outcome | None = None
    #: Somebody else must sit down before this may be shown: their name.
    curtain: str = ""
    #: The connection of a remote table is broken.
    lost: bool = False
    #: In a replay: the line that is shown and the last one.
    line: int = 0
    last: int = -1

    @property
    def mine(self) -> bool:
        """Whether it is for this seat to act."""
        return self.seat in self.to_act

    @property
    def replayed(self) -> bool:
        """Whether this is a replay."""
        return self.last >= 0


def plain(document: msgspec.Struct | dict[str, Any] | None) -> dict[str, Any] | None:
    """A document as plain data."""
    if document is None or isinstance(document, dict):
        return document
    found: dict[str, Any] = msgspec.to_builtins(document)
    return found


class Shown(Message):
    """The table has changed."""

    def __init__(self, snapshot: ScreenState) -> None:
        super().__init__()
        self.snapshot = snapshot


class Said(Message):
    """Something was said: news, an answer, a refusal."""

    def __init__(self, lines: list[str], kind: str = "news", fresh: bool = False) -> None:
        super().__init__()
        self.lines = lines
        #: "news", "answer", "own" for what the player typed, or "refusal".
        self.kind = kind
        #: Whether everything said before belongs to somebody else, or to another moment.
        self.fresh = fresh


class Left(Message):
    """The table is left, with a word about it."""

    def __init__(self, words: str = "") -> None:
        super().__init__()
        self.words = words
