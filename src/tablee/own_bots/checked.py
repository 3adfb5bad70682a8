"""A player that somebody wrote: what it answers is checked, and what it broke down on is saved."""

from __future__ import annotations

import hashlib
import operator
import os
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from tablee.games import registry
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance, FastChance
from tablee.kernel.documents import Fault, Faults, Reason, Thought, Weighed
from tablee.kernel.game import Game
from tablee.kernel.reading import read_json, read_struct
from tablee.kernel.state import View

FORMAT: Final = "tablee-bot-fault/1"
#: A fault names so many moves; all of them are in the file.
SHOWN: Final = 8


class BotFault(Exception):
    """A player broke down or answered with something that is not a move of its."""


class FaultDocument(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player broke down on: enough to ask it again."""

    format: Literal["tablee-bot-fault/1"] = FORMAT
    game: str
    bot: str
    seat: int
    problem: str
    #: What it answered, as Python prints it.
    answer: str = ""
    traceback: list[str] = []
    #: The moves it could choose from: as numbers, and as text.
    moves: dict[str, str]
    #: What its seat knew.
    view: dict[str, Any]
    #: A position that looks the same from that seat: its hidden part is made up.
    position: dict[str, Any]
    #: Where its chance stood.
    chance: list[int] = []


class OwnBot(Bot):
    """Somebody's own player behind a check."""

    def __init__(self, name: str, game: Game, player: Any) -> None:
        self.name = name
        self._game = game
        self._player = player

    def choose(self, view: View, chance: Chance) -> int:
        """The player's move; raises `BotFault` if it is none."""
        return self._checked(view, *self._asked(self._player.choose, view, chance, ()))

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        """The player's own thought, if it has one; else its move."""
        if not isinstance(self._player, Bot) or type(self._player).think is Bot.think:
            return Thought(self.choose(view, chance), super().reason(view, -1, []))
        before, answer = self._asked(self._player.think, view, chance, (clock,))
        self._checked(view, before, getattr(answer, "move", answer))
        thought: Thought = answer
        return thought

    def _asked(
        self, ask: Callable[..., Any], view: View, chance: Chance, more: tuple[Clock, ...]
    ) -> tuple[object, Any]:
        """Where chance stood, and what the player answers.

        A view is not copied for it, and some of its lists are the table's own: so who changes
        what it is shown is found out, before that decides a game.
        """
        before, moves, seat = chance.bookmark(), list(view.moves), view.seat
        shown = _shown(view)
        try:
            answer = ask(view, chance, *more)
        except (Exception, SystemExit) as error:
            if shown != _shown(view):
                raise self._changed(seat, moves, shown) from error
            raise self._broken(view, before, error) from error
        finally:
            # The list is lent: whoever takes moves out of it, or puts some in, changes nothing.
            view.moves[:] = moves
        if shown != _shown(view):
            raise self._changed(seat, moves, shown)
        return before, answer

    def _changed(self, seat: int, moves: list[int], shown: bytes) -> BotFault:
        problem = "changed the view it was shown, which a player may only read"
        document = FaultDocument(
            game=self._game.key,
            bot=self.name,
            seat=seat,
            problem=problem,
            moves={str(move): self._game.notation(move) for move in moves},
            view=msgspec.json.decode(shown),
            position={},
        )
        saved = _save(document)
        file = f"\nWhat it had been shown is saved in {saved}." if saved else ""
        return BotFault(f"{self.name} {problem}, at seat {seat} of {self._game.key}.{file}")

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:
        """What the player says of a move."""
        if isinstance(self._player, Bot):
            return self._player.reason(view, move, weighed)
        return super().reason(view, move, weighed)

    def _checked(self, view: View, before: object, answer: Any) -> int:
        try:
            move = -1 if isinstance(answer, bool) else operator.index(answer)
        except TypeError:
            move = -1
        if move == -1:
            kind = type(answer).__name__
            problem = f"returned {_short(answer)} ({kind}), not a number of view.moves"
            raise self._fault(view, before, problem, answer)
        if move not in view.moves and move not in view.at_any_time():
            problem = f"returned {move}, which is not among its {len(view.moves)} moves"
            raise self._fault(view, before, problem, answer)
        return move

    def _broken(self, view: View, before: object, error: BaseException) -> BotFault:
        words = traceback.format_exception_only(error)[-1].strip()
        frames = traceback.extract_tb(error.__traceback__)[1:]
        where = f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
        lines = "".join(traceback.format_exception(error)).splitlines()
        return self._fault(view, before, f"broke down: {words}{where}", None, lines)

    def _fault(
        self,
        view: View,
        before: object,
        problem: str,
        answer: object,
        trace: list[str] | None = None,
    ) -> BotFault:
        game = self._game
        moves = {str(move): game.notation(move) for move in view.moves}
        document = FaultDocument(
            game=game.key,
            bot=self.name,
            seat=view.seat,
            problem=problem,
            answer="" if trace else _short(answer),
            traceback=trace or [],
            moves=moves,
            view=msgspec.to_builtins(view.document()),
            position=msgspec.to_builtins(view.sample(FastChance(0)).position()),
            chance=list(before) if isinstance(before, tuple) else [],
        )
        shown = [f"{move} ({text})" for move, text in list(moves.items())[:SHOWN]]
        more = f" and {len(moves) - SHOWN} more" if len(moves) > SHOWN else ""
        lines = [f"{self.name} {problem}, at seat {view.seat} of {game.key}."]
        if not trace:
            lines.append(f"Its moves: {', '.join(shown)}{more}.")
        file = _save(document)
        if file:
            lines.append(f"What it saw is saved. Ask it again: tablee bot '{self.name}' {file}")
        return BotFault("\n".join(lines))


def _shown(view: View) -> bytes:
    """What a view shows; nothing where it was changed so that it no longer can."""
    try:
        return msgspec.json.encode(view.document())
    except Exception:
        return b""


def _short(answer: object) -> str:
    try:
        text = repr(answer)
    except Exception:
        text = object.__repr__(answer)
    return text if len(text) <= 200 else f"{text[:200]}…"


def _save(document: FaultDocument) -> str:
    """Write it here or, where one may not write, among temporary files; the name, if that worked.

    The name comes from the content: thousands of games that fail alike leave one file.
    """
    data = msgspec.json.format(msgspec.json.encode(document)) + b"\n"
    name = f"bot-fault-{hashlib.sha256(data).hexdigest()[:8]}.json"
    for file in (Path(name), Path(tempfile.gettempdir()) / name):
        try:
            file.write_bytes(data)
        except OSError:
            continue
        return os.fspath(file)
    return ""


def read_fault(text: bytes, source: str) -> tuple[FaultDocument, View, Chance]:
    """What a player broke down on, its view and its chance; raises `Faults`."""
    try:
        fault = read_struct(FaultDocument, read_json(text, source), "")
        game = registry.game(fault.game)
        state = game.load(fault.position)
        if not 0 <= fault.seat < state.seat_count():
            raise Faults([Fault("seat", f"there are {state.seat_count()} seats")])
    except registry.UnknownGame as error:
        raise Faults([Fault("game", str(error))], source) from None
    except Faults as faults:
        raise faults.named(source) from None
    chance = FastChance(0)
    if len(fault.chance) == 4:
        chance.go_to(tuple(fault.chance))
    return fault, state.view(fault.seat), chance
