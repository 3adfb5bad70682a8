"""One thing has one name: words that were given up name nothing (docs/code-glossary.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "tablee"

#: Words that name nothing any more, and what is said instead.
GIVEN_UP = {
    "house": "rooms",
    "figures": "metrics",
    "tending": "scheduler",
    "tender": "scheduler",
    "errand": "inbox",
    "errands": "inbox",
    "audience": "subscribers",
    "telling": "redact, or description",
    "told": "public log",
    "teller": "redactor",
    "storyteller": "sentences",
    "reel": "replay",
    "reels": "replay",
    "counsel": "advice",
    "hint": "advice, or suggestion",
    "hints": "advice",
    "crew": "pool",
    "staff": "planner",
    "reckon": "odds",
    "reckoning": "odds",
    "sight": "observed",
    "desk": "source",
}
#: In these folders a table is local or remote; elsewhere far and near are distances.
TABLES = ("cli", "server", "term", "text_mode", "tui")
FAR_AND_NEAR = {"far": "remote", "near": "local"}
#: Names of the wire and of records, which do not change.
ON_THE_WIRE = {
    "protocol/public_log.py": {"hints"},
    "protocol/ws.py": {"hints", "told"},
}


def modules() -> list[Path]:
    """Every module, by its path below `src/tablee`."""
    return sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))


def words(name: str) -> list[str]:
    """The words of a name, small: of `ReplayCache` and of `replay_cache` alike."""
    return re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower())


def names(module: Path) -> Iterator[str]:
    """The module's own name, and those of its classes, functions, fields and constants."""
    yield module.stem if module.stem != "__init__" else module.parent.name
    tree = ast.parse((SOURCE / module).read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        if isinstance(node, ast.Module | ast.ClassDef):
            for statement in node.body:
                if isinstance(statement, ast.Assign):
                    yield from (one.id for one in statement.targets if isinstance(one, ast.Name))
                elif isinstance(statement, ast.AnnAssign) and isinstance(
                    statement.target, ast.Name
                ):
                    yield statement.target.id


@pytest.mark.parametrize("module", modules(), ids=str)
def test_words_that_were_given_up_name_nothing(module: Path) -> None:
    given_up = dict(GIVEN_UP)
    if module.parts[0] in TABLES:
        given_up |= FAR_AND_NEAR
    kept = ON_THE_WIRE.get(module.as_posix(), set())
    found = {
        f"{name}: say {given_up[word]}"
        for name in names(module)
        if name not in kept
        for word in words(name)
        if word in given_up
    }
    assert not found


def test_the_kernel_counts_lines_and_only_tables_count_entries() -> None:
    """`seq` is the number of an entry; in the kernel it is only a key and an argument's name."""
    for path in sorted((SOURCE / "kernel").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            assert not (isinstance(node, ast.Attribute) and node.attr == "seq"), path
            assert not (isinstance(node, ast.Name) and node.id == "seq"), path
            assert not (isinstance(node, ast.arg) and node.arg == "seq"), path


def test_any_person_is_they() -> None:
    """Docstrings and comments; soldiers of Les Poilus are the men they were."""
    he = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
    soldiers = {"tui/boards/les_poilus.py", "games/les_poilus/documents.py"}
    found = [
        f"{module}: {line.strip()}"
        for module in modules()
        if module.as_posix() not in soldiers
        for line in (SOURCE / module).read_text("utf-8").splitlines()
        if he.search(line) and "frees-himself" not in line
    ]
    assert not found
