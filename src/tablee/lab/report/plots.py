"""Pictures for reports: each function draws one plot and gives it back as SVG text.

Every estimate is drawn with its 95 % interval. Colours are distinguishable without colour vision
(Okabe and Ito), and series differ by marker as well. An arm of an experiment has the same colour
and marker in every plot; what is of no single arm is drawn in grey, and ends of games or choices of
an option have colours of their own (Tol).
"""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from html import escape
from typing import Any

from tablee.extras import to_install
from tablee.lab.tally import Z95

#: Okabe and Ito's colours, darkest first, and a marker for each.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
OTHERS = ("#332288", "#CC6677", "#117733", "#DDCC77", "#88CCEE", "#882255", "#999933")
MARKERS = ("o", "s", "^", "D", "v", "P", "X")
#: Lines change when the colours begin again.
LINES = ("-", "--", ":", "-.")
INK = "#33302a"
GREY = "#6b655a"

#: Letters that a line of a legend has room for; a colour's sample and gaps take six of them.
LEGEND_WIDTH = 90

#: (value, low, high)
Estimate = tuple[float, float, float]


class NoPlots(Exception):
    """Plots need a package that is not there."""


def new_figure(width: float, height: float) -> tuple[Any, Any]:
    """An empty plot in the style of our reports."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoPlots(f"reports need matplotlib: {to_install('matplotlib')}") from None
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        axes.spines[side].set_color("#9a9488")
    axes.tick_params(colors=INK, labelsize=9)
    axes.grid(axis="both", color="#e4dfd3", linewidth=0.8)
    axes.set_axisbelow(True)
    return figure, axes


def as_svg(figure: Any, description: str) -> str:
    """The figure as an SVG element that a page can hold, the same bytes every time."""
    import matplotlib

    stream = io.StringIO()
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "tablee"}):
        silent = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(stream, format="svg", metadata=silent)
    text = stream.getvalue()
    label = escape(description)
    return f'<svg role="img" aria-label="{label}"' + text[text.index("<svg") + 4 :]


def estimates(
    rows: list[tuple[str, Estimate]],
    label: str,
    percent: bool,
    difference: bool = False,
    arms: Sequence[int] = (),
) -> str:
    """Estimates below one another, each a dot with its interval; differences beside a zero line.

    `arms` tells by row whose colour it has.

    A difference between two shares is told in percentage points, which are not per cent of them.
    """
    figure, axes = new_figure(7.2, 0.9 + 0.34 * len(rows))
    if difference:
        axes.axvline(0.0, color=INK, linewidth=1.1, linestyle="--")
        if percent:
            rows = [(name, (100 * v, 100 * low, 100 * high)) for name, (v, low, high) in rows]
            percent = False
    for place, (_, (value, low, high)) in enumerate(rows):
        colour = COLOURS[arms[place]] if arms else GREY
        marker = MARKERS[arms[place]] if arms else MARKERS[0]
        axes.plot([low, high], [place, place], color=colour, linewidth=2.2, alpha=0.75)
        axes.plot([value], [place], marker, color=colour, markersize=6.5)
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlabel(label, color=INK)
    if percent:
        _in_percent(axes.xaxis)
    return as_svg(figure, label)


def curves(
    series: list[tuple[str, list[tuple[float, Estimate]]]],
    x_label: str,
    y_label: str,
    percent: bool,
    ticks: list[tuple[float, str]] | None = None,
    arms: bool = False,
) -> str:
    """Estimates over a number, a line for each series; `arms` says that these are arms."""
    figure, axes = new_figure(7.2, 3.6)
    for place, (name, points) in enumerate(series):
        colour = _colour(name, place, COLOURS if arms else OTHERS)
        shift = 0.06 * (place - (len(series) - 1) / 2) if ticks else 0.0
        x = [at + shift for at, _ in points]
        y = [value for _, (value, _, _) in points]
        below = [max(0.0, value - low) for _, (value, low, _) in points]
        above = [max(0.0, high - value) for _, (value, _, high) in points]
        axes.errorbar(
            x,
            y,
            [below, above],
            color=colour,
            marker=MARKERS[place % len(MARKERS)],
            markersize=5.5,
            linestyle=_line(place),
            linewidth=1.6,
            capsize=2.5,
            label=name,
        )
    if ticks:
        axes.set_xticks([at for at, _ in ticks], [text for _, text in ticks])
    axes.set_xlabel(x_label, color=INK)
    axes.set_ylabel(y_label, color=INK)
    if percent:
        _in_percent(axes.yaxis)
    if len(series) > 1:
        legend_above(figure, [name for name, _ in series])
    return as_svg(figure, y_label)


def stacked(rows: list[tuple[str, list[float]]], parts: list[str], label: str) -> str:
    """Shares that add up to one, a bar for each row; parts that never come up are left out."""
    figure, axes = new_figure(7.2, 1.2 + 0.34 * len(rows))
    left = [0.0] * len(rows)
    hatches = ("", "///", "...", "xxx", "\\\\\\", "ooo", "+++")
    for place, part in enumerate(parts):
        widths = [shares[place] for _, shares in rows]
        if not any(widths):
            continue
        axes.barh(
            range(len(rows)),
            widths,
            left=left,
            color=OTHERS[place % len(OTHERS)],
            hatch=hatches[place % len(hatches)],
            edgecolor="white",
            linewidth=0.5,
            label=part,
            height=0.7,
        )
        left = [before + width for before, width in zip(left, widths, strict=True)]
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlim(0, 1)
    _in_percent(axes.xaxis)
    drawn = [part for place, part in enumerate(parts) if any(row[place] for _, row in rows)]
    legend_above(figure, drawn)
    return as_svg(figure, label)


def lengths(series: list[tuple[str, dict[int, int]]], x_label: str, y_label: str) -> str:
    """How long games are: the share of games by length, in at most forty steps."""
    longest = max(max(counts) for _, counts in series)
    width = max(1, math.ceil(longest / 40))
    figure, axes = new_figure(7.2, 3.4)
    for place, (name, counts) in enumerate(series):
        total = sum(counts.values())
        shares = [0.0] * (longest // width + 2)
        for length, games in counts.items():
            shares[length // width] += games / total
        x = [width * step for step in range(len(shares))]
        axes.step(
            x,
            shares,
            where="post",
            color=_colour(name, place, COLOURS),
            linestyle=_line(place),
            linewidth=1.7,
            label=name,
        )
    axes.set_xlabel(x_label, color=INK)
    axes.set_ylabel(y_label, color=INK)
    axes.set_ylim(bottom=0)
    _in_percent(axes.yaxis)
    if len(series) > 1:
        legend_above(figure, [name for name, _ in series])
    return as_svg(figure, y_label)


def bars(rows: list[tuple[str, Estimate]], label: str) -> str:
    """Counts for each game, a bar with its interval for each."""
    figure, axes = new_figure(7.2, 0.9 + 0.27 * len(rows))
    values = [value for _, (value, _, _) in rows]
    below = [max(0.0, value - low) for _, (value, low, _) in rows]
    above = [max(0.0, high - value) for _, (value, _, high) in rows]
    axes.barh(
        range(len(rows)),
        values,
        xerr=[below, above],
        color=GREY,
        alpha=0.75,
        ecolor=INK,
        error_kw={"linewidth": 1.1, "capsize": 2},
        height=0.68,
    )
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlabel(label, color=INK)
    return as_svg(figure, label)


def matrix(rows: list[str], columns: list[str], values: list[list[float]], label: str) -> str:
    """A table of numbers as shades, with the numbers written in."""
    figure, axes = new_figure(1.9 + 0.48 * len(columns), 1.6 + 0.32 * len(rows))
    most = max((value for row in values for value in row), default=0.0) or 1.0
    axes.imshow(values, cmap="Blues", vmin=0, vmax=most, aspect="auto")
    axes.grid(visible=False)
    axes.set_xticks(range(len(columns)), columns, rotation=55, ha="left", rotation_mode="anchor")
    axes.xaxis.tick_top()
    axes.set_yticks(range(len(rows)), rows)
    for y, row in enumerate(values):
        for x, value in enumerate(row):
            if value:
                colour = "white" if value > 0.6 * most else INK
                axes.text(x, y, f"{value:.2g}", ha="center", va="center", fontsize=7, color=colour)
    axes.set_xlabel(label, color=INK)
    return as_svg(figure, label)


def rate(count: float, games: int) -> Estimate:
    """A count for each game, with the interval of a Poisson count."""
    spread = Z95 * math.sqrt(count) / games
    return (count / games, max(0.0, count / games - spread), count / games + spread)


def _colour(name: str, place: int, colours: tuple[str, ...]) -> str:
    """All arms together have no name, and no arm's colour."""
    return colours[place % len(colours)] if name else GREY


def _line(place: int) -> str:
    return LINES[place // len(COLOURS) % len(LINES)]


def legend_above(figure: Any, names: list[str]) -> None:
    """A legend that covers nothing, in as many columns as the width has room for."""
    entries = len(names)
    columns = entries if entries <= 4 else math.ceil(entries / 2)
    room = int(LEGEND_WIDTH // (max(map(len, names)) + 6))
    columns = max(1, min(columns, room))
    figure.legend(loc="outside upper center", ncols=columns, frameon=False, fontsize=9)


def _in_percent(axis: Any) -> None:
    from matplotlib.ticker import PercentFormatter

    axis.set_major_formatter(PercentFormatter(1.0, symbol=" %"))


def picture_file(svg: str) -> str:
    """A picture as a file of its own; on a dark page it keeps its light ground."""
    return svg.replace("<svg ", '<svg style="background:#fff" ', 1)
