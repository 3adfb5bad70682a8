"""Hints for a person: the best moves a bot can find from that person's seat."""

from __future__ import annotations

from math import hypot

from tablee.bots.bot import Bot
from tablee.bots.clock import Clock
from tablee.bots.documents import Hint, Thought, Weighed
from tablee.bots.search import BEYOND_DOUBT
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

    The first is the bot's own choice, unless another turned out better beyond doubt. A later one
    is never told with a higher score: what it is ahead is less than the bot can tell, or than it
    cares for. Empty if the seat is not to act. A bot that does not search has one move to offer.
    """
    if len(view.moves) < 2:
        return [only_hint(game, move) for move in view.moves]
    thought = bot.think(view, chance, clock)
    weighed = thought.weighed
    if len(weighed) < most and isinstance(bot, SearchBot):
        weighed = _with_others(bot, view, thought, most, chance, clock)
    if not weighed:
        return [Hint(game.notation(thought.move), None, 0.0, thought.reason)]
    told: list[Hint] = []
    most_told = 1.0
    for found in weighed[:most]:
        most_told = min(most_told, found.score)
        reason = bot.reason(view, found.move, weighed)
        told.append(Hint(game.notation(found.move), most_told, found.error, reason))
    return told


def _with_others(
    bot: SearchBot, view: View, thought: Thought, most: int, chance: Chance, clock: Clock
) -> list[Weighed]:
    """What was searched, and moves that the guide did not think of: a person wants to know what
    they are worth.
    """
    searched = [found.move for found in thought.weighed] or [thought.move]
    others = [move for move in view.moves if move not in searched][: most - len(searched)]
    if not others:
        return thought.weighed
    belief = bot.guide.belief(view, chance)
    compared = bot.search(view, [thought.move, *others], belief, chance, clock).weighed
    own = next(found for found in compared if found.move == thought.move)
    first = thought.weighed[0] if thought.weighed else own
    rest = thought.weighed[1:]
    for found in compared:
        if found.move != thought.move:
            # These worlds may have been kinder or harder than those of the first search.
            score = min(max(first.score + found.score - own.score, 0.0), 1.0)
            rest.append(Weighed(found.move, score, found.error, found.visits))
    rest.sort(key=_by_score)
    found_all = [first, *rest]
    ahead, doubt = compared[0].score - own.score, hypot(compared[0].error, own.error)
    if compared[0].move != own.move and ahead > BEYOND_DOUBT * doubt:
        found_all.sort(key=_by_score)
    return found_all


def _by_score(found: Weighed) -> float:
    return -found.score
