"""Reading a record and playing it again, line by line, without a random generator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from tablee.kernel.chance import Chance, ChanceError, ReplayChance
from tablee.kernel.documents import (
    RECORD_FORMAT,
    Fault,
    Faults,
    KeptMatch,
    Record,
    RecordLine,
    Refusal,
    SeatDocument,
)
from tablee.kernel.game import Game
from tablee.kernel.lines import Proposal
from tablee.kernel.match import Match
from tablee.kernel.reading import read_struct

#: Turns a refusal into words.
Tell = Callable[[Refusal], str]

FORMAT_NAME: Final = RECORD_FORMAT.partition("/")[0]


def read_record(data: Any) -> Record:
    """The record in plain data; raises `Faults` naming every malformed field."""
    if not isinstance(data, dict):
        raise Faults([Fault("document", "is not a record: it must be a JSON object")])
    form = data.get("format")
    if form != RECORD_FORMAT:
        if isinstance(form, str) and form.startswith(FORMAT_NAME + "/"):
            raise Faults([Fault("format", f"is {form!r}; this version reads {RECORD_FORMAT!r}")])
        raise Faults([Fault("format", f"must be {RECORD_FORMAT!r}: this is not a record")])
    return read_struct(Record, data)


def replay(record: Record, game: Game, upto: int | None = None, tell: Tell | None = None) -> Match:
    """The match of a record, played again up to line `upto` (all lines by default).

    Raises `Faults` naming the line that does not fit the rules; `tell` turns the refusal of a
    move into a sentence.
    """
    if record.game != game.key:
        raise Faults([Fault("game", f"is {record.game!r}, not {game.key!r}")])
    if record.rules not in game.rules_versions:
        known = ", ".join(str(version) for version in game.rules_versions)
        message = f"is {record.rules}, but this version of {game.key} knows only {known}"
        raise Faults([Fault("rules", message)])
    options = game.options(record.options)
    setup = ReplayChance(record.setup)
    try:
        match = Match(game, options, setup, record.seats, record.rules, record.position)
        setup.finish()
    except ChanceError as error:
        raise Faults([Fault("setup", str(error))]) from None
    entries = record.entries if upto is None else record.entries[:upto]
    for number, recorded in enumerate(entries):
        replay_line(match, recorded, f"entries[{number}]", tell or _refused)
    if upto is None and record.result != match.outcome():
        raise Faults([Fault("result", "is not what the moves lead to")])
    return match


def resume(
    kept: KeptMatch,
    game: Game,
    options: msgspec.Struct,
    chance: Chance,
    seats: list[SeatDocument],
    rules: int,
) -> Match:
    """The match that was kept, ready to go on with this chance."""
    match = Match(game, options, chance, seats, rules, kept.position)
    match.go_on_from(kept.line, kept.refusals, kept.mover)
    for number, recorded in enumerate(kept.lines):
        replay_line(match, recorded, f"lines[{number}]")
    return match


def replay_line(match: Match, recorded: RecordLine, where: str, tell: Tell | None = None) -> None:
    """Play one line of a record again; raises `Faults` if it does not fit."""
    match.commit(propose_line(match, recorded, where, tell))


def propose_line(
    match: Match, recorded: RecordLine, where: str, tell: Tell | None = None
) -> Proposal:
    """What one line of a record leads to; raises `Faults` if it does not fit."""
    tell = tell or _refused
    number, seat = match.line + 1, recorded.seat
    if recorded.line != number:
        raise Faults([Fault(f"{where}.seq", f"is {recorded.line} where {number} must follow")])
    if seat >= len(match.seats):
        message = f"is {seat}, but the table has {len(match.seats)} seats, counted from 0"
        raise Faults([Fault(f"{where}.seat", message)])
    if recorded.undo and recorded.move:
        raise Faults([Fault(f"{where}.undo", "stands beside a move; a line is one or the other")])
    if recorded.undo:
        if recorded.consent:
            undone = match.propose_take_back(seat, recorded.undo)
        else:
            undone = match.propose_undo(seat)
        if isinstance(undone, Refusal):
            raise Faults([Fault(f"{where}.undo", f"is refused: {tell(undone)}")])
        if undone.line.undo != recorded.undo:
            message = f"is {recorded.undo}, but seat {seat} can only undo {undone.line.undo}"
            raise Faults([Fault(f"{where}.undo", message)])
        return undone
    try:
        move = match.game.parse(recorded.move)
    except ValueError as error:
        raise Faults([Fault(f"{where}.move", str(error))]) from None
    draws = ReplayChance(recorded.draws)
    try:
        made = match.propose(seat, move, chance=draws)
        if isinstance(made, Refusal):
            raise Faults([Fault(f"{where}.move", f"{recorded.move!r} is refused: {tell(made)}")])
        draws.finish()
    except ChanceError as error:
        raise Faults([Fault(f"{where}.draws", str(error))]) from None
    return made


def _refused(refusal: Refusal) -> str:
    return f"{refusal.code} (rule {refusal.rule})"
