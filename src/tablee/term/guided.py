"""A guided first game at the keyboard: the browser's scenario, with the coach's words as lines."""

from __future__ import annotations

from tablee.deadline import never
from tablee.games import registry
from tablee.kernel.bot import Bot
from tablee.kernel.chance import FastChance, ScriptedChance
from tablee.kernel.documents import Refusal, SeatDocument
from tablee.kernel.guided import guided_game
from tablee.kernel.match import Match
from tablee.kernel.scenario import ScenarioRun
from tablee.term.local import CalledOff, LocalTable
from tablee.texts import Texts


class GuidedTable(LocalTable):
    """Moves and draws are written beforehand; another move is answered with a word of the coach."""

    def __init__(self, key: str, texts: Texts, name: str) -> None:
        scenario = registry.guided_scenario(key)
        game = registry.game(key)
        self._guided = guided_game(scenario)
        self._texts = texts
        self._at = 0
        #: Words that were not told yet.
        self._remarks: list[str] = []
        match: Match = ScenarioRun(scenario, game).match
        given = scenario.names or [""] * len(match.seats)
        match.seats = [SeatDocument(one or name) for one in given]
        # Nobody thinks for the others: what they do is written.
        stand_in = game.bot(game.levels[0])
        bots: list[Bot | None] = [
            None if seat == self._guided.seat else stand_in for seat in range(len(match.seats))
        ]
        super().__init__(game, match, bots, FastChance(0))
        self._say()

    def remarks(self) -> list[str]:
        """What the coach says now; each word once."""
        told, self._remarks = self._remarks, []
        return told

    def finished(self) -> bool:
        """Whether the script is played."""
        return self._at == len(self._guided.lines)

    def bot_to_move(self) -> int | None:
        """The one other than the person whose move is written next."""
        if self.finished():
            return None
        seat = self._guided.lines[self._at].seat
        return None if seat == self._guided.seat else seat

    def move_bot(self, seat: int, called_off: CalledOff = never) -> bool:  # noqa: ARG002
        """Make the move that is written."""
        self._follow(self._guided.lines[self._at].moves[0])
        return True

    def play(self, seat: int, notation: str) -> Refusal | None:
        """Make the person's move if it is the one that is written."""
        refusal = self.match.refuse(seat, self.game.parse(notation))
        if refusal is not None:
            return refusal
        if self.finished() or notation not in self._guided.lines[self._at].moves:
            self._remarks = [self._texts.say(self._otherwise())]
        else:
            self._follow(notation)
        return None

    def undo(self, seat: int) -> Refusal | None:  # noqa: ARG002
        """Nothing is undone in a guided game: the coach says again what to do."""
        self._say()
        return None

    def _follow(self, notation: str) -> None:
        line = self._guided.lines[self._at]
        chance = ScriptedChance(line.draws)
        self.match.play(line.seat, self.game.parse(notation), chance=chance)
        self._at += 1
        if not self._say() and self.bot_to_move() is None:
            # There is nothing to choose, or the coach would speak.
            self._follow(self._guided.lines[self._at].moves[0])

    def _answer_alone(self) -> None:
        """What has no choice is written, like all the rest."""

    def _say(self) -> bool:
        """Whether the coach has something to say here."""
        words = [words for words in self._guided.words if words.after == self._at]
        self._remarks += [self._texts.say(one.say) for one in words]
        return bool(words)

    def _otherwise(self) -> str:
        for words in self._guided.words:
            if words.after == self._at and self._texts.has(f"{words.say}-otherwise"):
                return f"{words.say}-otherwise"
        return "web-guided-otherwise"
