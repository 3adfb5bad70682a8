"""Opening tables: new ones, rematches, and forks from a position of another."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults, GuidedGame, Refusal
from tablee.kernel.game import Game
from tablee.kernel.guided import guided_game
from tablee.kernel.state import SPECTATOR
from tablee.protocol import http
from tablee.protocol.public_log import DealTerms, Terms
from tablee.server import fairness, refusals, tokens
from tablee.server.api.seats import bot_name, clean
from tablee.server.deals.deal import Deal
from tablee.server.history.replays import replay_of
from tablee.server.rooms import frames
from tablee.server.rooms.room import Room
from tablee.server.rooms.rooms import Rooms
from tablee.server.table import entries as log
from tablee.server.table.decide.actors import HOST
from tablee.server.table.decide.game import Start
from tablee.server.table.decide.seats import Rematch
from tablee.server.table.state import Table


class Plan:
    """The seats of a table that is about to be opened, and their keys."""

    def __init__(self, game: Game, terms: Terms, host: str) -> None:
        self._game = game
        self._terms = terms
        self._host = host
        self.plans: list[log.SeatPlan] = []
        self.keys: list[http.SeatKeys] = []

    def add(self, wanted: http.SeatWanted) -> Refusal | None:
        """Plan the next seat."""
        seat, name = len(self.plans), clean(wanted.name)
        if wanted.holder == "bot":
            level = wanted.level or self._game.levels[-1]
            if not self._game.has_bot(level):
                return refusals.NO_SUCH_LEVEL.refusal(level=level)
            name = name or bot_name(plan.name for plan in self.plans)
            self.plans.append(log.SeatPlan("bot", name, level))
        elif wanted.holder == "me":
            # At a hot seat one key opens every human seat: the device is passed on.
            token = self._host if self._terms.hot_seat else tokens.new_token()
            phrase = tokens.new_phrase()
            plan = log.SeatPlan("human", name or f"Player {seat + 1}")
            kept = {"token": tokens.hashed(token), "phrase": tokens.hashed(phrase)}
            self.plans.append(msgspec.structs.replace(plan, **kept))
            self.keys.append(http.SeatKeys(seat=seat, token=token, phrase=phrase))
        elif wanted.holder == "invited":
            invite = tokens.new_token()
            plan = log.SeatPlan("invited", name, invite=tokens.hashed(invite))
            self.plans.append(plan)
            self.keys.append(http.SeatKeys(seat=seat, invite=invite))
        else:
            self.plans.append(log.SeatPlan("open", name))
        return None


async def open_table(
    rooms: Rooms, address: str, wanted: http.OpenTable
) -> http.TableOpened | Refusal:
    """Open a table as somebody asked."""
    try:
        game = registry.game(wanted.game)
        options = game.options(rooms.maps[game.key].fill_in(wanted.options))
    except registry.UnknownGame as error:
        return refusals.NO_SUCH_GAME.refusal(problem=str(error)[:300])
    except Faults as faults:
        return refusals.bad_options(faults)
    return await open_as_planned(rooms, address, game, options, wanted)


async def open_as_planned(
    rooms: Rooms,
    address: str,
    game: Game,
    options: msgspec.Struct,
    wanted: http.OpenTable,
    position: dict[str, Any] | None = None,
    source: tuple[str, int] = ("", 0),
    guided: GuidedGame | None = None,
    deal: Deal | None = None,
    first: bool = False,
) -> http.TableOpened | Refusal:
    """Open a table; one of a deal has its secret, and may be somebody's first try."""
    host = tokens.new_token()
    plan = Plan(game, wanted.terms, host)
    seats = game.seats(options)
    if len(wanted.seats) > seats:
        return refusals.BAD_OPTIONS.refusal(problem=f"seats: there are only {seats}")
    rest_open = [http.SeatWanted(holder="open")] * (seats - len(wanted.seats))
    for seat in (*wanted.seats, *rest_open):
        refusal = plan.add(seat)
        if refusal is not None:
            return refusal
    if wanted.start and all(seat.holder == "bot" for seat in plan.plans):
        refusal = rooms.refuse_alone(address)
        if refusal is not None:
            return refusal
    table_id = rooms.settings.table_prefix + tokens.new_table_id()
    opened = log.Opened(
        game=game.key,
        rules=game.load(position).rules() if position else game.rules_versions[-1],
        options=msgspec.to_builtins(options),
        seats=plan.plans,
        terms=wanted.terms,
        secret=fairness.new_secret(),
        host=tokens.hashed(host),
        position=position,
        source=source[0],
        source_line=source[1],
        guided=guided,
        characters=guided is None,
    )
    if deal is not None:
        opened = msgspec.structs.replace(
            opened,
            rules=deal.rules,
            secret=deal.secret,
            deal=DealTerms(
                name=deal.name,
                label=deal.label,
                first=first,
                reveal=deal.reveal,
                level=deal.level,
            ),
            known_luck=deal.known_luck,
        )
    room = await rooms.open_table(table_id, opened, address)
    if wanted.start:
        started = await room.ask(HOST, Start())
        if isinstance(started, Refusal):
            return started
    info = await room.query(frames.table_info)
    return http.TableOpened(table=table_id, host=host, seats=plan.keys, info=info)


async def open_guided(
    rooms: Rooms, address: str, wanted: http.OpenGuided
) -> http.TableOpened | Refusal:
    """Open the guided first game of a game, ready to be played (K11.1)."""
    try:
        scenario = registry.guided_scenario(wanted.game)
    except (registry.UnknownGame, registry.UnknownScenario) as error:
        return refusals.NO_SUCH_GAME.refusal(problem=str(error)[:300])
    game, position = registry.game(wanted.game), scenario.position
    given = scenario.options if position is None else position["options"]
    seats = [
        http.SeatWanted(holder="me", name=wanted.name)
        if seat == scenario.seat
        else http.SeatWanted(holder="bot", name=name)
        for seat, name in enumerate(scenario.names)
    ]
    terms = Terms(language=wanted.language, chat="off", watchers=False, hints=True)
    table = http.OpenTable(game=game.key, seats=seats, terms=terms, start=True)
    options, guided = game.options(given or {}), guided_game(scenario)
    return await open_as_planned(rooms, address, game, options, table, position, guided=guided)


def _without_characters(table: Table) -> list[str]:
    """The names at a table, but of bots that were called after whom they played: others now."""
    assert table.match is not None
    names = [seat.name for seat in table.state.seats]
    view = table.match.view(SPECTATOR)
    for number, seat in enumerate(table.state.seats):
        if seat.holder == "bot" and seat.name == table.game.character(view, number):
            names[number] = bot_name(names)
    return names


async def rematch(rooms: Rooms, address: str, room: Room, actor: int) -> str | Refusal:
    """Another table with the same terms, seats and keys; asked twice, the same table."""
    over = await room.query(Table.outcome) is not None
    table = room.table
    if table.state.rematch:
        return table.state.rematch
    if not over:
        return refusals.NOT_OVER.refusal()
    if actor != HOST and not 0 <= actor < len(table.state.seats):
        return refusals.NOT_YOUR_SEAT.refusal()
    state = table.state
    names = _without_characters(table)
    plans = [
        log.SeatPlan(seat.holder, name, seat.level, seat.invite, seat.token, seat.phrase)
        for name, seat in zip(names, state.seats, strict=True)
    ]
    table_id = rooms.settings.table_prefix + tokens.new_table_id()
    opened = log.Opened(
        game=state.game,
        rules=registry.game(state.game).rules_versions[-1],
        options=state.options,
        seats=plans,
        terms=state.terms,
        secret=fairness.new_secret(),
        host=state.host,
        source=table.id,
        characters=True,
    )
    await rooms.open_table(table_id, opened, address)
    answer = await room.ask(actor, Rematch(table_id))
    if isinstance(answer, Refusal):
        return answer
    # Two who ask at the same moment open two tables; the first in the log is the rematch.
    return room.table.state.rematch


async def fork(
    rooms: Rooms, address: str, room: Room, actor: int, wanted: http.Fork
) -> http.TableOpened | Refusal:
    """A new table from a line of this one.

    After the end it starts from what really was. While the game runs it starts from what the
    seat may know, the rest dealt anew: a what-if that betrays nothing.
    """
    over = await room.query(Table.outcome) is not None
    table = room.table
    if table.match is None:
        return refusals.NOT_STARTED.refusal()
    line = table.line() if wanted.line is None else wanted.line
    if not over and actor < 0:
        # Before anything is said of the line: how far the game is must not be told either.
        if not table.state.watchers:
            return refusals.CLOSED_TO_WATCHERS.refusal()
        if table.state.terms.delay:
            return refusals.NOT_OVER.refusal()
    if line > table.line():
        return refusals.NO_SUCH_LINE.refusal(line=line)
    if not over:
        if table.state.deal is not None and table.state.deal.first:
            # There one would get the advice that a first try does not give (K14.2).
            return refusals.TRY_FIRST.refusal()
        if line != table.line():
            return refusals.NOT_OVER.refusal()
        position = await room.query(lambda found: _guess(found, max(actor, -1)))
    else:
        replay = await replay_of(rooms, table.id, address)
        if isinstance(replay, Refusal):
            return replay
        position = msgspec.to_builtins(replay.states[line].position())
    game = registry.game(table.state.game)
    given = http.OpenTable(
        game=game.key,
        seats=wanted.seats,
        terms=Terms(language=table.state.terms.language),
        start=wanted.start,
    )
    options = game.options(table.state.options)
    return await open_as_planned(rooms, address, game, options, given, position, (table.id, line))


def _guess(table: Table, observer: int) -> dict[str, Any]:
    assert table.match is not None
    state = table.match.view(observer).sample(FastChance(secrets.randbits(63)))
    guess: dict[str, Any] = msgspec.to_builtins(state.position())
    return guess
