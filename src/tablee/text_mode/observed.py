"""What a command's answerer is given, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from tablee.kernel.documents import Outcome, Summary
from tablee.kernel.state import View
from tablee.review.words import Sentences

#: What a command may ask its table to do; nothing of it is done here.
Act = Literal[
    "", "move", "undo", "hint", "say", "take-back", "agree", "decline", "save", "set-up", "quit"
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Observed:
    """What a seat, or a spectator, may know at one moment."""

    view: View
    names: list[str]
    #: The seats that are to act.
    to_act: list[int] = field(default_factory=list)
    outcome: Outcome | None = None
    #: What happened so far, as this seat may know it; only for commands that ask for it.
    events: list[dict[str, Any]] = field(default_factory=list)
    #: At a server's table: there is somebody to talk to, but no file to write.
    remote: bool = False
    #: Whether the table will answer for this seat, which has only one answer (K8.5).
    auto_answer: bool = False
    #: Whether a proposal waits for this seat's answer.
    asked: bool = False
    #: What the seat can compute, where another process has done so with playouts.
    odds: msgspec.Struct | None = None
    #: A finished game in numbers; only for commands that ask for it.
    summary: Summary | None = None
    #: What decisions of a finished game cost; only for commands that ask for it, once it is known.
    review: Sentences | None = None
    #: Where luck is fixed beforehand: what the deal is, and who did how well; only if asked for.
    deal: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said, whether there is more to say, and what the table is to do."""

    lines: list[str]
    more: bool = False
    act: Act = ""
    #: The move in notation, the words to say, or the file's name.
    argument: str = ""
