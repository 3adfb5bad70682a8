"""`tablee puzzle` and `tablee mistakes`: one question after the other, by words, line by line."""

from __future__ import annotations

from tablee.puzzles.courses import Course
from tablee.puzzles.words import PuzzleWords
from tablee.term.screen import Quit, Screen
from tablee.text_mode.interpreter import Interpreter
from tablee.text_mode.observed import Observed


class PuzzleTerminal:
    """Asks what a course has; questions about the table are answered as at any table."""

    def __init__(self, course: Course, screen: Screen) -> None:
        self._course = course
        self._screen = screen

    def run(self) -> None:
        """Until there is nothing left, or somebody quits."""
        words = self._course.next_after(None)
        try:
            while words is not None:
                self._ask(words)
                words = self._course.next_after(words.puzzle)
        except Quit:
            pass
        self._screen.line(self._course.farewell())

    def _ask(self, words: PuzzleWords) -> None:
        """One puzzle, until it is answered and somebody wants the next."""
        puzzle = words.puzzle
        interpreter = Interpreter(words.game, self._screen.texts)
        observed = Observed(view=words.view, names=words.names, to_act=[puzzle.seat])
        table = interpreter.answer(observed, "look")
        while table.more:  # who is to find something wants to see all of it
            for line in table.lines:
                self._screen.line(line)
            table = interpreter.answer(observed, "more")
        self._screen.tell(table)
        for line in words.question():
            self._screen.line(line)
        self._say_how()
        given = False
        while True:
            line = self._screen.ask("> ").strip()
            if line.casefold() in (self._next_word(), "next") or (given and not line):
                return
            chosen = words.by_number(line)
            if chosen is None and not line.isdecimal():
                answer = interpreter.answer(observed, line)
                if answer.act == "quit":
                    raise Quit
                if answer.act == "move":
                    chosen = words.by_move(answer.argument)
                elif answer.act:
                    self._say_how()
                    continue
                else:
                    self._screen.tell(answer)
                    continue
            if chosen is None:
                self._screen.say("puzzle-no-such-answer", {"count": len(puzzle.answers)})
                continue
            given = True
            for text in (*words.verdict(chosen), self._course.note(puzzle, chosen)):
                self._screen.line(text)

    def _say_how(self) -> None:
        say = self._screen.texts.say
        words = {name: say(f"text-command-{name}").split(",")[0] for name in ("look", "quit")}
        self._screen.say("puzzle-ask", {"next": self._next_word(), **words})

    def _next_word(self) -> str:
        return self._screen.texts.say("puzzle-word-next")
