"""Learning from mistakes: positions of one's own reviews that come back as questions.

A question that was answered well is learned; any other comes back after those that wait already.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from tablee.kernel.game import Game
from tablee.kernel.judge import Step
from tablee.puzzles.documents import Puzzle, PuzzleAnswer, PuzzleReason
from tablee.review.documents import MoveReason, Review, ReviewLine
from tablee.review.seats import answers_of, worst_of
from tablee.texts import Texts

#: An answer that is this much worse than the best is a mistake again; as in a review.
LEAST_MISTAKE: Final = 0.03
#: More are not kept: the oldest that are learned go first.
MOST: Final = 60
#: What stands in the place of a puzzle's kind.
KIND: Final = "mistake"


class KeptMistake(msgspec.Struct, frozen=True):
    """A mistake, and how often it was asked since."""

    game: str
    question: Puzzle
    tries: int = 0
    learned: bool = False


class Mistakes:
    """One's mistakes, those that wait longest first, kept in a file where there is one."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self.kept: list[KeptMistake] = []
        if file is not None:
            try:
                self.kept = msgspec.json.decode(file.read_bytes(), type=list[KeptMistake])
            except FileNotFoundError:
                pass
            except (OSError, msgspec.DecodeError):
                # Never written over: somebody may want to see what is in it.
                self._file = None

    def is_kept(self) -> bool:
        """Whether they will be known the next time."""
        return self._file is not None

    def waiting(self, game: str = "") -> list[KeptMistake]:
        """What is still to be learned, of one game or of all."""
        return [one for one in self.kept if not one.learned and game in ("", one.game)]

    def add(self, game: str, questions: list[Puzzle]) -> int:
        """Keep the mistakes of a review; how many are new."""
        known = {one.question.id for one in self.kept}
        fresh = [KeptMistake(game, one) for one in questions if one.id not in known]
        if fresh:
            self._keep([*self.kept, *fresh])
        return len(fresh)

    def in_words(self, count: int, texts: Texts) -> str:
        """What became of so many mistakes that were added."""
        if count and not self.is_kept():
            return texts.say("puzzle-mistakes-not-kept")
        return texts.say("puzzle-mistakes-kept", {"count": count})

    def note(self, question: Puzzle, well: bool) -> None:
        """Note an answer; who did not answer well is asked again after the others."""
        asked = next(one for one in self.kept if one.question.id == question.id)
        others = [one for one in self.kept if one is not asked]
        noted = msgspec.structs.replace(asked, tries=asked.tries + 1, learned=well)
        self._keep([*others, noted])

    def _keep(self, mistakes: list[KeptMistake]) -> None:
        over = len(mistakes) - MOST
        gone = sorted(mistakes, key=lambda one: not one.learned)[: max(0, over)]
        self.kept = [one for one in mistakes if one not in gone]
        if self._file is None:
            return
        try:
            self._file.write_bytes(msgspec.json.encode(self.kept))
        except OSError:
            self._file = None  # a full disk spoils nobody's question


def questions_of(game: Game, review: Review, steps: list[Step], names: list[str]) -> list[Puzzle]:
    """The costliest decisions of a review's seat as questions."""
    by_line = {step.line: step for step in steps}
    found = []
    for line in worst_of(review.lines, review.seat):
        answers = _answers(line)
        if len(answers) > 1:
            found.append(_question(game, review, line, by_line[line.line], answers, names))
    return found


def _question(
    game: Game,
    review: Review,
    line: ReviewLine,
    step: Step,
    answers: list[PuzzleAnswer],
    names: list[str],
) -> Puzzle:
    view = step.before.view(line.seat)
    document = msgspec.to_builtins(view.document())
    return Puzzle(
        id=hashlib.sha256(msgspec.json.encode([game.key, names, document])).hexdigest()[:8],
        kind=KIND,
        grade="",
        rules=review.rules,
        options={},
        seat=line.seat,
        names=names,
        position=msgspec.to_builtins(step.before.position()),
        view=document,
        prompt=view.prompt(),
        odds=None,
        answers=answers,
        # A turn's plan is never worked out to the end, whatever its dice were.
        exact=line.cost_error == 0.0 and line.line == line.last,
        found={},
        judge=review.judge,
        worlds=0,
    )


def _answers(line: ReviewLine) -> list[PuzzleAnswer]:
    """What can be answered, in an order that tells nothing: by how it is written."""
    worth = answers_of(line)
    best = max(worth.values(), default=0.0)
    return [
        PuzzleAnswer(
            moves=[move],
            score=score,
            behind=best - score,
            error=line.cost_error,
            right=best - score < LEAST_MISTAKE,
            reasons=_reasons(line, move),
        )
        for move, score in sorted(worth.items())
    ]


def _reasons(line: ReviewLine, move: str) -> list[PuzzleReason]:
    given: MoveReason | None = None
    if move == line.best:
        given = line.best_reason
    elif move == line.move:
        given = line.reason
    return [PuzzleReason(given.code, given.args)] if given is not None else []
