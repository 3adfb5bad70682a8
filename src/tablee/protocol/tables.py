"""What is told of a table, over the WebSocket and by HTTP alike: who sits there, and its words."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.kernel.documents import GuidedWords, Outcome
from tablee.protocol.public_log import DealTerms, Holder, Terms, What


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a seat."""

    holder: Holder
    name: str
    level: str
    #: The level of the bot that sits in for an absent player, or nothing.
    sits_in: str
    #: Whether the host has closed the chat to it (K7.4).
    muted: bool = False
    #: Milliseconds used up, and the moment at which the time is up, where there is a clock.
    used: int
    deadline: int | None


class ProposalInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What is proposed, by whom, who has agreed so far and who has not answered yet."""

    proposal: int
    by: int
    what: What
    line: int
    seat: int
    name: str
    waiting: list[int]
    agreed: list[int] = []


class GuidedTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a guided game: whose it is, and for the person's own the moves that will do."""

    seat: int
    moves: list[str]


class GuidedInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A guided game (K11): the person's seat, how many lines are played, and the words."""

    seat: int
    at: int
    lines: list[GuidedTurn]
    words: list[GuidedWords]


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody who has the table's link may know."""

    table: str
    game: str
    rules: int
    options: dict[str, Any]
    terms: Terms
    watchers: bool
    #: Whether newcomers may ask for a seat (K5.9).
    seat_requests: bool = True
    seats: list[SeatInfo]
    started: bool
    paused: bool
    to_act: list[int]
    outcome: Outcome | None
    proposal: ProposalInfo | None
    #: Fairness (K4.5): the promise, what seats added (after the start), the secret (at the end).
    commitment: str
    contributions: list[str]
    secret: str
    rematch: str
    source: str
    source_line: int
    #: Null at an ordinary table.
    guided: GuidedInfo | None
    #: Where luck is fixed beforehand; null at an ordinary table.
    deal: DealTerms | None = None


class AdviceInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A move worth considering, best first: in notation and in words, and why."""

    move: str
    words: str
    #: What it is expected to score, from 0 to 1, with the standard error; null where the
    #: computer player judges without playing on.
    score: float | None
    error: float
    text: str


class MoveWords(msgspec.Struct, frozen=True, kw_only=True):
    """A legal move: in notation, as the text of a button, and a remark such as its risk."""

    move: str
    words: str
    note: str


class EntryWords(msgspec.Struct, frozen=True, kw_only=True):
    """The events of an entry, a sentence each."""

    seq: int
    lines: list[str]


class TableWords(msgspec.Struct, frozen=True, kw_only=True):
    """A game as an observer may know it, in sentences."""

    #: What is asked or waited for, or how the game ended.
    prompt: str
    outcome: str
    #: What lies on the table, and what this seat alone knows.
    look: list[str]
    hand: list[str]
    moves: list[MoveWords]
    #: How many moves more there are than are told.
    more_moves: int
