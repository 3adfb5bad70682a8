"""How entries are told: whitelists, field by field.

The events of a move are told as the game's `event_document` shows them to an observer, every other
entry to everybody alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.protocol import public_log
from tablee.server.table import entries as log


class EntryTeller:
    """Tells the entries of one game."""

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

    def tell(self, entry: log.Entry, seq: int, at: int, observer: int) -> public_log.AnyTold:
        """One entry as an observer may know it."""
        if isinstance(entry, log.Moved):
            return public_log.ToldMoved(
                seq=seq,
                at=at,
                line=entry.line,
                seat=entry.seat,
                by_bot=entry.by_bot,
                events=self._events(entry.events, observer),
            )
        if isinstance(entry, log.Started):
            return public_log.ToldStarted(
                seq=seq, at=at, events=self._events(entry.events, observer)
            )
        return _TELL[type(entry)](entry, seq, at)

    def _events(self, stored: list[log.StoredEvent], observer: int) -> list[public_log.GameEvent]:
        document, numbers = self._game.event_document, self._numbers
        return [document((numbers[event[0]], *event[1:]), observer) for event in stored]


def _opened(entry: log.Opened, seq: int, at: int) -> public_log.ToldOpened:
    return public_log.ToldOpened(seq=seq, at=at, game=entry.game)


def _seat_changed(entry: log.SeatChanged, seq: int, at: int) -> public_log.ToldSeatChanged:
    plan = entry.plan
    return public_log.ToldSeatChanged(
        seq=seq, at=at, seat=entry.seat, holder=plan.holder, name=plan.name, level=plan.level
    )


def _joined(entry: log.Joined, seq: int, at: int) -> public_log.ToldJoined:
    return public_log.ToldJoined(seq=seq, at=at, seat=entry.seat, name=entry.name)


def _contributed(entry: log.Contributed, seq: int, at: int) -> public_log.ToldContributed:
    return public_log.ToldContributed(seq=seq, at=at, seat=entry.seat)


def _recovered(entry: log.Recovered, seq: int, at: int) -> public_log.ToldRecovered:
    return public_log.ToldRecovered(seq=seq, at=at, seat=entry.seat)


def _undone(entry: log.Undone, seq: int, at: int) -> public_log.ToldUndone:
    return public_log.ToldUndone(seq=seq, at=at, line=entry.line, seat=entry.seat, undo=entry.undo)


def _said(entry: log.Said, seq: int, at: int) -> public_log.ToldSaid:
    return public_log.ToldSaid(
        seq=seq, at=at, seat=entry.seat, text=entry.text, phrase=entry.phrase
    )


def _proposed(entry: log.Proposed, seq: int, at: int) -> public_log.ToldProposed:
    return public_log.ToldProposed(
        seq=seq,
        at=at,
        by=entry.by,
        what=entry.what,
        line=entry.line,
        seat=entry.seat,
        name=entry.name,
        asked=entry.asked,
    )


def _answered(entry: log.Answered, seq: int, at: int) -> public_log.ToldAnswered:
    return public_log.ToldAnswered(
        seq=seq, at=at, seat=entry.seat, proposal=entry.proposal, agree=entry.agree
    )


def _withdrawn(entry: log.Withdrawn, seq: int, at: int) -> public_log.ToldWithdrawn:
    return public_log.ToldWithdrawn(seq=seq, at=at, proposal=entry.proposal)


def _sat_in(entry: log.SatIn, seq: int, at: int) -> public_log.ToldSatIn:
    return public_log.ToldSatIn(
        seq=seq, at=at, seat=entry.seat, level=entry.level, reason=entry.reason
    )


def _returned(entry: log.Returned, seq: int, at: int) -> public_log.ToldReturned:
    return public_log.ToldReturned(seq=seq, at=at, seat=entry.seat)


def _watched(entry: log.Watched, seq: int, at: int) -> public_log.ToldWatched:
    return public_log.ToldWatched(seq=seq, at=at, watchers=entry.watchers)


def _rematched(entry: log.Rematched, seq: int, at: int) -> public_log.ToldRematched:
    return public_log.ToldRematched(seq=seq, at=at, table=entry.table)


def _other(_: log.Entry, seq: int, at: int) -> public_log.ToldOther:
    return public_log.ToldOther(seq=seq, at=at)


_TELL: Final[dict[type[log.Entry], Callable[[Any, int, int], public_log.AnyTold]]] = {
    log.Opened: _opened,
    log.SeatChanged: _seat_changed,
    log.Joined: _joined,
    log.Contributed: _contributed,
    log.Recovered: _recovered,
    log.Undone: _undone,
    log.Said: _said,
    log.Proposed: _proposed,
    log.Answered: _answered,
    log.Withdrawn: _withdrawn,
    log.SatIn: _sat_in,
    log.Returned: _returned,
    log.Watched: _watched,
    log.Rematched: _rematched,
    # That a seat wants notices is nobody's business, and its address even less.
    log.Contacted: _other,
    log.Confirmed: _other,
}
