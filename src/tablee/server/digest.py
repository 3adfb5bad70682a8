"""What happened since somebody left, in sentences."""

from __future__ import annotations

from typing import Any

from tablee.server import entries as log
from tablee.server import rest, told
from tablee.server.house import House
from tablee.server.room import Room
from tablee.server.table.state import Table
from tablee.server.telling import EntryTeller
from tablee.texts import Texts


async def digest(house: House, room: Room, observer: int, since: int, lang: str) -> rest.Digest:
    """What happened since an entry, as an observer may know it."""
    names, seq = await room.look(_names_and_seq)
    game = room.table.game
    texts, teller = Texts(lang), EntryTeller(game)
    storyteller = Storyteller(game.narrator(texts.say, names), texts, names)
    lines: list[str] = []
    for stored in await house.store.entries(room.table.id, since):
        if stored.seq > seq:
            break
        entry = teller.tell(log.decode(stored.body), stored.seq, stored.at, observer)
        lines += storyteller.sentences(entry)
    return rest.Digest(since=since, seq=seq, lines=lines)


def _names_and_seq(table: Table) -> tuple[list[str], int]:
    names = [seat.name or f"#{n + 1}" for n, seat in enumerate(table.state.seats)]
    return names, table.seq


class Storyteller:
    """Turns entries as they were told into sentences."""

    def __init__(self, narrator: Any, texts: Texts, names: list[str]) -> None:
        self._narrator = narrator
        self._texts = texts
        self._names = names

    def sentences(self, entry: told.AnyTold) -> list[str]:
        """The sentences of an entry; none for what needs no word."""
        if isinstance(entry, told.ToldMoved | told.ToldStarted):
            return [self._narrator.event(event) for event in entry.events]
        sentence = self._sentence(entry)
        return [sentence] if sentence else []

    def _sentence(self, entry: told.AnyTold) -> str:
        say = self._texts.say
        if isinstance(entry, told.ToldUndone):
            return say("table-event-undone", {"seat": self._name(entry.seat), "undo": entry.undo})
        if isinstance(entry, told.ToldSaid):
            words = entry.text or say(f"server-phrase-{entry.phrase}")
            return say("server-said", {"seat": self._name(entry.seat), "words": words})
        if isinstance(entry, told.ToldProposed):
            args: dict[str, str | int] = {"seat": entry.name or self._name(entry.by)}
            args |= {"line": entry.line, "target": self._name(entry.seat)}
            return say(f"server-proposed-{entry.what}", args)
        if isinstance(entry, told.ToldAnswered):
            word = "agreed" if entry.agree else "declined"
            return say(f"server-{word}", {"seat": self._name(entry.seat)})
        if isinstance(entry, _COMING_AND_GOING):
            tag = entry.__struct_config__.tag
            return say(f"server-{tag}", {"seat": self._name(entry.seat)})
        return ""

    def _name(self, seat: int) -> str:
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self._texts.say("server-nobody")


_COMING_AND_GOING = (
    told.ToldJoined,
    told.ToldSatIn,
    told.ToldReturned,
    told.ToldRecovered,
)
