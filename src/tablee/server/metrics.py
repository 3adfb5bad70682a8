"""Metrics for Prometheus: what an operator wants to see at a glance."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """One set of metrics; each server has its own, so that tests do not mix theirs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ours = self.registry
        self.entries = Counter("tablee_entries", "Entries committed", registry=ours)
        self.commits = Counter("tablee_commits", "Transactions committed", registry=ours)
        self.commit_seconds = Histogram(
            "tablee_commit_seconds", "Time of a transaction", buckets=FINE, registry=ours
        )
        self.conflicts = Counter(
            "tablee_conflicts", "Entries another worker wrote first", registry=ours
        )
        self.refusals = Counter("tablee_refusals", "Requests refused", ["code"], registry=ours)
        self.failures = Counter("tablee_failures", "Errors that nobody foresaw", registry=ours)
        self.store_failures = Counter(
            "tablee_store_failures", "What the database could not do", registry=ours
        )
        self.unreadable = Gauge(
            "tablee_unreadable_tables", "Tables that cannot be read", registry=ours
        )
        self.abuse = Counter("tablee_abuse", "Connections closed for abuse", registry=ours)
        self.connections = Gauge("tablee_connections", "Open WebSockets", registry=ours)
        self.rooms = Gauge("tablee_rooms", "Tables in memory", registry=ours)
        self.bot_seconds = Histogram(
            "tablee_bot_seconds", "Time a bot took to choose", buckets=FINE, registry=ours
        )
        self.notices = Counter("tablee_notices", "Notices sent", ["way", "result"], registry=ours)
        self.requests = Counter(
            "tablee_requests", "HTTP requests", ["method", "status"], registry=ours
        )
        self.bus_lost = Counter("tablee_bus_lost", "Bus messages that found no bus", registry=ours)

    def committed(self, entries: int, seconds: float) -> None:
        """A transaction with so many entries took so long."""
        self.entries.inc(entries)
        self.commits.inc()
        self.commit_seconds.observe(seconds)

    def store_failed(self) -> None:
        """The database could not do what it should."""
        self.store_failures.inc()
        self.failures.inc()
