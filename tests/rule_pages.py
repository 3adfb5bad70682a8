"""The pages of the rules, read as sections: what each rule says in figures, marks and code."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
LANGUAGES = ("en", "fr", "de")
#: Every page that is there in all languages.
PAGES = (
    "les-poilus",
    "footclub",
    "trench-club",
    "table",
    "trench-club-units",
    "trench-club-drawing",
    "glossary",
)
#: What marks a rule of the house in each language.
HOUSE = {"en": "*House rule", "fr": "*Règle maison", "de": "*Hausregel"}

_HEADING = re.compile(r"^(#{1,4}) (?:([A-Z]\d+(?:\.\d+)?) )?")
_ITEM = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* ")
_FIGURE = re.compile(r"\d+(?:[.,]\d+)*")
_LINK = re.compile(r"\]\(([^)]*)\)")


@dataclass
class Section:
    """A rule, or a chapter up to its first rule."""

    key: str
    lines: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Everything that stands there."""
        return "\n".join(self.lines)

    def marks(self) -> Counter[str]:
        """Rulings of ours, answers of the publisher's, and what is from rulebooks or cards."""
        return Counter(re.findall(r"\[[RQBC]\]", self.text))

    def figures(self) -> Counter[str]:
        """The numbers, written with a decimal point."""
        prose = _LINK.sub("", self.text)
        return Counter(number.replace(",", ".") for number in _FIGURE.findall(prose))

    def code(self) -> Counter[str]:
        """Names that belong to the program, and listings line by line."""
        listings = re.findall(r"^```.*?^```", self.text, re.MULTILINE | re.DOTALL)
        prose = re.sub(r"^```.*?^```", "", self.text, flags=re.MULTILINE | re.DOTALL)
        return Counter([*listings, *re.findall(r"`[^`]*`", prose)])

    def links(self) -> list[str]:
        """The files that are linked, by name."""
        return [target.rpartition("/")[2] for target in _LINK.findall(self.text)]

    def rows(self) -> list[list[str]]:
        """The rows of its tables, cell by cell."""
        table = [line for line in self.lines if line.startswith("|")]
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def file(page: str, language: str) -> Path:
    """Where a page is in a language."""
    if language != "en":
        return DOCS / "rules" / language / f"{page}.md"
    return (
        DOCS / f"{page}.md"
        if page in ("glossary", "trench-club-units")
        else DOCS / "rules" / f"{page}.md"
    )


@cache
def sections(page: str, language: str) -> list[Section]:
    """A page's sections in order; those without a number are called by their place."""
    found: list[Section] = []
    fenced = False
    for line in file(page, language).read_text("utf-8").splitlines():
        fenced ^= line.startswith("```")
        heading = None if fenced else _HEADING.match(line)
        item = None if fenced else _ITEM.match(line)
        if heading:
            level = len(heading.group(1))
            found.append(Section(f"{level} {heading.group(2) or f'section {len(found)}'}"))
        elif item:
            found.append(Section(f"item {item.group(1)}"))
        found[-1].lines.append(line)
    return found
