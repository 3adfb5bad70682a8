"""A table as plain data: what a snapshot holds, and nothing that runs."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.kernel.documents import GuidedGame, KeptMatch
from tablee.protocol.public_log import Holder, Terms, What

#: What computer players are called when nobody named them and they play nobody with a name: names
#: of the games' time. The largest table has five seats.
BOT_NAMES: Final = ("Ottilie", "Émile", "Marguerite", "Jean", "Wilhelmine")


class SeatState(msgspec.Struct, omit_defaults=True):
    """One seat. Secrets are here only as hashes."""

    holder: Holder
    name: str = ""
    level: str = ""
    invite: str = ""
    token: str = ""
    phrase: str = ""
    entropy: str = ""
    #: The bot that plays for an absent player, and why.
    sits_in: str = ""
    sits_in_for: str = ""
    #: Milliseconds used up.
    used: int = 0
    #: Where notices go, once the code that was sent there came back.
    address: str = ""
    address_code: str = ""
    #: Since when the clock of a turn runs for it, and up to when its time is counted; 0 for not.
    turn_began: int = 0
    counted: int = 0
    #: Since when it is to act without having moved.
    asked: int = 0
    #: The stretch of time whose clock was last stopped, and the milliseconds it had run.
    stopped: int = 0
    ran: int = 0


class OpenProposal(msgspec.Struct, frozen=True):
    """What somebody asks the others for."""

    number: int
    by: int
    what: What
    line: int
    seat: int
    name: str
    token: str
    phrase: str
    waiting: list[int]

    def without(self, seat: int) -> OpenProposal:
        """The same, waiting for one less."""
        waiting = [other for other in self.waiting if other != seat]
        return msgspec.structs.replace(self, waiting=waiting)


class TableState(msgspec.Struct, kw_only=True):
    """Everything about a table but the match."""

    game: str
    rules: int
    options: dict[str, Any]
    terms: Terms
    seats: list[SeatState]
    host: str
    secret: str
    position: dict[str, Any] | None
    source: str
    source_line: int
    watchers: bool
    started: bool = False
    contributions: list[str] = []
    words: int = 0
    paused_at: int = 0
    proposal: OpenProposal | None = None
    #: A newcomer's request for a seat that waits until the players have settled their own affair.
    postponed: OpenProposal | None = None
    rematch: str = ""
    #: A guided game, and how many of its lines are played.
    guided: GuidedGame | None = None
    guided_at: int = 0


class Snapshot(msgspec.Struct):
    """A table without the entries that led to it."""

    state: TableState
    match: KeptMatch | None
