"""The documents of the REST interface. OpenAPI and TypeScript types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tablee.kernel.documents import Outcome, Prompt, Summary
from tablee.protocol.public_log import Terms
from tablee.protocol.tables import TableInfo, TableWords
from tablee.protocol.ws import Language, Number

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
#: 16 to 64 bytes in lower-case hexadecimal: what a player's device adds to the dice.
Entropy = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){16,64}$")]
Token = Annotated[str, msgspec.Meta(max_length=100)]
Level = Annotated[str, msgspec.Meta(max_length=40)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends: nothing unknown is accepted."""


class SeatWanted(Body, frozen=True, kw_only=True):
    """Who shall sit somewhere: a bot, somebody invited, whoever comes, or myself."""

    holder: Literal["open", "invited", "bot", "me"]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    level: Level = ""


class OpenTable(Body, frozen=True, kw_only=True):
    """Open a table. Seats that are not listed are open."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWanted], msgspec.Meta(max_length=16)] = []
    terms: Terms = Terms()
    #: Start at once: for solo and hot-seat tables.
    start: bool = False


class OpenGuided(Body, frozen=True, kw_only=True):
    """Open the guided first game of a game (K11.1)."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    language: Language = "en"


class SeatKeys(msgspec.Struct, frozen=True, kw_only=True):
    """What opens a seat. It is shown once and never again."""

    seat: int
    #: For somebody else: to be sent as a link, void once used.
    invite: str = ""
    token: str = ""
    phrase: str = ""


class TableOpened(msgspec.Struct, frozen=True, kw_only=True):
    """A new table, and the keys to it."""

    table: str
    host: str
    seats: list[SeatKeys]
    info: TableInfo


class NextTable(msgspec.Struct, frozen=True):
    """The table where the same players go on, with the same keys."""

    table: str


class JoinSeat(Body, frozen=True, kw_only=True):
    """Sit down."""

    name: Name
    invite: Token = ""
    entropy: Entropy | None = None


class Contribute(Body, frozen=True, kw_only=True):
    """Add to the dice, once and before the start, having seen the server's promise (K4.5)."""

    entropy: Entropy


class ChangeSeat(Body, frozen=True, kw_only=True):
    """The host gives a seat to somebody else."""

    holder: Literal["open", "invited", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    level: Level = ""


class StartTable(Body, frozen=True, kw_only=True):
    """Start the game; empty seats get bots of this level, if one is given."""

    fill: Level = ""


class RecoverSeat(Body, frozen=True, kw_only=True):
    """Get back in with the recovery phrase, or win a seat back by its old one or its key (K5.8)."""

    phrase: Annotated[str, msgspec.Meta(max_length=100)]


class AskForSeat(Body, frozen=True, kw_only=True):
    """Ask the others for a seat."""

    name: Name


class SeatAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys to the seat; they open it once it has passed to the newcomer (K5.6, K5.7)."""

    keys: SeatKeys
    #: What the newcomer is called at the table.
    name: str
    #: The proposal they must agree to; null if there was nobody to ask.
    proposal: int | None


class WithdrawRequest(Body, frozen=True, kw_only=True):
    """Give up asking for a seat: the key that would have opened it."""

    token: Token


class SetSeatRequests(Body, frozen=True, kw_only=True):
    """Let newcomers ask for seats, or not."""

    allowed: bool


class RemoveAsker(Body, frozen=True, kw_only=True):
    """Send away who made this proposal for a seat."""

    proposal: Number


class SetMuted(Body, frozen=True, kw_only=True):
    """Close the chat to a seat, or open it again."""

    muted: bool


class SetWatchers(Body, frozen=True, kw_only=True):
    """Let spectators in, or keep them out."""

    watchers: bool


class SetNotices(Body, frozen=True, kw_only=True):
    """Send me notices at this e-mail address."""

    email: Annotated[str, msgspec.Meta(pattern=r"^[^@\s<>,;]{1,64}@[A-Za-z0-9.-]{1,190}$")]


class ConfirmNotices(Body, frozen=True, kw_only=True):
    """The code that was sent to my address."""

    code: Token


class Fork(Body, frozen=True, kw_only=True):
    """Open a new table from a line of this one."""

    line: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None
    seats: Annotated[list[SeatWanted], msgspec.Meta(max_length=16)] = []
    start: bool = True


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    game: str
    name: str
    about: str
    rules: int
    fewest_seats: int
    most_seats: int
    levels: list[str]
    options: dict[str, Any]
    #: The JSON Schema of the options, and the words for them: an option's name, or its name and a
    #: value as in `first-player`. Where a game has no words for them, there are none.
    options_schema: dict[str, Any]
    options_words: dict[str, str]
    #: What the numbers of its rules begin with.
    rules_letter: str
    #: Maps that people drew: what the option takes, and what the map calls itself.
    maps: dict[str, str] = {}


class OpenRecord(Body, frozen=True, kw_only=True):
    """A record as it stands in its file."""

    record: dict[str, Any]


class RulesPage(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a game as Markdown, in the language asked for or else in English."""

    game: str
    language: Language
    #: Empty if the game brings none.
    text: str


class ReadMap(Body, frozen=True, kw_only=True):
    """The text of a file in which somebody drew a map."""

    text: Annotated[str, msgspec.Meta(max_length=60_000)]


class MapRead(msgspec.Struct, frozen=True, kw_only=True):
    """The map as the option takes it, or null and what is wrong with it."""

    map: dict[str, Any] | None
    faults: list[str] = []
    #: How many faults more there are.
    more: int = 0


class Digest(msgspec.Struct, frozen=True, kw_only=True):
    """What happened since an entry, in sentences."""

    since: int
    seq: int
    #: The last entry of which they tell: long logs are told in parts.
    last: int
    lines: list[str]


class BotReason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a computer player made the move of a line (K12.2)."""

    line: int
    seat: int
    text: str


class ReplayView(msgspec.Struct, frozen=True, kw_only=True):
    """A table at some line, as a seat saw it; null for everything, once the game is over."""

    table: str
    line: int
    last: int
    seat: int | None
    view: dict[str, Any]
    #: With `open`, what each seat saw.
    views: list[dict[str, Any]]
    to_act: list[int]
    prompt: Prompt
    #: What happened after line `since`; only at this line, where that was not asked.
    events: list[dict[str, Any]]
    #: What computer players thought at these lines, in the language asked for.
    reasons: list[BotReason]
    outcome: Outcome | None
    #: With `words`, the table and each of the events in sentences.
    words: TableWords | None = None
    sentences: list[str] = []


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a finished game ended, and what was counted in it."""

    table: str
    outcome: Outcome
    #: Null where the game counts nothing.
    summary: Summary | None
    #: In the language asked for: how it ended, the numbers, and the moments of the summary.
    end: str
    sentences: list[str]
    moments: list[str]


class SeatTally(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat rolled, beside what was to be expected."""

    seat: int
    #: The dice that everybody saw.
    dice: list[Tally]
    #: And once the game is over all it drew besides: a card out of six is no die.
    tallies: list[Tally]


class FairnessInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Where the draws come from (K4.5)."""

    commitment: str
    label: str
    contributions: list[str]
    #: Whether luck was fixed beforehand (K4.6); the secret is shown when the deal's time is over.
    keyed: bool
    #: Empty until the game is over.
    secret: str
    #: While the game runs, only dice that everybody saw.
    seats: list[SeatTally]


class PrivacySection(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the page *Privacy*."""

    heading: str
    lines: list[str]


class PrivacyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What this server keeps and for how long (K13), in the language asked for."""

    #: Seconds for which a table is kept that was not started, that nobody plays on with, that is
    #: finished; 0 for as long as nobody deletes it.
    unstarted: int
    abandoned: int
    finished: int
    #: The same in a few sentences, for whoever opens a table.
    terms: list[str]
    sections: list[PrivacySection]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the server can do its work."""

    status: Literal["ok", "failing", "closing"]
    version: str
    protocol: int
    #: Whether it can send turn notices by e-mail.
    mail: bool
    #: How many tables it cannot read.
    unreadable: int
    #: The version that a browser can play without the server; nothing if none is offered.
    offline: str = ""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused."""

    code: str
    rule: str
    args: dict[str, int | str]
    text: str
    #: What exactly is wrong with the options of a table, in the language of the text.
    lines: list[str] = []


class Nothing(msgspec.Struct, frozen=True):
    """It was done."""


class Tally(msgspec.Struct, kw_only=True):
    """How often each number fell among draws with the same bound, beside what to expect."""

    sides: int
    counts: list[int]
    expected: float

    @property
    def draws(self) -> int:
        """How many draws there were."""
        return sum(self.counts)
