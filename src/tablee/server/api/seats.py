"""Sitting down, getting back in, and changing who sits where.

What computer players are called when nobody named them.
"""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Iterable
from typing import Final

import msgspec

from tablee.kernel.documents import Refusal
from tablee.kernel.state import SPECTATOR
from tablee.protocol import http
from tablee.server import refusals, tokens
from tablee.server.rooms.askers import Asked
from tablee.server.rooms.room import Room
from tablee.server.rooms.rooms import Rooms
from tablee.server.table import entries as log
from tablee.server.table.decide import requests
from tablee.server.table.decide import seats as decisions
from tablee.server.table.decide.game import Start
from tablee.server.table.snapshot import BOT_NAMES
from tablee.texts import Texts


def new_keys(seat: int) -> tuple[http.SeatKeys, tuple[str, str]]:
    """The keys to a seat, and what is kept of them."""
    keys = http.SeatKeys(seat=seat, token=tokens.new_token(), phrase=tokens.new_phrase())
    return keys, (tokens.hashed(keys.token), tokens.hashed(keys.phrase))


async def join(room: Room, seat: int, wanted: http.JoinSeat) -> http.SeatKeys | Refusal:
    """Sit down on an open seat, or by invitation."""
    keys, hashes = new_keys(seat)
    name = clean(wanted.name) or f"Player {seat + 1}"
    request = decisions.Join(seat, name, wanted.invite, hashes, wanted.entropy or "")
    answer = await room.ask(SPECTATOR, request)
    return answer if isinstance(answer, Refusal) else keys


def refuse_alone(rooms: Rooms, room: Room, address: str, filled: list[int]) -> Refusal | None:
    """Why computer players may not get these seats and be among themselves (K10.7), or None."""
    held = enumerate(room.table.state.seats)
    alone = all(seat.holder == "bot" or number in filled for number, seat in held)
    return rooms.refuse_alone(address) if alone else None


async def change(
    rooms: Rooms, room: Room, address: str, actor: int, seat: int, wanted: http.ChangeSeat
) -> http.SeatKeys | Refusal:
    """The host gives a seat to a bot, to somebody invited, or to whoever comes."""
    if wanted.holder == "bot" and room.table.state.started:
        refusal = refuse_alone(rooms, room, address, [seat])
        if refusal is not None:
            return refusal
    invite = tokens.new_token() if wanted.holder == "invited" else ""
    level, name = "", clean(wanted.name)
    if wanted.holder == "bot":
        level = wanted.level or room.table.game.levels[-1]
        name = name or bot_name(held.name for held in room.table.state.seats)
    plan = log.SeatPlan(wanted.holder, name, level, tokens.hashed(invite) if invite else "")
    answer = await room.ask(actor, decisions.ChangeSeat(seat, plan))
    return answer if isinstance(answer, Refusal) else http.SeatKeys(seat=seat, invite=invite)


async def start(rooms: Rooms, room: Room, address: str, actor: int, fill: str) -> Refusal | None:
    """Start the game, with bots on the empty seats if a level is given."""
    held = enumerate(room.table.state.seats)
    empty = [seat for seat, one in held if fill and one.holder in ("open", "invited")]
    refusal = refuse_alone(rooms, room, address, empty)
    if refusal is not None:
        return refusal
    if not room.table.state.started:
        wanted = http.ChangeSeat(holder="bot", level=fill)
        for seat in empty:
            changed = await change(rooms, room, address, actor, seat, wanted)
            if isinstance(changed, Refusal):
                return changed
    answer = await room.ask(actor, Start())
    return answer if isinstance(answer, Refusal) else None


async def recover(room: Room, phrase: str) -> http.SeatKeys | Refusal:
    """Get back in with the recovery phrase: new keys, and the old ones are void."""
    keys, hashes = new_keys(SPECTATOR)
    request = decisions.Recover(tokens.plain_phrase(phrase), phrase.strip(), hashes)
    answer = await room.ask(SPECTATOR, request)
    if isinstance(answer, Refusal):
        return answer
    assert isinstance(answer, log.Recovered | log.WonBack)
    return msgspec.structs.replace(keys, seat=answer.seat)


async def ask_for(
    rooms: Rooms, room: Room, address: str, seat: int, wanted: http.AskForSeat
) -> http.SeatAsked | Refusal:
    """Ask for a seat: one at a time from an address (K5.9)."""
    askers, name = rooms.askers, clean(wanted.name) or f"Player {seat + 1}"
    if askers.is_removed(room.table.id, address):
        return refusals.REMOVED.refusal()
    if askers.is_too_fast(room.table.id, address, rooms.now()):
        return refusals.TOO_FAST.refusal()
    # Random, so that it tells nobody how much has happened here.
    asked = Asked(room.table.id, 1 + secrets.randbelow(2**48))
    if not await askers.begin(address, asked, rooms.table):
        return refusals.ONE_REQUEST.refusal()
    keys, hashes = new_keys(seat)
    answer: log.Entry | Refusal = refusals.UNAVAILABLE.refusal()
    try:
        answer = await room.ask(SPECTATOR, requests.AskSeat(seat, name, hashes, asked.number))
    finally:
        askers.end(address, asked, not isinstance(answer, Refusal), rooms.now())
    if isinstance(answer, Refusal):
        return answer
    assert isinstance(answer, log.Proposed)
    return http.SeatAsked(keys=keys, name=name, proposal=asked.number if answer.asked else None)


async def remove_asker(rooms: Rooms, room: Room, actor: int, number: int) -> Refusal | None:
    """Send away whoever asks for a seat: they may neither ask here again nor watch."""
    answer = await room.ask(actor, requests.RemoveAsker(number))
    if isinstance(answer, Refusal):
        return answer
    address = rooms.askers.remove(room.table.id, number)
    if address:
        room.subscribers.remove(address)
    return None


async def set_notices(rooms: Rooms, room: Room, actor: int, address: str) -> Refusal | None:
    """Send a code to an address; notices follow once it came back."""
    mail = rooms.settings.mail
    if mail is None:
        return refusals.NOT_FOUND.refusal()
    now = time.monotonic()
    if actor >= 0:
        for of in (room.table.id, address.lower()):
            if not rooms.letters.take(of, now):
                return refusals.TOO_FAST.refusal()
    code = f"{secrets.randbelow(10**12):012}"
    answer = await room.ask(actor, decisions.Contact(tokens.hashed(code)))
    if isinstance(answer, Refusal):
        return answer
    await rooms.store.keep_email(room.table.id, actor, address)
    texts = Texts(room.table.state.terms.language)
    subject = texts.say("server-notice-confirm-subject")
    text = texts.say("server-notice-confirm", {"code": code})
    rooms.spawn(
        rooms.notices.attempt("mail", rooms.platform.send_mail, mail, address, subject, text)
    )
    return None


#: A name is no letter: so many signs, each with at most so many marks above and below it.
LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2
#: Letters, signs and marks that show nothing, though they count as such: fillers, the empty sign of
#: Braille, and what chooses among forms of a sign, but for the one that makes a picture of it.
UNSEEN: Final = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0))
).union(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))


def clean(name: str) -> str:
    """A name as it may be shown: short, in one line, without what is not to be seen (K5.10)."""
    signs: list[str] = []
    marks = 0
    seen = "".join(sign for sign in name if sign not in UNSEEN)
    for sign in unicodedata.normalize("NFC", " ".join(seen.split())):
        if unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Mc", "Me"):
            marks += 1
            if signs and marks <= MOST_MARKS:
                signs[-1] += sign
        elif sign.isprintable() and len(signs) < LONGEST_NAME:
            signs.append(sign)
            marks = 0
        elif sign.isprintable():
            break
    return "".join(signs).strip()


def bot_name(taken: Iterable[str]) -> str:
    """The first name that nobody at the table has; people may have taken all of them."""
    used = {name.casefold() for name in taken}
    return next((name for name in BOT_NAMES if name.casefold() not in used), BOT_NAMES[0])
