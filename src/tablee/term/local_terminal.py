"""`tablee term` at a local table: one keyboard, line by line."""

from __future__ import annotations

import sys

from tablee.kernel.state import SPECTATOR
from tablee.term.local import LocalTable
from tablee.term.screen import Quit, Screen
from tablee.text_mode.interpreter import Interpreter
from tablee.text_mode.observed import Answer


class Terminal:
    """A local table in the terminal: hands are hidden between humans."""

    def __init__(self, table: LocalTable, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self._narrator = table.game.narrator(screen.texts.say, table.names)
        self._interpreters = {
            seat: Interpreter(table.game, screen.texts) for seat in (SPECTATOR, *table.humans)
        }
        #: Who sits before the screen.
        self._present: int | None = None

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        game = self.screen.texts.say(f"{self.table.game.key}-name")
        self.screen.say("term-welcome", {"game": game, "word": self._word("help")})
        try:
            self._play()
        except Quit:
            self.screen.say("term-left")
            return
        seat = SPECTATOR if self._present is None else self._present
        self._tell(seat)
        self._remark()
        # Nobody is asked any more: what a command would tell is told at once.
        summary = self.table.observed(seat, "summary").summary
        for line in self._narrator.summary(summary) if summary is not None else []:
            self.screen.line(line)
        # A script that plays is not asked; somebody who sits there may want to know more.
        if seat != SPECTATOR and sys.stdin.isatty() and self.table.game.judge() is not None:
            self._look_back(seat)

    def _look_back(self, seat: int) -> None:
        """Answer questions about the finished game until there are none."""
        words: dict[str, str | int] = {}
        for command in ("review", "worst", "why"):
            words[command] = self._word(command)
        self.screen.say("review-offer", words)
        try:
            while line := self.screen.ask(f"{self.table.names[seat]}> ").strip():
                self._answer(seat, line)
        except Quit:
            return

    def _play(self) -> None:
        match = self.table.match
        while not self.table.finished():
            self.table.move_bots()
            acting = match.to_act() if not self.table.finished() else []
            if acting:
                seat = self._present if self._present in acting else acting[0]
                assert seat is not None
                self._ask(seat)

    def _ask(self, seat: int) -> None:
        """Ask a human for a move and make it."""
        self._seat_down(seat)
        self._tell(seat)
        match = self.table.match
        before = match.line
        while match.line == before:
            self._remark()
            self._answer(seat, self.screen.ask(f"{self.table.names[seat]}> "))

    def _remark(self) -> None:
        for line in self.table.remarks():
            self.screen.line(line)

    def _seat_down(self, seat: int) -> None:
        """Hide the last player's hand before another human sits down."""
        if self._present == seat:
            return
        if self._present is not None or len(self.table.humans) > 1:
            self.screen.clear()
            self.screen.say("term-pass-on", {"seat": self.table.names[seat]})
            self.screen.ask("")
        self._present = seat

    def _tell(self, seat: int) -> None:
        """What happened since this human was last told, and what is asked."""
        events, own = self.table.news(seat)
        observed = self.table.observed(seat)
        self.screen.tell(self._interpreters[seat].tell(observed, events, own=own))

    def _answer(self, seat: int, line: str) -> None:
        interpreter = self._interpreters[seat]
        need = interpreter.needs(line, remote=False)
        review = None
        if need == "review":
            review = self.table.review(seat, self.screen.texts, self.screen.line)
        observed = self.table.observed(seat, need, review)
        answer = interpreter.answer(observed, line)
        self.screen.tell(answer)
        for told in self.table.of_mistakes():
            self.screen.line(told)
        self._act(seat, answer)

    def _act(self, seat: int, answer: Answer) -> None:
        """Do what an answer asks the table to do."""
        refusal = None
        if answer.act == "move":
            refusal = self.table.play(seat, answer.argument)
        elif answer.act == "undo":
            refusal = self.table.undo(seat)
        elif answer.act == "hint":
            for line in self.table.advice(seat, self.screen.texts):
                self.screen.line(line)
        elif answer.act == "set-up":
            self.table.set_up(seat)
        elif answer.act == "save":
            self._save(answer.argument)
        elif answer.act == "quit":
            raise Quit
        if refusal is not None:
            self._narrator.reader = seat
            self.screen.line(self._narrator.refusal(refusal, self.table.match.view(seat)))

    def _save(self, name: str) -> None:
        reason = self.table.save(name)
        if reason:
            self.screen.say("term-not-saved", {"name": name, "reason": reason})
        else:
            self.screen.say("term-saved", {"name": name})

    def _word(self, command: str) -> str:
        return self.screen.texts.say(f"text-command-{command}").split(",")[0]
