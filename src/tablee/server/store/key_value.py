"""Tables in anything that keeps sorted keys and commits several writes as one.

A browser's IndexedDB is such a thing; `MemoryDisk` is another, which keeps nothing after its end.
Every fact has a key of its own, so that two writers never read, change and write back the same one:
what may only be there once is added, and adding fails where the key is taken.

    table, T            game, opened, keep       seen, T, seat, seq      as far as a seat was told
    entry, T, seq       at, body                 email, T, seat          where notices go
    snapshot, T, seq    body                     notice, T, seat, line   claimed
    started, T          at                       review, T               stamp, body
    finished, T         at                       present, T, seat, P     until when, at process P
    wake, T             at                       deleted, T              at
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from typing import Any, Final, Protocol

import msgspec

from tablee.server.store.contract import (
    UNCHANGED,
    Append,
    Condition,
    Conflict,
    Limits,
    Loaded,
    Stored,
    StoreError,
    without_gap,
)
from tablee.server.store.deals import DealStore
from tablee.server.store.key_value_deals import KeyedDeals

Key = tuple[str | int, ...]
Value = Any
KINDS: Final = (
    *("table", "entry", "snapshot", "started", "finished", "wake", "seen", "email", "notice"),
    *("review", "present", "deleted"),
)


class Write(msgspec.Struct, frozen=True, array_like=True):
    """One change: `add` fails where the key is taken, `delete` takes all that begin with it."""

    do: str
    key: Key
    value: Value = None


#: Changes of which the first decides: if its key is taken, none of them is made.
Group = list[Write]


class Disk(Protocol):
    """Sorted keys with values."""

    async def open(self) -> None:
        """Get ready; raises `Refused` if that must not be."""

    async def close(self) -> None:
        """Let go."""

    async def commit(self, groups: list[Group]) -> list[bool]:
        """Make all changes at one stroke and for good; which groups were made."""

    async def scan(
        self, prefix: Key, after: int | None = None, limit: int = -1, backwards: bool = False
    ) -> list[tuple[Key, Value]]:
        """The keys that begin like this, in order, and with a number after this one if given."""


class MemoryDisk:
    """A dictionary."""

    def __init__(self) -> None:
        self._values: dict[Key, Value] = {}
        self._keys: list[Key] = []

    async def open(self) -> None:
        """It is there."""

    async def close(self) -> None:
        """It stays as long as anybody holds it."""

    async def commit(self, groups: list[Group]) -> list[bool]:
        """Make all changes."""
        # Whoever commits waits, as they would for a disk.
        await asyncio.sleep(0)
        made = [not (group[0].do == "add" and group[0].key in self._values) for group in groups]
        taken: set[Key] = set()
        for number, group in enumerate(groups):
            key = group[0].key
            if made[number] and not (group[0].do == "add" and key in taken):
                taken.add(key)
                self._make(group)
            else:
                made[number] = False
        self._keys = sorted(self._values)
        return made

    def _make(self, group: Group) -> None:
        for write in group:
            if write.do == "delete":
                size = len(write.key)
                for key in [key for key in self._values if key[:size] == write.key]:
                    del self._values[key]
            else:
                self._values[write.key] = msgspec.json.decode(msgspec.json.encode(write.value))

    async def scan(
        self, prefix: Key, after: int | None = None, limit: int = -1, backwards: bool = False
    ) -> list[tuple[Key, Value]]:
        """The keys that begin like this."""
        size = len(prefix)
        first = bisect_left(self._keys, prefix if after is None else (*prefix, after + 1))
        found = []
        for key in self._keys[first:]:
            if key[:size] != prefix:
                break
            found.append((key, self._values[key]))
        if backwards:
            found.reverse()
        return found if limit < 0 else found[:limit]


class Waiting:
    """Changes that wait for the next commit, and who hears of it."""

    def __init__(self, group: Group, append: Append | None = None) -> None:
        self.group = group
        self.append = append
        self.made: asyncio.Future[bool] | None = None
        if append is None:
            self.made = asyncio.get_running_loop().create_future()


class KeyValueStore:
    """A store over a disk; `shared` where others write to the same one."""

    def __init__(self, disk: Disk, shared: bool = False) -> None:
        self.shared = shared
        self.condition = Condition()
        self._disk = disk
        self._waiting: list[Waiting] = []
        #: By table, the last snapshot written here: the next one takes its place.
        self._snapshots: dict[str, int] = {}
        self._writing: asyncio.Task[None] | None = None
        self.deals: DealStore = KeyedDeals(self._all, self._add, self._delete)

    async def open(self) -> None:
        """Open the disk."""
        await self._disk.open()

    async def close(self) -> None:
        """Write what is still waiting."""
        if self._writing is not None:
            await self._writing
        await self._disk.close()

    # ---- writing ----------------------------------------------------------------------------

    def append(self, append: Append) -> None:
        """Write an entry with the next commit."""
        table = append.table
        body = [append.at, append.body.decode()]
        group = [Write("add", ("entry", table, append.seq), body)]
        if append.opens:
            group.append(Write("put", ("table", table), [append.opens, append.at, append.keep]))
        if append.wake is None:
            group.append(Write("delete", ("wake", table)))
        elif append.wake != UNCHANGED:
            group.append(Write("put", ("wake", table), append.wake))
        if append.starts:
            group.append(Write("put", ("started", table), append.at))
        if append.finished:
            group.append(Write("put", ("finished", table), append.at))
            group.append(Write("delete", ("email", table)))
        group += [Write("delete", ("email", table, seat)) for seat in append.forgets]
        self._hand_in(Waiting(group, append))

    def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Write a snapshot with the next commit."""
        before = self._snapshots.get(table, 0)
        if seq <= before:
            return
        self._snapshots[table] = seq
        group = [Write("put", ("snapshot", table, seq), body.decode())]
        if before:
            group.append(Write("delete", ("snapshot", table, before)))
        waiting = Waiting(group)
        self._hand_in(waiting)
        assert waiting.made is not None
        # Nobody waits for it, and a failure is told by the store's condition.
        waiting.made.add_done_callback(lambda made: made.cancelled() or made.exception())

    def _hand_in(self, waiting: Waiting) -> None:
        self._waiting.append(waiting)
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        """Commit together whatever was handed in meanwhile, until nothing is left."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: list[Waiting]) -> None:
        began = time.perf_counter()
        problem: StoreError | None = None
        made = [False] * len(batch)
        try:
            made = await self._disk.commit([waiting.group for waiting in batch])
        except StoreError as error:
            problem = error
        entries = sum(waiting.append is not None for waiting in batch)
        self.condition.committed(problem, entries, time.perf_counter() - began)
        for waiting, done in zip(batch, made, strict=True):
            if waiting.append is not None:
                taken = Conflict(f"entry {waiting.append.seq} of this table is already there")
                waiting.append.done(problem or (None if done else taken))
            elif waiting.made is not None and not waiting.made.done():
                if problem is None:
                    waiting.made.set_result(done)
                else:
                    waiting.made.set_exception(problem)

    async def _do(self, *group: Write) -> bool:
        if not group:
            return False
        waiting = Waiting(list(group))
        self._hand_in(waiting)
        assert waiting.made is not None
        return await waiting.made

    async def _add(self, *changes: tuple[Key, Value]) -> bool:
        return await self._do(*(Write("add", key, value) for key, value in changes))

    async def _delete(self, *keys: Key) -> bool:
        return await self._do(*(Write("delete", key) for key in keys))

    # ---- reading ----------------------------------------------------------------------------

    async def _all(
        self, *prefix: str | int, after: int | None = None, limit: int = -1, backwards: bool = False
    ) -> list[tuple[Key, Value]]:
        try:
            return await self._disk.scan(prefix, after, limit, backwards)
        except StoreError as problem:
            self.condition.failed(problem)
            raise

    async def _one(self, *key: str | int) -> Value | None:
        found = await self._all(*key, limit=1)
        return found[0][1] if found and found[0][0] == key else None

    async def load(self, table: str) -> Loaded | None:
        """The latest snapshot and the entries since; None if there is no such table."""
        if await self._one("deleted", table) is not None:
            return None
        found = await self._all("snapshot", table, limit=1, backwards=True)
        loaded = Loaded()
        if found:
            loaded = Loaded(found[0][1].encode(), int(found[0][0][2]))
        loaded.tail = await self.entries(table, loaded.snapshot_seq)
        return loaded if found or loaded.tail else None

    async def entries(self, table: str, since: int = 0, limit: int = -1) -> list[Stored]:
        """The entries after number `since`, or the first so many of them."""
        found = await self._all("entry", table, after=since, limit=limit)
        stored = [Stored(int(key[2]), at, body.encode()) for key, (at, body) in found]
        return without_gap(table, since, stored)

    async def latest(self, tables: list[str]) -> dict[str, int]:
        """The last number of each of these tables."""
        found = {}
        for table in tables:
            last = await self._last(table)
            if last is not None and await self._one("deleted", table) is None:
                found[table] = last.seq
        return found

    async def _last(self, table: str) -> Stored | None:
        found = await self._all("entry", table, limit=1, backwards=True)
        return Stored(int(found[0][0][2]), found[0][1][0], b"") if found else None

    async def due(self, before: int, limit: int) -> list[str]:
        """The tables that were to be looked at before a time."""
        found = sorted((at, str(key[1])) for key, at in await self._all("wake") if at < before)
        return [table for _, table in found[:limit]]

    async def let_sleep(self, table: str, before: int) -> None:
        """A table that was due before a time need not be looked at."""
        at = await self._one("wake", table)
        if at is not None and at < before:
            await self._do(Write("delete", ("wake", table)))

    async def _alive(self) -> dict[str, tuple[int, int]]:
        """By table that was not deleted, when it was opened and how long it is to be kept."""
        deleted = {key[1] for key, _ in await self._all("deleted")}
        return {
            str(key[1]): (opened, keep)
            for key, (_, opened, keep) in await self._all("table")
            if key[1] not in deleted
        }

    async def _times(self, kind: str) -> dict[str, int]:
        return {str(key[1]): at for key, at in await self._all(kind)}

    async def unfinished(self, since: int, limit: int) -> list[str]:
        """The tables that are not over and whose last entry was written after a time."""
        finished = await self._times("finished")
        found = []
        for table in await self._alive():
            last = await self._last(table) if table not in finished else None
            if last is not None and last.at > since:
                found.append(table)
        return found[:limit]

    async def expired(self, limits: Limits, limit: int) -> list[str]:
        """The tables that have been kept long enough."""
        started, finished = await self._times("started"), await self._times("finished")
        found = []
        for table, (_, keep) in (await self._alive()).items():
            ended = finished.get(table)
            if ended is not None:
                old = ended < limits.finished or (bool(keep) and ended + keep < limits.now)
            else:
                last = await self._last(table)
                least = limits.abandoned if table in started else limits.unstarted
                old = last is not None and last.at < least
            if old:
                found.append(table)
        return found if limit < 0 else found[:limit]

    # ---- what else is kept of a table -------------------------------------------------------

    async def claim_notice(self, table: str, seat: int, line: int, at: int) -> bool:
        """Whether this notice is ours to send."""
        return await self._do(Write("add", ("notice", table, seat, line), at))

    async def keep_seen(self, table: str, seat: int, seq: int) -> None:
        """Note up to which entry a seat was told before it left."""
        await self._do(Write("put", ("seen", table, seat, seq), 1))

    async def seen(self, table: str, seat: int) -> int:
        """Up to which entry a seat was told when it last left."""
        found = await self._all("seen", table, seat, limit=1, backwards=True)
        return int(found[0][0][3]) if found else 0

    async def keep_email(self, table: str, seat: int, email: str) -> None:
        """Note where a seat wants its notices."""
        if table in await self._alive() and await self._one("finished", table) is None:
            await self._do(Write("put", ("email", table, seat), email))

    async def email(self, table: str, seat: int) -> str:
        """Where a seat wants its notices."""
        return str(await self._one("email", table, seat) or "")

    async def keep_review(self, table: str, stamp: str, body: bytes) -> None:
        """Keep the review of a finished game in the place of an earlier one."""
        if table in await self._alive():
            await self._do(Write("put", ("review", table), [stamp, body.decode()]))

    async def review(self, table: str) -> tuple[str, bytes] | None:
        """The review that is kept of a table, after its stamp."""
        found = await self._one("review", table)
        return (str(found[0]), found[1].encode()) if found else None

    async def keep_present(self, table: str, seat: int, process: str, until: int) -> None:
        """Note that a process has somebody at a seat, until some time; until 0: no longer."""
        key = ("present", table, seat, process)
        await self._do(Write("put", key, until) if until else Write("delete", key))

    async def still_present(self, process: str, now: int, until: int) -> None:
        """All whom a process has are there for longer; who was not heard of is forgotten."""
        changes = []
        for key, known in await self._all("present"):
            if key[3] == process:
                changes.append(Write("put", key, until))
            elif known < now:
                changes.append(Write("delete", key))
        await self._do(*changes)

    async def is_present(self, table: str, seat: int, now: int) -> bool:
        """Whether some process has somebody at a seat."""
        return any(until >= now for _, until in await self._all("present", table, seat))

    # ---- deleting ---------------------------------------------------------------------------

    async def delete(self, tables: list[str], at: int) -> None:
        """From now on there are no such tables."""
        for table in tables:
            if await self._one("deleted", table) is None:
                await self._do(
                    Write("put", ("deleted", table), at), Write("delete", ("wake", table))
                )

    async def erase(self, before: int) -> int:
        """Erase all that is kept of tables that were deleted before a time."""
        gone = [str(key[1]) for key, at in await self._all("deleted") if at < before]
        for table in gone:
            await self._do(*(Write("delete", (kind, table)) for kind in KINDS))
        return len(gone)

    async def check(self) -> None:
        """Read and write a little; raises `StoreError` if that fails or the last commit has."""
        await self._do(Write("put", ("checked",), 1))
        await self._all("checked")
        self.condition.raise_if_ill()
