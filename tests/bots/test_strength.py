"""The command that measures how strong computer players are: what it is given, keeps and tells."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from benchmarks.strength import footclub, les_poilus, page, trench_club

from tablee.lab.journal import Line

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
    monkeypatch.setattr(footclub, "SIZE", 2)
    for pair in ("recruit-uniform", "regular-recruit"):
        command = f"--only {pair} --matches 4 --write --store {tmp_path}"
        footclub.main(command.split())
    capsys.readouterr()
    assert "| recruit | uniform |" in written.read_text()
    assert "| regular | recruit |" in written.read_text()
    path = tmp_path / "footclub-regular-recruit-2026.jsonl"
    kept = path.read_bytes()
    footclub.main(["--minutes", "0", "--matches", "8", "--store", str(tmp_path)])
    assert path.read_bytes() == kept
    assert "| regular | recruit |" in capsys.readouterr().out
    footclub.main(f"--only regular-recruit --matches 8 --store {tmp_path}".split())
    assert path.read_bytes().startswith(kept)
    assert path.read_bytes().count(b"\n") == kept.count(b"\n") + 1
    assert "| 8 |" in capsys.readouterr().out


def test_a_run_that_was_ended_while_it_wrote_goes_on(tmp_path: Path) -> None:
    command = f"--only uniform --tables 2-recruit --games 20 --store {tmp_path}".split()
    les_poilus.main(command)
    path = tmp_path / "les-poilus-2-recruit-2026.jsonl"
    whole = path.read_bytes().splitlines()
    path.write_bytes(path.read_bytes()[:-9])
    les_poilus.main(command)
    again = path.read_bytes().splitlines()
    assert again[:-1] == whole[:-1]
    # Its time apart, the chunk that was lost comes out the same.
    lost, played = (msgspec.json.decode(lines[-1], type=Line) for lines in (whole, again))
    assert [row.scores for row in played.tally.rows] == [row.scores for row in lost.tally.rows]
    les_poilus.main(command)
    assert path.read_bytes().splitlines() == again


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "trench-club-recruit-uniform-half-2026.jsonl").write_text("{}\n")
    with pytest.raises(SystemExit, match="--store: "):
        trench_club.main(["--minutes", "0", "--store", str(tmp_path)])


def test_results_from_before_the_journal_are_taken_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chunk = {"game": "trench-club", "players": ["regular", "recruit"], "seed": 2026, "count": 2}
    chunk["options"] = {"map": "aisne", "central": "germany", "entente": "great-britain"}
    played = {"scores": [[1.0, 0.0], [0.5, 0.5]] * 2, "reasons": ["forts", "points"] * 2}
    lines = [
        {"chunk": chunk | {"first": first}, "played": played | {"decisions": 40, "seconds": 2.0}}
        for first in (0, 16)
    ]
    old = b"\n".join(msgspec.json.encode(line) for line in lines)
    (tmp_path / "trench-club.jsonl").write_bytes(old + b'\n{"chunk":{"ga')
    for _ in range(2):
        trench_club.main(["--minutes", "0", "--store", str(tmp_path)])
        told = "| *regular* – *recruit* | half map | 8 | 75.0 ± 0.0 | 50 | 0.050 |"
        assert told in capsys.readouterr().out
