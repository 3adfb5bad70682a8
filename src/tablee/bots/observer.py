"""What a seat sees of events, as one number: equal numbers mean that it saw the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.kernel.kinds import EventKind
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64


class Observer:
    """Leaves out of a game's events what only their owners may see."""

    def __init__(self, kinds: tuple[EventKind, ...]) -> None:
        #: For each kind the place of its owner in the event, or 0 if all may see everything.
        self._owners: list[int] = []
        #: For each kind the places that everybody may see.
        self._public: list[list[int]] = []
        #: For each kind whether the values from its last field on are public too.
        self._open_ended: list[bool] = []
        for kind in kinds:
            self._owners.append(kind.fields.index("seat") + 1 if kind.private else 0)
            public = [0]
            for place, field in enumerate(kind.fields):
                if field not in kind.private and not field.endswith("*"):
                    public.append(place + 1)
            self._public.append(public)
            last = kind.fields[-1] if kind.fields else ""
            self._open_ended.append(last.endswith("*") and last not in kind.private)

    def observed(self, events: list[Event], seat: i64) -> int:
        """A number for what a seat sees of these events; 0 if there were none."""
        seen = 0
        for event in events:
            kind = event[0]
            owner = self._owners[kind]
            if owner == 0 or event[owner] == seat or self._open_ended[kind]:
                seen = hash((seen, event))
            else:
                seen = hash((seen, tuple([event[place] for place in self._public[kind]])))
        return seen
