"""Computer players on a screen's thread stop thinking as soon as the player wants something else.

The bots here think for ever unless they are called off.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator

import pytest
from tests.tui.screens import local
from textual.message import Message

from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance, FastChance
from tablee.kernel.documents import Thought
from tablee.kernel.state import View
from tablee.term import local as local_table
from tablee.term.local import LocalTable
from tablee.texts import Texts
from tablee.tui.local import LocalSource
from tablee.tui.snapshot import Said


class Ponderer(Bot):
    """Thinks until it is called off."""

    def __init__(self) -> None:
        self.thinks = threading.Event()

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        end = time.monotonic() + 600
        self.thinks.set()
        while not clock.is_up():
            chance.below(2)
            assert time.monotonic() < end, "nobody calls it off"
            time.sleep(0.005)
        self.thinks.clear()
        return Thought(view.moves[0], self.reason(view, view.moves[0], []))


class Screen:
    """A source without a screen: what it says is kept."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.said: list[str] = []
        self.source = LocalSource(table, Texts("en"), beat=0.001)
        self.source.open(self._hear)

    def _hear(self, message: Message) -> None:
        if isinstance(message, Said):
            self.said += message.lines

    def until(self, condition: Callable[[], object]) -> None:
        end = time.monotonic() + 60
        while not condition():
            assert time.monotonic() < end, self.said
            assert self.source.failure is None
            time.sleep(0.005)


@pytest.fixture(name="ponderer")
def _ponderer() -> Ponderer:
    return Ponderer()


@pytest.fixture(name="screen")
def _screen(ponderer: Ponderer) -> Iterator[Screen]:
    """A match against somebody who thinks for ever, with a choice for both sides at once."""
    table = local("footclub", seats="human,human")
    while len(table.match.legal(0)) < 2 or len(table.match.to_act()) < 2:
        seat = table.match.to_act()[-1]
        table.match.play(seat, table.match.legal(seat)[-1])
    table.bots[1] = ponderer
    table.humans = [0]
    screen = Screen(table)
    yield screen
    screen.source.close()


def test_a_bot_is_called_off_by_a_move_and_by_taking_it_back(
    screen: Screen, ponderer: Ponderer
) -> None:
    match = screen.table.match
    before = match.line
    screen.until(ponderer.thinks.is_set)
    screen.source.play(match.legal(0)[0])
    screen.until(lambda: match.line == before + 1)
    screen.until(ponderer.thinks.is_set)
    screen.source.undo()
    screen.until(lambda: match.line == before + 2)
    assert match.lines[-1].undo
    assert 0 in match.to_act()


def test_whoever_asks_something_meanwhile_is_answered(screen: Screen, ponderer: Ponderer) -> None:
    screen.until(ponderer.thinks.is_set)
    screen.source.ask("help")
    screen.until(lambda: screen.said)
    screen.until(ponderer.thinks.is_set)


def test_leaving_does_not_wait_for_a_bot(screen: Screen, ponderer: Ponderer) -> None:
    screen.until(ponderer.thinks.is_set)
    screen.source.close()
    screen.source._thread.join(60)
    assert not screen.source._thread.is_alive()


def test_advice_is_called_off_by_a_move_but_not_by_a_question(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    adviser = Ponderer()
    monkeypatch.setattr(local_table, "find_advice", lambda *given: adviser.think(*given[2:5]))
    match = screen.table.match
    before = match.line
    screen.source.ask("hint")
    screen.until(adviser.thinks.is_set)
    screen.source.ask("help")
    assert adviser.thinks.is_set()
    screen.source.play(match.legal(0)[0])
    screen.until(lambda: match.line == before + 1)
    screen.until(lambda: screen.said)
    assert not any("%" in line for line in screen.said)


def test_neither_advice_nor_being_called_off_changes_what_comes_of_a_seed() -> None:
    games = []
    for disturbed in (False, True):
        table = local("les-poilus", seats="human,recruit,recruit,recruit")
        picks = FastChance(4)
        for _ in range(40):
            seat = table.bot_to_move()
            if seat is not None:
                if disturbed:
                    assert not table.move_bot(seat, lambda: True)
                table.move_bot(seat)
            elif table.match.to_act():
                if disturbed:
                    table.advice(0, Texts("en"), lambda: True)
                table.match.play(0, picks.choose(table.match.legal(0)))
        games.append([(line.seat, line.move) for line in table.match.lines])
    assert games[0] == games[1]
    assert len(games[0]) > 20
