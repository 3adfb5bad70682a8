"""A seat that talks, and everybody else moves by chance: for tests of text mode."""

from __future__ import annotations

from typing import Any

from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Refusal
from tablee.kernel.match import Match
from tablee.text_mode.interpreter import Interpreter
from tablee.text_mode.observed import Answer, Observed
from tablee.texts import Texts

NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve"]


class Conversation:
    """A match in which seat 0 is played by words."""

    def __init__(self, match: Match, language: str = "en", seat: int = 0) -> None:
        self.match = match
        self.seat = seat
        self.texts = Texts(language)
        self.interpreter = Interpreter(match.game, self.texts)
        self.names = NAMES[: len(match.seats)]

    def observed(self, **more: Any) -> Observed:
        match = self.match
        events = match.log(self.seat)
        return Observed(
            match.view(self.seat), self.names, match.to_act(), match.outcome(), events, **more
        )

    def hear(self, since: int = 0) -> Answer:
        """What happened after a line, and what is asked."""
        events = [event for event in self.match.log(self.seat) if event["seq"] > since]
        return self.interpreter.tell(self.observed(), events)

    def ask(self, line: str, **more: Any) -> Answer:
        return self.interpreter.answer(self.observed(**more), line)

    def lines(self, line: str) -> list[str]:
        """What is said, nothing being done."""
        answer = self.ask(line)
        assert answer.act == ""
        return answer.lines

    def text(self, line: str) -> str:
        return "\n".join(self.lines(line))

    def does(self, line: str) -> str:
        """The notation of the move that a line makes; it is made."""
        answer = self.ask(line)
        assert answer.act == "move", answer
        played = self.match.play(self.seat, self.match.game.parse(answer.argument))
        assert not isinstance(played, Refusal)
        return answer.argument


def begin(game: str, language: str = "en", seed: int = 1, moves: int = 0, **options: Any) -> Any:
    """A conversation some moves into a game, with seat 0 to act."""
    found = registry.game(game)
    match = Match(found, found.options(options), FastChance(seed))
    picks = FastChance(seed, 5)
    while match.outcome() is None and (moves > 0 or 0 not in match.to_act()):
        seat = picks.choose(match.to_act())
        match.play(seat, picks.choose(match.legal(seat)))
        moves -= 1
    return Conversation(match, language)
