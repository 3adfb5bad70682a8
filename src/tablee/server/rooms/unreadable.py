"""Tables that cannot be read: a row that makes no sense, options that this release refuses.

Such a table is put aside and tried again after a pause that grows, so that it keeps nobody else
waiting. The log tells of it once, and `/health` and the metrics how many there are.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.server.logs import get_logger
from tablee.server.metrics import Metrics
from tablee.server.store.contract import Damaged

logger = get_logger("tablee.rooms")

#: Milliseconds before a table is tried again: the first time, and at most.
FIRST_PAUSE, LONGEST_PAUSE = 5_000, 3_600_000


class UnreadableTable(Damaged):
    """A table that was put aside."""


class UnreadableTables:
    """The tables that were put aside, and until when."""

    def __init__(self, metrics: Metrics, now: Callable[[], int]) -> None:
        self._metrics = metrics
        self._now = now
        #: By table: the pause, and when it ends.
        self._pauses: dict[str, tuple[int, int]] = {}
        #: Those that the log has told of: these, and tables of which a part cannot be read.
        self._told: set[str] = set()

    def __len__(self) -> int:
        return len(self._told)

    def is_aside(self, table_id: str) -> bool:
        """Whether a table is not to be tried yet."""
        found = self._pauses.get(table_id)
        return found is not None and self._now() < found[1]

    def put_aside(self, table_id: str, problem: Exception) -> None:
        """A table could not be read."""
        self.tell_once(table_id, problem)
        known = self._pauses.get(table_id)
        pause = FIRST_PAUSE if known is None else min(LONGEST_PAUSE, known[0] * 2)
        self._pauses[table_id] = (pause, self._now() + pause)

    def tell_once(self, table_id: str, problem: Exception) -> None:
        """Something of a table makes no sense: the log and the metrics hear of it, but once."""
        if table_id not in self._told:
            self._told.add(table_id)
            self._metrics.unreadable.set(len(self))
            self._metrics.failures.inc()
            logger.error("table not readable", table=table_id, exc_info=problem)

    def was_read(self, table_id: str) -> None:
        """A table could be read after all."""
        if self._pauses.pop(table_id, None) is not None:
            self._told.discard(table_id)
            logger.info("table readable again", table=table_id)
            self._metrics.unreadable.set(len(self))
