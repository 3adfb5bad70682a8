"""Events: what a move caused, in the past tense, and who may know which part of it."""

from __future__ import annotations

from tablee.kernel.state import EVERYTHING, Event


class EventKind:
    """A sort of event: its name, the names of its values, and what only its owner may see.

    The owner is the seat in the field called "seat". A field that ends in "s*" takes all the
    remaining values. `reveals` says that the event shows something that was hidden, so that the
    move that caused it cannot simply be undone.
    """

    def __init__(
        self,
        name: str,
        fields: tuple[str, ...] = (),
        private: tuple[str, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.name = name
        self.fields = fields
        self.private = private
        self.reveals = reveals
        if private and "seat" not in fields:
            raise ValueError(f"event {name} has private fields but no seat that owns them")

    def document(self, event: Event, observer: int) -> dict[str, str | int | list[int]]:
        """The event by field name as `observer` may know it. Private fields are left out."""
        shown: dict[str, str | int | list[int]] = {"event": self.name}
        values = event[1:]
        owner = values[self.fields.index("seat")] if self.private else observer
        for place, field in enumerate(self.fields):
            if field in self.private and observer not in (owner, EVERYTHING):
                continue
            if field.endswith("*"):
                shown[field[:-1]] = list(values[place:])
            else:
                shown[field] = values[place]
        return shown
