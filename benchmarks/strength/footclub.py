"""How the computer players of FootClub fare against each other, written into docs/bots.md.

    python -m benchmarks.strength footclub --jobs 2 --write

Each deal is played twice with sides swapped, and counts once, with the mean of its two matches:
what luck gives in one it mostly takes away in the other. Results are kept in `build/strength` as
they come in. Calling it again goes on from there; --only chooses what to play now, such as
veteran-sensible, and the report is of everything that is there. Rivals are files made by
`python -m scripts.training footclub respond` and `ship`. To solve most last turns takes no time, to
solve the rest takes nearly all of it: --work limits it, which makes the top level a little weaker
than it is at a table. --minutes is for each pair.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

from benchmarks.strength import page
from benchmarks.strength.command import at_least_none, at_least_one, chosen, parser_of, tell
from benchmarks.strength.measuring import Measurement, mean_of_deals, row
from tablee.bots.network import networks_of
from tablee.games import registry
from tablee.games.footclub.bots.last_turn import Unsolved
from tablee.games.footclub.bots.learned import LearnedBot, learned_networks
from tablee.games.footclub.bots.levels import MOST_WORK
from tablee.games.footclub.bots.solving import Solver
from tablee.games.footclub.state import FootClubState
from tablee.games.footclub.view import FootClubView
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance, FastChance
from tablee.lab.play import Chunk
from tablee.lab.tally import Row, Tally

KEY = "footclub"
#: Deals in a chunk.
SIZE = 50
PAIRS = (
    ("recruit", "uniform"),
    ("regular", "recruit"),
    ("captain", "regular"),
    ("veteran", "captain"),
    ("veteran", "sensible"),
)
TOP = "veteran"
WORK = 500_000
MATCHES = 20_000


def main(given: list[str]) -> int:
    """Play what is missing, and report."""
    parser = parser_of(KEY, __doc__ or "")
    parser.add_argument(
        "--matches", type=at_least_one, default=MATCHES, help=f"of each pair ({MATCHES})"
    )
    parser.add_argument("--only", help="these pairs only, separated by commas")
    parser.add_argument(
        "--rivals", type=rivals, default="", help="files of rivals of the top level"
    )
    parser.add_argument("--work", type=at_least_none, default=WORK, help=f"in a last turn ({WORK})")
    solve = "solve so many without limit"
    parser.add_argument("--last-turns", type=at_least_none, default=0, help=solve)
    arguments = parser.parse_args(given)
    pairs = [*PAIRS, *((rival, TOP) for rival in arguments.rivals.split(",") if rival)]
    named = {f"{Path(one).stem}-{two}": (one, two) for one, two in pairs}
    wanted = chosen(arguments.only, "--only", list(named))
    lines = []
    for name, pair in named.items():
        bots = [_limited(player, arguments.work) for player in pair]
        work = f"@{arguments.work}" if TOP in pair else ""
        measurement = Measurement(name + work, arguments, KEY, {}, {"bots": [bots]}, SIZE)
        if name in wanted:
            deals = math.ceil(arguments.matches / 2)
            measurement.play(play, measurement.tasks([0], deals), arguments)
        rows = measurement.rows()[0]
        if rows:
            lines.append([Path(pair[0]).stem, pair[1], *results(rows)])
    text = page.table(["player", "against", "points (95 % interval)", "drawn", "matches"], lines)
    if arguments.last_turns:
        text += "\n\n" + last_turns(arguments.last_turns, arguments.seed)
    tell(KEY, text, arguments, f" --rivals {arguments.rivals}" if arguments.rivals else "")
    return 0


def rivals(given: str) -> str:
    """Files of rivals, separated by commas."""
    for name in filter(None, given.split(",")):
        if not name.endswith(".bin"):
            raise argparse.ArgumentTypeError(f"{name}: the name of a rival's file ends in .bin")
        try:
            networks_of(Path(name).read_bytes())
        except OSError as error:
            raise argparse.ArgumentTypeError(f"{name}: {error.strerror}") from error
        except ValueError as error:
            raise argparse.ArgumentTypeError(f"{name} holds no networks") from error
    return given


def _limited(name: str, work: int) -> str:
    return f"{name}@{work}" if name == TOP or name.endswith(".bin") else name


class DealtChance(Chance):
    """Cards from one stream, the same however the matches of a deal go; the rest from another."""

    def __init__(self, seed: int, deal: int, match: int) -> None:
        self._cards = FastChance(seed, 4 * deal)
        self._rest = FastChance(seed, 4 * deal + 1 + match)

    def below(self, bound: int) -> int:
        return self._rest.below(bound)

    def take(self, items: list[int]) -> int:
        return self._cards.take(items)

    def deal(self, items: list[int], count: int) -> list[int]:
        return self._cards.deal(items, count)


def play(task: Chunk) -> Tally:
    """Play some deals; the scores are the first player's and the second's, whatever their sides."""
    game, seed = registry.game(KEY), task.plan.seed
    players = [_player(name) for name in task.plan.bots]
    rows = []
    for deal in range(task.first, task.first + task.count):
        for swapped in (0, 1):
            chance = DealtChance(seed, deal, swapped)
            thinking = FastChance(seed, 4 * deal + 3)
            state = game.setup(game.options(task.plan.options), chance)
            while not state.over():
                seat = state.to_act()[0]
                move = players[seat ^ swapped].choose(state.view(seat), thinking)
                state.apply(seat, move, chance)
            outcome = state.outcome()
            assert outcome is not None
            scores = [outcome.scores[swapped], outcome.scores[1 - swapped]]
            rows.append(row(2 * deal + swapped, scores, outcome.reason))
    return Tally(games=task.count, rows=rows)


def _player(name: str) -> Bot:
    """A level or a yardstick; `veteran@WORK` or `FILE.bin@WORK`, a rival, who may work so much."""
    name, _, work = name.partition("@")
    if work:
        rival = name.endswith(".bin")
        networks = networks_of(Path(name).read_bytes()) if rival else learned_networks()
        return LearnedBot(networks, int(work))
    bot = registry.game(KEY).bot(name)
    assert isinstance(bot, Bot)
    return bot


def results(rows: list[Row]) -> list[str]:
    """Points with the 95 % interval over deals, draws, matches."""
    points = [each.scores[0] for each in rows]
    both = zip(points[::2], points[1::2], strict=True)
    mean, error = mean_of_deals([(one + two) / 2 for one, two in both])
    drawn = points.count(0.5) / len(points)
    told = f"{100 * mean:.1f} % (±{100 * error:.1f})"
    return [told, f"{100 * drawn:.0f} %", f"{len(points):,}"]


def last_turns(matches: int, seed: int) -> str:
    """How much of the last turn of matches between learned players is solved exactly."""
    game = registry.game(KEY)
    player = LearnedBot(learned_networks(), 0)
    times: list[float] = []
    solved = matches
    for number in range(matches):
        chance, thinking = FastChance(seed, 2 * number), FastChance(seed, 2 * number + 1)
        state = game.setup(game.options({}), chance)
        assert isinstance(state, FootClubState)
        while state.turn < state.turns:
            seat = state.to_act()[0]
            state.apply(seat, player.choose(state.view(seat), thinking), chance)
        view = state.view(0)
        assert isinstance(view, FootClubView)
        began = time.process_time()
        try:
            Solver(MOST_WORK).scores(view, Clock())
        except Unsolved:
            solved -= 1
        times.append(time.process_time() - began)
    return (
        f"Of {matches:,} last turns between learned players the veteran solves"
        f" {100 * solved / matches:.1f} % exactly at its first decision. That takes"
        f" {1000 * sum(times) / matches:.0f} ms of processor time on average,"
        f" {max(times):.1f} s at most."
    )
