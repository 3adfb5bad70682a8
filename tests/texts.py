"""Which variables each Fluent message uses, read from the files themselves."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablee.texts import text_files


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
    for file in text_files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


class _Ones(Visitor):
    """Collects the choices whose "one" names no number, and that have no word for none."""

    def __init__(self) -> None:
        super().__init__()
        self.found = False

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 (the parser's name)
        keys = {
            getattr(variant.key, "name", None) or variant.key.value for variant in node.variants
        }
        for variant in node.variants:
            if getattr(variant.key, "name", "") == "one":
                variables = _Variables()
                variables.visit(variant.value)
                self.found |= node.selector.id.name not in variables.names and "0" not in keys
        self.generic_visit(node)


def ones_without_a_number(language: str) -> set[str]:
    """The messages that say "one" where the language counts zero as one."""
    found: set[str] = set()
    for file in text_files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            ones = _Ones()
            if isinstance(entry, ast.Message):
                ones.visit(entry)
                found |= {entry.id.name} if ones.found else set()
    return found
