"""Metrics: what an operator wants to see at a glance. Kept by `prometheus`, or by nobody."""

from __future__ import annotations

from typing import Any, Protocol, Self


class Meter(Protocol):
    """Something that is counted or measured."""

    def inc(self, amount: float = 1) -> None:
        """So many more."""

    def dec(self, amount: float = 1) -> None:
        """So many fewer."""

    def set(self, value: float) -> None:
        """So many there are."""

    def observe(self, amount: float) -> None:
        """It took so much."""

    def labels(self, *values: str) -> Self:
        """The same, for these values of its labels."""

    def reset(self) -> None:
        """Begin anew."""


class SilentMeter:
    """Counts nothing, for those who run no server."""

    def inc(self, amount: float = 1) -> None:
        """Nobody counts."""

    def dec(self, amount: float = 1) -> None:
        """Nobody counts."""

    def set(self, value: float) -> None:
        """Nobody looks."""

    def observe(self, amount: float) -> None:
        """Nobody measures."""

    def labels(self, *_values: str) -> Self:
        """All the same."""
        return self

    def reset(self) -> None:
        """There is nothing to forget."""


class Meters(Protocol):
    """Makes meters."""

    #: Prometheus' own list of them; None where nothing is kept.
    registry: Any

    def counter(self, name: str, about: str, labels: tuple[str, ...] = ()) -> Any:
        """Something that only grows."""

    def gauge(self, name: str, about: str) -> Any:
        """Something that comes and goes."""

    def histogram(self, name: str, about: str) -> Any:
        """How long something takes."""


class SilentMeters:
    """Keeps nothing."""

    registry: Any = None

    def counter(self, _name: str, _about: str, _labels: tuple[str, ...] = ()) -> Any:
        """Something that only grows."""
        return SilentMeter()

    def gauge(self, _name: str, _about: str) -> Any:
        """Something that comes and goes."""
        return SilentMeter()

    def histogram(self, _name: str, _about: str) -> Any:
        """How long something takes."""
        return SilentMeter()


class Metrics:
    """One set of metrics; each server has its own, so that tests do not mix theirs."""

    def __init__(self, meters: Meters | None = None) -> None:
        made: Meters = meters or SilentMeters()
        self.registry = made.registry
        self.entries: Meter = made.counter("tablee_entries", "Entries committed")
        self.commits: Meter = made.counter("tablee_commits", "Transactions committed")
        self.commit_seconds: Meter = made.histogram(
            "tablee_commit_seconds", "Time of a transaction"
        )
        self.conflicts: Meter = made.counter(
            "tablee_conflicts", "Entries another worker wrote first"
        )
        self.refusals: Meter = made.counter("tablee_refusals", "Requests refused", ("code",))
        self.failures: Meter = made.counter("tablee_failures", "Errors that nobody foresaw")
        self.store_failures: Meter = made.counter(
            "tablee_store_failures", "What the database could not do"
        )
        self.unreadable: Meter = made.gauge(
            "tablee_unreadable_tables", "Tables that cannot be read"
        )
        self.abuse: Meter = made.counter("tablee_abuse", "Connections closed for abuse")
        self.connections: Meter = made.gauge("tablee_connections", "Open WebSockets")
        self.rooms: Meter = made.gauge("tablee_rooms", "Tables in memory")
        self.bot_seconds: Meter = made.histogram("tablee_bot_seconds", "Time a bot took to choose")
        self.notices: Meter = made.counter("tablee_notices", "Notices sent", ("way", "result"))
        self.requests: Meter = made.counter(
            "tablee_requests", "HTTP requests", ("method", "status")
        )
        self.bus_lost: Meter = made.counter("tablee_bus_lost", "Bus messages that found no bus")

    def committed(self, entries: int, seconds: float) -> None:
        """A transaction with so many entries took so long."""
        self.entries.inc(entries)
        self.commits.inc()
        self.commit_seconds.observe(seconds)

    def store_failed(self) -> None:
        """The database could not do what it should."""
        self.store_failures.inc()
        self.failures.inc()
