"""The yardstick of the lab: the same search with all hands open.

It is no `Bot`: it needs the state, which no table gives to anybody. Only the cards in hands are
open; the order of the piles does not exist yet, and Support tiles stay as secret as ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.bots.guide import Belief
from tablee.bots.search_bot import SearchBot
from tablee.games.les_poilus.bots.guide import lay_by_convention
from tablee.games.les_poilus.rules.mission import legal_answers
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table.components import ANSWERED
from tablee.games.les_poilus.table.moves import ANSWER
from tablee.games.les_poilus.view import PoilusView
from tablee.kernel.bot import Clock
from tablee.kernel.chance import Chance
from tablee.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class OpenBelief(Belief):
    """Worlds with the real hands."""

    def __init__(self, view: PoilusView, state: Poilus) -> None:
        super().__init__(view)
        self.poilus_view = view
        self.real = state

    def world(self, chance: Chance) -> State:
        """The real hands; tiles and secret answers as in any other world."""
        state = self.poilus_view.sample(chance)
        state.hands = [hand[:] for hand in self.real.hands]
        state.unseen = self.real.unseen[:]
        state.returned = self.real.returned[:]
        for seat in range(state.players):
            if self.poilus_view.table.answers[seat] == ANSWERED:
                state.answers[seat] = chance.choose(legal_answers(state, seat)) - ANSWER
        lay_by_convention(self.poilus_view, state)
        return state


class OpenHands:
    """Chooses with all hands in sight, by the search of one of the levels."""

    def __init__(self, bot: SearchBot) -> None:
        self.bot = bot

    def choose(self, state: Poilus, seat: i64, chance: Chance) -> int:
        """A move of a seat to which all hands are shown."""
        view = state.view(seat)
        candidates = self.bot.guide.candidates(view)
        if len(candidates) == 1:
            return candidates[0]
        belief = OpenBelief(view, state)
        return self.bot.search(view, candidates, belief, chance, Clock()).move
