"""A table on this machine: humans at one keyboard, computer players, no server."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tablee.bots.advice import find_advice
from tablee.deadline import Deadline, never
from tablee.kernel.bot import Bot
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Refusal, SeatDocument, Summary
from tablee.kernel.game import Game
from tablee.kernel.match import Match
from tablee.kernel.state import SPECTATOR
from tablee.puzzles.mistakes import Mistakes, questions_of
from tablee.replay import Replay
from tablee.review.documents import Review
from tablee.review.ledger import ReviewCalledOff, review, steps_of
from tablee.review.seats import seen_from
from tablee.review.words import Sentences
from tablee.text_mode.advice import AdviceLine, advice_lines
from tablee.text_mode.commands import Need
from tablee.text_mode.observed import Observed
from tablee.texts import Texts

#: Seconds for advice: somebody is waiting for it.
ADVICE_SECONDS = 4.0

#: Whether nobody waits for a thought any more.
CalledOff = Callable[[], bool]


def silent(_: str) -> None:
    """Nobody is told."""


class LocalTable:
    """A match with its computer players, and what each human has been told of it."""

    def __init__(
        self, game: Game, match: Match, bots: list[Bot | None], bot_chance: FastChance
    ) -> None:
        self.game = game
        self.match = match
        self.bots = bots
        self.names = game.called(match.view(SPECTATOR), match.seats)
        match.seats = [
            SeatDocument(name, seat.bot) for name, seat in zip(self.names, match.seats, strict=True)
        ]
        self.humans = [seat for seat, bot in enumerate(bots) if bot is None]
        self._bot_chance = bot_chance
        #: The seats that want their pieces set up.
        self._set_up_for: set[int] = set()
        self._told = dict.fromkeys([SPECTATOR, *self.humans], -1)
        self._review: Review | None = None
        #: What became of the mistakes that a review has just found, in words.
        self._of_mistakes: list[str] = []
        #: Where mistakes are kept to be learned from; nowhere unless somebody says so.
        self.mistakes = Mistakes()
        self._answer_alone()

    def observed(
        self,
        seat: int,
        need: Need = "",
        review: Sentences | None = None,
    ) -> Observed:
        """What a seat may know now, with what a command needs besides."""
        return Observed(
            view=self.match.view(seat),
            names=self.names,
            to_act=self.match.to_act(),
            outcome=self.match.outcome(),
            events=self.match.log(seat) if need == "log" else [],
            summary=self._summary() if need == "summary" else None,
            review=review,
        )

    def _summary(self) -> Summary | None:
        """The game in numbers, once it is over."""
        return None if self.match.outcome() is None else Replay(self.match.record(), {}).summary()

    def review(
        self,
        seat: int,
        texts: Texts,
        tell: Callable[[str], None] = silent,
        called_off: CalledOff = never,
    ) -> Sentences | None:
        """What a seat's decisions cost, once the game is over; it is worked out once.

        That takes some seconds, and whoever waits is told how far it is. Nothing if it is called
        off, and where nobody can tell.
        """
        if seat < 0 or self.match.outcome() is None or self.game.judge() is None:
            return None
        record = self.match.record()
        if self._review is None:
            tell(texts.say("review-working"))
            told = 0

            def progress(done: int, total: int) -> None:
                nonlocal told
                quarter = done * 4 // total
                if told < quarter < 4:
                    told = quarter
                    tell(texts.say("review-progress", {"percent": quarter * 25}))

            try:
                clock = Deadline(math.inf, called_off)
                self._review = review(record, clock=clock, progress=progress)
            except ReviewCalledOff:
                return None
        narrator = self.game.narrator(texts.say, self.names, seat)
        found = seen_from(self._review, seat)
        steps = steps_of(self.match, record)
        count = self.mistakes.add(self.game.key, questions_of(self.game, found, steps, self.names))
        if count:
            self._of_mistakes = [self.mistakes.in_words(count, texts)]
        return Sentences(self.game, found, steps, narrator)

    def of_mistakes(self) -> list[str]:
        """Whether new mistakes come back as questions; it is told once."""
        told, self._of_mistakes = self._of_mistakes, []
        return told

    def news(self, seat: int) -> tuple[list[dict[str, Any]], bool]:
        """What happened since this was last asked for a seat, and whether only it has moved."""
        told = self._told[seat]
        self._told[seat] = self.match.line
        own = all(line.seat == seat for line in self.match.lines[max(told, 0) :])
        if told >= self.match.line:
            return [], own
        events = self.match.log(seat, max(told, 0))
        return [event for event in events if event["seq"] > told], own

    def remarks(self) -> list[str]:
        """What somebody beside the table has to say, who coaches."""
        return []

    def finished(self) -> bool:
        """Whether nothing more is to be done."""
        return self.match.outcome() is not None

    def set_up(self, seat: int) -> bool:
        """Set the pieces up for a seat, now and whenever it is asked again; whether there is any.

        A computer player of middling strength does it.
        """
        asked = self.match.view(seat).prompt().code in self.game.set_up_prompts
        if asked:
            self._set_up_for.add(seat)
            self._answer_alone()
        return asked

    def _arrange(self) -> bool:
        """One move for somebody who wants their pieces set up; whether there was one."""
        for seat in self.match.to_act():
            view = self.match.view(seat)
            if seat in self._set_up_for and view.prompt().code in self.game.set_up_prompts:
                self.match.play(seat, self.game.set_up_move(view, self._bot_chance))
                return True
        return False

    def bot_to_move(self) -> int | None:
        """The computer player that is to move, if it is for one."""
        return next((seat for seat in self.match.to_act() if self.bots[seat] is not None), None)

    def move_bot(self, seat: int, called_off: CalledOff = never) -> bool:
        """Let a computer player move; False if it was called off.

        Then nothing is left of its thought, and it will think the same again.
        """
        bot, chance = self.bots[seat], self._bot_chance.copy()
        assert bot is not None
        thought = bot.think(self.match.view(seat), chance, Deadline(math.inf, called_off))
        if called_off():
            return False
        self._bot_chance = chance
        self.match.play(seat, thought.move)
        self._answer_alone()
        return True

    def _answer_alone(self) -> None:
        """Answer for the human where there is nothing to choose (K8.5).

        Several humans at one keyboard would see who is not asked, which may tell of a hand.
        """
        while self._arrange():
            pass
        if len(self.humans) != 1 and self.game.secret_answers:
            return
        while True:
            seats = [seat for seat in self.match.to_act() if seat in self.humans]
            answers = [(seat, self.match.only_answer(seat)) for seat in seats]
            forced = [(seat, move) for seat, move in answers if move is not None]
            if not forced:
                return
            self.match.play(*forced[0])

    def move_bots(self, called_off: CalledOff = never) -> None:
        """Let computer players move until it is for a human, or over, or they are called off."""
        while (seat := self.bot_to_move()) is not None:
            if not self.move_bot(seat, called_off):
                return

    def play(self, seat: int, notation: str) -> Refusal | None:
        """Make a move, or say why not."""
        line = self.match.play(seat, self.game.parse(notation), self.match.line)
        if isinstance(line, Refusal):
            return line
        self._answer_alone()
        return None

    def undo(self, seat: int) -> Refusal | None:
        """Take the last move back, if somebody at this keyboard made it.

        What a computer player has answered stays: its answer may tell what it holds.
        """
        last = self.match.last_mover()
        answer = self.match.undo(seat if last is None or last not in self.humans else last)
        return answer if isinstance(answer, Refusal) else None

    def advice(self, seat: int, texts: Texts, called_off: CalledOff = never) -> list[str]:
        """What the strongest computer player would consider from a seat, in words (K12.1).

        Nothing if it is called off. Whoever asks does not change what comes of a seed.
        """
        game, view = self.game, self.match.view(seat)
        narrator = game.narrator(texts.say, self.names, seat)
        document = view.document()
        bot = game.bot(game.levels[-1])
        clock = Deadline(ADVICE_SECONDS, called_off)
        found = find_advice(game.notation, bot, view, self._bot_chance.copy(), clock)
        if called_off():
            return []
        advice: list[AdviceLine] = []
        for advised in found:
            move = game.parse(advised.move)
            # What may be done at any time, such as to surrender, has no number.
            number = view.moves.index(move) + 1 if move in view.moves else 0
            words = narrator.offered(document, move)
            advice.append((number, words, advised.score, narrator.reason(advised.reason, document)))
        return advice_lines(texts, advice)

    def save(self, name: str) -> str:
        """Write the record to a file; what went wrong, or nothing."""
        document = msgspec.json.format(msgspec.json.encode(self.match.record()))
        try:
            Path(name).write_bytes(document + b"\n")
        except (OSError, ValueError) as error:
            return getattr(error, "strerror", None) or str(error)
        return ""


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
