"""What a store promises, whatever database is behind it.

A table is a list of entries, numbered from 1. (table, seq) is the primary key, so of two
writers who both want to append number n exactly one succeeds; the other gets a `Conflict`.
An entry is told to nobody before its transaction is on disk. Bodies are bytes: the store does
not know what is in them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from tablee.server.store.deals import DealStore


class StoreError(Exception):
    """The database could not do what it should; nobody knows whether the entry is there."""


class Conflict(StoreError):
    """Somebody else has written this number of this table."""


class Damaged(StoreError):
    """What is on disk makes no sense; to ask again will hardly help."""


class Refused(Exception):
    """The database may not be used; the message says why in plain words."""


class InUse(Refused):
    """Another process of this machine uses it."""


#: In `Append.wake`: leave the time as it is.
UNCHANGED: Final = -1

#: Seconds for which a failed commit counts unless another succeeds. Not for ever: a server that is
#: said to be failing may be given nothing to write.
REMEMBERED: Final = 60.0

Done = Callable[["StoreError | None"], None]


@dataclass(slots=True)
class Append:
    """One entry to write, and what is to be written with it in the same transaction."""

    table: str
    seq: int
    #: Milliseconds since 1970.
    at: int
    body: bytes
    #: Called in the event loop once the entry is on disk, or with what went wrong.
    done: Done
    #: The game, if this entry opens the table.
    opens: str = ""
    #: When the server must look at this table again by itself; None for never.
    wake: int | None = UNCHANGED
    finished: bool = False
    #: Whether this entry starts the game.
    starts: bool = False
    #: With `opens`: how many milliseconds after its end the table is to be kept at most; 0 for any.
    keep: int = 0
    #: The seats whose e-mail address goes with this entry; with the end of the game all go.
    forgets: tuple[int, ...] = ()

    @property
    def row(self) -> tuple[str, int, int, bytes]:
        """The entry as it stands in the database."""
        return self.table, self.seq, self.at, self.body

    @property
    def has_more(self) -> bool:
        """Whether there is anything to write besides the entry."""
        return bool(
            self.opens or self.finished or self.wake != UNCHANGED or self.starts or self.forgets
        )


@dataclass(slots=True, frozen=True)
class Stored:
    """An entry as it was written."""

    seq: int
    at: int
    body: bytes


@dataclass(slots=True)
class Loaded:
    """A table's latest snapshot, if there is one, and the entries since."""

    snapshot: bytes | None = None
    snapshot_seq: int = 0
    tail: list[Stored] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class Limits:
    """Which tables have been kept long enough: those whose last entry is older than this moment.

    Milliseconds since 1970; 0 for none of that sort.
    """

    unstarted: int = 0
    abandoned: int = 0
    finished: int = 0
    #: The time now: a table may have terms of its own.
    now: int = 0


def without_gap(table: str, since: int, stored: list[Stored]) -> list[Stored]:
    """The entries of a table after number `since`, in order; raises `Damaged` if one is missing."""
    if stored and stored[-1].seq != since + len(stored):
        raise Damaged(f"table {table}: an entry after number {since} is missing")
    return stored


class Condition:
    """How a store is: the outcome of its last commit, and whether it was found to be damaged."""

    def __init__(self) -> None:
        #: Called with the entries and seconds of each transaction that succeeds.
        self.on_commit: Callable[[int, float], None] = lambda _entries, _seconds: None
        #: Called with whatever goes wrong, but for conflicts.
        self.on_failure: Callable[[StoreError], None] = lambda _problem: None
        self._unwritten: StoreError | None = None
        self._since = 0.0
        #: This does not get better by itself.
        self._damaged: Damaged | None = None

    def committed(self, outcome: StoreError | None, entries: int, seconds: float) -> None:
        """A transaction has ended; one that fails does so as a whole."""
        if outcome is None or isinstance(outcome, Conflict):
            self.on_commit(entries, seconds)
            if entries:
                self._unwritten = None
            return
        self.failed(outcome)
        if entries:
            self._unwritten, self._since = outcome, time.monotonic()

    def failed(self, problem: StoreError) -> None:
        """Something could not be read or written."""
        if isinstance(problem, Damaged):
            self._damaged = problem
        self.on_failure(problem)

    def is_well(self) -> bool:
        """Whether nothing is known to be wrong."""
        return self._problem() is None

    def raise_if_ill(self) -> None:
        """Raise what is wrong, even if a little could be read and written just now."""
        problem = self._problem()
        if problem is not None:
            raise problem

    def _problem(self) -> StoreError | None:
        if self._damaged is not None:
            return self._damaged
        lately = time.monotonic() - self._since < REMEMBERED
        return self._unwritten if lately else None


class Store(Protocol):
    """A place for tables. All of it is called from one event loop."""

    #: Whether other processes may write to the same tables.
    shared: bool
    condition: Condition
    #: Deals that many play, and their tries.
    deals: DealStore

    async def open(self) -> None:
        """Connect and bring the tables up to date; raises `Refused` if that must not be."""

    async def close(self) -> None:
        """Finish what was handed in and disconnect."""

    def append(self, append: Append) -> None:
        """Write an entry; `append.done` hears of it."""

    def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Write a snapshot some time soon. It is no loss if it never arrives."""

    async def load(self, table: str) -> Loaded | None:
        """The latest snapshot and the entries since; None if there is no such table."""

    async def entries(self, table: str, since: int = 0, limit: int = -1) -> list[Stored]:
        """The entries after number `since`, or the first so many of them."""

    async def latest(self, tables: list[str]) -> dict[str, int]:
        """The last number of each of these tables."""

    async def due(self, before: int, limit: int) -> list[str]:
        """The tables that were to be looked at before a time, the longest waiting first."""

    async def let_sleep(self, table: str, before: int) -> None:
        """A table that was due before a time need not be looked at, if no later time was noted."""

    async def unfinished(self, since: int, limit: int) -> list[str]:
        """The tables that are not over and whose last entry was written after a time."""

    async def claim_notice(self, table: str, seat: int, line: int, at: int) -> bool:
        """Whether this notice is ours to send: True once in the life of a table."""

    async def keep_seen(self, table: str, seat: int, seq: int) -> None:
        """Note up to which entry a seat was told before it left."""

    async def seen(self, table: str, seat: int) -> int:
        """Up to which entry a seat was told when it last left; 0 if it never did."""

    async def keep_present(self, table: str, seat: int, process: str, until: int) -> None:
        """Note that a process has somebody at a seat, until some time; until 0: no longer."""

    async def still_present(self, process: str, now: int, until: int) -> None:
        """All whom a process has are there for longer; who was not heard of is forgotten."""

    async def is_present(self, table: str, seat: int, now: int) -> bool:
        """Whether some process has somebody at a seat."""

    async def keep_email(self, table: str, seat: int, email: str) -> None:
        """Note where a seat wants its notices, while the game is not over.

        It stands nowhere else, so that it can be forgotten.
        """

    async def email(self, table: str, seat: int) -> str:
        """Where a seat wants its notices; nothing if that is not known, or not any more."""

    async def keep_review(self, table: str, stamp: str, body: bytes) -> None:
        """Keep the review of a finished game in the place of an earlier one."""

    async def review(self, table: str) -> tuple[str, bytes] | None:
        """The review that is kept of a table, after its stamp."""

    async def expired(self, limits: Limits, limit: int) -> list[str]:
        """The tables that have been kept long enough."""

    async def delete(self, tables: list[str], at: int) -> None:
        """From now on there are no such tables. Their rows stay until `erase`."""

    async def erase(self, before: int) -> int:
        """Erase all that is kept of tables that were deleted before a time; how many there were."""

    async def check(self) -> None:
        """Read and write a little; raises `StoreError` if that fails or the last commit has.

        Also if the database was found to be damaged since it was opened.
        """
