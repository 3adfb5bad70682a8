"""Metrics that Prometheus can read."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class PrometheusMeters:
    """Meters in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()

    def counter(self, name: str, about: str, labels: tuple[str, ...] = ()) -> Counter:
        """Something that only grows."""
        return Counter(name, about, labels, registry=self.registry)

    def gauge(self, name: str, about: str) -> Gauge:
        """Something that comes and goes."""
        return Gauge(name, about, registry=self.registry)

    def histogram(self, name: str, about: str) -> Histogram:
        """How long something takes."""
        return Histogram(name, about, buckets=FINE, registry=self.registry)
