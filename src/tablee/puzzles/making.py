"""Puzzles cut from games of computer players, or from records of other games.

Each decision is looked at three times: in a few worlds, to see whether it may be a puzzle at all;
in more, to find the best answer; and in others, to compare every answer with it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from tablee.kernel.chance import FastChance
from tablee.kernel.game import Game
from tablee.kernel.judge import Judge, Question
from tablee.kernel.state import State, View
from tablee.puzzles.documents import EASY, HARD, MEDIUM, Puzzle, PuzzleAnswer, PuzzleReason
from tablee.puzzles.weighing import MARGIN, NEAR, Weighed, best_of, is_puzzle, weigh

#: For the first look a share of the worlds is enough.
GLANCE: Final = 10
#: How often each level is asked.
TRIES: Final = 6
#: Found so often, on average over the levels, a puzzle is easy; less often, hard.
FOUND_EASY: Final = 0.8
FOUND_HARD: Final = 0.5
#: Of a question whose answers may be left out, so many are offered.
OFFERED: Final = 5
#: Not more puzzles are cut from one game, so that they differ.
FROM_ONE_GAME: Final = 2

#: The fewest worlds of a first look; how far behind an answer may then be and still turn out
#: right, and from where on it may turn out wrong.
FEWEST: Final = 6
NEAR_MISS: Final = 0.02
HALFWAY: Final = 0.03

#: (seat, state before its decision)
Moment = tuple[int, State]
#: Whether puzzles of a kind and a grade are still wanted; "" for any grade.
Wanted = Callable[[str, str], bool]


class NoJudge(Exception):
    """A game without a judge has no puzzles."""


def moments_of_game(game: Game, options: dict[str, Any], level: str, seed: int) -> list[Moment]:
    """Every decision of a game between computer players of a level."""
    chance, own = FastChance(seed, 0), FastChance(seed, 1)
    state = game.setup(game.options(options), chance)
    bots = [game.bot(level) for _ in range(state.seat_count())]
    found: list[Moment] = []
    while not state.over():
        seat = state.to_act()[0]
        moves = state.legal(seat)
        if len(moves) > 1:
            found.append((seat, state.copy()))
        move = moves[0] if len(moves) == 1 else bots[seat].choose(state.view(seat), own)
        state.apply(seat, move, chance, None)
    return found


class Maker:
    """Cuts puzzles of one game."""

    def __init__(self, game: Game, seed: int) -> None:
        judge = game.judge()
        if judge is None:
            raise NoJudge(game.key)
        self._game = game
        self._judge: Judge = judge
        self._seed = seed
        self._bots = {level: game.bot(level) for level in game.levels}
        self._looks = 0

    def cut(
        self, moments: list[Moment], options: dict[str, Any], wanted: Wanted
    ) -> Iterator[Puzzle]:
        """The puzzles among the decisions of one game, looked at in any order."""
        moments = moments[:]
        shuffled(moments, self._chance())
        count = 0
        for seat, state in moments:
            found = self._puzzle(seat, state, options, wanted)
            if found is not None:
                yield found
                count += 1
                if count == FROM_ONE_GAME:
                    return

    def _chance(self) -> FastChance:
        self._looks += 1
        return FastChance(self._seed, self._looks)

    def _puzzle(
        self, seat: int, state: State, options: dict[str, Any], wanted: Wanted
    ) -> Puzzle | None:
        view = state.view(seat)
        question = self._judge.question(view, self._chance())
        if question is None or not wanted(question.kind, ""):
            return None
        found = self._glance(view, question)
        if found is None:
            return None
        right = [answer.moves for answer in found if answer.behind <= NEAR]
        if not all(self._judge.may_be_right(view, moves) for moves in right):
            return None
        if not wanted(question.kind, _grade(self._rates(view, right))):
            return None
        if any(answer.error for answer in found):
            found = self._look(view, question, [answer.moves for answer in found])
            if not all(self._judge.may_be_right(view, one.moves) for one in found if one.right):
                return None
        return self._document(view, question, found, options) if is_puzzle(found) else None

    def _glance(self, view: View, question: Question) -> list[Weighed] | None:
        """The answers after a first look; None if it shows that there is no puzzle."""
        answers = question.answers
        worlds = max(FEWEST, self._judge.puzzle_worlds // GLANCE)
        best = best_of(self._judge, view, answers, worlds, self._chance())
        found = weigh(self._judge, view, answers, best, worlds, self._chance())
        if not question.whole:
            found = _offered(found, best)
        elif any(NEAR_MISS < answer.behind < HALFWAY for answer in found):
            return None
        some_wrong = any(answer.behind >= HALFWAY for answer in found)
        return found if some_wrong else None

    def _look(self, view: View, question: Question, answers: list[list[int]]) -> list[Weighed]:
        """The best answer, and all others against it in other worlds."""
        worlds = self._judge.puzzle_worlds
        best = best_of(self._judge, view, answers, worlds, self._chance())
        found = weigh(self._judge, view, answers, best, worlds, self._chance())
        if question.whole:
            return found
        return [answer for answer in found if answer.right or answer.wrong]

    def _document(
        self, view: View, question: Question, found: list[Weighed], options: dict[str, Any]
    ) -> Puzzle | None:
        shown = view.sample(self._chance())
        position = msgspec.to_builtins(shown.position())
        document = msgspec.to_builtins(view.document())
        again = self._game.load(position).view(view.seat)
        if msgspec.to_builtins(again.document()) != document:
            return None  # something the seat remembers is not part of a position
        right = [answer.moves for answer in found if answer.right]
        rates = self._rates(view, right)
        return Puzzle(
            id=_name(document),
            kind=question.kind,
            grade=_grade(rates),
            rules=shown.rules(),
            options=options,
            seat=view.seat,
            names=[self._game.character(view, seat) for seat in range(shown.seat_count())],
            position=position,
            view=document,
            prompt=view.prompt(),
            odds=msgspec.to_builtins(view.odds()),
            answers=[self._answer(view, answer) for answer in found],
            exact=all(answer.error == 0.0 for answer in found),
            found=rates,
            judge=self._judge.version,
            worlds=self._judge.puzzle_worlds,
        )

    def _rates(self, view: View, right: list[list[int]]) -> dict[str, float]:
        """How often each level finds a right answer."""
        rates: dict[str, float] = {}
        for level, bot in self._bots.items():
            answers = [self._judge.answer_of(view, bot, self._chance()) for _ in range(TRIES)]
            rates[level] = sum(answer in right for answer in answers) / TRIES
        return rates

    def _answer(self, view: View, answer: Weighed) -> PuzzleAnswer:
        reasons = self._judge.reasons(view, answer.moves)
        return PuzzleAnswer(
            moves=[self._game.notation(move) for move in answer.moves],
            score=round(answer.score, 4),
            behind=round(max(0.0, answer.behind), 4),
            error=round(answer.error, 5),
            right=answer.right,
            reasons=[PuzzleReason(reason.code, reason.args) for reason in reasons],
        )


def shuffled(moments: list[Moment], chance: FastChance) -> None:
    """Put decisions into any order."""
    order = list(range(len(moments)))
    chance.shuffle(order)
    moments[:] = [moments[place] for place in order]


def _offered(rough: list[Weighed], best: int) -> list[Weighed]:
    """The best answer and others that seem clearly worse, in an order that tells nothing."""
    worse = [answer for answer in rough if answer.behind >= MARGIN]
    worse.sort(key=lambda answer: answer.behind)
    chosen = [rough[best], *worse[: OFFERED - 1]]
    chosen.sort(key=lambda answer: _digest(str(answer.moves)))
    return chosen


def _name(document: dict[str, Any]) -> str:
    """A short name that the same position always gets."""
    return _digest(msgspec.json.encode(document).decode())[:8]


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _grade(rates: dict[str, float]) -> str:
    mean = sum(rates.values()) / len(rates)
    if mean >= FOUND_EASY:
        return EASY
    return HARD if mean < FOUND_HARD else MEDIUM
