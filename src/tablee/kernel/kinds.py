"""The sorts of things a game tells of: events, prompts, refusals, reasons, tables of counts.

Each is defined once, beside its name, and lists itself by `kinds_in`.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from tablee.kernel.documents import Prompt, Reason, Refusal
from tablee.kernel.state import EVERYTHING, Event

Kind = TypeVar("Kind")


class CountTable:
    """A table of things counted over many games, such as the intensities that were named.

    With `of`, the name of another table, each count is a share of that table's. Labels are keys;
    `labels` begins the messages that say them, if they are not numbers.
    """

    def __init__(self, name: str, of: str = "", labels: str = "") -> None:
        self.name = name
        self.of = of
        self.labels = labels


class RefusalKind:
    """A sort of refusal: its code, the rule that says no, and the names of its arguments."""

    def __init__(self, code: str, rule: str, args: tuple[str, ...] = ()) -> None:
        self.code = code
        self.rule = rule
        self.args = args

    def refusal(self, **args: int | str) -> Refusal:
        """A refusal of this kind."""
        if set(args) != set(self.args):
            raise ValueError(f"refusal {self.code} takes {self.args}, not {tuple(args)}")
        return Refusal(self.code, self.rule, dict(args))


class PromptKind:
    """A sort of prompt: its code, the rule that asks, and the names of its arguments."""

    def __init__(self, code: str, rule: str, args: tuple[str, ...] = ()) -> None:
        self.code = code
        self.rule = rule
        self.args = args

    def prompt(self, **args: int | str) -> Prompt:
        """A prompt of this kind."""
        if set(args) != set(self.args):
            raise ValueError(f"prompt {self.code} takes {self.args}, not {tuple(args)}")
        return Prompt(self.code, self.rule, dict(args))


class ReasonKind:
    """A sort of reason for a move: its code and the names of its arguments."""

    def __init__(self, code: str, args: tuple[str, ...] = ()) -> None:
        self.code = code
        self.args = args

    def reason(self, **args: int | str) -> Reason:
        """A reason of this kind."""
        if set(args) != set(self.args):
            raise ValueError(f"reason {self.code} takes {self.args}, not {tuple(args)}")
        return Reason(self.code, dict(args))


def kinds_in(
    names: dict[str, Any], kind: type[Kind], besides: tuple[Kind, ...] = ()
) -> tuple[Kind, ...]:
    """The kinds that a module defines, in its order, given its `globals()`.

    Kinds of another module that it imports by name must be given as `besides`.
    """
    return tuple(
        [value for value in names.values() if isinstance(value, kind) and value not in besides]
    )


#: Reasons that computer players of any game may give.
ONLY_MOVE: Final = ReasonKind("only-move")
BY_CHANCE: Final = ReasonKind("by-chance")
RULE_OF_THUMB: Final = ReasonKind("rule-of-thumb")
IMAGINED: Final = ReasonKind("imagined", ("games", "percent"))
TABLE_REASONS: Final = kinds_in(globals(), ReasonKind)

NO_SUCH_SEAT: Final = RefusalKind("no-such-seat", "K1.1", ("seat", "seats"))

STALE: Final = RefusalKind("stale", "K1.2", ("expected", "actual"))

GAME_OVER: Final = RefusalKind("game-over", "K1.3")

UNKNOWN_MOVE: Final = RefusalKind("unknown-move", "K1.4", ("move",))

NOTHING_TO_UNDO: Final = RefusalKind("nothing-to-undo", "K2.1")

UNDO_REVEALED: Final = RefusalKind("undo-revealed", "K2.2", ("seq",))

UNDO_DRAWN: Final = RefusalKind("undo-drawn", "K2.2", ("seq",))

UNDO_OTHERS_MOVED: Final = RefusalKind("undo-others-moved", "K2.3", ("seq",))

UNDO_TAKEN_BACK: Final = RefusalKind("undo-taken-back", "K2.5", ("seq",))

#: Refusals that come from the table and not from a game's rules.
TABLE_REFUSALS: Final = kinds_in(globals(), RefusalKind)


class EventKind:
    """A sort of event: its name, the names of its values, and what only its owner may see.

    The owner is the seat in the field called "seat". A field that ends in "s*" takes all the
    remaining values, or as many as the field `counted` says. `later` fields stand behind all
    others; events that an earlier version stored lack them. `reveals` says that the event shows
    something that was hidden, so that the move that caused it cannot simply be undone.
    """

    def __init__(
        self,
        name: str,
        fields: tuple[str, ...] = (),
        private: tuple[str, ...] = (),
        reveals: bool = False,
        later: tuple[str, ...] = (),
        counted: str = "",
    ) -> None:
        self.name = name
        self.fields = fields
        self.private = private
        self.reveals = reveals
        self.later = later
        self.counted = counted
        if private and "seat" not in fields:
            raise ValueError(f"event {name} has private fields but no seat that owns them")

    def document(self, event: Event, observer: int) -> dict[str, str | int | list[int]]:
        """The event by field name as `observer` may know it. Private fields are left out."""
        shown: dict[str, str | int | list[int]] = {"event": self.name}
        values = event[1:]
        owner = values[self.fields.index("seat")] if self.private else observer
        end = len(self.fields)
        for place, field in enumerate(self.fields):
            if field in self.private and observer not in (owner, EVERYTHING):
                continue
            if field.endswith("*"):
                end = len(values)
                if self.counted:
                    end = place + values[self.fields.index(self.counted)]
                shown[field[:-1]] = list(values[place:end])
            else:
                shown[field] = values[place]
        for place, field in enumerate(self.later):
            if end + place < len(values):
                shown[field] = values[end + place]
        return shown
