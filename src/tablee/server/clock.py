"""The time of a server process: once it is set, it does not jump.

The clocks of tables count by it. If somebody puts the system's clock an hour forward, nobody loses
on time, and if it is put back nobody gains an hour: the server goes by what has really passed since
it was started, and takes up the system's time at the next start.
"""

from __future__ import annotations

import sys
import time


def wall_clock() -> int:
    """Milliseconds since 1970, as the system has them."""
    return time.time_ns() // 1_000_000


def uptime() -> int:
    """Milliseconds since some moment; those for which the computer slept count where they can."""
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970, as the system had them at the start."""

    def __init__(self) -> None:
        self._began = wall_clock() - uptime()

    def __call__(self) -> int:
        """What time it is."""
        return self._began + uptime()
