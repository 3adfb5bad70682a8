"""From values to sentences: what all games share. The words themselves are Fluent messages.

A game's `words/narrator.py` has a subclass of `Narrator` that names its cards and units. Which
language is spoken is the caller's business, who passes `say`: it finds a message and fills in
its arguments.

Messages are called `<game>-event-<name>` (with `-hidden` at the end where private fields are
left out), `<game>-refusal-<code>`, `<game>-prompt-<code>`, `<game>-reason-<code>`,
`<game>-end-<reason>`, `<game>-summary-<row>` and `<game>-moment-<code>`; what every table shares
begins with `table-`.

Whoever reads is told of themselves as "you": besides the fields of a value a message is given
`$you`, the names of those fields that mean the reader's own seat, with dashes between them.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final, Protocol

import msgspec

from tablee.kernel.documents import Moment, Outcome, Prompt, Reason, Refusal, Summary, SummaryRow
from tablee.kernel.kinds import TABLE_REASONS, TABLE_REFUSALS, EventKind
from tablee.kernel.state import SPECTATOR, View

#: Fields whose value is the number of a seat, unless a game says otherwise.
SEAT_FIELDS: Final = ("seat", "mover")
#: Finds a message by its name and fills in its arguments.
Say = Callable[[str, dict[str, Any]], str]


class Narrated(Protocol):
    """All that putting a game into words needs to know of it."""

    key: str
    event_kinds: tuple[EventKind, ...]
    move_count: int

    def notation(self, move: int) -> str:
        """The move as a short text."""


class Narrator:
    """Tells a game in one language, with the names of those who sit at the table."""

    #: Fields whose value is the number of a seat.
    seat_fields: tuple[str, ...] = SEAT_FIELDS

    def __init__(self, game: Narrated, say: Say, names: list[str]) -> None:
        self.game = game
        self.say = say
        self.names = names
        #: The seat of whoever reads; `SPECTATOR` for everybody else.
        self.reader = SPECTATOR

    def value(self, field: str, value: Any) -> str | int:
        """A field's value as it stands in a sentence: a seat's name, a card's name, a number.

        Here the fields `seat` and `mover` name a seat, and everything else is left to the message.
        """
        if field in self.seat_fields:
            return self.names[int(value)]
        assert isinstance(value, str | int)
        return value

    def move(self, move: int) -> str:
        """A move as a short phrase, such as the text of a button.

        Here it has a message of its own, `<game>-move-<notation>` with dashes between the words.
        """
        return self.say(f"{self.game.key}-move-{self.game.notation(move).replace(' ', '-')}", {})

    def offered(self, document: msgspec.Struct, move: int) -> str:  # noqa: ARG002
        """A move as it is offered to who sees this view document.

        The moment may have more to say of a move than `move` does.
        """
        return self.move(move)

    def doubt(self, document: msgspec.Struct, move: int) -> str:  # noqa: ARG002
        """What is asked before a move that is hardly ever meant; nothing for most moves."""
        return ""

    def label(self, seat: int) -> str:
        """Who sits there, at the head of a line about them."""
        return self.say("table-you", {}) if seat == self.reader else self.names[seat]

    def percent(self, fraction: str) -> str:
        """An exact fraction as a percentage."""
        share = Fraction(fraction)
        if share.denominator == 1:
            return self.say("table-percent-exact", {"share": int(share * 100)})
        return self.say("table-percent", {"share": float(share * 100), "exact": fraction})

    def look(self, view: View) -> list[str]:
        """What lies on the table, as sentences."""
        raise NotImplementedError

    def hand(self, view: View) -> list[str]:  # noqa: ARG002
        """What this seat alone knows, as sentences; nothing where all lies open."""
        return []

    def odds(self, view: View) -> list[str]:  # noqa: ARG002
        """What this seat can compute, as sentences."""
        return []

    def move_notes(self, view: View) -> list[str]:
        """For each of the view's moves a remark worth knowing, such as its risk, or nothing."""
        return ["" for _ in view.moves]

    def listing(self, view: View) -> list[tuple[str, list[str]]]:
        """The view's moves in order, each with its remark; those alike under one heading.

        A heading is empty where a move stands alone as a whole phrase.
        """
        lines: list[tuple[str, list[str]]] = []
        notes = self.move_notes(view)
        document = view.document()
        for place, move in enumerate(view.moves):
            remark = f"  [{notes[place]}]" if notes[place] else ""
            lines.append(("", [self.offered(document, move) + remark]))
        return lines

    def values(self, fields: dict[str, Any]) -> dict[str, str | int]:
        """Every field of a document as it stands in a sentence, and which of them is the reader."""
        found = {field: self.value(field, value) for field, value in fields.items()}
        return found | {"you": self.you(fields)}

    def you(self, fields: dict[str, Any]) -> str:
        """The fields that mean the reader's own seat; "nobody" if there is none."""
        if self.reader == SPECTATOR:
            return "nobody"
        meant = [field for field in self.seat_fields if fields.get(field, -1) == self.reader]
        return "-".join(meant) or "nobody"

    def event(self, document: dict[str, Any]) -> str:
        """What happened, from an event document as an observer may know it."""
        fields = {
            field: value
            for field, value in document.items()
            if field not in ("event", "seq", "undone")
        }
        name = document["event"]
        if name in ("undone", "taken-back"):
            return self.say(f"table-event-{name}", self.values(fields))
        hidden = any(
            kind.name == name and any(field.rstrip("*") not in fields for field in kind.private)
            for kind in self.game.event_kinds
        )
        message = f"{self.game.key}-event-{name}" + ("-hidden" if hidden else "")
        return self.say(message, self.values(fields))

    def refusal(self, refusal: Refusal, view: View | None = None) -> str:  # noqa: ARG002
        """Why something was refused, with the number of the rule.

        A game that has more to say of what it names, such as a unit's kind, looks at the view.
        """
        shared = any(kind.code == refusal.code for kind in TABLE_REFUSALS)
        owner = "table" if shared else self.game.key
        reason = self.say(f"{owner}-refusal-{refusal.code}", self.values(refusal.args))
        return self.say("table-refusal", {"reason": reason, "rule": refusal.rule})

    def prompt(self, prompt: Prompt, seen: msgspec.Struct | None = None) -> str:  # noqa: ARG002
        """What a seat is asked, or what it waits for.

        A game that has more to say of what it names looks at `seen`, the seat's view document.
        """
        return self.say(f"{self.game.key}-prompt-{prompt.code}", self.values(prompt.args))

    def reason(self, reason: Reason, seen: msgspec.Struct | None = None) -> str:  # noqa: ARG002
        """Why a computer player would make a move; `seen` as for a prompt."""
        shared = any(kind.code == reason.code for kind in TABLE_REASONS)
        owner = "table" if shared else self.game.key
        return self.say(f"{owner}-reason-{reason.code}", self.values(reason.args))

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        return self.say(f"{self.game.key}-end-{outcome.reason}", self.values(outcome.args))

    def summary(self, summary: Summary) -> list[str]:
        """A finished game in numbers: what decided it, and what was counted."""
        lines = [self._summary_row(summary, row) for row in summary.rows]
        if summary.turning_point is not None:
            what = self.moment(summary.turning_point)
            lines.insert(0, self.say("table-turning-point", {"what": what}))
        return lines

    def moment(self, moment: Moment) -> str:
        """A moment of a finished game."""
        return self.say(f"{self.game.key}-moment-{moment.code}", self.values(moment.args))

    def _summary_row(self, summary: Summary, row: SummaryRow) -> str:
        # A minus, where the library writes a hyphen; and none before a zero.
        rounded = [round(value, 1) + 0.0 for value in row.values]
        values = [self.say("table-summary-number", {"value": value}) for value in rounded]
        values = [value.replace("-", "−") for value in values]
        if len(values) == len(summary.columns):
            names = [self.value(summary.column, column) for column in summary.columns]
            pairs = zip(names, values, strict=True)
            values = [self.say("table-summary-of", {"name": n, "value": v}) for n, v in pairs]
        name = self.say(f"{self.game.key}-summary-{row.name}", {})
        return self.say("table-summary-row", {"name": name, "values": ", ".join(values)})

    def listed(self, items: list[str]) -> str:
        """Several things in one sentence, or a word for none."""
        return ", ".join(items) if items else self.say("table-none", {})

    def joined(self, items: list[str]) -> str:
        """One or more things as they are said in one breath: with "and" before the last."""
        if len(items) < 2:
            return "".join(items)
        return self.say("table-and", {"items": ", ".join(items[:-1]), "last": items[-1]})
