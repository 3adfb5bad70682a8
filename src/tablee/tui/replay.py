"""A recorded game on a screen: any line, through anybody's eyes."""

from __future__ import annotations

from tablee.kernel.documents import Record
from tablee.kernel.state import SPECTATOR
from tablee.replay import Replay
from tablee.text_mode.interpreter import Interpreter
from tablee.text_mode.observed import Observed
from tablee.texts import Texts
from tablee.tui.snapshot import ScreenState, Shown, plain
from tablee.tui.source import Source


class ReplaySource(Source):
    """A game that is over, or was broken off; nothing can be changed."""

    replays = True

    def __init__(self, record: Record, names: list[str], texts: Texts) -> None:
        super().__init__(texts)
        # A record tells what was played, not why.
        self._replay = Replay(record, {})
        self._names = names
        self._seat = SPECTATOR
        self._line = 0
        self.game = self._replay.game
        narrator = self.game.narrator(texts.say, names)
        self._describer = self.game.describer(narrator)
        self._interpreter = Interpreter(self.game, texts)

    def _begin(self) -> None:
        self._show(fresh=True)

    def _show(self, fresh: bool = False) -> None:
        since = 0 if fresh else self._line - 1
        events = self._replay.events(self._seat, since, self._line) if since >= 0 else []
        self.say([self._describer.event(event) for event in events], fresh=fresh)
        state = self._replay.states[self._line]
        view = state.view(self._seat)
        narrator = self._describer.narrator
        snapshot = ScreenState(
            game=self.game.key,
            names=self._names,
            seat=self._seat,
            view=view.document(),
            prompt=view.prompt(),
            odds=plain(view.odds()) if view.moves else None,
            words=narrator.look(view) + (narrator.hand(view) if view.seat >= 0 else []),
            to_act=state.to_act(),
            outcome=state.outcome(),
            line=self._line,
            last=self._replay.last,
        )
        self.post(Shown(snapshot))

    def _step(self, line: int) -> None:
        line = max(0, min(line, self._replay.last))
        if line != self._line:
            forth = line == self._line + 1
            self._line = line
            self._show(fresh=not forth)

    def _look_through(self, seat: int) -> None:
        self._seat = seat if 0 <= seat < len(self._names) else SPECTATOR
        self._describer.narrator.reader = self._seat
        self._show(fresh=True)

    def _ask(self, line: str) -> None:
        state = self._replay.states[self._line]
        observed = Observed(
            view=state.view(self._seat),
            names=self._names,
            to_act=state.to_act(),
            outcome=state.outcome(),
            events=self._replay.events(self._seat, 0, self._line),
        )
        answer = self._interpreter.answer(observed, line)
        lines = answer.lines
        if answer.act == "quit":
            self.leave()
        elif answer.act:
            lines = [self.texts.say("tui-replay-fixed")]
        self.say(lines, "answer")

    def _play(self, move: int) -> None:
        del move

    def _undo(self) -> None:
        self._step(self._line - 1)

    def _why(self, move: int) -> None:
        del move
