"""Sitting down, getting back in, and changing who sits where.

What computer players are called when nobody named them.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable

import msgspec

from tablee.kernel.documents import Refusal
from tablee.kernel.state import SPECTATOR
from tablee.protocol import http
from tablee.server import refusals, tokens
from tablee.server.rooms.notices import send_mail
from tablee.server.rooms.room import Room
from tablee.server.rooms.rooms import Rooms
from tablee.server.table import entries as log
from tablee.server.table.decide import seats as decisions
from tablee.server.table.decide.game import Start
from tablee.server.table.snapshot import BOT_NAMES
from tablee.server.table.state import Table
from tablee.texts import Texts


def new_keys(seat: int) -> tuple[http.SeatKeys, tuple[str, str]]:
    """The keys to a seat, and what is kept of them."""
    keys = http.SeatKeys(seat=seat, token=tokens.new_token(), phrase=tokens.new_phrase())
    return keys, (tokens.hashed(keys.token), tokens.hashed(keys.phrase))


async def join(room: Room, seat: int, wanted: http.JoinSeat) -> http.SeatKeys | Refusal:
    """Sit down on an open seat, or by invitation."""
    keys, hashes = new_keys(seat)
    request = decisions.Join(seat, clean(wanted.name), wanted.invite, hashes, wanted.entropy or "")
    answer = await room.ask(SPECTATOR, request)
    return answer if isinstance(answer, Refusal) else keys


async def change(
    room: Room, actor: int, seat: int, wanted: http.ChangeSeat
) -> http.SeatKeys | Refusal:
    """The host gives a seat to a bot, to somebody invited, or to whoever comes."""
    invite = tokens.new_token() if wanted.holder == "invited" else ""
    level, name = "", clean(wanted.name)
    if wanted.holder == "bot":
        level = wanted.level or room.table.game.levels[-1]
        name = name or bot_name(held.name for held in room.table.state.seats)
    plan = log.SeatPlan(wanted.holder, name, level, tokens.hashed(invite) if invite else "")
    answer = await room.ask(actor, decisions.ChangeSeat(seat, plan))
    return answer if isinstance(answer, Refusal) else http.SeatKeys(seat=seat, invite=invite)


async def start(room: Room, actor: int, fill: str) -> Refusal | None:
    """Start the game, with bots on the empty seats if a level is given."""
    if fill and not room.table.state.started:
        for seat, held in enumerate(room.table.state.seats):
            if held.holder in ("open", "invited"):
                wanted = http.ChangeSeat(holder="bot", level=fill)
                changed = await change(room, actor, seat, wanted)
                if isinstance(changed, Refusal):
                    return changed
    answer = await room.ask(actor, Start())
    return answer if isinstance(answer, Refusal) else None


async def recover(room: Room, phrase: str) -> http.SeatKeys | Refusal:
    """Get back in with the recovery phrase: new keys, and the old ones are void."""
    keys, hashes = new_keys(SPECTATOR)
    request = decisions.Recover(tokens.plain_phrase(phrase), hashes)
    answer = await room.ask(SPECTATOR, request)
    if isinstance(answer, Refusal):
        return answer
    assert isinstance(answer, log.Recovered)
    return msgspec.structs.replace(keys, seat=answer.seat)


async def ask_for(room: Room, seat: int, wanted: http.AskForSeat) -> http.SeatAsked | Refusal:
    """Ask the others for a seat."""
    keys, hashes = new_keys(seat)
    present = await room.rooms.presence.is_anywhere(room.table.id, seat)
    request = decisions.AskSeat(seat, clean(wanted.name), hashes, present)
    answer = await room.ask(SPECTATOR, request)
    if isinstance(answer, Refusal):
        return answer

    def number(table: Table) -> int | None:
        return table.state.proposal.number if table.state.proposal is not None else None

    return http.SeatAsked(keys=keys, proposal=await room.query(number))


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
    answer = await room.ask(actor, decisions.Contact(address, tokens.hashed(code)))
    if isinstance(answer, Refusal):
        return answer
    texts = Texts(room.table.state.terms.language)
    subject = texts.say("server-notice-confirm-subject")
    text = texts.say("server-notice-confirm", {"code": code})
    rooms.spawn(rooms.notices.attempt("mail", send_mail, mail, address, subject, text))
    return None


def clean(name: str) -> str:
    """A name without what cannot be printed."""
    return "".join(sign for sign in name.strip() if sign.isprintable())[:40]


def bot_name(taken: Iterable[str]) -> str:
    """The first name that nobody at the table has; people may have taken all of them."""
    used = {name.casefold() for name in taken}
    return next((name for name in BOT_NAMES if name.casefold() not in used), BOT_NAMES[0])
