"""A database with a finished table for each way to end, and the keys to a seat at each."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from tests.finished import SEATS, record_of

from tablee.games import registry
from tablee.kernel.chance import ReplayChance
from tablee.kernel.match import Match
from tablee.kernel.record import replay_line
from tablee.protocol.public_log import Terms
from tablee.server import tokens
from tablee.server.store.sqlite_file import connect, migrate
from tablee.server.table import entries as log

NAMES = ("Marguerite", "Jean-Baptiste", "Ottilie", "Émile", "Friederike")


def token(seat: int) -> str:
    """The key of a seat, at every one of these tables."""
    return f"token-of-seat-{seat}"


def table_id(end: str) -> str:
    """The table of an end."""
    return end.ljust(22, "-")


def entries(end: str) -> list[log.Entry]:
    """What a server would have written of such a game, at which all seats are people's."""
    record = record_of(end)
    game = registry.game(record.game)
    options = game.options(record.options)
    match = Match(game, options, ReplayChance(record.setup), None, record.rules, record.position)
    seats = [
        log.SeatPlan(
            "human" if seat == SEATS[end] else "bot", name, "", token=tokens.hashed(token(seat))
        )
        for seat, name in zip(range(len(match.seats)), NAMES, strict=False)
    ]
    written: list[log.Entry] = [
        log.Opened(
            game=record.game,
            rules=record.rules,
            options=record.options,
            seats=seats,
            terms=Terms(),
            secret="00" * 32,
            host=tokens.hashed("host"),
            position=record.position,
        ),
        log.Started(record.setup, 0, _events(match, match.setup_events)),
    ]
    for number, line in enumerate(record.entries):
        replay_line(match, line, f"entries[{number}]")
        if line.consent:
            written.append(log.Proposed(by=line.seat, what="take-back", line=line.undo, asked=[]))
        elif line.undo:
            written.append(log.Undone(line.line, line.seat, line.undo))
        else:
            events = _events(match, match.lines[-1].events)
            written.append(log.Moved(line.line, line.seat, line.move, line.draws, 0, events))
    return written


def _events(match: Match, events: list[Any]) -> list[log.StoredEvent]:
    return [[match.game.event_kinds[event[0]].name, *event[1:]] for event in events]


def write_database(file: Path) -> None:
    """Lay out a table for each way to end."""
    connection, now = connect(file), int(time.time() * 1000)
    migrate(connection, file)
    for end in SEATS:
        table = table_id(end)
        opened = (table, record_of(end).game, now, now)
        connection.execute(
            "INSERT INTO tables (id, game, opened, finished) VALUES (?,?,?,?)", opened
        )
        for number, entry in enumerate(entries(end)):
            row = (table, number + 1, now, log.encode(entry))
            connection.execute(
                "INSERT INTO entries (table_id, seq, at, body) VALUES (?,?,?,?)", row
            )
    connection.close()


def known(end: str) -> str:
    """What a browser that sat there keeps, as a script for its pages."""
    kept = {
        "id": table_id(end),
        "game": record_of(end).game,
        "seat": SEATS[end],
        "token": token(SEATS[end]),
        "host": "",
        "phrase": "",
        "invites": {},
        "names": list(NAMES[:2]),
        "over": False,
        "at": 1_700_000_000_000,
    }
    tables = json.dumps(json.dumps([kept]))
    return f"if (!localStorage['tablee-tables']) localStorage['tablee-tables'] = {tables}"
