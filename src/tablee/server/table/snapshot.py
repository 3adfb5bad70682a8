"""A table as plain data: what a snapshot holds, and nothing that runs."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.kernel.documents import GuidedGame, KeptMatch
from tablee.protocol.public_log import DealTerms, Holder, Terms, What

#: What computer players are called when nobody named them and they play nobody with a name: names
#: of the games' time. The largest table has five seats.
BOT_NAMES: Final = ("Ottilie", "Émile", "Marguerite", "Jean", "Wilhelmine")


class FormerHolder(msgspec.Struct, frozen=True):
    """Who had a seat that passed to a newcomer; the hashes of what wins it back (K5.8)."""

    name: str
    token: str
    phrase: str


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
    #: The hash of the code that was sent to an address, and whether it has come back.
    address_code: str = ""
    has_address: bool = False
    #: Since when the clock of a turn runs for it, and up to when its time is counted; 0 for not.
    turn_began: int = 0
    counted: int = 0
    #: Since when it is to act without having moved.
    asked: int = 0
    #: The stretch of time whose clock was last stopped, and the milliseconds it had run.
    stopped: int = 0
    ran: int = 0
    #: Whether the host has closed the chat to it.
    muted: bool = False
    #: Until the one who has it now has moved.
    former: FormerHolder | None = None


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
    agreed: list[int] = []
    #: A request for a seat: whether it needs the holder's answer, and since when they are away for
    #: all that is known.
    needs_holder: bool = False
    since: int = 0

    def without(self, seat: int) -> OpenProposal:
        """The same, waiting for one less."""
        waiting = [other for other in self.waiting if other != seat]
        return msgspec.structs.replace(self, waiting=waiting)

    def agreed_by(self, seat: int) -> OpenProposal:
        """The same with one more who agrees."""
        return msgspec.structs.replace(self.without(seat), agreed=[*self.agreed, seat])

    def holder_seen(self, seat: int, at: int) -> OpenProposal:
        """The same after the holder of the seat that is asked for was there."""
        return msgspec.structs.replace(self, since=at) if self.is_for(seat) else self

    def is_for(self, seat: int) -> bool:
        """Whether this asks for a seat whose holder must answer."""
        return self.needs_holder and self.seat == seat

    def unless_away(self, seat: int) -> OpenProposal | None:
        """The same after somebody went away; None if nobody is left whose word counts.

        The holder of a seat that is asked for is waited for, unless none of the others has agreed.
        """
        if seat not in self.waiting or self.is_for(seat):
            return self
        left = self.without(seat)
        undecided = left.needs_holder and left.waiting == [left.seat] and not left.agreed
        return left if left.waiting and not undecided else None


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
    #: Whether newcomers may ask for a seat, and when one was last told no.
    seat_requests: bool = True
    declined_at: int = 0
    rematch: str = ""
    #: The last line after which the table was told that a bot fails; -1 if it never was.
    faltered: int = -1
    #: A guided game, and how many of its lines are played.
    guided: GuidedGame | None = None
    guided_at: int = 0
    #: Whether bots that nobody named are called after whom they play.
    characters: bool = False
    #: A table whose luck is fixed beforehand, and what fell in the game that the deal was made of.
    deal: DealTerms | None = None
    known_luck: dict[str, int] = {}


class Snapshot(msgspec.Struct):
    """A table without the entries that led to it."""

    state: TableState
    match: KeptMatch | None
