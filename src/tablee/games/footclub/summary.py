"""A finished match of FootClub in numbers, counted from what happened."""

from __future__ import annotations

from typing import Final

from tablee.games.footclub.odds import goal_chance
from tablee.games.footclub.state import FootClubState
from tablee.games.footclub.table import events as happened
from tablee.kernel.documents import Curve, Moment, Summary, SummaryRow
from tablee.kernel.state import Event, PlayedLine

#: What each event adds to for the side it is about.
COUNTED: Final[dict[int, tuple[str, ...]]] = {
    happened.GOAL_SCORED: ("goals", "shots"),
    happened.SHOT_SAVED: ("shots",),
    happened.TACKLE_WON: ("tackles", "tackles-won", "duels-won"),
    happened.TACKLE_MISSED: ("tackles",),
    happened.PRESSING_PLAYED: ("duels-won",),
    happened.SHOOT_OUT_GOAL: ("shoot-out-goals",),
}
ROWS: Final = (
    "goals", "shots", "expected", "luck", "turns-with-ball", "duels-won", "tackles", "tackles-won",
    "supporters-spent", "supporters-left",
)  # fmt: skip


class _Counter:
    """Goes through a match once."""

    def __init__(self) -> None:
        self.counts: dict[str, list[float]] = {name: [0, 0] for name in ROWS}
        self.counts["shoot-out-goals"] = [0, 0]
        self.moments: list[Moment] = []
        #: By side, its expected goals after each turn; and the last line of each turn.
        self.expected: list[list[float]] = [[], []]
        self.steps: list[int] = []
        self._turn = 0
        self._bonus = 0
        self._with_ball = [0, 0]
        self._likely: list[float] = []

    def add(self, event: Event, line: int) -> None:
        kind = event[0]
        if kind == happened.TURN_BEGAN:
            if self._turn:
                self.end_turn(line)
            self._turn = event[1]
            return
        for name in COUNTED.get(kind, ()):
            self.counts[name][event[1]] += 1
        if kind == happened.BONUS_ACCEPTED:
            self._bonus = event[2]
        elif kind == happened.SUPPORTERS_EXHAUSTED:
            self.counts["supporters-spent"][event[1]] += event[2]
        elif kind in (happened.BALL_KEPT, happened.ATTACK_BEGAN):
            if self._with_ball[event[1]] != self._turn:
                self._with_ball[event[1]] = self._turn
                self.counts["turns-with-ball"][event[1]] += 1
        elif kind in (happened.GOAL_SCORED, happened.SHOT_SAVED):
            self._shot(event, line)
        elif kind == happened.FULL_TIME:
            self.end_turn(line)

    def end_turn(self, line: int) -> None:
        self.steps.append(line)
        for side in range(2):
            self.expected[side].append(self.counts["expected"][side])

    def _shot(self, event: Event, line: int) -> None:
        """A tie is rolled again without the bonus: the chance is that of the bonus accepted."""
        chance = float(goal_chance(self._bonus))
        goal = event[0] == happened.GOAL_SCORED
        self.counts["expected"][event[1]] += chance
        args: dict[str, int | str] = {
            "seat": event[1],
            "turn": self._turn,
            "bonus": self._bonus,
            # Half a per cent is rounded up, as on the rope.
            "percent": int(100 * chance + 0.5),
        }
        self.moments.append(Moment(line, "goal" if goal else "save", args))
        self._likely.append(chance if goal else 1 - chance)

    def turning_point(self) -> Moment | None:
        """The goal or save that was to be expected least, of those in favour of who won."""
        if not self._likely:
            return None
        shots = list(zip(self._likely, self.moments, strict=True))
        winner = self._winner()
        decisive = [
            (likely, moment)
            for likely, moment in shots
            if (moment.args["seat"] == winner) == (moment.code == "goal")
        ]
        return min(decisive if winner >= 0 and decisive else shots, key=lambda shot: shot[0])[1]

    def _winner(self) -> int:
        """The side that won, by the shoot-out after a draw; -1 for neither."""
        for name in ("goals", "shoot-out-goals"):
            blue, red = self.counts[name]
            if blue != red:
                return 0 if blue > red else 1
        return -1


def summary(played: list[PlayedLine]) -> Summary:
    """Shots with their chances, goals beside those to be expected, duels, Supporters."""
    counter = _Counter()
    for line in played:
        for event in line.events:
            counter.add(event, line.line)
    last = played[-1].state
    assert isinstance(last, FootClubState)
    counts = counter.counts
    for side in range(2):
        counts["luck"][side] = counts["goals"][side] - counts["expected"][side]
        counts["supporters-left"][side] = last.in_play[side]
    names = list(ROWS)
    if any(counts["shoot-out-goals"]):
        names.insert(1, "shoot-out-goals")
    return Summary(
        column="seat",
        columns=[0, 1],
        rows=[SummaryRow(name, [round(value, 4) for value in counts[name]]) for name in names],
        steps=counter.steps,
        curves=[Curve("expected", side, counter.expected[side]) for side in range(2)],
        moments=counter.moments,
        turning_point=counter.turning_point(),
    )
