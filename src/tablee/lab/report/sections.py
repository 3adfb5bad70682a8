"""What a report says, section by section."""

from __future__ import annotations

import math
from collections.abc import Iterator
from html import escape

import msgspec

from tablee import __version__
from tablee.games import registry
from tablee.kernel.game import Game
from tablee.kernel.kinds import CountTable
from tablee.lab.files import label_order
from tablee.lab.report import plots
from tablee.lab.report.page import STYLE, Page, section, table
from tablee.lab.report.plots import Estimate
from tablee.lab.run import ArmResult, Results
from tablee.lab.tally import Z95, Tally, wilson
from tablee.texts import Texts

#: A plot shows at most so many series; with more arms they are shown together.
MOST_SERIES = 6
#: A table of counts shows at most so many rows.
MOST_ROWS = 24


def report_page(
    results: Results, texts: Texts, command: str, made: str = ""
) -> tuple[str, dict[str, str]]:
    """The whole page, and its pictures (SVG) by name. `made` is the day it was made on."""
    experiment = results.experiment
    game = registry.game(experiment.game)
    page = Page(game, texts)
    named = [msgspec.structs.replace(arm, name=page.arm(arm.label)) for arm in results.arms]
    results = msgspec.structs.replace(results, arms=named)
    title = experiment.title or page.say("lab-title")
    body = "\n".join(_sections(results, game, page))
    text = (
        f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{_summary(results, page)}\n{body}\n"
        f"<h2>{escape(page.say('lab-again'))}</h2>\n<pre>{escape(command)}</pre>\n"
        f'<p class="about">{escape(_made_with(results, page, made))}</p>\n</body></html>\n'
    )
    return text, page.pictures


def _summary(results: Results, page: Page) -> str:
    experiment = results.experiment
    facts = {
        "game": page.say(f"{experiment.game}-name"),
        "arms": len(results.arms),
        "games": experiment.games,
        "seed": str(experiment.seed),
    }
    bots = page.value("bots", list(dict.fromkeys(results.arms[0].report.bots)))
    who = "" if "bots" in experiment.sweep else " " + page.say("lab-players-by", {"bots": bots})
    return f'<p class="about">{escape(page.say("lab-summary", facts) + who)}</p>'


def _made_with(results: Results, page: Page, made: str) -> str:
    """Which versions made it, and when."""
    rules = registry.game(results.experiment.game).rules_versions[-1]
    facts = {"version": __version__, "rules": str(rules), "day": made}
    return page.say("lab-made-with" if made else "lab-versions", facts)


def _sections(results: Results, game: Game, page: Page) -> Iterator[str]:
    arms = results.arms
    yield _wins(arms, page) if game.cooperative else _seats(arms, page)
    if len(results.experiment.sweep) > 1:
        yield from _changes(results, game, page)
    yield _ends(arms, game, page)
    yield _length(arms, page)
    yield _statistics(arms, page)
    together = _together(arms)
    for counted in game.count_tables:
        if counted.name in together.counts or together.counts.get(counted.of):
            yield _count_table(counted, arms, together, page)


def _together(arms: list[ArmResult]) -> Tally:
    """What all arms counted; seats are left out, as arms may have different numbers of them."""
    together = Tally()
    for arm in arms:
        together.add(Tally(games=arm.tally.games, counts=arm.tally.counts))
    return together


def _numbers(arms: list[ArmResult]) -> list[int]:
    """Whose colours are used: each arm's own, unless there are too many."""
    return list(range(len(arms))) if len(arms) <= MOST_SERIES else []


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _interval(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


# ---- who wins -----------------------------------------------------------------------------------


def _won(arm: ArmResult) -> Estimate:
    return (arm.report.won_share, *arm.report.won_interval)


def _wins(arms: list[ArmResult], page: Page) -> str:
    """All win or lose together: the share of games won."""
    rows = [
        [arm.name, str(arm.report.games), _percent(_won(arm)[0]), _interval(*_won(arm)[1:])]
        for arm in arms
    ]
    dots = [(arm.name, _won(arm)) for arm in arms]
    plot = plots.estimates(dots, page.say("lab-won-share"), True, arms=_numbers(arms))
    figures = [page.figure("wins", plot)]
    if lines := _lines(arms, page):
        over = plots.curves(*lines, page.say("lab-won-share"), True, _ticks(arms, page))
        figures.insert(0, page.figure("wins-lines", over))
    names = [
        page.say("lab-arm"),
        page.say("lab-games"),
        page.say("lab-won-share"),
        page.say("lab-interval"),
    ]
    return section(page.say("lab-wins"), *figures, table(names, rows))


def _lines(
    arms: list[ArmResult], page: Page
) -> tuple[list[tuple[str, list[tuple[float, Estimate]]]], str] | None:
    """The share of wins over the first swept option, a line for each choice of the others."""
    lines: dict[str, list[tuple[float, Estimate]]] = {}
    if len(arms[0].label) < 2:
        return None
    first, *others = arms[0].label
    places = {value: at for at, value in _ticks(arms, page)}
    for arm in arms:
        name = page.arm({other: arm.label[other] for other in others})
        place = places[page.value(first, arm.label[first])]
        lines.setdefault(name, []).append((place, _won(arm)))
    return (list(lines.items()), page.option(first)) if len(lines) <= MOST_SERIES else None


def _ticks(arms: list[ArmResult], page: Page) -> list[tuple[float, str]]:
    """The values of the first swept option, side by side."""
    first = next(iter(arms[0].label))
    values = dict.fromkeys(page.value(first, arm.label[first]) for arm in arms)
    return [(float(place), value) for place, value in enumerate(values)]


def _points(arm: ArmResult, seat: int) -> Estimate:
    """Points for each game; a share between 0 and 1 varies at most as a win or defeat does."""
    report = arm.report
    return (report.points[seat] / report.games, *wilson(report.points[seat], report.games))


def _seats(arms: list[ArmResult], page: Page) -> str:
    """Seats play against each other: what each of them scores."""
    rows = [
        (f"{arm.name}, {page.say('lab-seat', {'number': seat + 1})}", _points(arm, seat))
        for arm in arms
        for seat in range(arm.report.players)
    ]
    texts = [[name, f"{value:.3f}", f"{low:.3f} – {high:.3f}"] for name, (value, low, high) in rows]
    names = [page.say("lab-arm"), page.say("lab-points"), page.say("lab-interval")]
    numbers = [arm for arm in _numbers(arms) for _ in range(arms[arm].report.players)]
    plot = plots.estimates(rows, page.say("lab-points"), False, arms=numbers)
    return section(
        page.say("lab-seats"),
        page.figure("seats", plot),
        table(names, texts),
        about=page.say("lab-seats-about"),
    )


# ---- what each option changes -------------------------------------------------------------------


def _changes(results: Results, game: Game, page: Page) -> Iterator[str]:
    """The difference that each swept value makes, all else being equal on average."""
    measures = ["won"] if game.cooperative else _that_differ(results.arms)
    parts = []
    for name, swept in results.experiment.sweep.items():
        values = list(swept)
        for measure in measures if len(values) > 1 else []:
            base, base_error = _average(results.arms, name, values[0], measure)
            rows = []
            for value in values[1:]:
                mean, error = _average(results.arms, name, value, measure)
                gap, spread = mean - base, Z95 * math.hypot(error, base_error)
                tried, usual = page.value(name, value), page.value(name, values[0])
                words = {"option": page.option(name), "value": tried, "before": usual}
                rows.append((page.say("lab-change", words), (gap, gap - spread, gap + spread)))
            label = (
                page.say("lab-difference-points")
                if game.cooperative
                else f"{page.say('lab-difference')}: {page.statistic(measure)}"
            )
            plot = plots.estimates(rows, label, game.cooperative, difference=True)
            picture = f"change-{name}" + ("" if game.cooperative else f"-{measure}")
            parts.append(page.figure(picture.replace("_", "-"), plot))
    if parts:
        yield section(page.say("lab-changes"), *parts, about=page.say("lab-changes-about"))


def _that_differ(arms: list[ArmResult]) -> list[str]:
    """The statistics that differ between arms: how many games ended by surrender never may."""
    names = sorted({name for arm in arms for name in arm.report.statistics})
    return [name for name in names if len({arm.report.statistics[name].mean for arm in arms}) > 1]


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


def _ends(arms: list[ArmResult], game: Game, page: Page) -> str:
    # All of them in one order, so that a reason has the same colour in every report.
    found = sorted({reason for arm in arms for reason in arm.report.outcomes})
    reasons = list(dict.fromkeys([*game.ends, *found]))
    rows = [
        (arm.name, [arm.report.outcomes.get(reason, 0) / arm.report.games for reason in reasons])
        for arm in arms
    ]
    names = [page.end(reason) for reason in reasons]
    plot = plots.stacked(rows, names, page.say("lab-share-of-games"))
    return section(page.say("lab-ends"), page.figure("ends", plot))


def _length(arms: list[ArmResult], page: Page) -> str:
    series = [(arm.name, arm.tally.lengths) for arm in arms]
    if len(series) > MOST_SERIES:
        all_games: dict[int, int] = {}
        for _, counts in series:
            for length, games in counts.items():
                all_games[length] = all_games.get(length, 0) + games
        series = [("", all_games)]
    plot = plots.lengths(series, page.say("lab-moves"), page.say("lab-share-of-games"))
    return section(page.say("lab-length"), page.figure("length", plot))


def _statistics(arms: list[ArmResult], page: Page) -> str:
    names = sorted({name for arm in arms for name in arm.report.statistics})
    if not names:
        return ""
    rows = []
    for name in names:
        for arm in arms:
            mean = arm.report.statistics.get(name)
            if mean is not None:
                low, high = mean.interval
                told = page.statistic(name)
                rows.append([told, arm.name, f"{mean.mean:.4f}", f"{low:.4f} – {high:.4f}"])
    headings = ["", page.say("lab-arm"), page.say("lab-mean"), page.say("lab-interval")]
    figures = []
    for name in _that_differ(arms):
        means = [(arm.name, arm.report.statistics[name]) for arm in arms]
        dots = [(arm, (mean.mean, *mean.interval)) for arm, mean in means]
        plot = plots.estimates(dots, page.statistic(name), False, arms=_numbers(arms))
        figures.append(page.figure(f"mean-{name}".replace("_", "-"), plot))
    return section(page.say("lab-statistics"), *figures, table(headings, rows))


# ---- what was counted ---------------------------------------------------------------------------


def _count_table(counted: CountTable, arms: list[ArmResult], together: Tally, page: Page) -> str:
    name = counted.name.replace("_", "-")
    title = page.say("lab-count-" + name)
    counts = together.counts.get(counted.name, {})
    if any(" > " in label for label in counts):
        exchanges = page.figure(name, _matrix(counted, counts, together.games, page))
        return section(title, exchanges, about=page.say("lab-exchange-about"))
    if counted.of:
        return section(title, page.figure(name, _shares(counted, arms, together, page)))
    labels = sorted(counts, key=label_order)
    if any(label_order(label)[0] for label in labels):
        labels = sorted(labels, key=lambda label: (-counts[label], label))[:MOST_ROWS]
    rows = [(_label(counted, x, page), plots.rate(counts[x], together.games)) for x in labels]
    about = page.say("lab-all-arms") if len(arms) > 1 else ""
    return section(
        title, page.figure(name, plots.bars(rows, page.say("lab-per-game"))), about=about
    )


def _shares(table: CountTable, arms: list[ArmResult], together: Tally, page: Page) -> str:
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
    ticks = [(at[x], _label(table, x, page)) for x in labels]
    title = page.say("lab-share-of", {"table": page.say("lab-count-" + table.of.replace("_", "-"))})
    return plots.curves(series, "", title, True, ticks, arms=True)


def _matrix(counted: CountTable, counts: dict[str, int], games: int, page: Page) -> str:
    """Who does what to whom; labels are "one > other"."""
    pairs = {
        tuple(_label(counted, one, page) for one in label.split(" > ", 1)): count
        for label, count in counts.items()
    }
    rows = sorted({pair[0] for pair in pairs})
    columns = sorted({pair[1] for pair in pairs})
    values = [[pairs.get((row, column), 0) / games for column in columns] for row in rows]
    return plots.matrix(rows, columns, values, page.say("lab-per-game"))


def _label(table: CountTable, label: str, page: Page) -> str:
    return page.say(table.labels + label) if table.labels else label
