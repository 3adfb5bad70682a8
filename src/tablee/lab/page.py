"""What report pages are made of: their style, tables, and figures that are also kept as files."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

Say = Callable[..., str]

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
svg { width: 100%; height: auto; font-family: system-ui, sans-serif; }
pre { background: #f0ebdf; padding: .7rem .9rem; border-radius: 6px; overflow-x: auto;
  font-size: 13.5px; }
.about { color: #5d574b; }
@media print { figure { break-inside: avoid; } body { background: #fff; } }
"""


class Page:
    """A page in the making: who says its texts, and the pictures drawn for it so far."""

    def __init__(self, say: Say) -> None:
        self.say = say
        #: The pictures as SVG by name, in the order of the page.
        self.pictures: dict[str, str] = {}

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


def picture_file(svg: str) -> str:
    """A picture as a file of its own; on a dark page it keeps its light ground."""
    return svg.replace("<svg ", '<svg style="background:#fff" ', 1)
