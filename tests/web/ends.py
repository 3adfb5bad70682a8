"""A database with a finished table for each way to end, and the keys to a seat at each.

On the static site it is the browser's own, filled before its first page is there.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from tests.finished import SEATS, record_of
from tests.web.static import ON_SITE

from tablee.browser.tab import PREFIX
from tablee.games import registry
from tablee.kernel.chance import ReplayChance
from tablee.kernel.documents import Record
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
    return f"{PREFIX}{end}" if ON_SITE else end.ljust(22, "-")


def entries(record: Record, person: int) -> list[log.Entry]:
    """What a server would have written of such a game, at which one seat is a person's."""
    game = registry.game(record.game)
    options = game.options(record.options)
    match = Match(game, options, ReplayChance(record.setup), None, record.rules, record.position)
    seats = [
        log.SeatPlan(
            "human" if seat == person else "bot", name, "", token=tokens.hashed(token(seat))
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


def write_database(file: Path, games: dict[str, tuple[Record, int]]) -> None:
    """Lay out a table for each game, by its name and with a person's seat."""
    connection, now = connect(file), int(time.time() * 1000)
    migrate(connection, file)
    for name, (record, person) in games.items():
        table = table_id(name)
        opened = (table, record.game, now, now)
        connection.execute(
            "INSERT INTO tables (id, game, opened, finished) VALUES (?,?,?,?)", opened
        )
        for number, entry in enumerate(entries(record, person)):
            row = (table, number + 1, now, log.encode(entry))
            connection.execute(
                "INSERT INTO entries (table_id, seq, at, body) VALUES (?,?,?,?)", row
            )
    connection.close()


#: Puts rows where the house in the browser keeps its own (`web/src/alone/disk.ts`).
PUT = """
if (location.protocol.startsWith('http')) {
  const asked = indexedDB.open('tablee-house', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('rows');
  asked.onsuccess = () => {
    const writing = asked.result.transaction('rows', 'readwrite');
    for (const [key, value] of ROWS) writing.objectStore('rows').put(value, key);
    writing.oncomplete = () => asked.result.close();
  };
}
"""


def put(rows: Any) -> str:
    """A script that puts rows into the browser's database."""
    return PUT.replace("ROWS", json.dumps(rows))


def seed(table: str, record: Record, person: int = -1) -> str:
    """A script that lays a finished game into the browser's database."""
    now = int(time.time() * 1000)
    written = [
        (["entry", table, number], [now, log.encode(entry).decode()])
        for number, entry in enumerate(entries(record, person), start=1)
    ]
    times = [([kind, table], now) for kind in ("started", "finished")]
    return put([*written, (["table", table], [record.game, now, 0]), *times])


def known(*ends: str, game: str = "") -> str:
    """What a browser that sat at the tables of these ends keeps, as a script for its pages."""
    kept = [
        {
            "id": table_id(end),
            "game": game or record_of(end).game,
            "seat": SEATS.get(end, 0),
            "token": token(SEATS.get(end, 0)),
            "host": "",
            "phrase": "",
            "invites": {},
            "names": list(NAMES[:2]),
            "over": False,
            "at": 1_700_000_000_000,
        }
        for end in ends
    ]
    tables = json.dumps(json.dumps(kept))
    script = f"if (!localStorage['tablee-tables']) localStorage['tablee-tables'] = {tables};"
    rows = [seed(table_id(end), record_of(end), SEATS.get(end, 0)) for end in ends if ON_SITE]
    return script + "".join(rows)
