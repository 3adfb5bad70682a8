"""What each seat may know of Trench Club, and states that would look the same to it.

All is open but the companies of other seats' nations whose token is still face down (T1.3,
T1.4). Tokens face down have no number yet, so there is nothing to hide about them. A view holds
a table of its own in which hidden companies are `NO_COMPANY`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.trench_club.documents import (
    Dangers,
    TrenchOdds,
    TrenchViewDocument,
    UnitPlan,
)
from tablee.games.trench_club.explain.moves import Walks
from tablee.games.trench_club.explain.phases import explain
from tablee.games.trench_club.observation import observe
from tablee.games.trench_club.odds.exchange import odds_document
from tablee.games.trench_club.odds.plans import plan_document
from tablee.games.trench_club.rules.prompt import prompt
from tablee.games.trench_club.table.components import (
    NO_COMPANY,
    PLACE_PHASE,
    SPLIT_PHASE,
    TURN_PHASE,
    WAITING,
    Components,
)
from tablee.games.trench_club.table.known import Known
from tablee.games.trench_club.table.moves import COMPANIES, notation
from tablee.games.trench_club.table.position import position
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Prompt, Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


class TrenchView(Known):
    """What one seat, or a spectator, may know."""

    def __init__(self, seat: i64, table: Components, moves: list[int]) -> None:
        super().__init__(seat, table, moves)
        #: For `explain`, once somebody asks.
        self._walks: Walks | None = None

    def prompt(self) -> Prompt:
        """What this seat is asked, or what it waits for."""
        return prompt(self.table, self.seat, self.assigned)

    def at_any_time(self) -> list[int]:
        """T6.2, T14.15: gifts and a surrender."""
        return self.table.at_any_time(self.seat)

    def explain(self, move: int) -> Refusal | None:
        """Why this seat may not make this move now; None if it may."""
        if self._walks is None:
            self._walks = Walks(self.table)
        return explain(self._walks, self.seat, move)

    def sample(self, chance: Chance) -> Components:
        """A full state that looks exactly like this view: hidden companies by chance."""
        state = self.table.copy()
        if state.phase > PLACE_PHASE:
            return state
        for nation in state.order:
            if state.commander[nation] != self.seat:
                _sample_companies(state, nation, self.assigned[nation], chance)
        return state

    def document(self) -> TrenchViewDocument:
        """This view as a document."""
        table = self.table
        return TrenchViewDocument(
            seat=self.seat,
            seats=table.seats,
            commanders=[table.commander[nation] for nation in table.order],
            position=position(table),
            assigned=[self.assigned[nation] for nation in table.order],
            moves=[notation(move) for move in self.moves],
            at_any_time=[notation(move) for move in self.at_any_time()],
        )

    def odds(self, playouts: int = 0) -> TrenchOdds | None:
        """The odds of the attacks that can be made or are listed; None outside T4."""
        return odds_document(self, playouts)

    def odds_about(self, about: str) -> UnitPlan | Dangers | None:
        """The plan of a unit of one's own, "unit 7", or the "threats" of all enemies."""
        return plan_document(self, about)

    def observe(self) -> list[float]:
        """This view as numbers, for learning."""
        return observe(self)


def _sample_companies(state: Components, nation: i64, assigned: i64, chance: Chance) -> None:
    """Put as many hidden units into companies that are still hidden as are assigned."""
    hidden = [unit for unit in state.army[nation] if state.company[unit] == NO_COMPANY]
    known: i64 = len(state.army[nation]) - len(hidden)
    first = nation * COMPANIES
    open_companies = [c for c in range(COMPANIES) if state.tokens[first + c] == 0]
    if state.phase == SPLIT_PHASE:
        chance.shuffle(hidden)
    for unit in hidden[: assigned - known]:
        state.company[unit] = chance.choose(open_companies)


def view_of(state: Components, seat: i64) -> TrenchView:
    """What a seat may know: the open table, and of the companies only what is shown."""
    known = state.copy()
    view = TrenchView(seat, known, state.legal(seat) if seat >= 0 else [])
    view.assigned = [0, 0, 0, 0]
    for nation in state.order:
        view.assigned[nation] = sum(1 for u in state.army[nation] if state.company[u] >= 0)
    if state.phase in (SPLIT_PHASE, TURN_PHASE, PLACE_PHASE):
        for nation in state.order:
            if state.commander[nation] != seat:
                _hide_companies(known, nation)
    return view


def _hide_companies(known: Components, nation: i64) -> None:
    """Hide the companies of a nation whose tokens are face down."""
    first = nation * COMPANIES
    for unit in known.army[nation]:
        company = known.company[unit]
        if company >= 0 and known.place[unit] == WAITING and known.tokens[first + company] == 0:
            known.company[unit] = NO_COMPANY
