"""The public log in sentences: one for whatever needs a word."""

from __future__ import annotations

from typing import Any

from tablee.kernel.state import SPECTATOR
from tablee.protocol import public_log
from tablee.texts import Texts


class Sentences:
    """Turns entries of the public log into sentences."""

    def __init__(
        self, narrator: Any, texts: Texts, names: list[str], reader: int = SPECTATOR
    ) -> None:
        self._narrator = narrator
        self._texts = texts
        self._names = names
        self._reader = reader

    def sentences(self, entry: public_log.AnyPublic) -> list[str]:
        """The sentences of an entry; none for what needs no word."""
        if isinstance(entry, public_log.PublicMoved | public_log.PublicStarted):
            return [self._narrator.event(event) for event in entry.events]
        sentence = self._sentence(entry)
        return [sentence] if sentence else []

    def _sentence(self, entry: public_log.AnyPublic) -> str:
        say = self._texts.say
        if isinstance(entry, public_log.PublicOpened):
            return "" if entry.deal is None else say("server-luck-fixed")
        if isinstance(entry, public_log.PublicUndone):
            return say("table-event-undone", {**self._who(entry.seat), "undo": entry.undo})
        if isinstance(entry, public_log.PublicSaid):
            words = entry.text or say(f"server-phrase-{entry.phrase}")
            return say("server-said", {"seat": self._name(entry.seat), "words": words})
        if isinstance(entry, public_log.PublicProposed):
            args: dict[str, str | int] = {**self._who(entry.by), "line": entry.line}
            args |= {"target": self._name(entry.seat)}
            if entry.name:
                args["seat"] = entry.name
            if 0 <= entry.seat == self._reader != entry.by:
                args["you"] = "target"
            return say(f"server-proposed-{entry.what}", args)
        if isinstance(entry, public_log.PublicAnswered):
            word = "agreed" if entry.agree else "declined"
            return say(f"server-{word}", self._who(entry.seat))
        if isinstance(entry, public_log.PublicPassed | public_log.PublicWonBack):
            tag = entry.__struct_config__.tag
            return say(f"server-{tag}", {"seat": entry.name, "target": entry.former})
        if isinstance(entry, public_log.PublicMuted):
            word = "muted" if entry.muted else "unmuted"
            return say(f"server-{word}", self._who(entry.seat))
        if isinstance(entry, _COMING_AND_GOING):
            tag = entry.__struct_config__.tag
            return say(f"server-{tag}", self._who(entry.seat))
        return ""

    def _who(self, seat: int) -> dict[str, str]:
        """A seat's name, and whether it is the reader's own."""
        own = 0 <= seat == self._reader
        return {"seat": self._name(seat), "you": "seat" if own else "nobody"}

    def _name(self, seat: int) -> str:
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self._texts.say("server-nobody")


_COMING_AND_GOING = (
    public_log.PublicJoined,
    public_log.PublicSatIn,
    public_log.PublicReturned,
    public_log.PublicFaltered,
    public_log.PublicRecovered,
)
