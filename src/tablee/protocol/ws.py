"""The messages of the WebSocket, version 1. `docs/server/protocol.md` explains them.

The JSON Schema and the TypeScript types are generated from these structs. Decoding is strict:
an unknown field, a wrong type or a number out of range is refused as `malformed`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from tablee.kernel.documents import Prompt
from tablee.protocol.public_log import AnyPublic
from tablee.protocol.reviews import ReviewAnswer
from tablee.protocol.tables import AdviceInfo, EntryWords, TableInfo, TableWords
from tablee.text_mode.interpreter import LONGEST_LINE
from tablee.text_mode.observed import Act

PROTOCOL: Final = 1

Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Language = Literal["en", "fr", "de"]
ShortText = Annotated[str, msgspec.Meta(max_length=120)]


class Request(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """A message to the server. `id` is repeated in the answer to it."""


class Hello(Request, frozen=True, tag="hello", kw_only=True):
    """The first message: who I am, and what I have already seen."""

    protocol: int
    #: The seat's token; none to watch.
    token: Annotated[str, msgspec.Meta(max_length=100)] = ""
    #: Which seat, where one token opens several.
    seat: SeatNumber | None = None
    #: The last entry I have seen: 0 for all from the start, null for none of the past.
    since: Number | None = None
    lang: Language = "en"


class Move(Request, frozen=True, tag="move", kw_only=True):
    """Make a move. `line` is how many lines of the game I have seen (K1.2)."""

    id: Number
    line: Number
    move: ShortText


class Undo(Request, frozen=True, tag="undo", kw_only=True):
    """Take my last move back (K2)."""

    id: Number
    line: Number


class Say(Request, frozen=True, tag="say", kw_only=True):
    """Speak: free text, or the code of a prepared phrase (K7)."""

    id: Number
    text: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    phrase: ShortText = ""


class Propose(Request, frozen=True, tag="propose", kw_only=True):
    """Ask the others for their leave (K6). `line` is the move to take back."""

    id: Number
    what: Literal["take-back", "pause", "resume"]
    line: Number = 0


class Answer(Request, frozen=True, tag="answer", kw_only=True):
    """Agree to a proposal, or decline it."""

    id: Number
    proposal: Number
    agree: bool


class Withdraw(Request, frozen=True, tag="withdraw", kw_only=True):
    """Withdraw my own proposal."""

    id: Number
    proposal: Number


class Return(Request, frozen=True, tag="return", kw_only=True):
    """I am back: the bot that sits in for me stops."""

    id: Number


class GoOn(Request, frozen=True, tag="go-on", kw_only=True):
    """Guided game: make the next move of the script, whosever it is (K11.1)."""

    id: Number
    line: Number


class GoBack(Request, frozen=True, tag="go-back", kw_only=True):
    """Guided game: take back all lines of the script but the first `to` (K11.3)."""

    id: Number
    to: Number


class AskMoves(Request, frozen=True, tag="moves", kw_only=True):
    """Which of my moves begin like this? For lists too long for every update."""

    id: Number
    prefix: ShortText


class AskWhy(Request, frozen=True, tag="why", kw_only=True):
    """Why may I not make this move?"""

    id: Number
    move: ShortText


class AskOdds(Request, frozen=True, tag="odds", kw_only=True):
    """What can I compute of the near future?

    What takes long is left out unless all is asked for; then another process adds it by playouts.
    """

    id: Number
    all: bool = False
    #: Of one thing, in the game's own words; another process computes it.
    about: ShortText = ""


class AskSample(Request, frozen=True, tag="sample", kw_only=True):
    """A position that looks like this one from my seat, for a client that thinks by the rules."""

    id: Number


class AskAdvice(Request, frozen=True, tag="hints", kw_only=True):
    """What would a computer player consider in my place (K12.1)?

    With `quick`: only the move that one makes who does not think long.
    """

    id: Number
    quick: bool = False


class Ask(Request, frozen=True, tag="ask", kw_only=True):
    """A command of text mode, such as `look`, or a move in words; answered with `words`.

    With `since` and no text: what happened after that entry, and what is asked now.
    """

    id: Number
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_LINE)] = ""
    since: Number | None = None


class Describe(Request, frozen=True, tag="describe", kw_only=True):
    """The table in sentences, for a client that has no board for its game.

    With `since`: also the events of the entries after that one, or of the first of them.
    """

    id: Number
    since: Number | None = None


class AskLog(Request, frozen=True, tag="log", kw_only=True):
    """The entries after `since` and before `before`; of many, the last ones."""

    id: Number
    before: Number
    since: Number = 0


class AskReview(Request, frozen=True, tag="review", kw_only=True):
    """What decisions of the finished game cost, as a seat reads it; without one, as mine (K12.3).

    Answered once a second with how far it is, and at last with the review.
    """

    id: Number
    seat: SeatNumber | None = None


class Sit(Request, frozen=True, tag="sit", kw_only=True):
    """Hot seat: another player takes the device."""

    id: Number
    seat: SeatNumber


class Ping(Request, frozen=True, tag="ping", kw_only=True):
    """Are you there?"""

    id: Number


AnyRequest = (
    Hello
    | Move
    | Undo
    | Say
    | Propose
    | Answer
    | Withdraw
    | Return
    | GoOn
    | GoBack
    | AskMoves
    | AskWhy
    | AskOdds
    | AskSample
    | AskAdvice
    | Ask
    | Describe
    | AskLog
    | AskReview
    | Sit
    | Ping
)


# ---- what the server sends --------------------------------------------------------------------


#: The legal moves, shortened: what they begin with -> the last words. A number instead of a list
#: says how many there are: ask for them with `moves`.
Moves = dict[str, list[str] | int]


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message from the server."""


class Update(Frame, frozen=True, tag="update", kw_only=True):
    """What is new: entries, and the table as this seat may know it after them."""

    seq: int
    line: int
    entries: list[AnyPublic]
    to_act: list[int]
    #: The request of this connection that caused it.
    answers: int | msgspec.UnsetType | None = msgspec.UNSET
    #: Only where it changed.
    table: TableInfo | msgspec.UnsetType = msgspec.UNSET
    #: Left out before the start and after a closed door.
    view: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    prompt: Prompt | msgspec.UnsetType = msgspec.UNSET
    moves: Moves | msgspec.UnsetType = msgspec.UNSET
    #: That the table will answer for this seat, which has only one answer (K8.5).
    auto_answer: bool | msgspec.UnsetType = msgspec.UNSET


class Welcome(Frame, frozen=True, tag="welcome", kw_only=True):
    """The answer to `hello`: the whole table as this seat may know it, and what it missed."""

    protocol: int
    #: My seat, or -1 to watch.
    seat: int
    #: The last entry I was told of before I last left: everything later is new to me.
    left: int
    #: Of a long log only the end is told. The last entry that was left out, to be asked for with
    #: `log`.
    skipped: int | msgspec.UnsetType = msgspec.UNSET
    seq: int
    line: int
    entries: list[AnyPublic]
    to_act: list[int]
    table: TableInfo
    view: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    prompt: Prompt | msgspec.UnsetType = msgspec.UNSET
    moves: Moves | msgspec.UnsetType = msgspec.UNSET
    #: That the table will answer for this seat, which has only one answer (K8.5).
    auto_answer: bool | msgspec.UnsetType = msgspec.UNSET


class Refused(Frame, frozen=True, tag="refused", kw_only=True):
    """Something was not done: a stable code, the rule that says so, and a sentence."""

    id: int | None
    code: str
    rule: str
    args: dict[str, int | str]
    text: str


class MovesFound(Frame, frozen=True, tag="moves", kw_only=True):
    """The moves that begin as asked."""

    id: int
    line: int
    moves: list[str]


class Reason(Frame, frozen=True, tag="why", kw_only=True):
    """Why a move may not be made; no code if it may."""

    id: int
    code: str | None
    rule: str | None
    args: dict[str, int | str]
    text: str


class OddsFound(Frame, frozen=True, tag="odds", kw_only=True):
    """What this seat can compute."""

    id: int
    odds: dict[str, Any] | None


class SampleFound(Frame, frozen=True, tag="sample", kw_only=True):
    """A position; what this seat may not know of it is made up anew with every question."""

    id: int
    line: int
    position: dict[str, Any]


class AdviceFound(Frame, frozen=True, tag="hints", kw_only=True):
    """The moves worth considering; none where there is nothing to choose."""

    id: int
    line: int
    hints: list[AdviceInfo]


class Words(Frame, frozen=True, tag="words", kw_only=True):
    """Sentences, and what the command wants to be done: the client sends that request."""

    id: int
    #: Up to which entry this seat has been told, and the line for a move.
    seq: int
    line: int
    lines: list[str]
    #: Whether the command `more` has more to say.
    more: bool
    act: Act
    #: The move in notation, or the words to say.
    argument: str


class Described(Frame, frozen=True, tag="described", kw_only=True):
    """The table in sentences, in the language of `hello`."""

    id: int
    seq: int
    line: int
    words: TableWords
    entries: list[EntryWords]
    #: Up to which entry they are told: long logs are told in parts.
    told: int


class LogFound(Frame, frozen=True, tag="log", kw_only=True):
    """Earlier entries, in order; `skipped` as in `welcome`."""

    id: int
    skipped: int | msgspec.UnsetType = msgspec.UNSET
    entries: list[AnyPublic]


class ReviewFound(Frame, frozen=True, tag="review", kw_only=True):
    """A review, or how far it is."""

    id: int
    answer: ReviewAnswer


class Pong(Frame, frozen=True, tag="pong", kw_only=True):
    """Yes."""

    id: int


class Closed(Frame, frozen=True, tag="closed", kw_only=True):
    """The server ends the connection, and why: come back later, or stay away."""

    reason: Literal[
        "shutdown", "abuse", "closed-to-watchers", "seat-lost", "removed", "slow", "deleted"
    ]


AnyFrame = (
    Update
    | Welcome
    | Refused
    | MovesFound
    | Reason
    | OddsFound
    | SampleFound
    | AdviceFound
    | Words
    | Described
    | LogFound
    | ReviewFound
    | Pong
    | Closed
)
