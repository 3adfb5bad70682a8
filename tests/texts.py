"""Which variables each Fluent message uses, read from the files themselves."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the parser's name)
        self.names.add(node.id.name)


@cache
def variables_of(language: str) -> dict[str, set[str]]:
    """The variables of every message of a language; a broken file fails."""
    found: dict[str, set[str]] = {}
    folder = resources.files("tablee").joinpath("locales", language)
    for file in folder.iterdir():
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found
