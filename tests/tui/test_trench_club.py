"""Trench Club on the screen: set up by Enter alone or at a word; help; sides; a guided game."""

from __future__ import annotations

from pathlib import Path

from tests.tui.screens import app_of, local, moved, my_turn, run, shown, until
from textual.pilot import Pilot

from tablee.cli.tui import replay_app
from tablee.term.guided import GuidedTable
from tablee.texts import Texts
from tablee.tui.boards.hex_map import HexMap
from tablee.tui.widgets import HelpWindow, MovesList, Transcript


def test_enter_alone_puts_units_into_companies() -> None:
    table = local("trench-club")
    app = app_of(table)

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        for _ in range(3):
            assert app.snapshot is not None
            line = app.snapshot.line
            await pilot.press("enter")
            await pilot.pause()
            await pilot.press("enter")
            await moved(pilot, line)
        own = [line for line in table.match.lines if line.seat == 0]
        assert len(own) == 3

    run(app, script)


def test_the_pieces_are_set_up_for_whoever_wants_it() -> None:
    table = local("trench-club")
    app = app_of(table)

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        await pilot.press("home", "enter")
        await until(pilot, lambda: table.match.view(0).prompt().code in ("companies", "move"))
        # What is set up by a list is commanded on the map.
        await until(pilot, lambda: isinstance(app.focused, HexMap))
        await pilot.press("enter")
        await until(pilot, lambda: "n goes to the next unit" in shown(pilot, "#hint"))

    run(app, script)


def test_a_list_that_is_hidden_makes_no_moves() -> None:
    app = app_of(local("trench-club"))

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        assert isinstance(app.focused, MovesList)
        await pilot.press("f2", "f2")
        await until(pilot, lambda: isinstance(app.focused, HexMap))

    run(app, script)


def test_help_is_a_window_of_its_own() -> None:
    app = app_of(local("trench-club"))

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        await pilot.press("escape", "f1")
        await until(pilot, lambda: isinstance(app.screen, HelpWindow))
        assert isinstance(app.screen, HelpWindow)
        told = app.screen.lines
        assert any(line.startswith("Arrows move") for line in told)
        assert any(line.startswith("setup: ") for line in told)
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, HelpWindow))
        assert not (set(told) - {""}) & set(app.query_one(Transcript).said)

    run(app, script)


def test_an_empty_hint_leaves_its_rows_to_the_map() -> None:
    app = app_of(local("trench-club"))

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        await pilot.press("down")
        await until(pilot, lambda: bool(shown(pilot, "#hint")))
        await pilot.pause()
        assert app.query_one("#hint").size.height == 1
        assert app.query_one(HexMap).size.height >= 18

    run(app, script)


def test_both_sides_are_told_apart_in_a_spectators_replay(tmp_path: Path) -> None:
    table = local("trench-club", seats="sensible,sensible", names=None)
    for _ in range(70):
        seat = table.bot_to_move()
        assert seat is not None
        table.move_bot(seat)
    file = tmp_path / "game.json"
    assert table.save(str(file)) == ""
    app = replay_app(str(file), Texts("en"))

    async def script(pilot: Pilot[str]) -> None:
        await until(pilot, lambda: app.snapshot is not None)
        await pilot.press("end")
        await until(pilot, lambda: app.snapshot is not None and app.snapshot.line == 70)
        chart = app.query_one(HexMap).chart
        assert chart is not None
        assert {(unit.sign[0], unit.own) for unit in chart.units.values()} == {
            ("G", True),
            ("F", False),
        }

    run(app, script)


def test_the_guided_first_game_is_the_browsers_and_goes_to_its_end() -> None:
    for key in ("trench-club", "les-poilus", "footclub"):
        table = GuidedTable(key, Texts("en"), "Ada")
        told = table.remarks()
        assert told
        [seat] = table.humans
        while not table.finished():
            table.move_bots()
            told += table.remarks()
            if table.finished():
                break
            line = table._guided.lines[table._at]
            legal = [table.game.notation(move) for move in table.match.legal(seat)]
            other = [notation for notation in legal if notation not in line.moves]
            if other:
                before = table.match.line
                assert table.play(seat, other[0]) is None
                assert table.match.line == before
                assert len(table.remarks()) == 1
            written = next(notation for notation in line.moves if notation in legal)
            assert table.play(seat, written) is None
            told += table.remarks()
        assert len(told) == len(table._guided.words)


def test_the_coach_speaks_on_the_screen() -> None:
    table = GuidedTable("trench-club", Texts("en"), "Ada")
    app = app_of(table)

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        said = app.query_one(Transcript).said
        await until(pilot, lambda: any("A staff map of the Aisne" in line for line, _ in said))

    run(app, script)
