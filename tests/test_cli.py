"""The `tablee` command as a person types it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tablee.cli import main
from tablee.games import registry
from tablee.games.trench_club.data.maps import map_text
from tablee.term.screen import Screen

SIMULATE = "simulate les-poilus --players 4 --games 60 --bots uniform --seed 1 --json"


class Run:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Tablee = Callable[..., Run]


@pytest.fixture
def tablee(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Tablee:
    """Runs a command in this process."""

    def run(command: str, typed: str = "") -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(command.split())
        except SystemExit as stop:
            code = int(stop.code or 0)
        printed = capsys.readouterr()
        return Run(code, printed.out, printed.err)

    return run


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in report.items() if k not in ("seconds", "steps_per_second")}


def test_the_games_are_listed_with_their_options(tablee: Tablee) -> None:
    assert all(name in tablee("games --lang en").out for name in registry.names())
    assert "--option difficulty=normal" in tablee("games les-poilus --lang fr").out
    listed = json.loads(tablee("games --json").out)
    assert [game["game"] for game in listed] == registry.names()


def test_a_simulation_is_the_same_every_time_and_with_any_number_of_processes(
    tablee: Tablee,
) -> None:
    first = json.loads(tablee(SIMULATE).out)
    assert {"games", "steps", "seconds", "steps_per_second", "outcomes", "wins"} <= set(first)
    assert first["games"] == 60
    assert sum(first["outcomes"].values()) == 60
    assert without_time(json.loads(tablee(SIMULATE).out)) == without_time(first)
    assert without_time(json.loads(tablee(SIMULATE + " --jobs 2").out)) == without_time(first)
    other = json.loads(tablee(SIMULATE.replace("--seed 1", "--seed 2")).out)
    assert without_time(other) != without_time(first)


def test_a_simulation_can_be_read_by_people(tablee: Tablee) -> None:
    out = tablee("simulate les-poilus --games 20 --bots uniform --option difficulty=recruit").out
    assert "20 games of les-poilus" in out
    assert "wins by seat" in out
    lines = tablee("simulate footclub --games 4 --bots uniform").out.splitlines()
    means = [line.index(" a game (") for line in lines if " a game (" in line]
    assert len(means) > 5
    assert len(set(means)) == 1, "however long the name of a statistic is"


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("simulate les-poilu", "did you mean 'les-poilus'?"),
        ("simulate les-poilus --players 9", "options.players: must be at most 5"),
        (
            "simulate trench-club --option threshold_step=3",
            "options.threshold_step: 3 must be one of 1, 2",
        ),
        ("simulate les-poilus --option dificulty=normal", "did you mean 'difficulty'?"),
        ("simulate les-poilus --option difficulty=nomal", "did you mean 'normal'?"),
        ("simulate les-poilus --option difficulty", "write NAME=VALUE"),
        ("simulate trench-club --option prices.tnak=9", "prices.tnak: is not a unit; did you mean"),
        ("simulate trench-club --option prices.tank=big", "prices.tank: must be a whole number"),
        ("simulate les-poilus --bots genius", "choose from recruit, regular, captain"),
        ("simulate les-poilus --bots uniform,uniform", "names 2 seats, but the table has 4"),
        ("simulate les-poilus --games 0", "--games: must be at least 1"),
        ("simulate les-poilus --games many", "invalid int value: 'many'"),
        ("simulate les-poilus --option leader=4", "seat 4 does not exist with 4 players"),
        ('simulate les-poilus --option soldiers=["felix","felix"]', "felix is taken twice"),
        ("term les-poilus --seats human,robot,x,y", "has no 'robot'"),
        ("term les-poilus --names A,B", "2 names for 1 humans"),
        ("replay no-such-file.json", "no-such-file.json: No such file or directory"),
        ("scenario no-such-file.toml", "no-such-file.toml: No such file or directory"),
        ("bench --seconds 0", "--seconds: must be more than 0"),
        ("bench --seconds nan", "--seconds: must be more than 0"),
        ("frobnicate", "invalid choice: 'frobnicate'"),
        ("completion csh", "invalid choice: 'csh'"),
        ("lab compare footclub captain regular --games 9", "Try: tablee lab compare --help"),
        ("--games 9 games", "Try: tablee --help"),
    ],
)
def test_bad_input_gets_one_clear_sentence_and_exit_code_2(
    tablee: Tablee, command: str, complaint: str
) -> None:
    run = tablee(command)
    assert run.code == 2
    assert complaint in run.err
    assert run.out == ""
    assert "Traceback" not in run.err


def first_moves(count: int = 2000) -> str:
    """Always the first move listed."""
    return "1\n" * count


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_game_is_played_in_the_terminal_to_its_end(
    tablee: Tablee, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    run = tablee(f"term les-poilus --seed 5 --lang {language} --save {file}", first_moves())
    assert run.code == 0
    replayed = tablee(f"replay {file} --lang {language}")
    assert replayed.code == 0
    assert replayed.out.splitlines()[-1] in run.out.splitlines()
    for seat in ("0", "3", "spectator"):
        assert tablee(f"replay {file} --seat {seat}").code == 0
    result = json.loads(tablee(f"replay {file} --json").out)["result"]
    assert result["reason"] in registry.game("les-poilus").ends


def test_the_terminal_answers_questions_and_explains_refusals(tablee: Tablee) -> None:
    typed = "help\nlook\nhand\nmoves\nodds\nwhy speech rain\nwhy nonsense\nspeech rain\n99\nfoo\n"
    run = tablee("term les-poilus --seed 5 --lang en", typed + "\nlog\nundo\nsave\nquit\n")
    assert run.code == 0
    assert "(rule P" in run.out
    assert "There is no move 99" in run.out
    assert "“foo” is neither a move nor a command" in run.out
    assert "save: writes the record to a file: save game.json." in run.out
    assert run.out.rstrip().endswith("You leave the table.")


def test_nonsense_in_the_terminal_is_answered_and_loses_nothing(tablee: Tablee) -> None:
    typed = f"{'x' * 5000}\n{'9' * 5000}\nwhy {'9' * 150}\n\x1b[A\n١\nsave /no/such/folder/x\n"
    run = tablee("term les-poilus --seed 5 --lang en", typed + "quit\n")
    assert run.code == 0
    assert run.out.count("A line may have at most 200 characters.") == 2
    assert "Not saved as /no/such/folder/x: No such file or directory." in run.out


def test_what_a_computer_player_answered_cannot_be_taken_back(tablee: Tablee) -> None:
    run = tablee("term footclub --seed 1 --lang en --seats human,sensible", "1\n1\n1\nundo\nquit\n")
    assert "take move" not in run.out
    assert "(rule K2." in run.out


@pytest.mark.parametrize("text", ["[" * 100_000, "\x00\xff", "", "null", "3", '"x"', "[]"])
def test_a_file_that_is_no_record_is_refused_in_a_sentence(
    tablee: Tablee, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(text.encode("latin-1"))
    run = tablee(f"replay {file}")
    assert run.code == 2
    assert run.err.startswith(f"tablee: {file}: ")
    toml = tmp_path / "teams.toml"
    toml.write_bytes(b"a=" + text.encode("latin-1"))
    assert tablee(f"simulate footclub --option teams=@{toml}").code == 2


def test_a_seats_replay_never_shows_the_whole_position(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    tablee(f"term les-poilus --seed 5 --lang en --save {file}", "1\nquit\n")
    assert "position" in json.loads(tablee(f"replay {file} --json").out)
    for seat in ("0", "1", "spectator"):
        shown = json.loads(tablee(f"replay {file} --seat {seat} --json").out)
        assert "position" not in shown
        assert shown["view"]["hand"] == [] if seat == "spectator" else shown["view"]["hand"]


@pytest.mark.parametrize("draw", [[10**25, 6], [0, 10**25], [2**63, 2**63], [1, 2, 3]])
def test_an_absurd_draw_is_refused_in_a_sentence_by_both_builds(
    tablee: Tablee, tmp_path: Path, draw: list[int]
) -> None:
    file = tmp_path / "game.json"
    tablee(f"term les-poilus --seed 5 --lang en --save {file}", "1\nquit\n")
    record = json.loads(file.read_text())
    record["setup"][0] = draw
    record["entries"][0]["draws"][0] = draw
    file.write_text(json.dumps(record))
    run = tablee(f"replay {file}")
    assert run.code == 2
    assert f"{file}: setup[0]" in run.err
    assert f"{file}: entries[0].draws[0]" in run.err


def test_a_record_is_saved_also_when_the_players_leave_by_force(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(screen: Screen, prompt: str) -> str:
        raise KeyboardInterrupt(prompt, screen)

    file = tmp_path / "game.json"
    monkeypatch.setattr(Screen, "ask", interrupted)
    assert main(["term", "les-poilus", "--seed", "5", "--lang", "en", "--save", str(file)]) == 130
    assert json.loads(file.read_text())["format"] == "tablee-record/1"
    assert main(["term", "les-poilus", "--save", "/no/such/folder/game.json"]) == 2


def test_the_set_up_is_told_once(tablee: Tablee) -> None:
    run = tablee("term les-poilus --seed 1 --lang en --option leader=0", "1\nquit\n")
    assert run.out.count("You lead the first mission") == 1


def test_the_end_of_the_input_leaves_the_table(tablee: Tablee) -> None:
    assert (
        tablee("term les-poilus --seed 5 --lang en").out.rstrip().endswith("You leave the table.")
    )


def test_in_hot_seat_a_hand_is_hidden_until_its_owner_sits_down(tablee: Tablee) -> None:
    command = "term les-poilus --players 2 --seats human,human --names Ada,Bob --lang en --seed 1"
    run = tablee(command, "\n1\n\n1\n")
    parts = run.out.split("Press Enter when only ")
    assert len(parts) >= 3
    for part in parts[1:]:
        owner = part.split()[0]
        for other in {"Ada", "Bob"} - {owner}:
            assert f"{other} is dealt card" not in part


def test_undo_in_the_terminal_takes_back_what_revealed_nothing(tablee: Tablee) -> None:
    command = "term les-poilus --players 3 --seats human,human,human --names A,B,C --lang en"
    typed = "\n1\nwithdraw left\n\nundo\n\nundo\nquit\n"
    run = tablee(command + " --option leader=0 --seed 1", typed)
    assert "You withdraw; your Support tile points to B.\nYou take move 2 back." in run.out
    assert "Chance has decided something in move 1. (rule K2.2)" in run.out


def test_scenarios_pass_fail_and_are_malformed_with_different_exit_codes(
    tablee: Tablee, tmp_path: Path
) -> None:
    good = tmp_path / "good.toml"
    good.write_text(
        'title = "A mission begins"\ngame = "les-poilus"\nsetup = [0, 1, 2, 2, 2, 3]\n'
        "script = '''\n= mission 1\n0 intensity 2 ! intensity-too-low\n= acting [1]\n'''\n"
        "[options]\nplayers = 3\nleader = 1\n",
        "utf-8",
    )
    text = good.read_text("utf-8")
    good.write_text(text.replace("setup = [0, 1, 2, 2, 2, 3]", "setup = [0, 1, 2, 0, 1, 1]"))
    run = tablee(f"scenario {good} --json")
    assert run.code == 1
    answer = json.loads(run.out)
    assert not answer["passed"]
    assert answer["line"] == 2
    good.write_text(good.read_text("utf-8").replace("0 intensity 2", "1 intensity 2"))
    assert tablee(f"scenario {good}").code == 0
    bad = tmp_path / "bad.toml"
    bad.write_text("title = 3\ngame = 'les-poilus'\nscrpt = ''\n")
    run = tablee(f"scenario {bad}")
    assert run.code == 2
    assert f"{bad}: scrpt: is not known here; did you mean 'script'?" in run.err
    assert f"{bad}: title: must be a text, not a whole number" in run.err


def test_the_schema_describes_records_options_and_positions(tablee: Tablee, tmp_path: Path) -> None:
    for name in registry.names():
        schema = json.loads(tablee(f"schema {name}").out)
        jsonschema.Draft202012Validator.check_schema(schema)
    schema = json.loads(tablee("schema les-poilus").out)
    file = tmp_path / "game.json"
    tablee(f"term les-poilus --seed 5 --save {file}", first_moves())
    record = json.loads(file.read_text())
    position = json.loads(tablee(f"replay {file} --json").out)["position"]
    jsonschema.validate({"record": record, "position": position}, schema)


def test_speed_and_completion_are_printed(tablee: Tablee) -> None:
    speed = json.loads(tablee("bench --seconds 0.02 --json").out)
    assert [game["game"] for game in speed["games"]] == registry.names()
    for shell in ("bash", "zsh", "tcsh"):
        assert "simulate" in tablee(f"completion {shell}").out


def test_a_closed_pipe_is_no_error() -> None:
    command = [sys.executable, "-m", "tablee", "schema", "les-poilus"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_a_map_is_checked_and_drawn(tablee: Tablee, tmp_path: Path) -> None:
    picture = tmp_path / "aisne.svg"
    run = tablee(f"map aisne --svg {picture}")
    assert (run.code, run.out) == (0, "aisne: Aisne, nothing is wrong with it\n")
    assert picture.read_text("utf-8").startswith("<svg")
    run = tablee("map aisne --svg -")
    assert run.out == picture.read_text("utf-8") + "\n"
    assert "nothing is wrong" in run.err
    broken = tmp_path / "mine.txt"
    broken.write_text("name Mine\n", "utf-8")
    run = tablee(f"map {broken}")
    assert run.code == 2
    assert all(line.startswith(f"tablee: {broken}: ") for line in run.err.splitlines())


def test_a_picture_does_not_take_the_place_of_its_map(tablee: Tablee, tmp_path: Path) -> None:
    drawn = tmp_path / "mine.txt"
    drawn.write_text(map_text("aisne"), "utf-8")
    run = tablee(f"map {drawn} --svg {drawn}")
    assert run.code == 2
    assert "another file" in run.err
    assert drawn.read_text("utf-8") == map_text("aisne")


def test_units_are_shown_and_a_file_of_them_is_checked(tablee: Tablee, tmp_path: Path) -> None:
    ours = tablee("units")
    assert ours.code == 0
    assert "heavy-infantry" in ours.out
    house = tmp_path / "house.txt"
    text = resources.files("tablee.games.trench_club.data").joinpath("units.txt").read_text("utf-8")
    house.write_text(text, "utf-8")
    run = tablee(f"units {house}")
    assert run.out == f"{house}: 23 units, nothing is wrong with them\n{ours.out}"
    house.write_text(
        text.replace("flank         2S", "flank two").replace("1R-1R", "1R", 1), "utf-8"
    )
    run = tablee(f"units {house}")
    assert (run.code, len(run.err.splitlines())) == (2, 2)
    assert all(line.startswith(f"tablee: {house}: line ") for line in run.err.splitlines())
