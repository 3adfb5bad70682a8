"""Hints for a person: the best moves a bot can find from that person's seat."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.bots.clock import Clock
from tablee.bots.documents import Hint, Thought, Weighed
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
    if len(weighed) < most and isinstance(bot, SearchBot):
        weighed = _with_others(bot, view, thought, most, chance, clock)
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


def _with_others(
    bot: SearchBot, view: View, thought: Thought, most: int, chance: Chance, clock: Clock
) -> list[Weighed]:
    """What was searched, and moves that the guide did not think of: a person wants to know what
    they are worth. The bot's own choice stays first.
    """
    searched = [found.move for found in thought.weighed] or [thought.move]
    others = [move for move in view.moves if move not in searched][: most - len(searched)]
    if not others:
        return thought.weighed
    belief = bot.guide.belief(view, chance)
    weighed = bot.search(view, [thought.move, *others], belief, chance, clock).weighed
    if not thought.weighed:
        return weighed
    rest = thought.weighed[1:] + [found for found in weighed if found.move != thought.move]
    rest.sort(key=lambda found: -found.score)
    return [thought.weighed[0], *rest]
