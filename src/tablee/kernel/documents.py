"""The kernel's values at the edge: what is stored, sent and read by others.

Every struct here is plain data. This module is never compiled, because msgspec builds its
structs at run time; compiled modules may create and read them like any other object.

What a computer player thought, as values: for the table, for advice and for the lab.

Scores are those of `Outcome`: 1 for a win, 0 for a defeat, a shared result in between. A score
that was estimated has its standard error beside it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

#: The first field of every record: what it is, and the version of its layout.
RECORD_FORMAT = "tablee-record/1"

Argument = int | str

#: Numbers in documents are bounded, so that both builds read them alike.
LineNumber = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
DrawnNumber = Annotated[int, msgspec.Meta(ge=0, le=2**32)]
ScriptedNumber = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]


class Refusal(msgspec.Struct, frozen=True, omit_defaults=False):
    """Why something was not done: a stable code, the rule that says so, and its arguments."""

    code: str
    rule: str
    args: dict[str, Argument] = {}


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked, or what it waits for: a stable code, the rule, and arguments."""

    code: str
    rule: str
    args: dict[str, Argument] = {}


class Reason(msgspec.Struct, frozen=True):
    """Why a computer player would make a move: a stable code and arguments, for one sentence."""

    code: str
    args: dict[str, Argument] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the reason, its rule, who won, and each seat's score from 0 to 1."""

    reason: str
    rule: str
    winners: list[int]
    scores: list[float]
    args: dict[str, Argument] = {}


class SummaryRow(msgspec.Struct, frozen=True):
    """Something that was counted: once for the table, or once for each column of the summary."""

    name: str
    values: list[float]


class Curve(msgspec.Struct, frozen=True):
    """How a number went through the game, of one column or (-1) of the table."""

    name: str
    column: int
    #: After each of the summary's steps.
    values: list[float]


class Moment(msgspec.Struct, frozen=True):
    """Something worth looking at again: the line at which it happened, a stable code, arguments."""

    line: int
    code: str
    args: dict[str, Argument] = {}


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in numbers, all of them counted from its record."""

    #: What the columns are, as the games' sentences name such a field: "seat" or "nation".
    column: str
    columns: list[int]
    rows: list[SummaryRow]
    #: The lines after which the curves have a point.
    steps: list[int]
    curves: list[Curve]
    moments: list[Moment]
    #: What decided the game, as far as numbers can tell.
    turning_point: Moment | None


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing wrong with a document: the field and a plain sentence about it.

    Where other languages say it as well, there is a stable code with its arguments.
    """

    field: str
    message: str
    code: str = ""
    args: dict[str, Argument] = {}


class Faults(ValueError):
    """A document that cannot be used. It lists every fault, never only the first."""

    def __init__(self, faults: list[Fault], source: str = "") -> None:
        self.faults = faults
        self.source = source
        super().__init__(str(self))

    def __str__(self) -> str:
        where = f"{self.source}: " if self.source else ""
        return "\n".join(f"{where}{fault.field}: {fault.message}" for fault in self.faults)

    def __reduce__(self) -> tuple[type[Faults], tuple[list[Fault], str]]:
        # An exception is unpickled from its message otherwise, and a worker's pool would hang.
        return Faults, (self.faults, self.source)

    def named(self, source: str) -> Faults:
        """The same faults, with the name of the file they were found in."""
        return Faults(self.faults, source)


class SeatDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat where: a name, and the level if a computer player sat there."""

    name: str = ""
    bot: str = ""


class RecordLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a record: a move with its draws, or the undoing of an earlier move.

    A draw is a pair [value, bound]: the value fell from 0 to bound - 1. With `consent`, every
    move after the undone one went with it, by leave of the others.
    """

    line: LineNumber = msgspec.field(name="seq")
    seat: SeatNumber
    move: str = ""
    draws: list[tuple[DrawnNumber, DrawnNumber]] = []
    undo: LineNumber = 0
    consent: bool = False


class KeptMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A running match without the lines that nothing can undo any more.

    It holds the whole state: for the keeper of the table, never for a seat.
    """

    #: The last settled line, and the position after it.
    line: int
    position: dict[str, Any]
    #: The lines since; none of them drew or revealed anything.
    lines: list[RecordLine]
    #: For each seat why it may not undo its last settled move; null if it has none.
    refusals: list[Refusal | None]
    #: Who made the last settled move.
    mover: int | None


class Standing(msgspec.Struct, frozen=True):
    """How a seat did in a finished game, to be compared with others who played the same deal."""

    #: More is better; the first number that differs decides.
    rank: list[int]
    #: For the sentence `<game>-standing`.
    args: dict[str, int]


class Fairness(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the draws of a record came from (K4.5): all that is needed to draw them again."""

    #: The SHA-256 of the secret, in hexadecimal: shown before the first draw.
    commitment: str
    #: The secret itself, in hexadecimal.
    secret: str
    #: What each seat added, in hexadecimal; empty where nobody did.
    contributions: list[str]
    #: The table, or the deal whose luck is keyed.
    label: str
    #: Whether the luck was fixed beforehand, by the situation (K4.6).
    keyed: bool = False
    #: What fell in the game that the deal was made of, by situation.
    known_luck: dict[str, int] = {}


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, enough to replay it exactly without a random generator."""

    format: str = RECORD_FORMAT
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatDocument] = []
    position: dict[str, Any] | None = None
    setup: list[tuple[DrawnNumber, DrawnNumber]] = []
    entries: list[RecordLine] = []
    result: Outcome | None = None
    fairness: Fairness | None = None
    #: A review that somebody asked to keep with it (`tablee.review`); it is not needed to replay.
    review: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A start, a script and what must come of it; `kernel.scenario` explains the script."""

    title: str
    game: str
    script: str
    shows: list[str] = []
    #: The version of the game's rules; 0 is the newest. A position knows its own.
    rules: Annotated[int, msgspec.Meta(ge=0)] = 0
    options: dict[str, Any] | None = None
    setup: list[ScriptedNumber] = []
    position: dict[str, Any] | None = None
    #: For a guided game: whose seat the person takes, and what the others are called.
    seat: SeatNumber | None = None
    names: list[str] = []


class GuidedLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move of a guided game with its draws; the first of `moves` is the one it tells of."""

    seat: SeatNumber
    moves: list[str]
    draws: list[ScriptedNumber] = []


class GuidedWords(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the coach says once so many lines are played: a message, and what it is about."""

    after: LineNumber
    say: str
    #: The parts of the board it points at, as the browser client names them.
    points: list[str] = []
    rules: list[str] = []


class GuidedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario with words, for one person to play; `kernel.guided` explains it."""

    seat: SeatNumber
    setup: list[ScriptedNumber]
    lines: list[GuidedLine]
    words: list[GuidedWords]


class Weighed(msgspec.Struct, frozen=True):
    """A move and what a search expects of it for the seat that would make it."""

    move: int
    score: float
    error: float = 0.0
    visits: int = 0


class Thought(msgspec.Struct, frozen=True):
    """The move a computer player decided on, and why; with what else it looked at, if it did."""

    move: int
    reason: Reason
    #: The moves that were searched, best first; empty if nothing was.
    weighed: list[Weighed] = []
    simulations: int = 0


class Advice(msgspec.Struct, frozen=True):
    """A move worth considering, in notation, with its chances and the reason for it.

    A bot that judges without playing on knows no chances.
    """

    move: str
    score: float | None
    error: float
    reason: Reason
