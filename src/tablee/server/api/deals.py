"""Playing deals, and making challenges (K14)."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from tablee.games import registry
from tablee.kernel.chance import NotingChance, ReplayChance
from tablee.kernel.documents import Faults, Record, Refusal
from tablee.kernel.game import Game
from tablee.kernel.match import Match
from tablee.kernel.record import replay_line
from tablee.protocol import http
from tablee.protocol.deals import Calendar, DealInfo, DealOpened, MakeDeal, PlayDeal
from tablee.protocol.public_log import Terms
from tablee.server import fairness, refusals, tokens
from tablee.server.api.tables import open_as_planned
from tablee.server.deals import compare, levels, results
from tablee.server.deals import deal as deals
from tablee.server.deals.deal import CHALLENGE_TIME, Deal
from tablee.server.fairness import CHALLENGE
from tablee.server.history.replays import UNWINDING, record_of
from tablee.server.rooms.rooms import Rooms
from tablee.server.store.deals import Tried
from tablee.server.table.state import Table
from tablee.texts import Texts

#: What is asked of a player's key where nobody gave one.
NOBODY: Final = ""


def player_of(key: str) -> str:
    """What is kept of the key that a device is known by."""
    return tokens.hashed(key) if key else NOBODY


async def calendar(rooms: Rooms, asked: dict[str, Any]) -> Calendar:
    """The days, as the player of a key sees them."""
    texts = Texts(asked.get("lang", "en"))
    return await compare.calendar(rooms, player_of(asked.get("player", "")), texts)


async def see(rooms: Rooms, name: str, asked: dict[str, Any]) -> DealInfo | Refusal:
    """A deal, as the player of a key may know it."""
    deal = await deals.find(rooms, name)
    if deal is None:
        return refusals.NO_SUCH_DEAL.refusal()
    texts = Texts(asked.get("lang", "en"))
    found = await compare.deal_info(rooms, deal, player_of(asked.get("player", "")), texts)
    for side in found.sides:
        if side.done and side.levels < side.all_levels:
            # A browser starts them only now, and a server once more if it was stopped meanwhile.
            levels.begin(rooms, deal, side.seat)
    return found


async def play(rooms: Rooms, address: str, name: str, wanted: PlayDeal) -> DealOpened | Refusal:
    """Open a table of a deal. The first of each player counts, and none before it (K14.2)."""
    deal = await deals.find(rooms, name)
    if deal is None:
        return refusals.NO_SUCH_DEAL.refusal()
    if rooms.now() < deal.opens:
        return refusals.DEAL_NOT_OPEN.refusal()
    game = registry.game(deal.game)
    options = game.options(deal.options)
    players = game.seats(options)
    seat = deal.seat if wanted.seat is None else wanted.seat
    if seat not in compare.playable_seats(deal, game, players):
        return refusals.NOT_YOUR_SEAT.refusal()
    player = player_of(wanted.player)
    own = await _own_try(rooms, deal.name, player, seat)
    refusal = await _refuse(rooms, deal, own, wanted)
    if refusal is not None:
        return refusal
    # After the deal's time, with its secret shown, nothing counts any more.
    first = own is None and rooms.now() < deal.reveal
    friends = wanted.friends and not deal.day
    table = http.OpenTable(
        game=game.key,
        seats=[_seat(deal, number, seat, wanted.name, friends) for number in range(players)],
        terms=_terms(wanted, first, friends),
        start=not friends,
    )
    opened = await open_as_planned(rooms, address, game, options, table, deal=deal, first=first)
    if isinstance(opened, Refusal):
        return opened
    if first:
        now = rooms.now()
        kept = await rooms.store.deals.claim_try(deal.name, player, seat, opened.table, now)
        if kept.table != opened.table:
            # The same player has begun at another device a moment ago.
            await rooms.pruner.delete([opened.table])
            return refusals.ALREADY_TRIED.refusal()
        if not rooms.settings.sleeps:
            # In a browser nothing is to slow the opponent down.
            levels.begin(rooms, deal, seat)
    return DealOpened(deal=deal.name, first=first, opened=opened)


async def _own_try(rooms: Rooms, name: str, player: str, seat: int) -> Tried | None:
    tries = await rooms.store.deals.tries(name)
    mine = (tried for tried in tries if (tried.player, tried.seat) == (player, seat))
    return next(mine, None)


async def _refuse(rooms: Rooms, deal: Deal, own: Tried | None, wanted: PlayDeal) -> Refusal | None:
    """Why a player may not begin: a second first try, or another game before the first is over."""
    if own is None:
        return refusals.TRY_FIRST.refusal() if wanted.again and _runs(rooms, deal) else None
    if not wanted.again:
        return refusals.ALREADY_TRIED.refusal()
    over = own.result is not None or await results.look_again(rooms, own) is not None
    if over or not _runs(rooms, deal) or await rooms.table(own.table) is None:
        return None
    return refusals.TRY_FIRST.refusal()


def _runs(rooms: Rooms, deal: Deal) -> bool:
    return rooms.now() < deal.reveal


def _seat(deal: Deal, number: int, own: int, name: str, friends: bool) -> http.SeatWanted:
    if number == own:
        return http.SeatWanted(holder="me", name=name)
    if friends:
        return http.SeatWanted(holder="open")
    return http.SeatWanted(holder="bot", level=deal.level)


def _terms(wanted: PlayDeal, first: bool, friends: bool) -> Terms:
    """No advice while it counts, and nobody looks over a shoulder."""
    return Terms(
        language=wanted.language,
        chat="free" if friends else "off",
        watchers=False,
        hints=not first,
        auto_answer=not friends,
    )


# ---- challenges -------------------------------------------------------------------------------


async def make(rooms: Rooms, address: str, token: str, wanted: MakeDeal) -> DealInfo | Refusal:
    """A challenge: everybody who has its link plays the same deal."""
    player = player_of(wanted.player)
    if not rooms.addresses.take(address, time.monotonic(), UNWINDING):
        return refusals.TOO_FAST.refusal()
    made = await (_of_table(rooms, wanted.table) if wanted.table else _new(rooms, wanted))
    if isinstance(made, Refusal):
        return made
    deal, table = made
    if deal.source != wanted.table:
        return await compare.deal_info(rooms, deal, player, Texts("en"))
    body = msgspec.json.encode(deal)
    await rooms.store.deals.claim(deal.name, rooms.now(), body)
    if table is not None:
        await _own_game(rooms, deal, table, token, player)
    return await compare.deal_info(rooms, deal, player, Texts("en"))


async def _new(rooms: Rooms, wanted: MakeDeal) -> tuple[Deal, None] | Refusal:
    try:
        game = registry.game(wanted.game)
        options = game.options(rooms.maps[game.key].fill_in(wanted.options))
    except registry.UnknownGame as error:
        return refusals.NO_SUCH_GAME.refusal(problem=str(error)[:300])
    except Faults as faults:
        return refusals.bad_options(faults)
    level = wanted.level or deals.LEVEL
    if not game.has_deals:
        return refusals.NO_DEALS.refusal(game=game.key)
    if not game.has_bot(level):
        return refusals.NO_SUCH_LEVEL.refusal(level=level)
    now = rooms.now()
    name = CHALLENGE + tokens.new_table_id()
    return Deal(
        name=name,
        label=name,
        game=game.key,
        rules=game.rules_versions[-1],
        options=msgspec.to_builtins(options),
        secret=fairness.new_secret(),
        seat=0,
        level=level,
        made=now,
        opens=now,
        reveal=now + CHALLENGE_TIME,
    ), None


async def _of_table(rooms: Rooms, table_id: str) -> tuple[Deal, Table] | Refusal:
    """The deal of a finished game: whatever fell there falls again in the same situation."""
    table = await rooms.table(table_id) if table_id else None
    if table is None:
        return refusals.NO_SUCH_TABLE.refusal()
    if table.outcome() is None:
        return refusals.NOT_OVER.refusal()
    state = table.state
    game: Game = table.game
    if not game.has_deals or state.position is not None or state.guided is not None:
        return refusals.NO_DEALS.refusal(game=game.key)
    now = rooms.now()
    if state.deal is not None and now < state.deal.reveal:
        # While a deal runs, whoever is challenged plays it where it counts.
        running = await deals.find(rooms, state.deal.name)
        if running is not None:
            return running, table
    name = CHALLENGE + tokens.new_table_id()
    deal = Deal(
        name=name,
        label=name,
        game=game.key,
        rules=state.rules,
        options=state.options,
        secret=fairness.new_secret(),
        seat=next((n for n, seat in enumerate(state.seats) if seat.holder == "human"), 0),
        level=next((seat.level for seat in state.seats if seat.level), deals.LEVEL),
        made=now,
        opens=now,
        reveal=now + CHALLENGE_TIME,
        source=table_id,
    )
    if state.deal is not None:
        # The same luck to the last, also where that game did not go.
        return msgspec.structs.replace(
            deal,
            label=state.deal.label,
            secret=state.secret,
            known_luck=state.known_luck,
            reveal=max(now + CHALLENGE_TIME, state.deal.reveal),
        ), table
    stored = await rooms.store.entries(table_id)
    record = (await rooms.read_long(record_of, table_id, stored))[0]
    known = await rooms.read_long(luck_of, record)
    return msgspec.structs.replace(deal, known_luck=known), table


def luck_of(record: Record) -> dict[str, int]:
    """What fell in a game, by situation; where something was taken back, what fell first."""
    game = registry.game(record.game)
    luck = NotingChance(ReplayChance(record.setup))
    options = game.options(record.options)
    match = Match(game, options, luck, record.seats, record.rules)
    for number, recorded in enumerate(record.entries):
        if not recorded.undo:
            drawn = NotingChance(ReplayChance(recorded.draws))
            match.propose(recorded.seat, game.parse(recorded.move), chance=drawn)
            luck.noted = {**drawn.noted, **luck.noted}
        replay_line(match, recorded, f"entries[{number}]")
    return luck.noted


async def _own_game(rooms: Rooms, deal: Deal, table: Table, token: str, player: str) -> None:
    """Whoever has the key to a seat of that game has made their first try there."""
    actor = rooms.actor(table, token)
    seats = compare.playable_seats(deal, table.game, len(table.state.seats))
    if isinstance(actor, Refusal) or actor < 0:
        return
    seat = actor if actor in seats else deal.seat
    now = rooms.now()
    tried = await rooms.store.deals.claim_try(deal.name, player, seat, table.id, now)
    await results.look_again(rooms, tried)
