"""How long a computer player may think. Bots own no clock: like chance, it is an argument."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """Asked again and again while a bot thinks. This one never stops it.

    Whoever has a real clock, or wants to be able to call a bot off, passes a subclass. A bot
    that is stopped answers with the best move it has found so far.
    """

    def is_up(self) -> bool:
        """Whether to come to an end now."""
        return False
