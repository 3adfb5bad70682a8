"""What is asked one after the other: puzzles of a game, or one's own mistakes."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tablee.games import registry
from tablee.kernel.game import Game
from tablee.puzzles.documents import Puzzle, PuzzleAnswer
from tablee.puzzles.mistakes import Mistakes
from tablee.puzzles.progress import Progress
from tablee.puzzles.words import MistakeWords, PuzzleWords
from tablee.texts import Texts


class Course(ABC):
    """Puts questions and keeps count; a terminal or a screen asks them."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    @abstractmethod
    def next_after(self, last: Puzzle | None) -> PuzzleWords | None:
        """The next question, another than the last one; None if there is none."""

    @abstractmethod
    def note(self, question: Puzzle, given: PuzzleAnswer) -> str:
        """Note an answer; what is said of it."""

    @abstractmethod
    def farewell(self) -> str:
        """What is said at the end."""


class PuzzleCourse(Course):
    """Puzzles of one game."""

    def __init__(self, game: Game, puzzles: list[Puzzle], progress: Progress, texts: Texts) -> None:
        super().__init__(texts)
        self._game = game
        self._puzzles = puzzles
        self._progress = progress

    def next_after(self, last: Puzzle | None) -> PuzzleWords | None:
        """As near as can be to the grade one has come to."""
        others = [one for one in self._puzzles if last is None or one.id != last.id]
        puzzle = self._progress.next_of(self._game.key, others)
        return None if puzzle is None else PuzzleWords(self._game, puzzle, self.texts)

    def note(self, question: Puzzle, given: PuzzleAnswer) -> str:
        """Only the first answer to a puzzle counts."""
        self._progress.note(self._game.key, question, given.right)
        return self.texts.say("puzzle-streak", {"count": self._progress.streak()})

    def farewell(self) -> str:
        """How many were right."""
        tried = self._progress.tried
        values = {"count": len(tried), "streak": self._progress.streak()}
        return self.texts.say("puzzle-score", {"right": sum(one.right for one in tried), **values})


class MistakeCourse(Course):
    """One's mistakes, until all are learned."""

    def __init__(self, mistakes: Mistakes, texts: Texts, game: str = "") -> None:
        super().__init__(texts)
        self._mistakes = mistakes
        self._game = game
        self._answered: set[str] = set()

    def next_after(self, last: Puzzle | None) -> PuzzleWords | None:
        """What waits longest; who passed over a question is asked another first."""
        waiting = self._mistakes.waiting(self._game)
        others = [one for one in waiting if last is None or one.question.id != last.id]
        for one in others or waiting:
            self._answered.discard(one.question.id)
            return MistakeWords(registry.game(one.game), one.question, self.texts)
        return None

    def note(self, question: Puzzle, given: PuzzleAnswer) -> str:
        """Each time it is asked, the first answer counts."""
        if question.id not in self._answered:
            self._answered.add(question.id)
            self._mistakes.note(question, given.right)
        return self.farewell()

    def farewell(self) -> str:
        """How many are left."""
        left = len(self._mistakes.waiting(self._game))
        return self.texts.say("puzzle-mistakes-left", {"count": left})
