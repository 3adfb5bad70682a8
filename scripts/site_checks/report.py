"""What was found: a line each, with its limit, and whether all of them are kept."""

from __future__ import annotations


class Report:
    """Prints what is found, and remembers what is not as it should be."""

    def __init__(self) -> None:
        self.missed: list[str] = []

    def tell(self, what: str, found: str) -> None:
        """Something without a limit."""
        print(f"       {what}: {found}", flush=True)

    def figure(self, what: str, value: float, limit: float, unit: str, digits: int = 1) -> None:
        """Something that must stay below its limit."""
        told = f"{what}: {value:.{digits}f} {unit} (below {limit:g})"
        self._judged(told, value < limit)

    def nothing(self, what: str, found: list[str]) -> None:
        """A list that must be empty."""
        self._judged(f"{what}: {'; '.join(found) or 'none'}", not found)

    def holds(self, what: str, true: bool) -> None:
        """Something that must be so."""
        self._judged(what, true)

    def _judged(self, told: str, good: bool) -> None:
        print(f"{'ok' if good else 'MISSED':7}{told}", flush=True)
        if not good:
            self.missed.append(told)
