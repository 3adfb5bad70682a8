"""Every numbered rule has a test, and every number that a test or the code cites is a rule.

The tests are read, not run: a rule counts as tested if a test function carries
`@pytest.mark.rule("P3.7")` with its number.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
#: A page of rules -> the letter of its numbers.
PAGES = {"les-poilus": "P", "footclub": "F", "trench-club": "T", "table": "K"}
#: A rule is told where its number is a heading, or begins an item in bold.
TOLD = r"^(?:#{{2,4}} |[-*] \*\*){letter}(\d+\.\d+)\b"


@cache
def told(page: str) -> list[str]:
    """The numbers of a page, in its order; none if nobody has written it yet."""
    file = ROOT / "docs" / "rules" / f"{page}.md"
    if not file.exists():
        return []
    letter = PAGES[page]
    pattern = re.compile(TOLD.format(letter=letter), re.MULTILINE)
    return [letter + number for number in pattern.findall(file.read_text("utf-8"))]


@cache
def marked() -> dict[str, list[str]]:
    """The numbers that tests carry -> those tests."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for number in numbers_of(node):
                    found.setdefault(number, []).append(f"{file.name}::{node.name}")
    return found


def numbers_of(function: ast.FunctionDef) -> list[str]:
    """The numbers in the `rule` markers of a test."""
    numbers: list[str] = []
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant), f"{function.name}: write the number out"
                assert isinstance(argument.value, str), f"{function.name}: a number is a text"
                numbers.append(argument.value)
    return numbers


def in_order(number: str) -> tuple[int, ...]:
    """A key that sorts 3.10 after 3.9."""
    return tuple(int(part) for part in number[1:].split("."))


#: The pages that tell rules by now.
WRITTEN = [page for page in PAGES if told(page)]


def test_the_rules_that_every_game_needs_are_written() -> None:
    assert "table" in WRITTEN
    assert len(told("les-poilus")) == 54


@pytest.mark.parametrize("page", WRITTEN)
def test_every_rule_has_a_test(page: str) -> None:
    without = [number for number in told(page) if number not in marked()]
    assert not without, f"rules of {page} without a test: {', '.join(without)}"


@pytest.mark.parametrize("page", WRITTEN)
def test_every_number_that_a_test_carries_is_a_rule(page: str) -> None:
    unknown = {
        number: tests
        for number, tests in marked().items()
        if number[0] == PAGES[page] and number not in told(page)
    }
    assert not unknown


def test_a_number_belongs_to_a_page() -> None:
    letters = {number[0] for number in marked()}
    assert letters <= set(PAGES.values())


@pytest.mark.parametrize("page", WRITTEN)
def test_rules_are_told_once_and_in_order(page: str) -> None:
    numbers = told(page)
    assert numbers == sorted(set(numbers), key=in_order)


@pytest.mark.parametrize("page", WRITTEN)
def test_every_number_that_the_code_cites_is_a_rule(page: str) -> None:
    module = page.replace("-", "_")
    folder = ROOT / "src" / "tablee" / ("kernel" if page == "table" else f"games/{module}")
    pattern = re.compile(rf"\b{PAGES[page]}(\d+\.\d+)\b")
    cited = {
        PAGES[page] + number
        for file in folder.rglob("*.py")
        for number in pattern.findall(file.read_text("utf-8"))
    }
    assert cited <= set(told(page)), f"not told in {page}.md: {sorted(cited - set(told(page)))}"


def test_the_names_of_tests_are_sentences() -> None:
    short = [test for tests in marked().values() for test in tests if test.count("_") < 4]
    assert not short
