"""What the computer players of each level make of a deal, worked out beside everybody's games."""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.games import registry
from tablee.kernel.chance import KeyedChance
from tablee.kernel.documents import Refusal, SeatDocument
from tablee.kernel.match import Match
from tablee.server.deals.deal import Deal
from tablee.server.deals.results import Result
from tablee.server.logs import get_logger
from tablee.server.rooms.rooms import Rooms
from tablee.server.store.contract import StoreError
from tablee.server.workers.requests import thinking_alike

logger = get_logger("tablee.deals")

#: What stands before a level where else a player's key is.
BOT: Final = "bot."
#: So many deals at once are played by the levels; the others when somebody asks for them again.
MOST_AT_WORK: Final = 8


def begin(rooms: Rooms, deal: Deal, seat: int) -> None:
    """Let every level play a deal from a seat, unless that is under way or too many others are."""
    work = (deal.name, seat)
    if work not in rooms.levels_at_work and len(rooms.levels_at_work) < MOST_AT_WORK:
        rooms.levels_at_work.add(work)
        rooms.spawn(_all_levels(rooms, deal, seat))


async def _all_levels(rooms: Rooms, deal: Deal, seat: int) -> None:
    try:
        for level in registry.game(deal.game).levels:
            await _one_level(rooms, deal, seat, level)
    except StoreError as problem:
        logger.warning("the levels' results were not kept", deal=deal.name, problem=str(problem))
    finally:
        rooms.levels_at_work.discard((deal.name, seat))


async def _one_level(rooms: Rooms, deal: Deal, seat: int, level: str) -> None:
    now = rooms.now()
    tried = await rooms.store.deals.claim_try(deal.name, BOT + level, seat, "", now)
    if tried.result is None:
        result = await play(rooms, deal, seat, level)
        if result is not None:
            body = msgspec.json.encode(result)
            await rooms.store.deals.keep_result(deal.name, BOT + level, seat, body)


async def play(rooms: Rooms, deal: Deal, seat: int, level: str) -> Result | None:
    """The game of a level at a seat of a deal; None if a computer player fails."""
    game = registry.game(deal.game)
    options = game.options(deal.options)
    luck = KeyedChance(deal.seed, deal.known_luck)
    bots = [level if n == seat else deal.level for n in range(game.seats(options))]
    seats = [SeatDocument("", bot) for bot in bots]
    match = Match(game, options, luck, seats, deal.rules)
    while match.outcome() is None:
        mover = match.to_act()[0]
        asked = thinking_alike(deal.seed, game.key, bots[mover], mover, match.view(mover))
        choice = await rooms.bots.choose_alone(asked)
        if choice is None:
            return None
        made = match.play(mover, game.parse(choice.move))
        if isinstance(made, Refusal):
            logger.error("a level broke a rule", deal=deal.name, level=level, code=made.code)
            return None
    outcome = match.outcome()
    assert outcome is not None
    standing = game.standing(match.copy_state(), seat)
    return Result(standing=standing, outcome=outcome, seat=seat, lines=match.line, at=rooms.now())
