"""A finished game of Les Poilus in numbers, counted from what happened."""

from __future__ import annotations

from typing import Final

from tablee.games.les_poilus.data import FIRST_KNOCK, LAST_KNOCK
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table import events as happened
from tablee.kernel.documents import Curve, Moment, Summary, SummaryRow
from tablee.kernel.state import Event, PlayedLine

#: What each event adds to for the friend it is about.
COUNTED: Final[dict[int, str]] = {
    happened.CARD_PLAYED: "cards",
    happened.TRAP_SPRUNG: "traps",
    happened.CHARM_USED: "charms",
    happened.SPEECH_MADE: "speeches",
    happened.ANSWER_SHOWN: "speech-cards",
    happened.KNOCK_REMOVED: "healed",
}
#: What is counted for each friend.
SEAT_ROWS: Final = (
    "cards", "traps", "knocks", "healed", "charms", "speeches", "speech-cards", "support-given",
    "support-had",
)  # fmt: skip
ENDS_OF_A_MISSION: Final = (happened.MORALE_DROPPED, happened.GAME_WON, happened.FRIEND_LOST)


class _Counter:
    """Goes through a game once."""

    def __init__(self, start: Poilus) -> None:
        self.counts: dict[str, list[float]] = {name: [0] * start.players for name in SEAT_ROWS}
        self.succeeded = self.failed = 0
        self.moments: list[Moment] = []
        self.steps = [0]
        self.trials: list[float] = [int(start.trials())]
        self.morale: list[float] = [int(start.reserve())]
        #: The largest drop of morale so far, or what was fatal.
        self.turning_point: Moment | None = None
        self._intensity = 0
        self._mission = 0
        self._dropped = 0

    def add(self, event: Event, line: int) -> None:
        kind = event[0]
        if kind in COUNTED:
            self.counts[COUNTED[kind]][event[1]] += 1
        if kind == happened.INTENSITY_NAMED:
            self._intensity, self._mission = event[2], event[3]
        elif kind == happened.MISSION_SUCCEEDED:
            self.succeeded += 1
            self._note(line, "succeeded", intensity=self._intensity)
        elif kind == happened.MISSION_FAILED:
            self.failed += 1
            self._note(line, "failed", intensity=self._intensity, threat=event[2])
        elif kind in (happened.CARD_PLAYED, happened.TRAP_SPRUNG, happened.CLUMSY_DREW):
            if FIRST_KNOCK <= event[2] <= LAST_KNOCK:
                self.counts["knocks"][event[1]] += 1
                self._note(line, "knock", seat=event[1], card=event[2])
        elif kind == happened.CHRISTMAS_FREED:
            self.counts["healed"][event[2]] += 1
        elif kind == happened.TILE_SHOWN:
            self._support(event[1], event[3])
        elif kind == happened.MORALE_DROPPED:
            if event[1] >= self._dropped:
                self._dropped = event[1]
                self.turning_point = self._moment(line, "morale", count=event[1], left=event[2])
        elif kind == happened.FRIEND_LOST:
            self.turning_point = self._moment(line, "friend-lost", seat=event[1], count=event[2])

    def _support(self, giver: int, receiver: int) -> None:
        """A tile was shown; the Chaplain's place comes after the seats and counts for nobody."""
        seats = len(self.counts["cards"])
        if giver < seats:
            self.counts["support-given"][giver] += 1
        if receiver < seats:
            self.counts["support-had"][receiver] += 1

    def _moment(self, line: int, code: str, **args: int | str) -> Moment:
        return Moment(line, code, {"mission": self._mission, **args})

    def _note(self, line: int, code: str, **args: int | str) -> None:
        self.moments.append(self._moment(line, code, **args))

    def end_mission(self, line: int, state: Poilus) -> None:
        self.steps.append(line)
        self.trials.append(int(state.trials()))
        self.morale.append(int(state.reserve()))


def summary(played: list[PlayedLine]) -> Summary:
    """Missions and what they cost, who did and bore what, and how near both ends were."""
    start = played[0].state
    assert isinstance(start, Poilus)
    counter = _Counter(start)
    for line in played:
        for event in line.events:
            counter.add(event, line.line)
        if any(event[0] in ENDS_OF_A_MISSION for event in line.events):
            state = line.state
            assert isinstance(state, Poilus)
            counter.end_mission(line.line, state)
    rows = [
        SummaryRow("succeeded", [counter.succeeded]),
        SummaryRow("failed", [counter.failed]),
        SummaryRow("trials-left", [counter.trials[-1]]),
        SummaryRow("morale-left", [counter.morale[-1]]),
        *[
            SummaryRow(name, counter.counts[name])
            for name in SEAT_ROWS
            if name != "traps" or start.traps
        ],
    ]
    return Summary(
        column="seat",
        columns=list(range(start.players)),
        rows=rows,
        steps=counter.steps,
        curves=[Curve("trials", -1, counter.trials), Curve("morale", -1, counter.morale)],
        moments=counter.moments,
        turning_point=counter.turning_point,
    )
