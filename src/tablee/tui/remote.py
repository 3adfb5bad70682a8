"""A server's table on a screen."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.client import Lost, Refused
from tablee.games import registry
from tablee.kernel.documents import Outcome, Prompt
from tablee.protocol.public_log import AnyPublic, PublicMoved, PublicStarted
from tablee.protocol.sentences import Sentences
from tablee.term.remote import RemoteTable, lost_words
from tablee.texts import Texts
from tablee.tui.boards import needs_words
from tablee.tui.snapshot import ScreenState, Shown
from tablee.tui.source import Source


class RemoteSource(Source):
    """A seat at a server's table; what is shown is what the server has sent."""

    def __init__(self, table: RemoteTable, texts: Texts) -> None:
        super().__init__(texts)
        self.table = table
        self.game = registry.game(table.seat.info["game"])
        #: How many entries were told so far, and whether the dice were checked.
        self._told = 0
        self._checked = False
        table.on_lost = self._lost

    def _begin(self) -> None:
        if self.table.seat.info.get("deal"):
            self.say([self.texts.say("server-luck-fixed")])
        self._tell()

    def _go_on(self) -> None:
        try:
            if self.table.listen(self.pause):
                self.table.arrange()
                self._tell()
        except Lost as lost:
            self.leave(self.texts.say(lost_words(str(lost))))
            self._over.set()

    def _lost(self) -> None:
        self.say([self.texts.say("tui-lost")], "refusal")

    def _end(self) -> None:
        self.table.seat.close()

    # ---- saying -----------------------------------------------------------------------------

    def _tell(self) -> None:
        seat = self.table.seat
        narrator = self.game.narrator(self.texts.say, self.table.names, seat.seat)
        sentences = Sentences(narrator, self.texts, self.table.names, seat.seat)
        lines: list[str] = []
        for entry in seat.entries[self._told :]:
            lines += sentences.sentences(_typed(entry))
        self._told = len(seat.entries)
        self.say(lines)
        self.post(Shown(self._snapshot()))
        if seat.over and not self._checked:
            self._checked = True
            checked = self.table.dice_check(self.texts)
            self.say([checked] if checked else [])

    def _snapshot(self) -> ScreenState:
        seat = self.table.seat
        mine = self.table.is_asked
        # What the table answers by itself is no question.
        answered = seat.auto_answer
        to_act = list(seat.info.get("to_act", ()))
        return ScreenState(
            game=self.game.key,
            names=self.table.names,
            seat=seat.seat,
            view=_document(seat.view, self.game.view_type),
            prompt=None if answered else _document(seat.prompt, Prompt),
            moves=[] if answered else [self.game.parse(move) for move in self._moves()],
            odds=self._odds() if mine else None,
            words=self._words(),
            to_act=[one for one in to_act if one != seat.seat] if answered else to_act,
            outcome=_document(seat.outcome, Outcome),
            lost=self.table.lost,
            line=seat.line,
        )

    def _moves(self) -> list[str]:
        """The moves in the order of the list on the screen."""
        seat = self.table.seat
        return seat.moves_like("") if seat.groups else seat.moves

    def _words(self) -> list[str]:
        if not needs_words(self.game) or self.table.seat.view is None:
            return []
        asked = ["look", "hand"] if self.table.seat.seat >= 0 else ["look"]
        return [line for command in asked for line in self.table.command(command).lines]

    def _odds(self) -> dict[str, Any] | None:
        try:
            found: dict[str, Any] | None = self.table.seat.ask({"type": "odds"})["odds"]
        except Refused:
            return None
        return found

    # ---- doing ------------------------------------------------------------------------------

    def _work(self) -> None:
        try:
            super()._work()
        except Refused as refused:
            self.say([str(refused)], "refusal")
        except Lost:
            # The next look at the connection mends it, or gives it up.
            self._lost()

    def _set_up(self) -> None:
        self._done(self.table.set_up())

    def _play(self, move: int) -> None:
        self._done(self.table.play(self.game.notation(move)))

    def _undo(self) -> None:
        self.table.seat.undo()
        self._tell()

    def _why(self, move: int) -> None:
        reason = self.table.seat.why(self.game.notation(move))
        if reason:
            self.say([reason], "refusal")

    def _ask(self, line: str) -> None:
        answer = self.table.command(line)
        self.say(answer.lines, "answer")
        if answer.act == "quit":
            self.leave()
        elif answer.act == "hint":
            self.say(self.table.advice(self.texts, self._moves()), "answer")
        elif answer.act:
            self._done(self.table.act(answer))

    def _done(self, refusal: str) -> None:
        if refusal:
            self.say([refusal], "refusal")
        else:
            self._tell()


def _typed(entry: dict[str, Any]) -> AnyPublic:
    """An entry as the struct it was; events stay plain, whatever fields a game gives them."""
    if "events" in entry:
        kind = PublicMoved if entry["kind"] == "moved" else PublicStarted
        fields = {name: value for name, value in entry.items() if name != "kind"}
        return kind(**fields)
    found: AnyPublic = msgspec.convert(entry, AnyPublic)
    return found


def _document(data: Any, kind: Any) -> Any:
    return None if data is None else msgspec.convert(data, kind)
