"""Games as rows for learning."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from tablee.cli import main
from tablee.games import registry


def schema_of(game: str, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    assert main(["schema", game]) == 0
    schema = json.loads(capsys.readouterr().out)
    return {"$defs": schema["$defs"], **schema["properties"]["view"]}


@pytest.mark.parametrize("game", registry.names())
def test_every_row_has_a_view_that_fits_the_schema_and_a_legal_move(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    games = "1" if game == "trench-club" else "6"
    command = ["dataset", game, "--games", games, "--bots", "uniform", "--out", str(file)]
    assert main(command) == 0
    capsys.readouterr()
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    validator = jsonschema.Draft202012Validator(schema_of(game, capsys))
    for row in rows[:: max(1, len(rows) // 40)]:
        validator.validate(row["view"])
        assert 0 <= row["move"] < len(row["moves"])
        assert row["reason"] in registry.game(game).ends
        assert 0 <= row["score"] <= 1
    assert {row["game"] for row in rows} == set(range(int(games)))


def test_both_forms_hold_the_same_whatever_the_number_of_processes(tmp_path: Path) -> None:
    import pyarrow.parquet

    names = [tmp_path / "one.jsonl", tmp_path / "two.jsonl", tmp_path / "games.parquet"]
    for file, jobs in zip(names, ("1", "2", "1"), strict=True):
        command = ["dataset", "footclub", "--games", "30", "--jobs", jobs, "--out", str(file)]
        assert main(command) == 0
    assert names[0].read_bytes() == names[1].read_bytes()
    rows = pyarrow.parquet.read_table(names[2]).to_pylist()
    lines = [json.loads(line) for line in names[0].read_text("utf-8").splitlines()]
    for row in rows:
        row["view"] = json.loads(row["view"])
    assert rows == lines


def test_a_file_of_another_kind_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", "footclub", "--games", "1", "--out", str(tmp_path / "x.doc")]) == 2
    assert "must end in .jsonl or .parquet" in capsys.readouterr().err
    assert main(["dataset", "footclub", "--games", "1", "--out", "/no/such/folder/x.jsonl"]) == 2
    assert "No such file" in capsys.readouterr().err
