"""Whose turn it is to have a bot think: fairly, however much some of them ask for.

Tables at which people play come first. Among equals each address has its turn, so that whoever
has opened a hundred tables waits for their own, and not everybody else.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class Requester:
    """A table that wants something thought out: from where it comes, and if bots are alone."""

    __slots__ = ("address", "alone")

    def __init__(self, address: str = "", alone: bool = False) -> None:
        self.address = address
        self.alone = alone


Waiting = asyncio.Future[None]


class FairQueue:
    """Those who wait for a process."""

    def __init__(self) -> None:
        #: With people, and of bots alone: by address, the next one first.
        self._lines: tuple[OrderedDict[str, deque[Waiting]], ...] = (OrderedDict(), OrderedDict())

    def add(self, requester: Requester) -> Waiting:
        """Wait; the future is done when the turn has come."""
        waiting: Waiting = asyncio.get_running_loop().create_future()
        self._lines[requester.alone].setdefault(requester.address, deque()).append(waiting)
        return waiting

    def call_next(self) -> bool:
        """Tell whoever is next; False if nobody waits."""
        for line in self._lines:
            while line:
                address, queue = line.popitem(last=False)
                waiting = queue.popleft()
                if queue:
                    # This address is the last one again.
                    line[address] = queue
                if not waiting.done():
                    waiting.set_result(None)
                    return True
        return False
