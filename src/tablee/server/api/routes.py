"""The REST interface as a list: the application and the OpenAPI document are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from tablee.games import registry
from tablee.kernel.documents import Faults, Record, Refusal
from tablee.kernel.state import SPECTATOR
from tablee.protocol import http, ws
from tablee.protocol.deals import Calendar, DealInfo, DealOpened, MakeDeal, PlayDeal, PlayerKey
from tablee.protocol.reviews import ReviewAnswer
from tablee.protocol.tables import TableInfo
from tablee.server import refusals
from tablee.server.api import deals, games, history, records, seats, tables
from tablee.server.api import history as digests
from tablee.server.api.privacy import privacy_info
from tablee.server.history.reviews import review_for
from tablee.server.rooms import frames
from tablee.server.rooms.room import Room
from tablee.server.rooms.rooms import Rooms
from tablee.server.rooms.subscribers import moment_info
from tablee.server.table.decide import requests
from tablee.server.table.decide import seats as decisions
from tablee.server.table.decide.actors import hosts
from tablee.server.table.decide.chat import Mute
from tablee.server.table.state import Table
from tablee.texts import Texts


class Call:
    """One request: who asks, for which table, and with what."""

    def __init__(
        self,
        rooms: Rooms,
        address: str,
        path: dict[str, Any],
        query: dict[str, Any],
        token: str,
        body: Any,
    ) -> None:
        self.rooms = rooms
        self.address = address
        self.path = path
        self.query = query
        self.token = token
        self.body = body
        self.room: Room
        self.actor: int = SPECTATOR

    @property
    def seat(self) -> int:
        """The seat in the path."""
        seat: int = self.path["seat"]
        return seat

    @property
    def is_removed(self) -> bool:
        """Whether the host has sent away whoever asks, who has no key (K5.9)."""
        removed = self.rooms.askers.is_removed(self.room.table.id, self.address)
        return removed and self.actor == SPECTATOR


Handler = Callable[[Call], Awaitable[Any]]


class Route:
    """One thing that can be asked for."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        answer: Any,
        body: type[http.Body] | None = None,
        query: dict[str, Any] | None = None,
        keyed: bool = False,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.answer = answer
        self.body = body
        self.decoder = None if body is None else msgspec.json.Decoder(body)
        #: Names of query arguments and their types.
        self.query = query or {}
        #: Whether a token makes a difference.
        self.keyed = keyed
        self.name = handler.__name__
        self.summary = (handler.__doc__ or "").strip().partition("\n")[0]
        self.of_table = "{table}" in path


async def list_games(call: Call) -> list[http.GameInfo]:
    """The games that can be played."""
    texts = Texts(call.query.get("lang", "en"))
    return [games.game_info(call.rooms, registry.game(name), texts) for name in registry.names()]


async def read_rules(call: Call) -> http.RulesPage | Refusal:
    """The rules of a game."""
    try:
        game = registry.game(call.query.get("game", ""))
    except registry.UnknownGame as error:
        return refusals.NO_SUCH_GAME.refusal(problem=str(error)[:300])
    return games.rules_page(game, call.query.get("lang", "en"))


async def read_map(call: Call) -> http.MapRead:
    """Check a map that somebody drew, for the option of a table."""
    game = registry.game("trench-club")
    say = Texts(call.query.get("lang", "en")).say
    try:
        return http.MapRead(map=game.read_option(call.body.text, ""))
    except Faults as error:
        told = [game.option_fault(say, fault) for fault in error.faults[: refusals.MOST_FAULTS]]
        return http.MapRead(map=None, faults=told, more=len(error.faults) - len(told))


async def open_table(call: Call) -> http.TableOpened | Refusal:
    """Open a table."""
    return await tables.open_table(call.rooms, call.address, call.body)


async def open_guided(call: Call) -> http.TableOpened | Refusal:
    """Open the guided first game of a game."""
    return await tables.open_guided(call.rooms, call.address, call.body)


async def read_privacy(call: Call) -> http.PrivacyInfo:
    """What this server keeps, and for how long."""
    return privacy_info(call.rooms.settings, Texts(call.query.get("lang", "en")))


async def see_table(call: Call) -> TableInfo | Refusal:
    """What everybody who has the link may know of a table."""
    info: TableInfo = await call.room.query(frames.table_info)
    hidden = info.started and (not info.watchers or info.terms.delay > 0 or call.is_removed)
    if call.actor == SPECTATOR and hidden and info.outcome is None:
        return moment_info(info)
    return info


async def join_seat(call: Call) -> http.SeatKeys | Refusal:
    """Sit down on an open seat, or by invitation."""
    return await seats.join(call.room, call.seat, call.body)


async def change_seat(call: Call) -> http.SeatKeys | Refusal:
    """The host gives a seat to somebody else."""
    return await seats.change(call.rooms, call.room, call.address, call.actor, call.seat, call.body)


async def ask_for_seat(call: Call) -> http.SeatAsked | Refusal:
    """Ask for a seat that a bot or somebody else holds."""
    return await seats.ask_for(call.rooms, call.room, call.address, call.seat, call.body)


async def withdraw_request(call: Call) -> http.Nothing | Refusal:
    """Give up asking for a seat."""
    return await _ask(call, requests.WithdrawRequest(call.body.token))


async def set_seat_requests(call: Call) -> http.Nothing | Refusal:
    """The host lets newcomers ask for seats, or not."""
    return await _ask(call, requests.SetSeatRequests(call.body.allowed))


async def remove_asker(call: Call) -> http.Nothing | Refusal:
    """The host sends away whoever asks for a seat."""
    number = call.body.proposal
    refusal = await seats.remove_asker(call.rooms, call.room, call.actor, number)
    return refusal or http.Nothing()


async def mute_seat(call: Call) -> http.Nothing | Refusal:
    """The host closes the chat to a seat, or opens it again."""
    return await _ask(call, Mute(call.seat, call.body.muted))


async def contribute(call: Call) -> http.Nothing | Refusal:
    """Add to the dice, once and before the start."""
    return await _ask(call, decisions.Contribute(call.body.entropy))


async def start_table(call: Call) -> http.Nothing | Refusal:
    """The host starts the game."""
    refusal = await seats.start(call.rooms, call.room, call.address, call.actor, call.body.fill)
    return refusal or http.Nothing()


async def recover_seat(call: Call) -> http.SeatKeys | Refusal:
    """Get back in with the recovery phrase."""
    return await seats.recover(call.room, call.body.phrase)


async def set_watchers(call: Call) -> http.Nothing | Refusal:
    """The host lets spectators in, or keeps them out."""
    return await _ask(call, decisions.SetWatchers(call.body.watchers))


async def set_notices(call: Call) -> http.Nothing | Refusal:
    """Have turn notices sent to an e-mail address."""
    refusal = await seats.set_notices(call.rooms, call.room, call.actor, call.body.email)
    return refusal or http.Nothing()


async def confirm_notices(call: Call) -> http.Nothing | Refusal:
    """Confirm an e-mail address with the code that was sent there."""
    return await _ask(call, decisions.Confirm(call.body.code))


async def _ask(call: Call, request: object) -> http.Nothing | Refusal:
    answer = await call.room.ask(call.actor, request)
    return answer if isinstance(answer, Refusal) else http.Nothing()


async def rematch(call: Call) -> http.NextTable | Refusal:
    """Another game with the same players, keys and terms."""
    answer = await tables.rematch(call.rooms, call.address, call.room, call.actor)
    return answer if isinstance(answer, Refusal) else http.NextTable(answer)


async def fork(call: Call) -> http.TableOpened | Refusal:
    """Open a new table from a position of this one."""
    return await tables.fork(call.rooms, call.address, call.room, call.actor, call.body)


async def delete_table(call: Call) -> http.Nothing | Refusal:
    """The host deletes a table, with all that is kept of it."""
    if not await call.room.query(lambda table: hosts(table, call.actor)):
        return refusals.NOT_ALLOWED.refusal()
    await call.rooms.pruner.delete([call.room.table.id])
    return http.Nothing()


async def record(call: Call) -> Record | Refusal:
    """The whole record of a finished game."""
    return await history.record(call.rooms, call.room, call.query.get("review", False))


async def result(call: Call) -> http.Result | Refusal:
    """How a finished game ended, and what was counted in it."""
    language = call.query.get("lang", "en")
    return await history.result(call.rooms, call.room, call.address, language)


async def review(call: Call) -> ReviewAnswer | Refusal:
    """What decisions of a finished game cost; while that is worked out, how far it is."""
    seat, language = call.query.get("seat", 0), call.query.get("lang", "en")
    start = call.query.get("start", True)
    return await review_for(call.rooms, call.room, call.address, seat, language, start)


async def replay(call: Call) -> http.ReplayView | Refusal:
    """A finished game after any line, as a seat saw it or as a whole."""
    asked = call.query
    return await history.replay_view(
        call.rooms,
        call.room,
        call.address,
        asked.get("line"),
        asked.get("seat"),
        asked.get("since"),
        asked.get("open", False),
        asked.get("lang", "en"),
        asked.get("words", False),
    )


async def open_record(call: Call) -> TableInfo | Refusal:
    """Look at a finished game that was saved as a file."""
    return await records.open_record(call.rooms, call.address, call.body.record)


async def record_replay(call: Call) -> http.ReplayView | Refusal:
    """A game from a file after any line, as a seat saw it or as a whole."""
    name: str = call.path["record"]
    found = records.opened_replay(call.rooms, name)
    if isinstance(found, Refusal):
        return found
    asked = call.query
    return await history.shown_replay(
        call.rooms,
        call.address,
        name,
        found,
        [seat.name for seat in found.match.seats],
        asked.get("line"),
        asked.get("seat"),
        asked.get("since"),
        asked.get("open", False),
        asked.get("lang", "en"),
        asked.get("words", False),
    )


async def digest(call: Call) -> http.Digest | Refusal:
    """What happened since an entry, in sentences."""
    room = call.room
    observer = max(call.actor, SPECTATOR)
    if observer == SPECTATOR and (not room.table.state.watchers or room.table.state.terms.delay):
        return refusals.CLOSED_TO_WATCHERS.refusal()
    since = call.query.get("since", 0)
    lang = call.query.get("lang", room.table.state.terms.language)
    return await digests.digest(call.rooms, room, observer, since, lang)


async def fairness(call: Call) -> http.FairnessInfo | Refusal:
    """The promise behind the dice, and what was rolled beside what was to be expected."""
    over = await call.room.query(Table.outcome) is not None
    state = call.room.table.state
    if call.actor == SPECTATOR and not over and (not state.watchers or state.terms.delay):
        return refusals.CLOSED_TO_WATCHERS.refusal()
    return await history.fairness_info(call.rooms, call.room)


async def read_calendar(call: Call) -> Calendar:
    """The deals of the day: today's, the promise for tomorrow, and those that were."""
    return await deals.calendar(call.rooms, call.query)


async def see_deal(call: Call) -> DealInfo | Refusal:
    """A deal, and what was made of it."""
    return await deals.see(call.rooms, call.path["deal"], call.query)


async def play_deal(call: Call) -> DealOpened | Refusal:
    """Play a deal: the first time for the record."""
    return await deals.play(call.rooms, call.address, call.path["deal"], call.body)


async def make_deal(call: Call) -> DealInfo | Refusal:
    """Make a challenge of a finished game, or of a new deal."""
    return await deals.make(call.rooms, call.address, call.token, call.body)


LINE: Final = {"line": ws.Number}
LANG: Final = {"lang": ws.Language}
REPLAY: Final = {**LINE, "seat": int, "since": ws.Number, "open": bool, "words": bool, **LANG}
#: The key that a device is known by again.
PLAYER: Final = {"player": PlayerKey, **LANG}
TABLE: Final = "/api/tables/{table}"
SEAT: Final = "/api/tables/{table}/seats/{seat}"

ROUTES: Final = (
    Route("GET", "/api/games", list_games, list[http.GameInfo], query=LANG),
    Route("GET", "/api/rules", read_rules, http.RulesPage, query={"game": str, **LANG}),
    Route("POST", "/api/maps", read_map, http.MapRead, http.ReadMap, query=LANG),
    Route("GET", "/api/privacy", read_privacy, http.PrivacyInfo, query=LANG),
    Route("POST", "/api/tables", open_table, http.TableOpened, http.OpenTable),
    Route("POST", "/api/guided", open_guided, http.TableOpened, http.OpenGuided),
    Route("GET", "/api/deals", read_calendar, Calendar, query=PLAYER),
    Route("POST", "/api/deals", make_deal, DealInfo, MakeDeal),
    Route("GET", "/api/deals/{deal}", see_deal, DealInfo, query=PLAYER),
    Route("POST", "/api/deals/{deal}/play", play_deal, DealOpened, PlayDeal),
    Route("GET", TABLE, see_table, TableInfo, keyed=True),
    Route("DELETE", TABLE, delete_table, http.Nothing, keyed=True),
    Route("POST", SEAT + "/join", join_seat, http.SeatKeys, http.JoinSeat),
    Route("POST", SEAT + "/change", change_seat, http.SeatKeys, http.ChangeSeat, keyed=True),
    Route("POST", SEAT + "/ask", ask_for_seat, http.SeatAsked, http.AskForSeat),
    Route("POST", SEAT + "/mute", mute_seat, http.Nothing, http.SetMuted, keyed=True),
    Route("POST", TABLE + "/withdraw", withdraw_request, http.Nothing, http.WithdrawRequest),
    Route(
        "POST",
        TABLE + "/seat-requests",
        set_seat_requests,
        http.Nothing,
        http.SetSeatRequests,
        keyed=True,
    ),
    Route("POST", TABLE + "/remove", remove_asker, http.Nothing, http.RemoveAsker, keyed=True),
    Route("POST", TABLE + "/contribute", contribute, http.Nothing, http.Contribute, keyed=True),
    Route("POST", TABLE + "/start", start_table, http.Nothing, http.StartTable, keyed=True),
    Route("POST", TABLE + "/recover", recover_seat, http.SeatKeys, http.RecoverSeat),
    Route("POST", TABLE + "/watchers", set_watchers, http.Nothing, http.SetWatchers, keyed=True),
    Route("POST", TABLE + "/notices", set_notices, http.Nothing, http.SetNotices, keyed=True),
    Route(
        "POST",
        TABLE + "/notices/confirm",
        confirm_notices,
        http.Nothing,
        http.ConfirmNotices,
        keyed=True,
    ),
    Route("POST", TABLE + "/rematch", rematch, http.NextTable, http.Body, keyed=True),
    Route("POST", TABLE + "/fork", fork, http.TableOpened, http.Fork, keyed=True),
    Route("GET", TABLE + "/record", record, Record, query={"review": bool}),
    Route("GET", TABLE + "/result", result, http.Result, query=LANG),
    Route(
        "GET",
        TABLE + "/review",
        review,
        ReviewAnswer,
        query={"seat": int, "start": bool, **LANG},
    ),
    Route("GET", TABLE + "/replay", replay, http.ReplayView, query=REPLAY),
    Route("POST", "/api/records", open_record, TableInfo, http.OpenRecord),
    Route("GET", "/api/records/{record}/replay", record_replay, http.ReplayView, query=REPLAY),
    Route(
        "GET",
        TABLE + "/digest",
        digest,
        http.Digest,
        query={"since": ws.Number, **LANG},
        keyed=True,
    ),
    Route("GET", TABLE + "/fairness", fairness, http.FairnessInfo, keyed=True),
)
