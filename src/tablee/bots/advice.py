"""Advice for a person: the best moves a bot can find from that person's seat."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from tablee.bots.search import BEYOND_DOUBT
from tablee.bots.search_bot import SearchBot
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Advice, Thought, Weighed
from tablee.kernel.kinds import ONLY_MOVE
from tablee.kernel.state import View

#: A move as a short text.
Notation = Callable[[int], str]


def only_advice(notation: Notation, move: int) -> Advice:
    """The advice where there is no choice: nobody need think about it."""
    return Advice(notation(move), None, 0.0, ONLY_MOVE.reason())


def find_advice(
    notation: Notation, bot: Bot, view: View, chance: Chance, clock: Clock, most: int = 3
) -> list[Advice]:
    """The best moves with what they are expected to score, best first.

    The first is the bot's own choice, unless another turned out better: beyond doubt, where the
    bot searched; by any score, where it went by rule of thumb. A later one is never told with a
    higher score: what it is ahead is less than the bot can tell, or than it cares for. Empty if
    the seat is not to act. A bot that compares nothing has one move to offer.
    """
    if len(view.moves) < 2:
        return [only_advice(notation, move) for move in view.moves]
    thought = bot.think(view, chance, clock)
    weighed = thought.weighed
    teller, comparer = bot, bot.comparer(view)
    if len(weighed) < most and isinstance(comparer, SearchBot):
        teller = comparer
        if comparer is bot:
            weighed = _with_others(comparer, view, thought, most, chance, clock)
        else:
            others = [move for move in comparer.guide.candidates(view) if move != thought.move]
            weighed = _compared(comparer, view, [thought.move, *others], chance, clock)
    if not weighed:
        return [Advice(notation(thought.move), None, 0.0, thought.reason)]
    told = _going_down(weighed)
    return [
        Advice(notation(one.move), one.score, one.error, teller.reason(view, one.move, told))
        for one in told[:most]
    ]


def _going_down(weighed: list[Weighed]) -> list[Weighed]:
    """None with a higher score than one before it."""
    told: list[Weighed] = []
    most = 1.0
    for found in weighed:
        most = min(most, found.score)
        told.append(Weighed(found.move, most, found.error, found.visits))
    return told


def _with_others(
    bot: SearchBot, view: View, thought: Thought, most: int, chance: Chance, clock: Clock
) -> list[Weighed]:
    """What was searched, and moves that the bot did not think of: a person wants to know what
    they are worth.
    """
    searched = [found.move for found in thought.weighed] or [thought.move]
    others = [move for move in view.moves if move not in searched][: most - len(searched)]
    if not others:
        return thought.weighed
    compared = _compared(bot, view, [thought.move, *others], chance, clock)
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


def _compared(
    bot: SearchBot, view: View, moves: list[int], chance: Chance, clock: Clock
) -> list[Weighed]:
    """What a search finds of these moves."""
    return bot.search(view, moves, bot.guide.belief(view, chance), chance, clock).weighed


def _by_score(found: Weighed) -> float:
    return -found.score
