"""What a screen shows and does: keys, mouse, refusals, undo, curtains, replays, sizes."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.trench_club.drawings import map_file
from tests.games.trench_club.tables import war
from tests.tui.screens import (
    NARROW,
    WIDE,
    advance,
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
from textual.widgets import Footer, Input

from tablee.cli.tui import replay_app
from tablee.games.trench_club.data.hexes import hex_name, hex_number
from tablee.kernel.chance import FastChance
from tablee.kernel.match import Match
from tablee.term.local import LocalTable
from tablee.texts import LANGUAGES, Texts
from tablee.tui.boards.chips import Chip
from tablee.tui.boards.hex_map import HexMap
from tablee.tui.boards.trench_club import TrenchClubBoard
from tablee.tui.widgets import Curtain, MovesList, Transcript


def front(*units: str, **more: Any) -> LocalTable:
    """A local table of Trench Club with a few units, both sides human but only one before it."""
    match = war(*units, **more).match
    seats = [
        msgspec.structs.replace(seat, name=name)
        for seat, name in zip(match.seats, ("Ada", "Ben"), strict=True)
    ]
    kept = Match(
        match.game,
        match.options,
        match._chance,
        seats,
        position=msgspec.to_builtins(match.position()),
    )
    return LocalTable(match.game, kept, [None, match.game.bot("uniform")], FastChance(1))


UNITS = ("germany infantry A8", "germany tank C7", "france tank C8", "france infantry M20")


def test_a_unit_is_chosen_and_moved_with_the_cursor() -> None:
    table = front(*UNITS)
    app = app_of(table)
    assert isinstance(app.board, TrenchClubBoard)
    board = app.board

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        chart = app.query_one(HexMap)
        chart.put_cursor(hex_number("A8"))
        await pilot.pause()
        assert shown(pilot, "#hint").startswith("Infantry (Germany): A8, road, at an entrance")
        await pilot.press("enter")
        assert board.chosen == 0
        assert listed(pilot)[0].startswith("‹")
        assert any("capture fort 3" in label for label in listed(pilot))
        marks = board._marks()
        assert marks[hex_number("A8")] == "<"
        assert marks[hex_number("A7")] == "o"
        # Where it cannot go it is told why, and stays chosen.
        await pilot.press(*["down"] * 9, "enter")
        await until(pilot, lambda: "(rule T" in shown(pilot, "#hint"))
        assert board.chosen == 0
        await pilot.press(*["up"] * 10)
        assert hex_name(chart.cursor) == "A7"
        await pilot.press("enter")
        await moved(pilot, 0)
        assert any("A7" in line for line in said(pilot))
        # And back again.
        await pilot.press("u")
        await until(pilot, lambda: "You take move 1 back." in said(pilot))
        # The next unit by key, and none by Esc.
        await pilot.press("n")
        assert board.chosen is not None
        await pilot.press("escape")
        assert board.chosen is None

    run(app, script)


def test_goals_show_what_the_way_costs_and_where_it_leads() -> None:
    app = app_of(front(*UNITS))

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        app.query_one(HexMap).put_cursor(hex_number("A8"))
        await pilot.press("enter")
        labels = [label.partition(". ")[2] for label in listed(pilot)]
        assert "A7 (½)" in labels
        assert "A10 (1)" in labels
        app.query_one(HexMap).put_cursor(hex_number("A10"))
        await until(pilot, lambda: shown(pilot, "#hint").endswith("; costs 1, over A9"))
        app.query_one(HexMap).put_cursor(hex_number("A7"))
        await until(pilot, lambda: shown(pilot, "#hint").endswith("; costs ½"))

    run(app, script)


def test_the_mouse_chooses_units_and_goals() -> None:
    table = front(*UNITS)
    app = app_of(table)
    assert isinstance(app.board, TrenchClubBoard)
    board = app.board

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        # Row 8 stands half a hex to the right, below the line of names.
        await pilot.click(HexMap, offset=(3 + 2, 8))
        assert board.chosen == 0
        await pilot.click(HexMap, offset=(3, 7))
        await moved(pilot, 0)
        assert any("A7" in line for line in said(pilot))
        await pilot.click(MovesList, offset=(4, 1))
        await pilot.pause()

    run(app, script)


def test_attacks_show_their_odds_where_the_cursor_is() -> None:
    app = app_of(front("germany tank C7", "france infantry C8", phase="designate"))
    assert isinstance(app.board, TrenchClubBoard)
    board = app.board

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        await pilot.press("n")
        assert board._marks()[hex_number("C8")] == "x"
        app.query_one(HexMap).put_cursor(hex_number("C8"))
        await pilot.pause()
        assert "destroys" in shown(pilot, "#hint")
        await pilot.press("enter")
        await until(pilot, lambda: any("is to attack" in line for line in said(pilot)))

    run(app, script)


def test_the_map_is_drawn_in_signs_that_need_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_of(front(*UNITS))

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        await pilot.press("n")
        chart = app.query_one(HexMap)
        lines = ["".join(segment.text for segment in chart.render_line(y)) for y in range(17)]
        assert lines[0].split() == list("ABCDEFGHIJKLM")
        assert lines[8].startswith(" 8   Gin<")
        assert "=o" in lines[7]
        assert "Ftk" in lines[8]
        assert "3+" in lines[9]
        await pilot.press("plus")
        await pilot.pause()
        lines = ["".join(segment.text for segment in chart.render_line(y)) for y in range(17)]
        assert any("Gin<" in line for line in lines)
        # Colours turned to grey could hardly be read.
        signs = [f"hex-map--{what}" for what in ("enemy", "water", "trench", "mark")]
        assert len({chart.get_component_styles(sign).color for sign in signs}) == 1

    run(app, script)


def test_an_illegal_card_says_why_and_a_legal_one_is_played() -> None:
    table = local("les-poilus", option=["leader=0"])
    app = app_of(table)

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        await pilot.pause()
        chip = app.query(Chip).first()
        assert not chip.legal
        app.set_focus(chip)
        await pilot.press("enter")
        await until(pilot, lambda: "! First name the intensity" in shown(pilot, "#hint"))
        await pilot.press("f4")
        await until(pilot, lambda: any(line.startswith("P2.1 ") for line in said(pilot)))
        line = table.match.line
        await types(pilot, "intensity 3")
        await moved(pilot, line)
        await my_turn(pilot)
        held = [chip for chip in app.query(Chip) if chip.key.startswith("held") and chip.legal]
        app.set_focus(held[0])
        await pilot.pause()
        assert "to fail" in shown(pilot, "#hint") or held[0].key.split()[1] in shown(pilot, "#hint")
        line = table.match.line
        await pilot.press("enter")
        await moved(pilot, line)

    run(app, script, WIDE)


def test_hands_are_behind_a_curtain_until_their_owner_sits_down() -> None:
    table = local("footclub", seats="human,human", names="Ada,Ben")
    app = app_of(table)

    async def script(pilot: Pilot[str]) -> None:
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert isinstance(app.screen, Curtain)
        assert "Ada" in app.screen.words
        assert app.snapshot is not None
        assert app.snapshot.view.hand is None
        await pilot.press("enter")
        await my_turn(pilot)
        assert app.snapshot.seat == 0
        assert any(line.startswith("You draw ") and "cards" not in line for line in said(pilot))
        line = table.match.line
        await types(pilot, "1")
        await moved(pilot, line)
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert said(pilot) == []
        assert app.snapshot.view.hand is None
        await pilot.press("enter")
        await my_turn(pilot)
        assert app.snapshot.seat == 1
        assert not any(
            line.startswith("Ada draws ") and "cards" not in line for line in said(pilot)
        )

    run(app, script)


@pytest.mark.parametrize("attacked", [False, True])
def test_the_rope_shows_a_chance_only_while_somebody_attacks(attacked: bool) -> None:
    table = local("footclub", seats="human,human", names="Ada,Ben")
    while attacked and table.match.view(0).prompt().code != "wait-go":
        advance(table, 1)
    app = app_of(table)

    async def script(pilot: Pilot[str]) -> None:
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert ("[" in shown(pilot, "#rope")) is attacked
        assert ("goal %" in shown(pilot, "#rope")) is attacked

    run(app, script, WIDE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["les-poilus", "footclub", "trench-club"])
@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_everything_important_is_in_sight(game: str, language: str, size: tuple[int, int]) -> None:
    table = local(game, language)
    advance(table, 8 if game != "trench-club" else 30)
    app = app_of(table, language)

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        await pilot.pause()
        for widget in (app.query_one(Footer), app.query_one("#command", Input)):
            assert widget.region.bottom <= size[1]
            assert widget.region.height == 1
        assert shown(pilot, "#prompt").startswith(">> ")
        assert app.query_one("#prompt").region.height >= 1
        assert app.query_one(MovesList).region.height >= 4
        assert app.query_one(Transcript).display is (size == WIDE)
        if size == NARROW:
            await pilot.press("f2")
            assert app.query_one(Transcript).display
            assert not app.query_one(MovesList).display
        board = app.board.query("HexMap, #hand Chip")
        assert board
        assert all(one.region.height >= 1 for one in board)

    run(app, script, size)


def test_commands_of_text_mode_are_answered_in_the_transcript(tmp_path: Path) -> None:
    app = app_of(local("les-poilus"))
    file = tmp_path / "game.json"

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        await types(pilot, "look")
        await until(pilot, lambda: any("Active threats" in line for line in said(pilot)))
        await types(pilot, "help")
        await until(pilot, lambda: any(line.startswith("Commands: ") for line in said(pilot)))
        await types(pilot, "nonsense")
        await until(pilot, lambda: "neither a move nor a command" in said(pilot)[-1])
        app.source.ask(f"save {file}")
        await until(pilot, file.exists)
        await types(pilot, "quit")
        await until(pilot, lambda: app.return_value == "")

    run(app, script)
    assert json.loads(file.read_text())["format"] == "tablee-record/1"


def test_a_number_means_the_list_on_the_screen_whatever_was_asked_before() -> None:
    table = local("trench-club")
    app = app_of(table)

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        await types(pilot, "moves")
        for number in ("1", "4", "2"):
            assert app.snapshot is not None
            line, wanted = app.snapshot.line, app.snapshot.moves[int(number) - 1]
            await types(pilot, number)
            await moved(pilot, line)
            assert table.match.lines[-1].move == wanted

    run(app, script)


def test_a_map_of_ones_own_is_on_the_screen(tmp_path: Path) -> None:
    file = tmp_path / "marne.txt"
    file.write_text(map_file(), "utf-8")
    app = app_of(local("trench-club", option=[f"map=@{file}"]))
    file.unlink()

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        board = app.screen_stack[0].query_one(HexMap)
        board.put_cursor(hex_number("B2"))
        await until(pilot, lambda: shown(pilot, "#hint").startswith("B2, forest"))

    run(app, script)


def test_a_replay_is_stepped_through_anybodys_eyes(tmp_path: Path) -> None:
    table = local("footclub")
    advance(table, 40)
    file = tmp_path / "game.json"
    assert table.save(str(file)) == ""
    app = replay_app(str(file), Texts("en"))

    async def script(pilot: Pilot[str]) -> None:
        await until(pilot, lambda: app.snapshot is not None)
        assert app.snapshot is not None
        assert app.snapshot.line == 0
        assert app.snapshot.view.hand is None
        await pilot.press("right", "right", "space", "left")
        await until(pilot, lambda: app.snapshot is not None and app.snapshot.line == 2)
        assert "line 2 of 40, seen by a spectator" in shown(pilot, "#title")
        await pilot.press("e")
        await until(pilot, lambda: app.snapshot is not None and app.snapshot.seat == 0)
        assert app.snapshot.view.hand is not None
        before = len(said(pilot))
        await pilot.press("end")
        await until(pilot, lambda: app.snapshot is not None and app.snapshot.line == 40)
        assert len(said(pilot)) > before
        await types(pilot, "look")
        await until(pilot, lambda: any(line.startswith("Turn ") for line in said(pilot)))
        await types(pilot, "undo")
        await until(pilot, lambda: "cannot be changed here" in said(pilot)[-1])
        await pilot.press("escape", "home")
        await until(pilot, lambda: app.snapshot is not None and app.snapshot.line == 0)

    run(app, script, WIDE)


def test_leaving_a_game_that_would_end_asks_first() -> None:
    app = app_of(local("footclub"))

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        await pilot.press("q")
        await until(pilot, lambda: "Q again leaves" in shown(pilot, "#hint"))
        await pilot.press("escape", "q")
        assert app.is_running
        await pilot.press("q")
        await until(pilot, lambda: app.return_value == "")

    run(app, script)


def screen_of(command: list[str], keys: bytes, home: Path) -> tuple[str, int]:
    """What a command draws on a terminal, and its exit code."""
    master, slave = pty.openpty()
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "TERM": "xterm", "NO_COLOR": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "tablee", *command],
        stdin=slave, stdout=slave, stderr=slave, env=environment,
    )  # fmt: skip
    os.close(slave)
    drawn, end, sent = b"", time.monotonic() + 60, False
    while time.monotonic() < end:
        if select.select([master], [], [], 0.3)[0]:
            try:
                piece = os.read(master, 65536)
            except OSError:
                break
            if not piece:
                break
            drawn += piece
        elif not sent and len(drawn) > 2000:
            os.write(master, keys)
            sent = True
    code = process.wait(20)
    os.close(master)
    return drawn.decode(errors="replace"), code


def test_the_command_opens_a_screen_and_leaves_it(tmp_path: Path) -> None:
    drawn, code = screen_of(["tui", "footclub", "--seed", "1", "--lang", "en"], b"qq", tmp_path)
    assert code == 0
    assert "FootClub" in drawn
    assert "\x1b[38;" not in drawn


@pytest.mark.parametrize("before", [[], ["sh", "-c", 'trap "" HUP; exec "$@"', "deaf"]])
def test_it_ends_when_the_terminal_goes_away(tmp_path: Path, before: list[str]) -> None:
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*before, sys.executable, "-m", "tablee", "tui", "footclub", "--seed", "1"],
        stdin=slave, stdout=slave, stderr=slave,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm"},
    )  # fmt: skip
    os.close(slave)
    os.read(master, 4096)
    os.close(master)
    assert process.wait(60) != 0


def test_without_a_terminal_it_says_so() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "tui", "footclub", "--lang", "en"],
        input="", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "This needs a terminal" in done.stderr
