"""A puzzle in sentences: what is asked, the answers, and what each was worth."""

from __future__ import annotations

from typing import Any, Final

from tablee.kernel.game import Game
from tablee.kernel.state import View
from tablee.kernel.words.narrator import Narrator
from tablee.puzzles.documents import Puzzle, PuzzleAnswer
from tablee.review.seats import Z95
from tablee.texts import Texts

#: An error that would be shown as nothing is left out, in points.
LEAST_ERROR: Final = 0.05


class PuzzleWords:
    """Tells one puzzle to whoever sits at its seat."""

    def __init__(self, game: Game, puzzle: Puzzle, texts: Texts) -> None:
        self.game = game
        self.puzzle = puzzle
        self.view: View = game.load(puzzle.position).view(puzzle.seat)
        self.names = [
            name or texts.say("puzzle-player", {"number": seat + 1})
            for seat, name in enumerate(puzzle.names)
        ]
        self.narrator: Narrator = game.narrator(texts.say, self.names, puzzle.seat)
        self._texts = texts

    def question(self) -> list[str]:
        """Which puzzle it is, what is asked, and the answers with their numbers."""
        return [self.title(), self.asks(), self.prompt(), *self.answers()]

    def title(self) -> str:
        """Which game and grade, and whose place one takes, if it has a name."""
        named = self.puzzle.names[self.puzzle.seat]
        return self._say(
            "puzzle-title" if named else "puzzle-title-unnamed",
            game=self._say(f"{self.game.key}-name"),
            grade=self._say(f"puzzle-grade-{self.puzzle.grade}"),
            seat=named,
        )

    def prompt(self) -> str:
        """What the table asks at this moment."""
        return self.narrator.prompt(self.puzzle.prompt, self.view.document())

    def asks(self) -> str:
        """What is asked."""
        return self._say(f"{self.game.key}-puzzle-{self.puzzle.kind}")

    def answers(self) -> list[str]:
        """The answers with their numbers."""
        return [
            f"{number}. {self.answer(answer)}"
            for number, answer in enumerate(self.puzzle.answers, start=1)
        ]

    def answer(self, answer: PuzzleAnswer) -> str:
        """An answer: its moves, one after the other."""
        document = self.view.document()
        moves = [self.game.parse(move) for move in answer.moves]
        told = " → ".join(self.narrator.offered(document, move) for move in moves)
        return told[:1].upper() + told[1:]

    def by_number(self, text: str) -> PuzzleAnswer | None:
        """The answer that a number means."""
        number = int(text) if text.isascii() and text.isdecimal() and len(text) <= 2 else 0
        return self.puzzle.answers[number - 1] if 1 <= number <= len(self.puzzle.answers) else None

    def by_move(self, move: str) -> PuzzleAnswer | None:
        """The answer that is this one move, in notation."""
        return next((one for one in self.puzzle.answers if one.moves == [move]), None)

    def verdict(self, given: PuzzleAnswer) -> list[str]:
        """Whether an answer is right, what each is worth, and why."""
        puzzle = self.puzzle
        lines = [self._say("puzzle-right" if given.right else "puzzle-wrong")]
        for answer in sorted(puzzle.answers, key=lambda one: one.behind):
            sign = "+" if answer.right else "-"
            yours = f" {self._say('puzzle-yours')}" if answer is given else ""
            told = f"{self.answer(answer)}{yours}"
            lines.append(
                self._say("puzzle-told", sign=sign, answer=told, worth=self._worth(answer))
            )
            lines += [f"  {reason}" for reason in self._reasons(answer, given)]
        lines.append(self._say("puzzle-exact" if puzzle.exact else "puzzle-judged"))
        if not puzzle.found:
            return lines
        levels = [
            self._say(
                "puzzle-level", level=self._say(f"table-level-{level}"), percent=_percent(rate)
            )
            for level, rate in puzzle.found.items()
        ]
        lines.append(self._say("puzzle-levels", levels=", ".join(levels)))
        return lines

    def _reasons(self, answer: PuzzleAnswer, given: PuzzleAnswer) -> list[str]:
        """What speaks for an answer; of a wrong one it is no more than an idea.

        Of lists that were not given, what they come to: in that they differ.
        """
        document = self.view.document()
        reasons = [self.narrator.reason(reason, document) for reason in answer.reasons]
        if not answer.right and answer is not given:
            reasons = reasons[-1:] if self._asks_for_lists() else []
        elif not answer.right and reasons:
            reasons[0] = self._say("puzzle-idea", reason=reasons[0])
        rule = self.puzzle.prompt.rule
        return [self._say("puzzle-why", reason=reason, rule=rule) for reason in reasons]

    def _asks_for_lists(self) -> bool:
        return any(len(answer.moves) > 1 for answer in self.puzzle.answers)

    def _worth(self, answer: PuzzleAnswer) -> str:
        if answer.right:
            return self._say("puzzle-worth", percent=_percent(answer.score))
        error = 100 * Z95 * answer.error
        return self._say(
            "puzzle-behind" if error >= LEAST_ERROR else "puzzle-behind-exact",
            percent=_percent(answer.score),
            points=100 * answer.behind,
            error=error,
        )

    def _say(self, message: str, **values: Any) -> str:
        return self._texts.say(message, values)


class MistakeWords(PuzzleWords):
    """Tells somebody a decision of their own that was a mistake."""

    def title(self) -> str:
        """Which game it was, and with whom."""
        others = [name for seat, name in enumerate(self.names) if seat != self.puzzle.seat]
        return self._say(
            "puzzle-mistake-title",
            game=self._say(f"{self.game.key}-name"),
            seat=self.names[self.puzzle.seat],
            others=", ".join(others),
        )

    def asks(self) -> str:
        """That it is asked again."""
        return self._say("puzzle-mistake-asks")


def _percent(share: float) -> int:
    return round(100 * share)
