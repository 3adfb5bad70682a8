"""What of an entry may be told: the fields that its struct in `public_log` has, and no others.

The events of a move are told as the game's `event_document` shows them to an observer, every other
entry to everybody alike.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, get_args

import msgspec

from tablee.protocol import public_log
from tablee.server.table import entries as log

#: By the tag of an entry. An entry without a struct is nobody's business: that a seat wants
#: notices, and its address even less.
PUBLIC: Final[dict[str, type[public_log.AnyPublic]]] = {
    str(sort.__struct_config__.tag): sort for sort in get_args(public_log.AnyPublic)
}

Sort = TypeVar("Sort", bound=public_log.PublicEntry)


class Redactor:
    """Redacts the entries of one game."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self._numbers = {kind.name: number for number, kind in enumerate(game.event_kinds)}
        self._private = {kind.name for kind in game.event_kinds if kind.private}

    def differs(self, entry: log.Entry) -> bool:
        """Whether an entry is told differently to different observers."""
        if isinstance(entry, log.Moved | log.Started):
            for event in entry.events:
                if event[0] in self._private:
                    return True
        return False

    def redact(self, entry: log.Entry, seq: int, at: int, observer: int) -> public_log.AnyPublic:
        """One entry as an observer may know it."""
        if isinstance(entry, log.Moved):
            # Told thousands of times a second, so written out; `project` gives the same.
            return public_log.PublicMoved(
                seq=seq,
                at=at,
                line=entry.line,
                seat=entry.seat,
                by_bot=entry.by_bot,
                events=self._events(entry.events, observer),
            )
        sort = PUBLIC.get(str(entry.__struct_config__.tag), public_log.PublicOther)
        if isinstance(entry, log.Started):
            return project(entry, sort, seq=seq, at=at, events=self._events(entry.events, observer))
        if isinstance(entry, log.SeatChanged):
            return project(entry.plan, sort, seq=seq, at=at, seat=entry.seat)
        return project(entry, sort, seq=seq, at=at)

    def _events(self, stored: list[log.StoredEvent], observer: int) -> list[public_log.GameEvent]:
        document, numbers = self._game.event_document, self._numbers
        return [document((numbers[event[0]], *event[1:]), observer) for event in stored]


def project(entry: msgspec.Struct, sort: type[Sort], **given: Any) -> Sort:
    """What may be told of an entry: its fields that the struct has, besides those given."""
    for name in sort.__struct_fields__:
        if name not in given:
            given[name] = getattr(entry, name)
    return sort(**given)
