"""Who judges a finished game of Les Poilus: the search of the strongest level, at leisure.

The rule of thumb's move counts as right where another is ahead by less than half a point: friends
expect it.
"""

from __future__ import annotations

from typing import Final

from tablee.bots.judge import Effort, GuideJudge
from tablee.games.les_poilus.bots.guide import PoilusGuide, networks
from tablee.games.les_poilus.bots.known_cards import known_cards_of
from tablee.games.les_poilus.bots.levels import PREFERENCE, VETERAN_SIMULATIONS
from tablee.games.les_poilus.bots.reasons import SUPPORTS, support_reason
from tablee.games.les_poilus.table.moves import ANSWER, WITHDRAW
from tablee.games.les_poilus.view import PoilusView
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason
from tablee.kernel.judge import Judge, Question
from tablee.kernel.state import View

VERSION: Final = "les-poilus 3"
#: The odds of veterans are so many times those that the network tells, which learned most from
#: games played by rule of thumb: about the mean over the twelve tables of `docs/bots.md`.
ODDS: Final = 1.8
#: What a puzzle is about where a friend withdraws.
SUPPORT_WHOM: Final = "support-whom"
ACT: Final = "act"
USE_SUPPORT: Final = "use-support"
EFFORT: Final = Effort(
    race=2 * VETERAN_SIMULATIONS,
    worlds=300,
    deep_worlds=4000,
    trials=200,
    looks=64,
    peers=4,
    thought=VETERAN_SIMULATIONS,
)


class PoilusJudge(GuideJudge):
    """Asks in puzzles also whom to support, on which friends have agreed."""

    def scaled(self, score: float) -> float:
        """What veterans make of a position; a game that is over is what it is."""
        return ODDS * score / (1.0 + (ODDS - 1.0) * score)

    def question(self, view: View, chance: Chance) -> Question | None:
        """Where one can only withdraw, or uses support, it is all about support."""
        found = GuideJudge.question(self, view, chance)
        if found is None:
            return None
        if min(view.moves) >= WITHDRAW and max(view.moves) < ANSWER:
            found.kind = SUPPORT_WHOM
        else:
            for kind in (ACT, USE_SUPPORT):  # prompts tell more of the moment than a puzzle needs
                if found.kind.startswith(kind):
                    found.kind = kind
        return found

    def reasons(self, view: View, answer: list[int]) -> list[Reason]:
        """Of a withdrawal also whom it supports, which is all there is to choose at times."""
        assert isinstance(view, PoilusView)
        found = GuideJudge.reasons(self, view, answer)
        move = answer[0]
        support = None
        if WITHDRAW <= move < ANSWER:
            support = support_reason(known_cards_of(view), move)
        if support is None or support in found:
            return found
        if support.code == SUPPORTS.code and min(view.moves) >= WITHDRAW:
            return [support]
        return [*found, support]

    def may_be_right(self, view: View, answer: list[int]) -> bool:
        """How to withdraw is agreed upon: the search looks at no other way."""
        move = answer[0]
        return not WITHDRAW <= move < ANSWER or move in self.guide.candidates(view)


def judge() -> Judge:
    """The judge of Les Poilus."""
    found = PoilusJudge(VERSION, PoilusGuide(networks()), EFFORT, PREFERENCE)
    found.friends = True
    # Its missions are played by rule of thumb; friends who think make good half of a bad deal.
    found.trust = 0.5
    return found
