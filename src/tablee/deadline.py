"""Clocks for computer players, for whoever lets one think."""

from __future__ import annotations

import time
from collections.abc import Callable

from tablee.kernel.bot import Clock


def never() -> bool:
    return False


class Deadline(Clock):
    """Is up after so many seconds, or as soon as the bot is called off."""

    def __init__(self, seconds: float, called_off: Callable[[], bool] = never) -> None:
        self._end = time.monotonic() + seconds
        self._called_off = called_off

    def is_up(self) -> bool:
        return time.monotonic() >= self._end or self._called_off()
