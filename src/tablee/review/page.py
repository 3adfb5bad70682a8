"""A review as one page of HTML: the sums, the mistakes, the curve, every decision."""

from __future__ import annotations

from html import escape
from typing import Final

from tablee.kernel.words.narrator import Narrator
from tablee.review.documents import MISTAKE, Review, ReviewLine
from tablee.review.seats import Z95
from tablee.review.words import Sentences

WIDTH: Final = 720
HEIGHT: Final = 200

_STYLE: Final = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } td, th { padding: .2rem .5rem; text-align: left }
.wide { overflow-x: auto } td.n { text-align: right; white-space: nowrap }
tr.mistake { background: #fbe3e0 }
svg { width: 100%; height: auto; border: 1px solid #999 }
.band { fill: #9db8d9; opacity: .5 } .curve { fill: none; stroke: #1d3d66; stroke-width: 2 }
.spot { fill: #b3261e } .half { stroke: #999; stroke-dasharray: 4 }
@media (prefers-color-scheme: dark) { body { background: #181818; color: #eee }
  tr.mistake { background: #5a2320 } .curve { stroke: #9db8d9 } .band { fill: #41628a } }
"""


def page(review: Review, sentences: Sentences, narrator: Narrator, language: str) -> str:
    """The whole page."""

    def say(name: str, **values: str | int) -> str:
        return escape(narrator.say(name, dict(values)))

    title = say("review-title", game=narrator.say(f"{review.game}-name", {}))
    sums = "".join(f"<li>{escape(line)}</li>" for line in [*sentences.sums(), *sentences.skill()])
    worst = "".join(f"<p>{escape(line)}</p>" for line in sentences.worst())
    jumps = "".join(f"<p>{escape(line)}</p>" for line in sentences.jumps())
    thinking = any(line.thinking for line in review.lines)
    rows = "".join(_row(line, sentences, narrator, thinking) for line in review.lines)
    names = ["line", "seat", "move", "verdict", "cost", "luck", "value"]
    if thinking:
        names.insert(-1, "thinking")
    heads = "".join(f'<th scope="col">{say(f"review-column-{name}")}</th>' for name in names)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_STYLE}</style></head><body><h1>{title}</h1>"
        f"<ul>{sums}</ul>{worst}<h2>{say('review-curve')}</h2>{_curve(review)}{jumps}"
        f'<div class="wide" tabindex="0" role="region" aria-label="{say("review-curve")}">'
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
        f"<p>{say('review-stamp', rules=review.rules, judge=review.judge)}</p></body></html>\n"
    )


def _row(line: ReviewLine, sentences: Sentences, narrator: Narrator, thinking: bool) -> str:
    who = narrator.value("seat", line.seat)
    verdict = narrator.say(f"review-word-{line.verdict}", {})
    kind = ' class="mistake"' if line.verdict == MISTAKE else ""
    texts = (str(line.line), str(who), sentences.both(line)[0], verdict)
    luck_errors = [line.luck_error, line.guess_error]
    numbers = [
        sentences.figure("review-cell", -line.cost, [line.cost_error]),
        sentences.figure("review-cell", line.luck + line.guess, luck_errors),
        narrator.say(
            "review-cell-percent",
            {"percent": round(100 * line.value), "error": round(100 * Z95 * line.value_error)},
        ),
    ]
    if thinking:
        numbers.insert(-1, sentences.figure("review-cell", line.thinking, [line.thinking_error]))
    cells = "".join(f"<td>{escape(text)}</td>" for text in texts)
    return f"<tr{kind}>{cells}{''.join(f'<td class=n>{number}</td>' for number in numbers)}</tr>"


def _curve(review: Review) -> str:
    """The chances after each decision with their 95 % band; mistakes are spots.

    It is hidden from screen readers: the table below says the same.
    """
    values = [review.start, *(line.value for line in review.lines)]
    errors = [review.start_error, *(line.value_error for line in review.lines)]
    step = WIDTH / max(1, len(values) - 1)

    def point(place: int, value: float) -> str:
        return f"{place * step:.1f},{HEIGHT * (1 - min(1.0, max(0.0, value))):.1f}"

    line = " ".join(point(place, value) for place, value in enumerate(values))
    pairs = list(enumerate(zip(values, errors, strict=True)))
    upper = [point(place, value + Z95 * error) for place, (value, error) in pairs]
    lower = [point(place, value - Z95 * error) for place, (value, error) in reversed(pairs)]
    spots = ""
    for place, found in enumerate(review.lines, start=1):
        if found.verdict == MISTAKE:
            across, down = point(place, found.value).split(",")
            spots += f'<circle class="spot" cx="{across}" cy="{down}" r="5"/>'
    middle = HEIGHT / 2
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">'
        f'<line class="half" x1="0" x2="{WIDTH}" y1="{middle}" y2="{middle}"/>'
        f'<polygon class="band" points="{" ".join([*upper, *lower])}"/>'
        f'<polyline class="curve" points="{line}"/>{spots}</svg>'
    )
