"""Whole games on the screen, by keys, list, map and typing, in three languages."""

from __future__ import annotations

import pytest
from tests.tui.screens import (
    NARROW,
    WIDE,
    app_of,
    listed,
    local,
    moved,
    my_turn,
    run,
    said,
    shown,
    types,
    until,
)
from textual.pilot import Pilot

from tablee.games.trench_club.data.hexes import COLUMNS
from tablee.kernel.chance import FastChance
from tablee.texts import LANGUAGES
from tablee.tui.app import TableApp
from tablee.tui.boards.hex_map import HexMap
from tablee.tui.boards.trench_club import TrenchClubBoard
from tablee.tui.widgets import MovesList


async def pick_from_list(pilot: Pilot[str], place: int) -> None:
    """Go down the list of moves and press Enter."""
    pilot.app.query_one(MovesList).focus()
    await pilot.press("home", *["down"] * place, "enter")


#: The language in which a game is played to its end; in the others it is played for some turns.
WHOLE = {"les-poilus": "fr", "footclub": "de", "trench-club": "en"}
TURNS = 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["les-poilus", "footclub"])
def test_a_game_of_cards_is_played(game: str, language: str) -> None:
    whole = language == WHOLE[game]
    table = local(game, language)
    app = app_of(table, language)
    picks = FastChance(4)

    async def play(pilot: Pilot[str]) -> None:
        turn = 0
        while (whole or turn < TURNS) and await my_turn(pilot):
            assert app.snapshot is not None
            line, count = app.snapshot.line, len(app.snapshot.moves)
            place = picks.below(count)
            turn += 1
            if turn % 2:
                await pick_from_list(pilot, place)
            else:
                await types(pilot, str(place + 1))
            await moved(pilot, line)

    run(app, play, WIDE if language == "fr" else NARROW)
    assert (table.match.outcome() is not None) == whole


#: By phase: the move that ends it.
ENDS = {"designate": "confirm attacks", "money": "end turn"}


class Officer:
    """Plays Trench Club with the map: units by key, goals by cursor, the rest from the list."""

    def __init__(self, pilot: Pilot[str], app: TableApp) -> None:
        self.pilot = pilot
        self.app = app
        self.picks = FastChance(6)
        self.turns = 0
        assert isinstance(app.board, TrenchClubBoard)
        self.board = app.board

    async def play(self, turns: int = 10_000) -> None:
        """Play to the end, or for so many moves."""
        for _ in range(turns):
            if not await my_turn(self.pilot):
                return
            assert self.app.snapshot is not None
            line = self.app.snapshot.line
            phase = self.app.snapshot.view.position.phase
            if phase == "move" and self.board._units():
                await self._march()
            elif phase in ENDS and self.picks.below(3):
                # The quickest way: type it, in English as always understood.
                await types(self.pilot, ENDS[phase])
            else:
                await pick_from_list(self.pilot, self.picks.below(min(3, len(listed(self.pilot)))))
                if self.board.chosen is not None:
                    # A group was opened: take the first thing in it.
                    await pick_from_list(self.pilot, 1)
            await self._goes_on(line)

    async def _goes_on(self, line: int) -> None:
        """Wait until the game has gone on, and say once more that there is no attack."""
        sure = self.app.texts.say("trench-club-sure-no-attacks", {})

        def moved_on() -> bool:
            return self.app.snapshot is not None and self.app.snapshot.line != line

        await until(self.pilot, lambda: moved_on() or said(self.pilot)[-1] == sure)
        if not moved_on():
            await types(self.pilot, ENDS["designate"])
            await moved(self.pilot, line)

    async def _march(self) -> None:
        """Choose the next unit; take a goal from the list, or sometimes on the map."""
        self.app.query_one(HexMap).focus()
        self.board.cancel()
        await self.pilot.press("n")
        goals = [number for number, mark in self.board._marks().items() if mark == "o"]
        self.turns += 1
        if self.turns % 6 or not goals:
            await pick_from_list(self.pilot, 1 + self.picks.below(min(4, len(goals) or 1)))
            return
        cursor = self.app.query_one(HexMap).cursor
        goal = min(goals, key=lambda number: abs(number - cursor))
        rows, columns = goal // COLUMNS - cursor // COLUMNS, goal % COLUMNS - cursor % COLUMNS
        await self.pilot.press(*["down" if rows > 0 else "up"] * abs(rows))
        await self.pilot.press(*["right" if columns > 0 else "left"] * abs(columns))
        assert self.app.query_one(HexMap).cursor == goal
        await self.pilot.press("enter")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_trench_club_is_played_on_the_map(language: str) -> None:
    # An armistice ends it: whole wars take the pilot minutes and show nothing else.
    table = local("trench-club", language, option=["armistice=2"])
    app = app_of(table, language)
    whole = language == WHOLE["trench-club"]

    async def play(pilot: Pilot[str]) -> None:
        if not whole:
            # The set-up, and the first units of the first turn.
            await Officer(pilot, app).play(15)
            return
        await Officer(pilot, app).play()
        outcome = table.match.outcome()
        assert outcome is not None
        narrator = table.game.narrator(app.texts.say, table.names)
        assert shown(pilot, "#prompt") == narrator.outcome(outcome)
        assert len(said(pilot)) > 60

    run(app, play, WIDE if language == "de" else NARROW)
    assert (table.match.outcome() is not None) == whole
