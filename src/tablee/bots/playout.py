"""Playing a game to its end between computer players, as fast as the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event, State

if TYPE_CHECKING:
    from mypy_extensions import i64


class EndlessGame(Exception):
    """A game that did not end within the number of moves it was given."""


def play_out(
    state: State,
    bots: list[Bot],
    chance: Chance,
    bot_chance: Chance,
    limit: int,
    events: list[Event] | None = None,
) -> int:
    """Play `state` to its end, one bot for each seat, and say how many moves that took.

    What happens is added to `events`, if a list is given.

    Where several seats act at once they choose in seat order, none seeing another's choice.
    """
    needs_view = [bot.needs_view() for bot in bots]
    steps: i64 = 0
    most: i64 = limit
    acting: i64 = state.acting()
    while acting != 0:
        seat: i64 = 0
        while not acting >> seat & 1:
            seat += 1
        if needs_view[seat]:
            move = bots[seat].choose(state.view(seat), bot_chance)
        else:
            move = bot_chance.choose(state.legal(seat))
        state.apply(seat, move, chance, events)
        steps += 1
        if steps >= most and not state.over():
            raise EndlessGame(f"the game has not ended after {steps} moves")
        acting = state.acting()
    return steps
