"""Reading a record and playing it again, line by line, without a random generator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from tablee.kernel.chance import ChanceError, ReplayChance, SwitchedChance
from tablee.kernel.documents import (
    RECORD_FORMAT,
    Entry,
    Fault,
    Faults,
    KeptMatch,
    Record,
    Refusal,
    SeatDocument,
)
from tablee.kernel.game import Game
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
    chance = SwitchedChance(setup)
    try:
        match = Match(game, options, chance, record.seats, record.rules, record.position)
        setup.finish()
    except ChanceError as error:
        raise Faults([Fault("setup", str(error))]) from None
    entries = record.entries if upto is None else record.entries[:upto]
    for number, entry in enumerate(entries):
        replay_entry(match, game, chance, entry, f"entries[{number}]", tell or _refused)
    if upto is None and record.result != match.outcome():
        raise Faults([Fault("result", "is not what the moves lead to")])
    return match


def resume(
    kept: KeptMatch,
    game: Game,
    options: msgspec.Struct,
    chance: SwitchedChance,
    seats: list[SeatDocument],
    rules: int,
) -> Match:
    """The match that was kept, ready to go on; its chance is left to replay nothing more."""
    match = Match(game, options, chance, seats, rules, kept.position)
    match.go_on_from(kept.line, kept.refusals, kept.mover)
    for number, entry in enumerate(kept.lines):
        replay_entry(match, game, chance, entry, f"lines[{number}]")
    return match


def replay_entry(
    match: Match,
    game: Game,
    chance: SwitchedChance,
    entry: Entry,
    where: str,
    tell: Tell | None = None,
) -> None:
    """Play one line of a record again; raises `Faults` if it does not fit."""
    tell = tell or _refused
    if entry.seq != match.seq + 1:
        raise Faults([Fault(f"{where}.seq", f"is {entry.seq} where {match.seq + 1} must follow")])
    if entry.seat >= len(match.seats):
        message = f"is {entry.seat}, but the table has {len(match.seats)} seats, counted from 0"
        raise Faults([Fault(f"{where}.seat", message)])
    if entry.undo and entry.move:
        raise Faults([Fault(f"{where}.undo", "stands beside a move; a line is one or the other")])
    if entry.undo:
        if entry.consent:
            undone = match.take_back(entry.seat, entry.undo)
        else:
            undone = match.undo(entry.seat)
        if isinstance(undone, Refusal):
            raise Faults([Fault(f"{where}.undo", f"is refused: {tell(undone)}")])
        if undone.undo != entry.undo:
            message = f"is {entry.undo}, but seat {entry.seat} can only undo {undone.undo}"
            raise Faults([Fault(f"{where}.undo", message)])
        return
    try:
        move = game.parse(entry.move)
    except ValueError as error:
        raise Faults([Fault(f"{where}.move", str(error))]) from None
    draws = ReplayChance(entry.draws)
    chance.source = draws
    try:
        line = match.play(entry.seat, move)
        if isinstance(line, Refusal):
            raise Faults([Fault(f"{where}.move", f"{entry.move!r} is refused: {tell(line)}")])
        draws.finish()
    except ChanceError as error:
        raise Faults([Fault(f"{where}.draws", str(error))]) from None


def _refused(refusal: Refusal) -> str:
    return f"{refusal.code} (rule {refusal.rule})"
