"""A computer player that searches."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.bots.guide import Belief, Guide
from tablee.bots.search import Search, Settings
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Thought, Weighed
from tablee.kernel.state import View


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Imagines games from what its seat knows, guided by what is known about the game."""

    def __init__(self, guide: Guide, settings: Settings) -> None:
        self.guide = guide
        self.settings = settings

    def choose(self, view: View, chance: Chance) -> int:
        """The move it thinks best, with all the time it wants."""
        return self.think(view, chance, Clock()).move

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        """The move, the reason and the moves it searched."""
        candidates = self.guide.candidates(view)
        if len(candidates) == 1:
            return Thought(candidates[0], self.reason(view, candidates[0], []))
        return self.search(view, candidates, self.guide.belief(view, chance), chance, clock)

    def search(
        self, view: View, candidates: list[int], belief: Belief, chance: Chance, clock: Clock
    ) -> Thought:
        """The best of the candidates in the worlds of a belief."""
        search = Search(self.guide, self.settings, view.seat, chance, clock)
        if self.settings.mixed:
            found = search.mix(candidates, belief)
        elif self.settings.everyone:
            found = search.climb(candidates, belief)
        else:
            found = search.race(candidates, belief)
        reason = self.reason(view, found.move, found.weighed)
        return Thought(found.move, reason, found.weighed, found.simulations)

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:
        """The guide's reason."""
        return self.guide.reason(view, move, weighed)

    def comparer(self, view: View) -> Bot | None:  # noqa: ARG002
        """This player itself."""
        return self
