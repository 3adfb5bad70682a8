"""How often teams of computer players win Les Poilus, written into docs/bots.md.

    python -m benchmarks.strength les-poilus --jobs 2 --write

All seats are of one level, and every size and difficulty plays the same deals with all of them.
Beside the levels stand yardsticks: *uniform*, *sensible*, and *open-hands*, the search of the top
level with the cards in all hands open. Results are kept in `build/strength` as they come in.
Calling it again goes on from there; --only and --tables choose what to play now, and the report is
of everything that is there. With --minutes it stops in good time, for machines that others need.
"""

from __future__ import annotations

import time

from benchmarks.strength.command import at_least_one, chosen, parser_of, tell
from benchmarks.strength.les_poilus_report import DIFFICULTIES, PLAYERS, Cell, report
from benchmarks.strength.measuring import Measurement, row, time_of
from benchmarks.strength.open_hands import OpenHands
from tablee.bots.search_bot import SearchBot
from tablee.games import registry
from tablee.games.les_poilus.state import Poilus
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance, FastChance
from tablee.lab.play import Chunk
from tablee.lab.tally import Tally

KEY = "les-poilus"
OPEN_HANDS = "open-hands"
#: Games in a chunk: a few seconds of the top level.
SIZE = 10


def main(given: list[str]) -> int:
    """Play what is missing, and report."""
    parser = parser_of(KEY, __doc__ or "")
    parser.add_argument("--games", type=at_least_one, default=1000, help="for each cell (1000)")
    parser.add_argument("--only", help="these players only, separated by commas")
    parser.add_argument("--tables", help="these tables only, such as 3-normal,4-veteran")
    arguments = parser.parse_args(given)
    names = ["uniform", *registry.game(KEY).levels, OPEN_HANDS]
    named = {f"{players}-{how}": (players, how) for players in PLAYERS for how in DIFFICULTIES}
    players = [names.index(name) for name in chosen(arguments.only, "--only", names)]
    tables = chosen(arguments.tables, "--tables", list(named))
    rows: dict[tuple[int, str], list[Cell]] = {}
    for table, (seats, difficulty) in named.items():
        options = {"players": seats, "difficulty": difficulty}
        sweep = {"bots": [[name] * seats for name in names]}
        measurement = Measurement(table, arguments, KEY, options, sweep, SIZE)
        if table in tables:
            measurement.play(play, measurement.tasks(players, arguments.games), arguments)
        rows[seats, difficulty] = [Cell(games) for games in measurement.rows().values()]
    tell(KEY, report(rows, names), arguments)
    return 0


def play(task: Chunk) -> Tally:
    """Play some games."""
    game = registry.game(KEY)
    players = [_player(name) for name in task.plan.bots]
    rows = []
    for number in range(task.first, task.first + task.count):
        began, decisions = time.process_time(), 0
        chance = FastChance(task.plan.seed, 2 * number)
        thinking = FastChance(task.plan.seed, 2 * number + 1)
        state = game.setup(game.options(task.plan.options), chance)
        assert isinstance(state, Poilus)
        while not state.over():
            seat = state.to_act()[0]
            decisions += len(state.legal(seat)) > 1
            state.apply(seat, _choose(players[seat], state, seat, thinking), chance)
        outcome = state.outcome()
        assert outcome is not None
        rows.append(row(number, outcome.scores, outcome.reason))
        rows[-1].statistics.update(time_of(decisions, time.process_time() - began))
    return Tally(games=task.count, rows=rows)


def _player(name: str) -> Bot | OpenHands:
    game = registry.game(KEY)
    if name != OPEN_HANDS:
        bot = game.bot(name)
        assert isinstance(bot, Bot)
        return bot
    top = game.bot(game.levels[-1])
    assert isinstance(top, SearchBot)
    return OpenHands(top)


def _choose(player: Bot | OpenHands, state: Poilus, seat: int, chance: Chance) -> int:
    if isinstance(player, OpenHands):
        return player.choose(state, seat, chance)
    return player.choose(state.view(seat), chance)
