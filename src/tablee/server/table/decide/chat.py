"""What may be said (K7).

Prepared phrases: said in the listener's own language, and harmless in every game.
"""

from __future__ import annotations

from typing import Final

from tablee.kernel.documents import Refusal
from tablee.kernel.kinds import NO_SUCH_SEAT
from tablee.protocol import ws
from tablee.server import refusals
from tablee.server.table import entries as log
from tablee.server.table.decide.actors import Decision, hosts
from tablee.server.table.state import Table

LONGEST_TEXT: Final = 300


def say(table: Table, actor: int, request: ws.Say, _: int) -> Decision:
    if not 0 <= actor < len(table.state.seats):
        return refusals.WATCHERS_LISTEN.refusal()
    if table.state.terms.chat == "off":
        return refusals.CHAT_CLOSED.refusal()
    if table.state.seats[actor].muted:
        return refusals.MUTED.refusal()
    if table.match is not None and table.outcome() is None:
        closed = table.match.copy_state().may_speak(actor)
        if closed is not None:
            assert isinstance(closed, Refusal)
            return closed
    if request.phrase:
        if request.phrase not in PHRASES:
            return refusals.NO_SUCH_PHRASE.refusal(phrase=request.phrase[:40])
        return log.Said(actor, phrase=request.phrase)
    if table.state.terms.chat == "phrases":
        return refusals.ONLY_PHRASES.refusal()
    text = "".join(sign for sign in request.text.strip() if sign.isprintable())
    if not 0 < len(text) <= LONGEST_TEXT:
        return refusals.TEXT_LENGTH.refusal(most=LONGEST_TEXT)
    return log.Said(actor, text)


class Mute:
    """The host closes the chat to a seat, or opens it again."""

    def __init__(self, seat: int, muted: bool) -> None:
        self.seat = seat
        self.muted = muted


def mute(table: Table, actor: int, request: Mute, _: int) -> Decision:
    seats = table.state.seats
    if not hosts(table, actor):
        return refusals.NOT_ALLOWED.refusal()
    if not 0 <= request.seat < len(seats):
        return NO_SUCH_SEAT.refusal(seat=request.seat, seats=len(seats))
    return log.Muted(request.seat, request.muted)


#: Each is the message `server-phrase-<code>` in the Fluent files.
PHRASES: Final = (
    "hello",
    "good-luck",
    "your-turn",
    "thinking",
    "back-soon",
    "back-again",
    "yes",
    "no",
    "please",
    "thanks",
    "sorry",
    "well-played",
    "ouch",
    "lucky",
    "again",
    "good-game",
    "goodbye",
)
