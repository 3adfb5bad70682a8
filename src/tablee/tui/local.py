"""A local table on a screen: humans at one keyboard, and computer players who take their time."""

from __future__ import annotations

import time

from tablee.kernel.documents import Refusal
from tablee.kernel.state import SPECTATOR, View
from tablee.term.local import LocalTable
from tablee.text_mode.interpreter import Interpreter
from tablee.text_mode.observed import Answer
from tablee.texts import Texts
from tablee.tui.boards import needs_words
from tablee.tui.snapshot import ScreenState, Shown, plain
from tablee.tui.source import Source


class LocalSource(Source):
    """A match with computer players; hands are hidden between humans."""

    ends_with_the_screen = True

    def __init__(self, table: LocalTable, texts: Texts, beat: float = 0.35) -> None:
        super().__init__(texts)
        self.table = table
        #: Seconds between two moves of computer players.
        self._beat = beat
        self._next_bot = 0.0
        self._present = table.humans[0] if len(table.humans) == 1 else SPECTATOR
        self._interpreters: dict[int, Interpreter] = {}
        game = table.game
        self._describer = game.describer(game.narrator(texts.say, table.names, self._present))

    def _begin(self) -> None:
        self._tell()

    def _go_on(self) -> None:
        """Let a computer player move, one at a time and not too fast.

        It is called off when the player wants something meanwhile, such as their last move back.
        """
        seat = self.table.bot_to_move()
        if seat is None or time.monotonic() < self._next_bot:
            return
        if self._beat:
            if not self.table.move_bot(seat, self.is_called):
                return
            self._next_bot = time.monotonic() + self._beat
        else:
            self.table.move_bots(self.is_called)
        self._tell()

    # ---- saying -----------------------------------------------------------------------------

    def _tell(self, fresh: bool = False) -> None:
        """What happened, and the table as the one before the screen may know it."""
        match = self.table.match
        waits = self._who_must_sit_down()
        if not waits:
            events, _ = self.table.news(self._present)
            if fresh:
                events = match.log(self._present)
            self.say([self._describer.event(event) for event in events], fresh=fresh)
        self._remark()
        self.post(Shown(self._snapshot(waits)))

    def _remark(self) -> None:
        """What a coach says, if there is one."""
        lines = self.table.remarks()
        if lines:
            self.say(lines, "answer")

    def _who_must_sit_down(self) -> str:
        """The human whose turn it is, if somebody else sits before the screen."""
        match = self.table.match
        humans = [seat for seat in match.to_act() if seat in self.table.humans]
        if not humans or self._present in humans or self.table.bot_to_move() is not None:
            return ""
        return self.table.names[humans[0]] if len(self.table.humans) > 1 else ""

    def _snapshot(self, curtain: str) -> ScreenState:
        match, game = self.table.match, self.table.game
        # Behind a curtain only what everybody may know is shown.
        seat = SPECTATOR if curtain else self._present
        view = match.view(seat)
        return ScreenState(
            game=game.key,
            names=self.table.names,
            seat=seat,
            view=view.document(),
            prompt=view.prompt(),
            moves=list(view.moves),
            odds=plain(view.odds()) if view.moves else None,
            words=self._words(view),
            to_act=match.to_act(),
            outcome=match.outcome(),
            curtain=curtain,
            line=match.line,
        )

    def _words(self, view: View) -> list[str]:
        if not needs_words(self.table.game):
            return []
        narrator = self.table.game.narrator(self.texts.say, self.table.names, view.seat)
        return narrator.look(view) + (narrator.hand(view) if view.seat >= 0 else [])

    # ---- doing ------------------------------------------------------------------------------

    def _sit(self) -> None:
        humans = [seat for seat in self.table.match.to_act() if seat in self.table.humans]
        if humans:
            self._present = humans[0]
            self._describer.narrator.reader = humans[0]
            self._tell(fresh=True)

    def _set_up(self) -> None:
        self.table.set_up(self._present)
        self._done(None)

    def _play(self, move: int) -> None:
        self._done(self.table.play(self._present, self.table.game.notation(move)))

    def _undo(self) -> None:
        self._done(self.table.undo(self._present))

    def _done(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            view = self.table.match.view(self._present)
            self.say([self._describer.narrator.refusal(refusal, view)], "refusal")
            return
        self._next_bot = time.monotonic() + self._beat
        self._tell()

    def _why(self, move: int) -> None:
        refusal = self.table.match.refuse(self._present, move)
        if refusal is not None:
            view = self.table.match.view(self._present)
            self.say([self._describer.narrator.refusal(refusal, view)], "refusal")

    def _ask(self, line: str) -> None:
        seat = self._present
        if seat not in self._interpreters:
            self._interpreters[seat] = Interpreter(self.table.game, self.texts)
        interpreter = self._interpreters[seat]
        need = interpreter.needs(line, remote=False)
        review = None
        if need == "review":
            review = self.table.review(seat, self.texts, self._tell_review, self.is_overtaken)
        observed = self.table.observed(seat, need, review)
        answer = interpreter.answer(observed, line)
        self.say([*answer.lines, *self.table.of_mistakes()], "answer")
        self._act(answer)

    def _tell_review(self, line: str) -> None:
        self.say([line], "answer")

    def _act(self, answer: Answer) -> None:
        if answer.act == "move":
            self._play(self.table.game.parse(answer.argument))
        elif answer.act == "undo":
            self._undo()
        elif answer.act == "hint":
            advice = self.table.advice(self._present, self.texts, self.is_overtaken)
            self.say(advice, "answer")
        elif answer.act == "set-up":
            self._set_up()
        elif answer.act == "save":
            reason = self.table.save(answer.argument)
            values = {"name": answer.argument, "reason": reason}
            message = "term-not-saved" if reason else "term-saved"
            self.say([self.texts.say(message, values)], "answer")
        elif answer.act == "quit":
            self.leave()
