"""Hints for a person: the best moves a bot can find from that person's seat."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.bots.clock import Clock
from tablee.bots.documents import Hint
from tablee.bots.searching import SearchBot
from tablee.kernel.chance import Chance
from tablee.kernel.game import ONLY_MOVE, Game
from tablee.kernel.state import View


def only_hint(game: Game, move: int) -> Hint:
    """The hint where there is no choice: nobody need think about it."""
    return Hint(game.notation(move), None, 0.0, ONLY_MOVE.reason())


def hints(
    game: Game, bot: Bot, view: View, chance: Chance, clock: Clock, most: int = 3
) -> list[Hint]:
    """The best moves with what they are expected to score, best first.

    Empty if the seat is not to act. A bot that does not search has one move to offer.
    """
    if len(view.moves) < 2:
        return [only_hint(game, move) for move in view.moves]
    thought = bot.think(view, chance, clock)
    weighed = thought.weighed
    if not weighed and isinstance(bot, SearchBot):
        # Its guide thought of one move only; a person wants to know what others are worth.
        compared = [thought.move, *[move for move in view.moves if move != thought.move]][:most]
        belief = bot.guide.belief(view, chance)
        weighed = bot.search(view, compared, belief, chance, clock).weighed
    if not weighed:
        return [Hint(game.notation(thought.move), None, 0.0, thought.reason)]
    return [
        Hint(
            game.notation(found.move),
            found.score,
            found.error,
            bot.reason(view, found.move, weighed),
        )
        for found in weighed[:most]
    ]
