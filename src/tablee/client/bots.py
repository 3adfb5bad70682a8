"""A `tablee.Bot` at a server's table: the player that simulations know, playing among people."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tablee.client.rest import Lost, Refused

if TYPE_CHECKING:
    from tablee.client.seat import Seat

#: Refusals that say no more than that the table has moved on, or that one asks too fast.
PASSING = ("stale", "not-your-turn", "too-fast", "paused", "unavailable")
#: Seconds to wait after such a refusal, at most, unless something happens.
PAUSE = 1.0
#: Seconds between attempts to come back, the last one for good.
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
#: Whoever was told so need not come back.
FOR_GOOD = ("abuse", "seat-lost", "removed", "deleted")


def play_bot(
    seat: Seat,
    bot: Any,
    seed: int | None = None,
    moved: Callable[[str], None] | None = None,
    most_seconds: float = math.inf,
) -> dict[str, Any]:
    """Let a bot play at a seat until the game is over; how it ended.

    The bot is given a view with all that the seat may know, as in a simulation. `moved` hears of
    each of its moves, and `most_seconds` is how long it may think of one.
    """
    from tablee.deadline import Deadline
    from tablee.games import registry
    from tablee.kernel.bot import Bot
    from tablee.kernel.chance import FastChance
    from tablee.own_bots.checked import OwnBot

    game = registry.game(seat.info["game"])
    if not isinstance(bot, Bot):
        # Whatever has a method `choose` will do, as in simulations.
        bot = OwnBot(type(bot).__name__, game, bot)
    chance = FastChance(secrets.randbits(63) if seed is None else seed)
    while not seat.over:
        try:
            if seat.auto_answer or not (seat.moves or seat.groups):
                seat.wait()
                continue
            line = seat.line
            view = seat.sample_view()
            if seat.line != line or not view.moves:
                continue
            thought = bot.think(view, chance, Deadline(most_seconds))
            notation = game.notation(thought.move)
            seat.play(notation)
        except Refused as refused:
            if refused.code not in PASSING:
                raise
            seat.wait(PAUSE)
        except Lost as lost:
            _come_back(seat, lost)
        else:
            if moved is not None:
                moved(notation)
    outcome = seat.outcome
    assert outcome is not None
    return outcome


def _come_back(seat: Seat, lost: Lost) -> None:
    if str(lost) in FOR_GOOD:
        raise lost
    for pause in PAUSES:
        time.sleep(pause)
        try:
            seat.reconnect()
        except (Lost, OSError):
            continue
        except Refused as refused:
            if refused.code not in PASSING:
                raise
            continue
        return
    raise lost
