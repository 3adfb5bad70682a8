"""What came of the games of Les Poilus, as tables for docs/bots.md."""

from __future__ import annotations

from benchmarks.strength.measuring import mean_of_deals, seconds_each
from benchmarks.strength.page import table
from tablee.lab.tally import Row, wilson

PLAYERS = (2, 3, 4, 5)
DIFFICULTIES = ("recruit", "normal", "veteran")


class Cell:
    """All games of one player at one table that have been played so far."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.won = {each.number: each.scores[0] == 1.0 for each in rows}

    def share(self) -> float:
        """The share of games won."""
        return sum(self.won.values()) / len(self.won)

    def text(self) -> str:
        """The share in per cent with its 95 % interval (Wilson), and the number of games."""
        if not self.won:
            return ""
        low, high = wilson(sum(self.won.values()), len(self.won))
        share = f"{100 * self.share():.1f}"
        return f"{share} ({100 * low:.1f}–{100 * high:.1f}), {len(self.won):,}"


#: By players and difficulty, a cell for each player.
Rows = dict[tuple[int, str], list[Cell]]


def report(rows: Rows, names: list[str]) -> str:
    """The figures as Markdown."""
    heads = ["regular = sensible" if name == "regular" else name for name in names]
    won = [[title(*key), *[cell.text() for cell in row]] for key, row in rows.items()]
    return "\n\n".join(
        [
            "Games won in per cent, with the 95 % interval (Wilson) and the number of games:",
            table(["players, difficulty", *heads], won),
            "Points gained over the level below on the same deals (95 % margin, number of deals):",
            gains(rows, names),
            "Wins of the top level as a share of those with open hands:",
            against_open(rows),
            "Processor time for a decision with a choice, all tables together:",
            times(rows, names),
        ]
    )


def title(players: int, difficulty: str) -> str:
    """The name of a row."""
    return f"{players}, {difficulty}"


def gains(rows: Rows, names: list[str]) -> str:
    """How much each level is better than the one below."""
    higher = range(2, len(names) - 1)  # neither chance, nor the lowest level, nor open hands
    lines = [
        [title(*key), *[gain([(row[place], row[place - 1])]) for place in higher]]
        for key, row in rows.items()
    ]
    whole = [gain([(row[place], row[place - 1]) for row in rows.values()]) for place in higher]
    lines.append(["all together", *whole])
    return table(["players, difficulty", *[names[place] for place in higher]], lines)


def gain(pairs: list[tuple[Cell, Cell]]) -> str:
    """How many more of the same deals one wins than the other, with its 95 % margin (paired)."""
    changes: list[float] = []
    for better, worse in pairs:
        shared = sorted(better.won.keys() & worse.won.keys())
        changes += [better.won[number] - worse.won[number] for number in shared]
    if not changes:
        return ""
    mean, margin = mean_of_deals(changes)
    return f"{100 * mean:+.1f} ± {100 * margin:.1f}, {len(changes):,}"


def against_open(rows: Rows) -> str:
    """How near the top level comes to playing with open hands; `all` counts every deal once."""
    lines: list[list[str]] = []
    for players in PLAYERS:
        cells = [rows[players, difficulty][-2:] for difficulty in DIFFICULTIES]
        if not all(top.won and opened.won for top, opened in cells):
            continue
        shares = [(top.share(), opened.share()) for top, opened in cells]
        shares.append((sum(top for top, _ in shares), sum(opened for _, opened in shares)))
        lines.append([str(players), *[ratio(top, opened) for top, opened in shares]])
    return table(["players", *DIFFICULTIES, "all"], lines)


def ratio(part: float, whole: float) -> str:
    """A share in per cent; of nothing there is none."""
    return f"{100 * part / whole:.0f} %" if whole else "–"


def times(rows: Rows, names: list[str]) -> str:
    """How long the players think."""
    lines: list[str] = []
    for place, name in enumerate(names):
        games = [each for row in rows.values() for each in row[place].rows]
        if games:
            lines.append(f"- {name}: {1000 * seconds_each(games):.2f} ms")
    return "\n".join(lines)
