"""The command that measures how strong computer players are: what it is given, keeps and tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.strength import footclub, les_poilus, page, trench_club

MAINS = {"les-poilus": les_poilus.main, "footclub": footclub.main, "trench-club": trench_club.main}


@pytest.mark.parametrize(
    ("game", "arguments", "told"),
    [
        ("les-poilus", "--jobs 0", "0 is not a whole number of at least 1"),
        ("les-poilus", "--games -3", "-3 is not a whole number"),
        ("les-poilus", "--minutes nan", "nan is not a number of minutes"),
        ("les-poilus", "--minutes soon", "soon is not a number of minutes"),
        ("footclub", "--matches many", "many is not a whole number"),
        ("footclub", "--last-turns -1", "-1 is not a whole number of at least 0"),
        ("footclub", "--rivals nowhere.bin", "nowhere.bin: No such file"),
        ("footclub", "--rivals README.md", "ends in .bin"),
        ("trench-club", "--map mars", "invalid choice: 'mars'"),
    ],
)
def test_what_cannot_be_meant_is_told(
    game: str, arguments: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        MAINS[game](arguments.split())
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "option", "choice"),
    [
        ("les-poilus", "--only", "open-hands"),
        ("les-poilus", "--tables", "3-normal"),
        ("footclub", "--only", "veteran-sensible"),
        ("trench-club", "--only", "captain"),
    ],
)
def test_names_that_nobody_has_are_told_with_those_there_are(
    game: str, option: str, choice: str, tmp_path: Path
) -> None:
    with pytest.raises(SystemExit, match=f"{option}: there is no 'nobody'.*{choice}"):
        MAINS[game]([option, "nobody", "--store", str(tmp_path)])


def test_a_file_that_holds_no_rival_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rival.bin"
    for data in (b"", b"odd", b"\x02\x00\x05\x00"):
        path.write_bytes(data)
        with pytest.raises(SystemExit):
            footclub.main(["--rivals", str(path)])
        assert "rival.bin holds no networks" in capsys.readouterr().err


def test_what_is_chosen_is_played_and_everything_there_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = tmp_path / "bots.md"
    written.write_text("<!-- strength: footclub -->\n<!-- end: footclub -->\n")
    monkeypatch.setattr(page.write, "__defaults__", (written,))
    for pair in ("recruit-uniform", "regular-recruit"):
        command = f"--only {pair} --matches 4 --write --store {tmp_path}"
        footclub.main(command.split())
    capsys.readouterr()
    assert "| recruit | uniform |" in written.read_text()
    assert "| regular | recruit |" in written.read_text()
    kept = (tmp_path / "footclub.jsonl").read_bytes()
    footclub.main(["--minutes", "0", "--matches", "4", "--store", str(tmp_path)])
    assert (tmp_path / "footclub.jsonl").read_bytes() == kept
    assert "| regular | recruit |" in capsys.readouterr().out


def test_a_run_that_was_ended_while_it_wrote_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"--only uniform --tables 2-recruit --games 20 --store {tmp_path}".split()
    les_poilus.main(command)
    path = tmp_path / "les-poilus.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    les_poilus.main(command)
    assert "line 2 cannot be read" in capsys.readouterr().err
    lines = path.read_bytes().splitlines()
    assert len(lines) == 3
    assert lines[0] == whole.splitlines()[0]
    les_poilus.main(command)
    assert path.read_bytes().splitlines() == lines
