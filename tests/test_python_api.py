"""The examples of the documentation, run as a reader would run them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize("name", ["agents.md", "python-api.md", "lab.md", "review.md"])
def test_the_examples_of_a_page_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"__name__": "examples"}
    examples = re.findall(r"```python\n(.*?)```", (DOCS / name).read_text("utf-8"), re.S)
    assert examples
    for number, example in enumerate(examples):
        exec(compile(example, f"{name}, example {number + 1}", "exec"), names)
    assert capsys.readouterr().out


def test_the_notebook_prints_what_it_is_kept_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    notebook = json.loads((DOCS / "notebooks" / "dataset.ipynb").read_text("utf-8"))
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
            kept = "".join(line for output in cell["outputs"] for line in output["text"])
            assert capsys.readouterr().out == kept
    assert (tmp_path / "footclub.parquet").is_file()
    assert names["table"].num_rows > 1000
