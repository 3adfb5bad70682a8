"""Counting what happened over many games: table -> label -> how often."""

from __future__ import annotations


def add_one(counts: dict[str, dict[str, int]], table: str, label: str) -> None:
    """Count one more."""
    add_count(counts, table, label, 1)


def add_count(counts: dict[str, dict[str, int]], table: str, label: str, count: int) -> None:
    """Count some more."""
    labels = counts.setdefault(table, {})
    labels[label] = labels.get(label, 0) + count
