"""The numbered rules as plain sentences, from the pages that also the browser shows.

In the wheel the pages lie beside this module; in the source tree they are in `docs/rules`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from tablee.games import registry
from tablee.kernel.words.typed import words_of

#: The rules that every table shares.
SHARED: Final = "table"
FOLDERS: Final[tuple[Traversable, ...]] = (
    resources.files("tablee") / "rules",
    Path(__file__).resolve().parents[2] / "docs" / "rules",
)

_HEADING: Final = re.compile(r"^#{2,4} ([A-Z]\d+(?:\.\d+)?) (.*)$")
#: A rule that is an item of a list: its number stands in bold.
_ITEM: Final = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* +(.*)$")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_RULED: Final = re.compile(r"^\|[\s:|-]*\|$")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule, or a chapter with what stands before its first rule."""

    number: str
    title: str
    #: One sentence or more each, without marks.
    paragraphs: tuple[str, ...]

    @property
    def is_chapter(self) -> bool:
        """Whether it is a chapter: `P3`, not `P3.7`."""
        return "." not in self.number

    @property
    def name(self) -> str:
        """Its number and what it is called."""
        return f"{self.number} {self.title}".strip()


def rules_of(game: str, language: str) -> list[Rule]:
    """A game's rules in their order, then those that every table shares."""
    return [*_page(game, language), *_page(SHARED, language)]


def find_rules(game: str, language: str, query: str) -> list[Rule]:
    """The rule of a number, with or without its letter; else the rules that have some words."""
    rules = rules_of(game, language)
    wanted = query.strip().upper()
    letter = rules[0].number[0] if rules else ""
    numbered = [rule for rule in rules if rule.number in (wanted, letter + wanted)]
    if numbered:
        return numbered[:1]
    words = words_of(query)
    named = [rule for rule in rules if _has(words, rule.title)]
    return named or [rule for rule in rules if _has(words, " ".join(rule.paragraphs))]


def chapter_of(rule: Rule, game: str, language: str) -> list[Rule]:
    """The rules of a chapter."""
    beginning = f"{rule.number}."
    return [one for one in rules_of(game, language) if one.number.startswith(beginning)]


def _has(words: list[str], text: str) -> bool:
    there = words_of(text)
    return bool(words) and all(any(one.startswith(word) for one in there) for word in words)


def page_text(page: str, language: str) -> tuple[str, str]:
    """A page as Markdown in a language or else in English, and which; empty if there is none."""
    for spoken in (language, "en"):
        file = _file(page, spoken)
        if file.is_file():
            return file.read_text("utf-8"), spoken
    return "", "en"


@cache
def _page(page: str, language: str) -> tuple[Rule, ...]:
    return tuple(_rules(page_text(page, language)[0].splitlines()))


def _file(page: str, language: str) -> Traversable:
    """The page of a game, or of what every table shares.

    A plug-in's lies beside its Fluent files: `en/rules.md` and so on.
    """
    locales = registry.game(page).locales if page in registry.names() else ""
    if locales:
        return resources.files(locales).joinpath(language, "rules.md")
    folder = next((folder for folder in FOLDERS if folder.is_dir()), FOLDERS[0])
    return folder / f"{page}.md" if language == "en" else folder / language / f"{page}.md"


def _rules(lines: list[str]) -> list[Rule]:
    """The rules of a page: from each number to the next heading or number."""
    parts: list[tuple[str, str, list[str]]] = []
    for line in lines:
        heading, item = _HEADING.match(line), _ITEM.match(line)
        if heading:
            parts.append((heading.group(1), heading.group(2), []))
        elif item:
            parts.append((item.group(1), "", [item.group(2)]))
        elif line.startswith("#"):
            # What has no number is no rule.
            parts.append(("", "", []))
        elif parts:
            parts[-1][2].append(line)
    return [
        Rule(number, _plain(title), tuple(_paragraphs(body)))
        for number, title, body in parts
        if number
    ]


def _paragraphs(lines: list[str]) -> list[str]:
    """Lines put together; each item of a list and each row of a table stands for itself."""
    found: list[str] = []
    fresh = True
    for line in lines:
        text = line.strip()
        if not text or text.startswith("```") or _RULED.match(text):
            fresh = True
        elif text.startswith("|"):
            found.append("; ".join(cell.strip() for cell in text.strip("|").split("|")))
            fresh = True
        elif fresh or text.startswith("- "):
            found.append(text)
            fresh = False
        else:
            found[-1] += f" {text}"
    return [_plain(text) for text in found]


def _plain(text: str) -> str:
    """Without the marks of Markdown."""
    return _LINK.sub(r"\1", text).replace("**", "").replace("`", "").removeprefix("- ")
