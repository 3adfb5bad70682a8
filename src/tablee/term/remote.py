"""A table at a server: finding a seat by a link, and staying at it."""

from __future__ import annotations

import contextlib
import time
import urllib.error
from collections.abc import Callable
from typing import Any, TypeVar

from tablee.client import (
    NOTHING_KEPT,
    Lost,
    Receipt,
    Refused,
    Seat,
    Unfair,
    call,
    free_seat,
    join,
    vouch,
)
from tablee.client.links import Link
from tablee.kernel.documents import Faults
from tablee.kernel.record import read_record
from tablee.server.fairness import verify
from tablee.term.keys import Keys
from tablee.text_mode.advice import advice_lines
from tablee.text_mode.observed import Answer
from tablee.texts import Texts

T = TypeVar("T")
#: Seconds between attempts to come back, the last one for good.
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)
#: The command that has pieces set up, as it is called in every language.
SET_UP = "setup"
#: Refusals that pass if one waits, as while the server's database is not there.
PASSING = ("unavailable", "too-fast")


class Unreachable(Exception):
    """The server does not answer, or it is not one of ours."""


def take_seat(link: Link, name: str, keys: Keys, lang: str, watch: bool = False) -> Seat:
    """Sit down by a link: on one's own seat, the one invited to, or a free one; else watch."""
    try:
        token, receipt = ("", NOTHING_KEPT) if watch else _token(link, name, keys, lang)
        try:
            seat = Seat.open(link.server, link.table, token, lang=lang, receipt=receipt)
        except Refused as refused:
            if not token or refused.code != "not-allowed":
                raise
            token = _win_back(link, token, keys, receipt, refused)
            seat = Seat.open(link.server, link.table, token, lang=lang, receipt=receipt)
        if token:
            _add_to_dice(seat)
            keys.keep(link.server, link.table, token, seat.receipt)
        return seat
    except (urllib.error.URLError, OSError, Lost, KeyError, ValueError) as error:
        raise Unreachable(str(getattr(error, "reason", error))) from None


def _token(link: Link, name: str, keys: Keys, lang: str) -> tuple[str, Receipt]:
    known = link.token or keys.token(link.server, link.table)
    if known:
        return known, keys.receipt(link.server, link.table)
    seat = free_seat(link.server, link.table) if link.seat is None else link.seat
    if seat is None:
        return "", NOTHING_KEPT
    token, receipt = join(link.server, link.table, seat, name, link.invite, lang)
    keys.keep(link.server, link.table, token, receipt)
    return token, receipt


def _add_to_dice(seat: Seat) -> None:
    """Whoever came by a key of their own has added nothing yet, unless elsewhere."""
    if seat.seat >= 0 and not seat.info["started"] and not seat.receipt.contribution:
        with contextlib.suppress(Refused):
            seat.contribute()


def _win_back(link: Link, token: str, keys: Keys, kept: Receipt, refused: Refused) -> str:
    """The key to one's own seat that passed to a newcomer, if they have not moved yet (K5.8)."""
    try:
        found = call(link.server, f"/api/tables/{link.table}/recover", {"phrase": token})
    except Refused:
        raise refused from None
    fresh: str = found["token"]
    keys.keep(link.server, link.table, fresh, kept)
    return fresh


class RemoteTable:
    """A seat at a server's table that finds its way back when the connection breaks."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        #: Up to which entry this seat has been told in words.
        self.told = seat.seq
        self.lost = False
        #: Whether the pieces are set up for this seat, whenever it is asked to.
        self._arranging = False
        #: Called when the connection breaks, before it is mended.
        self.on_lost: Callable[[], None] = lambda: None

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return bool(self.seat.info.get("started"))

    @property
    def is_asked(self) -> bool:
        """Whether it is for this seat to act, and the table does not do it."""
        seat = self.seat
        return seat.seat in seat.info.get("to_act", ()) and not (seat.over or seat.auto_answer)

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        seats: list[dict[str, Any]] = self.seat.info.get("seats", [])
        return [held["name"] or f"#{number + 1}" for number, held in enumerate(seats)]

    def listen(self, seconds: float) -> bool:
        """Wait for news; whether some came. A broken connection is mended on the way."""
        try:
            return self.seat.wait(seconds)
        except Lost as lost:
            self._come_back(str(lost))
            return True

    def _come_back(self, reason: str) -> None:
        if reason in ("abuse", "seat-lost", "closed-to-watchers", "removed", "deleted"):
            raise Lost(reason)
        self.lost = True
        self.on_lost()
        for pause in PAUSES:
            time.sleep(pause)
            try:
                self.seat.reconnect()
            except (Lost, OSError):
                continue
            except Refused as refused:
                if refused.code in PASSING:
                    continue
                # Who was not there to be told finds no table any more, or no seat.
                gone = refused.code == "no-such-table"
                raise Lost("deleted" if gone else refused.code) from None
            self.lost = False
            return
        raise Lost(reason)

    def news(self) -> Answer:
        """What happened since this was last asked, in words, and what is asked now."""
        return self._answer_of(self._asked(lambda: self.seat.news(self.told)))

    def command(self, line: str) -> Answer:
        """The answer to a command."""
        return self._answer_of(self._asked(lambda: self.seat.command(line)), keep=True)

    def _asked(self, ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """The answer to a question; asked once more if the connection broke before it came."""
        try:
            return _patiently(ask)
        except Lost as lost:
            self._come_back(str(lost))
            return _patiently(ask)

    def _answer_of(self, found: dict[str, Any], keep: bool = False) -> Answer:
        if not keep:
            self.told = found["seq"]
        return Answer(found["lines"], found["more"], found["act"], found["argument"])

    def act(self, answer: Answer) -> str:
        """Do what an answer asks the table to do; why it was refused, or nothing."""
        seat = self.seat
        try:
            if answer.act == "move":
                _patiently(lambda: seat.play(answer.argument))
            elif answer.act == "undo":
                seat.undo()
            elif answer.act == "say":
                seat.say(answer.argument)
            elif answer.act == "set-up":
                self._arranging = True
                seat.play(answer.argument)
                self.arrange()
            elif answer.act == "take-back":
                self._take_back()
            elif answer.act in ("agree", "decline"):
                proposal = (seat.info.get("proposal") or {}).get("proposal", 0)
                agree = answer.act == "agree"
                seat.ask({"type": "answer", "proposal": proposal, "agree": agree})
        except Refused as refused:
            return str(refused)
        return ""

    def set_up(self) -> str:
        """Have the pieces set up; why it was refused, or nothing."""
        return self.act(self.command(SET_UP))

    def arrange(self) -> None:
        """Go on setting up for somebody who asked for it, as long as it is for them to do so."""
        while self._arranging and self.is_asked:
            answer = self.command(SET_UP)
            self._arranging = answer.act == "set-up" and not self.play(answer.argument)

    def advice(self, texts: Texts, moves: list[str] | None = None) -> list[str]:
        """What a computer player would consider from this seat, in words, or why it is not said.

        `moves` are those that have numbers where they are not the server's.
        """
        try:
            found = self.seat.ask({"type": "hints"})["hints"]
            numbered = self.seat.moves_like("") if moves is None else moves
        except Refused as refused:
            return [str(refused)]
        # What may be done at any time, such as to surrender, has no number.
        number_of = {move: number for number, move in enumerate(numbered, start=1)}
        return advice_lines(
            texts,
            [
                (number_of.get(one["move"], 0), one["words"], one["score"], one["text"])
                for one in found
            ],
        )

    def play(self, move: str) -> str:
        """Make a move; why it was refused, or nothing."""
        return self.act(Answer([], act="move", argument=move))

    def dice_check(self, texts: Texts) -> str:
        """What can be vouched for of a finished game's dice, in words; nothing if it has none."""
        seat = self.seat
        try:
            record = read_record(call(seat.server, f"/api/tables/{seat.table}/record"))
            if record.fairness is None:
                return ""
            shown = record.fairness
            if shown.keyed:
                # Nobody adds to a deal; its secret is shown when its time is over.
                if shown.secret:
                    verify(record)
                return texts.say("dice-fixed")
            vouched = vouch(shown.commitment, shown.contributions, seat.receipt)
            verify(record)
        except Unfair as unfair:
            return texts.say(f"dice-unfair-{unfair.part}")
        except Faults:
            return texts.say("dice-unfair-draws")
        except (Refused, Lost, OSError):
            return texts.say("dice-unchecked")
        return texts.say(f"dice-{vouched}")

    def _take_back(self) -> None:
        """Ask the others for leave to take the last move back."""
        line = last_move(self.seat)
        if line:
            self.seat.ask({"type": "propose", "what": "take-back", "line": line})
        else:
            self.seat.undo()


def lost_words(reason: str) -> str:
    """The message for somebody who does not come back to a table by themselves."""
    return "term-deleted" if reason == "deleted" else "term-lost"


def last_move(seat: Seat) -> int:
    """The line of this seat's last move that stands; 0 if there is none."""
    undone = {entry["undo"] for entry in seat.entries if entry["kind"] == "undone"}
    lines = [
        entry["line"]
        for entry in seat.entries
        if entry["kind"] == "moved" and entry["seat"] == seat.seat and entry["line"] not in undone
    ]
    return max(lines, default=0)


def _patiently(ask: Callable[[], T]) -> T:
    """Ask again after a while as long as the server says that one asks too fast: programs do."""
    for pause in PAUSES:
        try:
            return ask()
        except Refused as refused:
            if refused.code != "too-fast":
                raise
        time.sleep(pause)
    return ask()
