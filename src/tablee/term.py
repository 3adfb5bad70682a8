"""Line-based play in the terminal: state to sentences, commands to moves."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

import msgspec

from tablee.bots.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Refusal, SeatDocument
from tablee.kernel.game import Game
from tablee.kernel.match import Match
from tablee.kernel.state import SPECTATOR
from tablee.texts import Texts

#: No move or command is longer.
LONGEST_LINE = 200
#: Where a line with many moves is broken.
WIDTH = 100
CLEAR_SCREEN = "\x1b[2J\x1b[3J\x1b[H"


class Quit(Exception):
    """The players leave the table."""


class Terminal:
    """A table in the terminal: any seats human or computer, hands hidden between humans."""

    def __init__(
        self,
        game: Game,
        match: Match,
        bots: list[Bot | None],
        texts: Texts,
        bot_chance: Chance,
        source: TextIO | None = None,
        target: TextIO | None = None,
    ) -> None:
        self.game = game
        self.match = match
        self.bots = bots
        self.texts = texts
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self._bot_chance = bot_chance
        self.names = [seat.name for seat in match.seats]
        self.narrator = game.narrator(texts.say, self.names)
        self.humans = [seat for seat, bot in enumerate(bots) if bot is None]
        #: Up to which line each human has been told, and who sits before the screen.
        self._told = dict.fromkeys(self.humans, -1)
        self._present: int | None = None
        self._commands: dict[str, Callable[[int, str], None]] = {
            "look": self._look,
            "hand": self._hand,
            "moves": self._moves,
            "odds": self._odds,
            "why": self._why,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self._say("term-welcome", {"game": self.texts.say(f"{self.game.key}-name")})
        try:
            while self.match.outcome() is None:
                seat = self._next_seat()
                bot = self.bots[seat]
                if bot is None:
                    self._ask(seat)
                else:
                    move = bot.choose(self.match.view(seat), self._bot_chance)
                    self.match.play(seat, move)
        except Quit:
            self._say("term-left")
            return
        for seat in self.humans[:1]:
            self._tell(seat)
        if not self.humans:
            for event in self.match.log(SPECTATOR):
                self._line(self.narrator.event(event))
        outcome = self.match.outcome()
        assert outcome is not None
        self._line("")
        self._line(self.narrator.outcome(outcome))

    def _next_seat(self) -> int:
        """Who is asked next: computer players first, then whoever sits before the screen."""
        acting = self.match.to_act()
        for seat in acting:
            if self.bots[seat] is not None:
                return seat
        return self._present if self._present in acting else acting[0]

    def _line(self, text: str) -> None:
        print(text, file=self.target, flush=True)

    def _say(self, message: str, args: dict[str, str | int] | None = None) -> None:
        self._line(self.texts.say(message, args))

    def _read(self, prompt: str) -> str:
        self.target.write(prompt)
        self.target.flush()
        line = self.source.readline()
        if not line:
            self._line("")
            raise Quit
        return line.strip()

    def _ask(self, seat: int) -> None:
        """Ask a human for a move and make it."""
        self._seat_down(seat)
        self._tell(seat)
        view = self.match.view(seat)
        self._line("")
        for line in self.narrator.hand(view):
            self._line(line)
        self._line(self.narrator.prompt(view.prompt()))
        self._moves(seat, "")
        before = self.match.seq
        while self.match.seq == before:
            self._answer(seat, self._read(f"{self.names[seat]}> "))

    def _answer(self, seat: int, text: str) -> None:
        """Do what a line says: the number of a move, a move in notation, or a command."""
        word, _, rest = text.partition(" ")
        if not text:
            return
        if len(text) > LONGEST_LINE:
            self._say("term-too-long", {"most": LONGEST_LINE})
            return
        if text.isdecimal():
            moves = self.match.legal(seat)
            number = int(text)
            if 1 <= number <= len(moves):
                self._play(seat, moves[number - 1])
            else:
                self._say("term-no-such-number", {"number": text, "most": len(moves)})
            return
        command = self._command(word)
        if command is not None:
            command(seat, rest.strip())
            return
        try:
            move = self.game.parse(text)
        except ValueError:
            self._say("term-unknown", {"text": text})
            return
        self._play(seat, move)

    def _command(self, word: str) -> Callable[[int, str], None] | None:
        """The command of a word, or of its beginning if only one fits."""
        word = word.lower()
        if word in self._commands:
            return self._commands[word]
        fitting = [name for name in self._commands if name.startswith(word)]
        return self._commands[fitting[0]] if len(fitting) == 1 else None

    def _play(self, seat: int, move: int) -> None:
        line = self.match.play(seat, move, self.match.seq)
        if isinstance(line, Refusal):
            self._line(self.narrator.refusal(line))

    def _seat_down(self, seat: int) -> None:
        """Hide the last player's hand before another human sits down."""
        if self._present == seat:
            return
        if self._present is not None or len(self.humans) > 1:
            if self.target.isatty():
                self.target.write(CLEAR_SCREEN)
            self._say("term-pass-on", {"seat": self.names[seat]})
            self._read("")
        self._present = seat

    def _tell(self, seat: int) -> None:
        """What happened since this human was last told."""
        told = self._told[seat]
        if told < self.match.seq:
            self._line("")
            for event in self.match.log(seat, max(told, 0)):
                if event["seq"] > told:
                    self._line(self.narrator.event(event))
            self._told[seat] = self.match.seq

    def _look(self, seat: int, _: str) -> None:
        for line in self.narrator.look(self.match.view(seat)):
            self._line(line)

    def _hand(self, seat: int, _: str) -> None:
        for line in self.narrator.hand(self.match.view(seat)):
            self._line(line)

    def _moves(self, seat: int, _: str) -> None:
        number = 1
        for heading, labels in self.narrator.listing(self.match.view(seat)):
            if heading:
                # A label and its number stay on one line.
                numbered = [f"{label}\xa0[{number + place}]" for place, label in enumerate(labels)]
                line = textwrap.fill(
                    f"    {heading}  {', '.join(numbered)}", WIDTH, subsequent_indent=" " * 6
                )
                self._line(line.replace("\xa0", " "))
            else:
                self._line(f"{number:3} {labels[0]}")
            number += len(labels)

    def _odds(self, seat: int, _: str) -> None:
        for line in self.narrator.odds(self.match.view(seat)):
            self._line(line)

    def _why(self, seat: int, text: str) -> None:
        try:
            move = self.game.parse(text)
        except ValueError:
            self._say("term-unknown-move", {"text": text, "move": self._example(seat)})
            return
        refusal = self.match.refuse(seat, move)
        if refusal is None:
            self._say("term-is-legal", {"move": self.narrator.move(move)})
        else:
            self._line(self.narrator.refusal(refusal))

    def _log(self, seat: int, _: str) -> None:
        for event in self.match.log(seat):
            self._line(self.narrator.event(event))

    def _undo(self, seat: int, _: str) -> None:
        """The last move, if somebody at this keyboard made it.

        What a computer player has answered stays: its answer may tell what it holds.
        """
        last = self.match.last_mover()
        answer = self.match.undo(seat if last is None or last not in self.humans else last)
        if isinstance(answer, Refusal):
            self._line(self.narrator.refusal(answer))

    def _save(self, _: int, name: str) -> None:
        if not name:
            self._say("term-save-needs-name")
            return
        try:
            Path(name).write_bytes(msgspec.json.format(msgspec.json.encode(self.match.record())))
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._say("term-not-saved", {"name": name, "reason": reason})
            return
        self._say("term-saved", {"name": name})

    def _example(self, seat: int) -> str:
        """Some move in notation, to show how one is written."""
        return self.game.notation(self.match.legal(seat)[-1])

    def _help(self, seat: int, _: str) -> None:
        for command in self._commands:
            args = {"move": self._example(seat)} if command == "why" else {}
            self._line(f"  {command:6} {self.texts.say('term-help-' + command, args)}")
        self._say("term-help-moves-by-number", {"move": self._example(seat)})

    def _quit(self, _: int, __: str) -> None:
        raise Quit


def seat_documents(levels: list[str], names: list[str], texts: Texts) -> list[SeatDocument]:
    """Who sits where: given names first, then made-up ones; a level marks a computer player."""
    given = iter(names)
    seats: list[SeatDocument] = []
    for number, level in enumerate(levels):
        name = next(given, None) if level == "human" else None
        if name is None:
            message = "term-name-human" if level == "human" else "term-name-bot"
            name = texts.say(message, {"number": number + 1})
        seats.append(SeatDocument(name=name, bot="" if level == "human" else level))
    return seats
