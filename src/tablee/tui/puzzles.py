"""Puzzles on a screen: the board as its seat sees it, the answers in the list of moves."""

from __future__ import annotations

from tablee.puzzles.courses import Course
from tablee.puzzles.documents import PuzzleAnswer
from tablee.puzzles.words import PuzzleWords
from tablee.text_mode.interpreter import Interpreter
from tablee.text_mode.observed import Observed
from tablee.tui.app import TableApp
from tablee.tui.boards.board import MenuItem
from tablee.tui.keys import Keys
from tablee.tui.snapshot import ScreenState, Shown, plain
from tablee.tui.source import Source

#: Keys, what they do, and the message that says so in the last line.
PUZZLE_KEYS: Keys = (
    ("f1", "help", "tui-key-help"),
    ("f2", "switch", "tui-key-switch"),
    ("f3", "odds", "tui-key-odds"),
    ("n", "next_puzzle", "puzzle-next"),
    ("q", "leave", "tui-key-leave"),
)


class PuzzleSource(Source):
    """Asks what a course has, one question after the other."""

    def __init__(self, course: Course, first: PuzzleWords) -> None:
        super().__init__(course.texts)
        self._course = course
        self._show_next(first)

    def _show_next(self, words: PuzzleWords) -> None:
        self.words = words
        self.game = words.game
        self._interpreter = Interpreter(words.game, self.texts)

    def _begin(self) -> None:
        self._show()

    def _show(self) -> None:
        view = self.words.view
        look = self.words.narrator.look(view) + self.words.narrator.hand(view)
        self.say([self.words.title()], fresh=True)
        self.post(
            Shown(
                ScreenState(
                    game=self.game.key,
                    names=self.words.names,
                    seat=view.seat,
                    view=view.document(),
                    prompt=self.words.puzzle.prompt,
                    moves=list(view.moves),
                    odds=plain(view.odds()),
                    words=look,
                    to_act=[view.seat],
                )
            )
        )

    def next_puzzle(self) -> None:
        """The next question."""
        self._act_on(self._next)

    def answer(self, text: str) -> None:
        """Give the answer that a number means."""
        self._act_on(lambda: self._answer(self.words.by_number(text)))

    def _next(self) -> None:
        words = self._course.next_after(self.words.puzzle)
        if words is None or words.game is not self.game:
            # A screen has the board of one game; whoever comes back is asked about the other.
            self.leave(self._course.farewell())
            return
        self._show_next(words)
        self._show()

    def _answer(self, given: PuzzleAnswer | None) -> None:
        puzzle = self.words.puzzle
        if given is None:
            values: dict[str, str | int] = {"count": len(puzzle.answers)}
            self.say([self.texts.say("puzzle-no-such-answer", values)], "refusal")
            return
        self.say([*self.words.verdict(given), self._course.note(puzzle, given)], "answer")

    def _play(self, move: int) -> None:
        self._answer(self.words.by_move(self.game.notation(move)))

    def _ask(self, line: str) -> None:
        view = self.words.view
        observed = Observed(view=view, names=self.words.names, to_act=[view.seat])
        answer = self._interpreter.answer(observed, line)
        self.say(answer.lines, "answer")
        if answer.act == "move":
            self._answer(self.words.by_move(answer.argument))
        elif answer.act == "quit":
            self.leave(self._course.farewell())

    def _undo(self) -> None:
        """Nothing was done that could be taken back."""

    def _why(self, move: int) -> None:
        del move


class PuzzleApp(TableApp):
    """Puzzles on a screen of characters."""

    source: PuzzleSource

    def __init__(self, course: Course, first: PuzzleWords) -> None:
        super().__init__(PuzzleSource(course, first), first.game, course.texts)

    def keys_of(self, source: Source) -> Keys:
        """A puzzle is not undone, and there is always a next one."""
        del source
        return PUZZLE_KEYS

    def offered(self) -> list[MenuItem]:
        """The answers, with their numbers."""
        return [
            MenuItem(text, place=place) for place, text in enumerate(self.source.words.answers())
        ]

    def _prompt(self, snapshot: ScreenState) -> str:
        del snapshot
        words = self.source.words
        return f">> {words.asks()} {words.prompt()}"

    def _lead_to_answers(self) -> None:
        """They are always in the list."""

    def pick(self, item: MenuItem) -> None:
        """An answer was chosen in the list."""
        self.source.answer(str(item.place + 1))

    def typed(self, line: str) -> None:
        """A number is an answer's."""
        if line.strip().isdecimal():
            self.source.answer(line.strip())
        else:
            self.source.ask(line)

    def action_next_puzzle(self) -> None:
        """The next question."""
        self.source.next_puzzle()
