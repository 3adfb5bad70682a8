"""What those who play agree on when a table is opened."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

DAY = 86_400


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A limit in seconds: for each turn, or for a seat's whole game (K8)."""

    per: Literal["turn", "game"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=60 * DAY)]


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a table."""

    language: Literal["en", "fr", "de"] = "en"
    #: Free text and phrases, phrases only, or nothing (K7.1).
    chat: Literal["free", "phrases", "off"] = "free"
    clock: Clock | None = None
    #: After this many seconds without a move a bot sits in; 0 for never (K8.4).
    absence: Annotated[int, msgspec.Meta(ge=0, le=60 * DAY)] = 0
    #: Whether spectators may watch, and how many seconds later (K9).
    watchers: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    #: Whether a seat may ask a computer player for advice (K12.1).
    hints: bool = False
    #: One device for all humans: the host's token opens every human seat.
    hot_seat: bool = False
