"""The judge's side of the contract: what positions and decisions of a finished game were worth.

A review (`tablee.review`) asks a game's judge. Decisions are weighed by what their seat could know,
never with open hands; positions are weighed as they really were, but go on as players would who
see only their own cards.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason
from tablee.kernel.state import State, View

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Where both moves win, or both lose, with this chance, it no longer mattered.
AS_GOOD_AS_DECIDED: Final = 0.97


class Step:
    """One line that stands: who made which move, and the states before and after it."""

    def __init__(
        self, line: int, seat: int, move: int, drew: bool, before: State, after: State
    ) -> None:
        self.line = line
        self.seat = seat
        self.move = move
        #: Whether chance had a hand in it.
        self.drew = drew
        self.before = before
        self.after = after


class Decision:
    """Lines that are judged together: mostly one."""

    def __init__(self, seat: int, steps: list[Step]) -> None:
        self.seat = seat
        self.steps = steps

    def before(self) -> State:
        """The state in which it was made."""
        return self.steps[0].before

    def after(self) -> State:
        """The state it led to."""
        return self.steps[-1].after


class Worth:
    """What each seat may expect of a state, and the standard error of that."""

    def __init__(self, scores: list[float], error: float = 0.0) -> None:
        self.scores = scores
        self.error = error


class Part:
    """A part of a decision that has a name, and what it cost."""

    def __init__(self, name: str, cost: float) -> None:
        self.name = name
        self.cost = cost


class Appraisal:
    """What a judge found of a decision, in scores of the seat that made it."""

    def __init__(self, move: int, score: float) -> None:
        self.move = move
        #: The best move, and what it and the one that was made were worth by the seat's knowledge.
        self.best_move = move
        self.best = score
        self.played = score
        #: The standard error of the difference.
        self.error: float = 0.0
        #: What another move is worth where the best one was made and there was a choice; -1 where
        #: nobody looked.
        self.other: float = -1.0
        #: Whether there was nothing to choose, and whether good players make this move too: it
        #: costs nothing then.
        self.forced = False
        self.excused = False
        #: Whether a strong player who thought about it again did the same: it may cost something,
        #: but nobody is blamed for it.
        self.usual = False
        #: What the moves are worth that can be asked about.
        self.options: dict[int, float] = {}
        #: What it did in the real world beyond what it was worth by the seat's knowledge.
        self.guess: float = 0.0
        self.guess_error: float = 0.0
        #: What the best move was worth by the seat's knowledge beyond the one that positions are
        #: played on with: what thinking gains there.
        self.thinking: float = 0.0
        self.thinking_error: float = 0.0
        #: What came of it beyond the mean over all draws; its error besides those of the worths it
        #: is the difference of, which may stand on the curve: there one line's error is made good
        #: by the next.
        self.luck: float = 0.0
        self.luck_error: float = 0.0
        self.luck_after: Worth | None = None
        self.luck_before: Worth | None = None
        self.parts: list[Part] = []
        #: Of several moves that are judged together, all the better ones in their order.
        self.plan: list[int] = []
        #: What speaks for the best move, and for the one that was made.
        self.best_reason: Reason | None = None
        self.reason: Reason | None = None

    def whole_luck_error(self) -> float:
        """The standard error of the luck of this decision alone."""
        squares = self.luck_error * self.luck_error
        for worth in (self.luck_after, self.luck_before):
            if worth is not None:
                squares += worth.error * worth.error
        return sqrt(squares)

    def cost(self) -> float:
        """What the decision cost; nothing where good players do the same."""
        if self.forced or self.excused:
            return 0.0
        return max(0.0, self.best - self.played)


class Question:
    """What a puzzle asks of a seat: which of these answers, each one or several moves in a row."""

    def __init__(self, kind: str, answers: list[list[int]], whole: bool = True) -> None:
        #: What it is about, in a word: a message `<game>-puzzle-<kind>` asks it.
        self.kind = kind
        self.answers = answers
        #: Whether these are all answers there are; else some of them may be left out.
        self.whole = whole


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Weighs what happened in a game. It owns no chance and no clock."""

    #: Changes whenever the judge may come to other figures.
    version: str
    #: What computer players lose by an average decision, by level, weakest first: measured.
    costs: dict[str, float]
    #: How many real decisions it takes to tell a skill.
    enough: int = 12
    #: How often the lab looks at a position, and at how many other draws, to tell luck.
    looks: int
    #: How much of the luck it sees the lab takes out: players make good a part of it. Any number
    #: leaves the mean as it is; this one leaves the least spread, by measurement.
    trust: float
    #: It looks at one part in so many of what it looks at where there is time.
    divisor: int = 1

    def look_less(self, divisor: i64) -> None:
        """From now on look at one part in so many of everything; the version says so.

        A judge that is quick anyway leaves it as it is.
        """

    def decisions(self, steps: list[Step]) -> list[Decision]:
        """The lines of a game as decisions, in order; here each line is one."""
        return [Decision(step.seat, [step]) for step in steps]

    def same_side(self, state: State, seat: i64, other: i64) -> bool:  # noqa: ARG002
        """Whether two seats win and lose together."""
        return seat == other

    def worth(self, state: State, chance: Chance) -> Worth:
        """What each seat may expect of a state as it really is."""
        raise NotImplementedError

    def glance(self, state: State, chance: Chance) -> list[float]:
        """The same at once and roughly, for the lab; any error is made good by many games."""
        raise NotImplementedError

    def worth_after(self, decision: Decision, before: Worth, chance: Chance) -> Worth:  # noqa: ARG002
        """What a decision led to; `before` is what there was."""
        return self.worth(decision.after(), chance)

    def appraise(
        self,
        decision: Decision,
        before: Worth,
        after: Worth,
        chance: Chance,
        clock: Clock,
        deep: bool,
    ) -> Appraisal:
        """What a decision was worth; `before` and `after` are what the states are worth."""
        raise NotImplementedError

    def confirm(  # a game without peers or options leaves it as it is
        self, decision: Decision, found: Appraisal, chance: Chance, clock: Clock
    ) -> None:
        """Look once more, with other luck, at what is going to be called a mistake.

        Sets `usual` if a strong player does the same, and `options` for who wants to ask about it.
        """
        del decision, found, chance, clock

    def move_reasons(self, decision: Decision) -> dict[int, Reason]:  # noqa: ARG002
        """By line, what speaks for each of several moves that are judged together."""
        return {}

    #: In how many worlds the answers of a puzzle are compared.
    puzzle_worlds: int = 0

    def question(self, view: View, chance: Chance) -> Question | None:  # noqa: ARG002
        """What a puzzle could ask of the seat of a view; None where nothing is worth asking."""
        return None

    def compare(
        self,
        view: View,
        answers: list[list[int]],
        worlds: i64,
        chance: Chance,
    ) -> list[list[float]]:
        """What each answer scores in the same worlds with the same luck, by what its seat knows.

        One figure for each answer is an exact one.
        """
        raise NotImplementedError

    def reasons(self, view: View, answer: list[int]) -> list[Reason]:
        """What speaks for an answer."""
        raise NotImplementedError

    def may_be_right(self, view: View, answer: list[int]) -> bool:  # noqa: ARG002
        """Whether a puzzle may call an answer right; not what friends have agreed otherwise."""
        return True

    def answer_of(self, view: View, bot: Bot, chance: Chance) -> list[int]:
        """What a computer player would answer."""
        return [bot.choose(view, chance)]


def is_decided(score: float) -> bool:
    """Whether a game is as good as won, or lost."""
    return score >= AS_GOOD_AS_DECIDED or score <= 1.0 - AS_GOOD_AS_DECIDED


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of independent figures and its standard error."""
    count = float(len(values))
    total = 0.0
    for value in values:
        total += value
    mean = total / count
    if len(values) < 2:
        return mean, 0.5
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return mean, sqrt(squares / (count - 1.0) / count)
