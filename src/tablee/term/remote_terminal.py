"""`tablee term` at a server's table, by its link.

It never interrupts: while the player is asked, nothing is printed until they press Enter; what
happened meanwhile is told then. While they wait, it is told as it happens.
"""

from __future__ import annotations

import queue
import threading

from tablee.client import Lost, Refused
from tablee.term.remote import RemoteTable, lost_words
from tablee.term.screen import Quit, Screen

#: Seconds between looks at the keyboard while waiting for others.
BEAT = 0.1


class RemoteTerminal:
    """A seat at a server's table in the terminal."""

    def __init__(self, table: RemoteTable, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self._typed: queue.SimpleQueue[str] = queue.SimpleQueue()
        #: Whether a prompt stands there and the player may be typing.
        self._open = False
        table.on_lost = lambda: screen.say("tui-lost")

    def run(self) -> None:
        """Play to the end, or until the player quits."""
        # Reading a line cannot be broken off: it is left to a thread that ends with the program.
        threading.Thread(target=self._read, daemon=True).start()
        try:
            self._welcome()
            while not self._step():
                pass
            self._tell_result()
        except Quit:
            self.screen.say("term-left")
        except Lost as lost:
            self.screen.say(lost_words(str(lost)))

    def _tell_result(self) -> None:
        """What the command would tell, which nobody can type any more; the end is told already."""
        word = self.screen.texts.say("text-command-result").split(",")[0]
        for line in self.table.command(word).lines[1:]:
            self.screen.line(line)
        if self.table.seat.info.get("deal"):
            compared = self.screen.texts.say("text-command-deal").split(",")[0]
            for line in self.table.command(compared).lines:
                self.screen.line(line)

    def _read(self) -> None:
        while line := self.screen.source.readline():
            self._typed.put(line)
        self._typed.put("")

    def _welcome(self) -> None:
        seat = self.table.seat
        game = self.screen.texts.say(f"{seat.info['game']}-name")
        word = self.screen.texts.say("text-command-help").split(",")[0]
        self.screen.say("term-welcome", {"game": game, "word": word})
        if seat.info.get("deal"):
            self.screen.say("server-luck-fixed")
        if seat.seat < 0:
            self.screen.say("term-watching")
        if not self.table.started:
            self.screen.say("term-not-started", {"names": ", ".join(self.table.names)})
            self.table.told = seat.seq
        else:
            self._tell()

    def _step(self) -> bool:
        """One round of listening; whether it is all over."""
        if self.table.seat.over:
            checked = self.table.dice_check(self.screen.texts)
            if checked:
                self.screen.line(checked)
            return True
        self._show_prompt()
        heard = self.table.listen(BEAT)
        if not self._typed.empty():
            self._answer(self._typed.get())
        elif heard and not self._open:
            self.table.arrange()
            self._tell()
        return False

    def _show_prompt(self) -> None:
        if self.table.is_asked and not self._open:
            self._open = True
            name = self.table.names[self.table.seat.seat]
            self.screen.target.write(f"{name}> ")
            self.screen.target.flush()

    @property
    def _is_behind(self) -> bool:
        return self.table.told < self.table.seat.seq

    def _tell(self) -> None:
        """What happened since the player was last told."""
        if self.table.started:
            self.screen.tell(self.table.news())

    def _answer(self, line: str) -> None:
        if not line:
            raise Quit
        self._open = False
        if not self.table.started:
            self.screen.say("term-not-started", {"names": ", ".join(self.table.names)})
            return
        # A number means the moves as they were told last; anything else is said to somebody who
        # has heard the news.
        if self._is_behind and not line.strip().isdecimal():
            self._tell()
            if not line.strip():
                return
        try:
            answer = self.table.command(line)
        except Refused as refused:
            self.screen.line(str(refused))
            return
        self.screen.tell(answer)
        if answer.act == "quit":
            raise Quit
        if answer.act == "hint":
            for said in self.table.advice(self.screen.texts):
                self.screen.line(said)
        refusal = self.table.act(answer)
        if refusal:
            self.screen.line(refusal)
        if self._is_behind:
            self._tell()
