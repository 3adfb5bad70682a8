"""The page of a report: its style, its words and its pictures."""

from __future__ import annotations

from html import escape
from typing import Any

from tablee.kernel.game import Game
from tablee.lab.experiment import text_of
from tablee.lab.play import ADJUSTED
from tablee.protocol.option_words import first_said, swept_option, swept_value
from tablee.texts import Texts

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 Georgia, 'Iowan Old Style', serif; color: #2b2822; background: #faf7f0;
  max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: 1.3rem; margin: 2.4rem 0 .5rem; border-top: 1px solid #d8d1c1; padding-top: 1rem; }
h3 { font-size: 1.05rem; margin: 1.4rem 0 .3rem; }
table { border-collapse: collapse; font: 14px/1.4 system-ui, sans-serif; margin: .6rem 0;
  font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .22rem .7rem; border-bottom: 1px solid #e4dfd3; }
th:first-child, td:first-child { text-align: left; }
th { font-weight: 600; border-bottom: 2px solid #b9b09c; }
.wide { overflow-x: auto; }
figure { margin: .6rem 0; background: #fff; border: 1px solid #e4dfd3; border-radius: 6px;
  padding: .6rem; overflow-x: auto; }
svg { width: 100%; min-width: 34rem; height: auto; font-family: system-ui, sans-serif; }
pre { background: #f0ebdf; padding: .7rem .9rem; border-radius: 6px; overflow-x: auto;
  font-size: 13.5px; }
.about { color: #5d574b; }
@media print { figure { break-inside: avoid; } body { background: #fff; } }
"""


class Page:
    """A page in the making: the words of its language, and the pictures drawn for it so far.

    Whatever a plug-in has no message for is called by its own name.
    """

    def __init__(self, game: Game, texts: Texts) -> None:
        self.say = texts.say
        self._texts = texts
        self._game = game
        #: The pictures as SVG by name, in the order of the page.
        self.pictures: dict[str, str] = {}

    def end(self, reason: str) -> str:
        """How a game ended."""
        return first_said([f"{self._game.key}-ended-{reason}"], reason, self._texts)

    def statistic(self, name: str) -> str:
        """What a statistic counts."""
        if name.startswith("ended_by_"):
            return self.end(name.removeprefix("ended_by_"))
        if name.startswith(ADJUSTED):
            return self.say("lab-adjusted", {"number": int(name.removeprefix(ADJUSTED)) + 1})
        message = f"{self._game.key}-statistic-{name.replace('_', '-')}"
        return first_said([message], name.replace("_", " "), self._texts)

    def arm(self, label: dict[str, Any]) -> str:
        """What distinguishes an arm; the only one is called like the game."""
        tried = [
            self.say(
                "lab-arm-value", {"option": self.option(name), "value": self.value(name, value)}
            )
            for name, value in label.items()
        ]
        return ", ".join(tried) or self.say(f"{self._game.key}-name")

    def option(self, name: str) -> str:
        """An option that is swept."""
        return swept_option(self._game.key, name, self._texts)

    def value(self, name: str, value: Any) -> str:
        """A value that is tried of it."""
        if name == "bots":
            levels = [value] if isinstance(value, str) else value
            return " + ".join(map(self._player, levels))
        return swept_value(self._game.key, name, text_of(value), self._texts)

    def _player(self, name: str) -> str:
        """A level in words, and the name that commands know if that is another."""
        words = first_said([f"table-level-{name}"], name, self._texts)
        return words if words == name else f"{words} ({name})"

    def figure(self, name: str, svg: str) -> str:
        """A picture for the page, kept under its name as well."""
        self.pictures[name] = svg
        return f"<figure>{svg}</figure>"


def section(title: str, *parts: str, about: str = "") -> str:
    """A part of the page with its heading."""
    told = f'<p class="about">{escape(about)}</p>' if about else ""
    return "\n".join([f"<section><h2>{escape(title)}</h2>", told, *parts, "</section>"])


def table(headings: list[str], rows: list[list[str]]) -> str:
    """A table that scrolls by itself where the page is narrow."""
    head = "".join(f"<th>{escape(text)}</th>" for text in headings)
    lines = ["".join(f"<td>{escape(text)}</td>" for text in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'
