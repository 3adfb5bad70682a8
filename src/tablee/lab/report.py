"""The report of an experiment: one self-contained HTML page with tables and plots."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from html import escape

from tablee.games import registry
from tablee.kernel.game import CountTable, Game
from tablee.lab import plots
from tablee.lab.experiment import text_of
from tablee.lab.files import label_order
from tablee.lab.plots import Estimate
from tablee.lab.run import ArmResult, Results
from tablee.lab.tally import Z95, Tally, wilson

Say = Callable[..., str]
#: A plot shows at most so many series; with more arms they are shown together.
MOST_SERIES = 6
#: A table of counts shows at most so many rows.
MOST_ROWS = 24

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
svg { max-width: 100%; height: auto; font-family: system-ui, sans-serif; }
pre { background: #f0ebdf; padding: .7rem .9rem; border-radius: 6px; overflow-x: auto;
  font-size: 13.5px; }
.about { color: #5d574b; }
@media print { figure { break-inside: avoid; } body { background: #fff; } }
"""


def report_page(results: Results, say: Say, language: str, command: str) -> str:
    """The whole page."""
    experiment = results.experiment
    title = experiment.title or say("lab-title")
    sections = list(_sections(results, registry.game(experiment.game), say))
    body = "\n".join(sections)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{_summary(results, say)}\n{body}\n"
        f"<h2>{escape(say('lab-again'))}</h2>\n<pre>{escape(command)}</pre>\n</body></html>\n"
    )


def _summary(results: Results, say: Say) -> str:
    experiment = results.experiment
    facts = {
        "game": say(f"{experiment.game}-name"),
        "arms": len(results.arms),
        "games": experiment.games,
        "seed": str(experiment.seed),
    }
    bots = " + ".join(dict.fromkeys(results.arms[0].report.bots))
    who = "" if "bots" in experiment.sweep else " " + say("lab-players-by", {"bots": bots})
    return f'<p class="about">{escape(say("lab-summary", facts) + who)}</p>'


def _sections(results: Results, game: Game, say: Say) -> Iterator[str]:
    arms = results.arms
    yield _wins(arms, say) if game.cooperative else _seats(arms, say)
    if len(arms) > 1:
        yield from _changes(results, game, say)
    yield _ends(arms, say)
    yield _length(arms, say)
    yield _statistics(arms, say)
    together = _together(arms)
    for table in game.count_tables:
        if table.name in together.counts or together.counts.get(table.of):
            yield _count_table(table, arms, together, say)


def _together(arms: list[ArmResult]) -> Tally:
    """What all arms counted; seats are left out, as arms may have different numbers of them."""
    together = Tally()
    for arm in arms:
        together.add(Tally(games=arm.tally.games, counts=arm.tally.counts))
    return together


def _section(title: str, *parts: str, about: str = "") -> str:
    told = f'<p class="about">{escape(about)}</p>' if about else ""
    return "\n".join([f"<section><h2>{escape(title)}</h2>", told, *parts, "</section>"])


def _figure(svg: str) -> str:
    return f"<figure>{svg}</figure>"


def _table(headings: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in headings)
    lines = ["".join(f"<td>{escape(text)}</td>" for text in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _interval(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


# ---- who wins -----------------------------------------------------------------------------------


def _won(arm: ArmResult) -> Estimate:
    return (arm.report.won_share, *arm.report.won_interval)


def _wins(arms: list[ArmResult], say: Say) -> str:
    """All win or lose together: the share of games won."""
    rows = [
        [arm.name, str(arm.report.games), _percent(_won(arm)[0]), _interval(*_won(arm)[1:])]
        for arm in arms
    ]
    plot = plots.estimates([(arm.name, _won(arm)) for arm in arms], say("lab-won-share"), True)
    names = [say("lab-arm"), say("lab-games"), say("lab-won-share"), say("lab-interval")]
    return _section(say("lab-wins"), _figure(plot), _table(names, rows))


def _points(arm: ArmResult, seat: int) -> Estimate:
    """Points for each game; a share between 0 and 1 varies at most as a win or defeat does."""
    report = arm.report
    return (report.points[seat] / report.games, *wilson(report.points[seat], report.games))


def _seats(arms: list[ArmResult], say: Say) -> str:
    """Seats play against each other: what each of them scores."""
    rows = [
        (f"{arm.name}: {say('lab-seat', {'number': seat + 1})}", _points(arm, seat))
        for arm in arms
        for seat in range(arm.report.players)
    ]
    texts = [[name, f"{value:.3f}", f"{low:.3f} – {high:.3f}"] for name, (value, low, high) in rows]
    table = _table([say("lab-arm"), say("lab-points"), say("lab-interval")], texts)
    plot = plots.estimates(rows, say("lab-points"), False)
    return _section(say("lab-seats"), _figure(plot), table, about=say("lab-seats-about"))


# ---- what each option changes -------------------------------------------------------------------


def _changes(results: Results, game: Game, say: Say) -> Iterator[str]:
    """The difference that each swept value makes, all else being equal on average."""
    measures = ["won"] if game.cooperative else sorted(results.arms[0].report.statistics)
    parts = []
    for name, swept in results.experiment.sweep.items():
        values = list(swept)
        rows = []
        for measure in measures:
            base = _average(results.arms, name, values[0], measure)
            for value in values[1:]:
                mean, error = _average(results.arms, name, value, measure)
                gap, spread = mean - base[0], Z95 * math.hypot(error, base[1])
                shown = f"{name} {text_of(value)}"
                shown += f" – {text_of(values[0])}" if game.cooperative else f": {measure}"
                rows.append((shown, (gap, gap - spread, gap + spread)))
        if rows:
            parts.append(_figure(plots.estimates(rows, say("lab-difference"), game.cooperative)))
    if parts:
        yield _section(say("lab-changes"), *parts, about=say("lab-changes-about"))


def _average(arms: list[ArmResult], name: str, value: object, measure: str) -> tuple[float, float]:
    """The mean of a measure over all arms with a value, and its standard error."""
    found = [arm for arm in arms if arm.label[name] == value]
    means, variances = [], []
    for arm in found:
        if measure == "won":
            mean, (low, high) = arm.report.won_share, arm.report.won_interval
        else:
            statistic = arm.report.statistics[measure]
            mean, (low, high) = statistic.mean, statistic.interval
        means.append(mean)
        variances.append(((high - low) / (2 * Z95)) ** 2)
    return sum(means) / len(means), math.sqrt(sum(variances)) / len(means)


# ---- how games go -------------------------------------------------------------------------------


def _ends(arms: list[ArmResult], say: Say) -> str:
    reasons = sorted({reason for arm in arms for reason in arm.report.outcomes})
    rows = [
        (arm.name, [arm.report.outcomes.get(reason, 0) / arm.report.games for reason in reasons])
        for arm in arms
    ]
    plot = plots.stacked(rows, reasons, say("lab-share-of-games"))
    return _section(say("lab-ends"), _figure(plot))


def _length(arms: list[ArmResult], say: Say) -> str:
    series = [(arm.name, arm.tally.lengths) for arm in arms]
    if len(series) > MOST_SERIES:
        all_games: dict[int, int] = {}
        for _, counts in series:
            for length, games in counts.items():
                all_games[length] = all_games.get(length, 0) + games
        series = [("", all_games)]
    plot = plots.lengths(series, say("lab-moves"), say("lab-share-of-games"))
    return _section(say("lab-length"), _figure(plot))


def _statistics(arms: list[ArmResult], say: Say) -> str:
    names = sorted({name for arm in arms for name in arm.report.statistics})
    if not names:
        return ""
    rows = []
    for name in names:
        for arm in arms:
            mean = arm.report.statistics.get(name)
            if mean is not None:
                low, high = mean.interval
                rows.append([name, arm.name, f"{mean.mean:.4f}", f"{low:.4f} – {high:.4f}"])
    headings = ["", say("lab-arm"), say("lab-mean"), say("lab-interval")]
    return _section(say("lab-statistics"), _table(headings, rows))


# ---- what was counted ---------------------------------------------------------------------------


def _count_table(table: CountTable, arms: list[ArmResult], together: Tally, say: Say) -> str:
    title = say("lab-count-" + table.name.replace("_", "-"))
    counts = together.counts.get(table.name, {})
    if any(" > " in label for label in counts):
        return _section(
            title, _matrix(counts, together.games, say), about=say("lab-exchange-about")
        )
    if table.of:
        return _section(title, _figure(_shares(table, arms, together, say)))
    labels = sorted(counts, key=label_order)
    if any(label_order(label)[0] for label in labels):
        labels = sorted(labels, key=lambda label: (-counts[label], label))[:MOST_ROWS]
    rows = [(_label(table, x, say), plots.rate(counts[x], together.games)) for x in labels]
    about = say("lab-all-arms") if len(arms) > 1 else ""
    return _section(title, _figure(plots.bars(rows, say("lab-per-game"))), about=about)


def _shares(table: CountTable, arms: list[ArmResult], together: Tally, say: Say) -> str:
    """Shares of another table, a line for each arm if they are few."""
    tallies: list[tuple[str, Tally]] = [(arm.name, arm.tally) for arm in arms]
    if len(tallies) > MOST_SERIES:
        tallies = [("", together)]
    labels = sorted(together.counts[table.of], key=label_order)
    numbers = not any(label_order(label)[0] for label in labels)
    at = {x: float(int(x)) if numbers else float(place) for place, x in enumerate(labels)}
    series = []
    for name, tally in tallies:
        counts, of = tally.counts.get(table.name, {}), tally.counts.get(table.of, {})
        points = [
            (at[x], (counts.get(x, 0) / of[x], *wilson(counts.get(x, 0), of[x])))
            for x in labels
            if of.get(x)
        ]
        series.append((name, points))
    ticks = [(at[x], _label(table, x, say)) for x in labels]
    title = say("lab-share-of", {"table": say("lab-count-" + table.of.replace("_", "-"))})
    return plots.curves(series, "", title, True, ticks)


def _matrix(counts: dict[str, int], games: int, say: Say) -> str:
    """Who does what to whom; labels are "one > other"."""
    pairs = {tuple(label.split(" > ", 1)): count for label, count in counts.items()}
    rows = sorted({pair[0] for pair in pairs})
    columns = sorted({pair[1] for pair in pairs})
    values = [[pairs.get((row, column), 0) / games for column in columns] for row in rows]
    return _figure(plots.matrix(rows, columns, values, say("lab-per-game")))


def _label(table: CountTable, label: str, say: Say) -> str:
    return say(table.labels + label) if table.labels else label
