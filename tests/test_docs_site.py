"""The documentation as a site: every page is reached, and every link leads somewhere."""

from __future__ import annotations

import importlib.util
import re
import runpy
import sys
from pathlib import Path
from types import ModuleType

import pytest

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGES = sorted(
    page
    for page in DOCS.rglob("*.md")
    if not {"_build", "site"} & set(page.relative_to(DOCS).parts)
)
LINK = re.compile(r"\]\(([^)\s#]+)(?:#[^)]*)?\)")
TREE = re.compile(r"```\{toctree\}\n(.*?)```", re.S)


def in_the_contents() -> set[str]:
    """The pages that the index lists."""
    trees = TREE.findall((DOCS / "index.md").read_text("utf-8"))
    lines = [line.strip() for tree in trees for line in tree.splitlines()]
    return {line for line in lines if line and not line.startswith(":")}


def test_the_contents_name_pages_that_exist_and_each_once() -> None:
    for name in in_the_contents():
        assert any((DOCS / f"{name}{ending}").is_file() for ending in (".md", ".ipynb")), name


def test_every_page_is_listed_or_linked() -> None:
    linked = {page.relative_to(DOCS).with_suffix("").as_posix() for page in _linked()}
    lost = [
        name
        for page in PAGES
        if (name := page.relative_to(DOCS).with_suffix("").as_posix()) != "index"
        and name not in in_the_contents() | linked
    ]
    assert not lost


def _linked() -> set[Path]:
    return {
        (page.parent / link).resolve()
        for page in PAGES
        for link in LINK.findall(page.read_text("utf-8"))
        if link.endswith(".md") and "://" not in link and (page.parent / link).resolve().exists()
    }


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    text = re.sub(r"^(```|    ).*?(?:^```|$)", "", page.read_text("utf-8"), flags=re.M | re.S)
    for link in LINK.findall(text):
        if "://" not in link and not link.startswith(("mailto:", "/")):
            assert (page.parent / link).exists(), link


def test_the_reference_names_modules_that_exist() -> None:
    pages = [page.read_text("utf-8") for page in (DOCS / "reference").glob("*.md")]
    names = {name for page in pages for name in re.findall(r"automodule:: (\S+)", page)}
    assert {"tablee", "tablee.kernel.state", "tablee.client.seat", "tablee.lab.compare"} <= names
    assert not [name for name in names if importlib.util.find_spec(name) is None]


def test_examples_of_docstrings_are_shown_as_code(monkeypatch: pytest.MonkeyPatch) -> None:
    application = ModuleType("sphinx.application")
    application.Sphinx = object  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "sphinx", ModuleType("sphinx"))
    monkeypatch.setitem(sys.modules, "sphinx.application", application)
    monkeypatch.setattr(sys, "path", [*sys.path])
    keep = runpy.run_path(str(DOCS / "conf.py"))["keep_code_and_tables"]
    lines = ["Play:", "", "    seat.play(1)", "", "    seat.wait()", "", "- one", "", "    more"]
    keep(None, "", "", None, None, lines)
    assert lines[1:5] == ["", "::", "", "    seat.play(1)"]
    assert lines.count("::") == 1
