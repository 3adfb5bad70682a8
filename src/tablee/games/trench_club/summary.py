"""A finished game of Trench Club in numbers, counted from what happened."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.units import GUNBOAT, NATIONS, TOP_FACE
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table import events as happened
from tablee.games.trench_club.table.components import DECISION, FORTS_HELD
from tablee.kernel.documents import Curve, Moment, Summary, SummaryRow
from tablee.kernel.state import Event, PlayedLine

ROWS: Final = (
    "forts", "forts-taken", "units-lost", "value-lost", "damage-done", "damage-taken", "hits",
    "hits-expected", "bonds-earned", "bonds-spent",
)  # fmt: skip
#: The events by which bonds are spent, and where in them the sum stands.
SPENDING: Final[dict[int, int]] = {
    happened.UNIT_REPAIRED: 4,
    happened.UNIT_BOUGHT: 4,
    happened.UNIT_ORDERED: 3,
    happened.SPECIAL_DRAWN: 3,
    happened.POINT_BOUGHT: 2,
}


class _Counter:
    """Goes through a game once; everything is counted by nation."""

    def __init__(self, first_round: int) -> None:
        self.counts: dict[str, list[float]] = {name: [0] * NATIONS for name in (*ROWS, "points")}
        self.moments: list[Moment] = []
        #: The turn in which a nation lost most.
        self.heaviest: Moment | None = None
        #: A game from a position begins within a turn: nothing says that it began.
        self._round = first_round
        #: Whether the unit that comes next was paid for when it was drawn.
        self._paid = False
        self._lost = [0] * NATIONS
        self._most = 0

    def add(self, event: Event, line: int, state: TrenchClub) -> None:
        kind, nation, counts = event[0], event[1] if len(event) > 1 else -1, self.counts
        if kind == happened.TURN_BEGAN:
            self._round = event[2]
            self._lost = [0] * NATIONS
        elif kind in (happened.ATTACKED, happened.ANSWERED):
            self._fired(event, state)
        elif kind == happened.FORT_CAPTURED:
            counts["forts-taken"][nation] += 1
            args: dict[str, int | str] = {"nation": nation, "fort": event[4]}
            self.moments.append(Moment(line, "fort", {**args, "round": self._round}))
        elif kind == happened.UNIT_DESTROYED:
            self._destroyed(event, line, state)
        elif kind == happened.INCOME_PAID:
            counts["bonds-earned"][nation] += event[2]
        elif kind in SPENDING:
            self._spent(event)

    def _spent(self, event: Event) -> None:
        """A special force is paid for when it is drawn, and then comes like a unit bought."""
        kind = event[0]
        if kind != happened.UNIT_BOUGHT or not self._paid:
            self.counts["bonds-spent"][event[1]] += event[SPENDING[kind]]
        self._paid = kind == happened.SPECIAL_DRAWN and event[2] != GUNBOAT

    def _fired(self, event: Event, state: TrenchClub) -> None:
        """Fields differ by one: only an attack has bonus dice, which are among its dice."""
        nation, more = event[1], 1 if event[0] == happened.ATTACKED else 0
        dice, face, hits, damage = event[6], event[7 + more], event[8 + more], event[9 + more]
        self.counts["hits"][nation] += hits
        self.counts["hits-expected"][nation] += dice * face / TOP_FACE
        self.counts["damage-done"][nation] += damage
        self.counts["damage-taken"][state.nation[event[4]]] += damage

    def _destroyed(self, event: Event, line: int, state: TrenchClub) -> None:
        nation, value = event[1], state.price[event[3]]
        self.counts["units-lost"][nation] += 1
        self.counts["value-lost"][nation] += value
        self._lost[nation] += value
        if self._lost[nation] >= self._most:
            self._most = self._lost[nation]
            args: dict[str, int | str] = {"nation": nation, "bonds": self._most}
            self.heaviest = Moment(line, "losses", {**args, "round": self._round})


def army_value(state: TrenchClub, nation: int) -> float:
    """What a nation's units would cost to buy."""
    return float(sum(state.price[state.kind[unit]] for unit in state.army[nation]))


def summary(played: list[PlayedLine]) -> Summary:
    """Forts, losses with their prices, dice beside what was to be expected, money; by round."""
    first, last = played[0].state, played[-1].state
    assert isinstance(first, TrenchClub)
    assert isinstance(last, TrenchClub)
    counter = _Counter(first.round)
    nations = sorted(last.order)
    steps: list[int] = []
    forts: dict[int, list[float]] = {nation: [] for nation in nations}
    values: dict[int, list[float]] = {nation: [] for nation in nations}
    for place, line in enumerate(played):
        state = line.state
        assert isinstance(state, TrenchClub)
        for event in line.events:
            counter.add(event, line.line, state)
        before = played[place - 1].state if place else state
        assert isinstance(before, TrenchClub)
        if state.round > before.round or state is last:
            steps.append(line.line)
            for nation in nations:
                forts[nation].append(len(state.forts_of(nation)))
                values[nation].append(army_value(state, nation))
    counts = counter.counts
    for nation in nations:
        counts["forts"][nation] = len(last.forts_of(nation))
        counts["points"][nation] = last.points[nation]
    names = [*ROWS, "points"] if last.victory_points else list(ROWS)
    rows = [SummaryRow(name, [round(counts[name][n], 2) for n in nations]) for name in names]
    curves = [Curve("forts", nation, forts[nation]) for nation in nations]
    curves += [Curve("army", nation, values[nation]) for nation in nations]
    # What the others take back decides nothing.
    taken = [one for one in counter.moments if int(one.args["nation"]) % 2 == last.winner]
    by_forts = last.result in (FORTS_HELD, DECISION) and taken
    return Summary(
        column="nation",
        columns=nations,
        rows=[SummaryRow("rounds", [int(last.round)]), *rows],
        steps=steps,
        curves=curves,
        moments=counter.moments,
        turning_point=taken[-1] if by_forts else counter.heaviest,
    )
