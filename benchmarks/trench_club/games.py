"""Games of computer players with given armies, over given deals of the start tokens.

On the half map all 20 deals of six tokens are played in turn, so that each comes up as often as
the one with the sides exchanged. On the whole map there are too many: deals are drawn by chance,
and each is played again with the sides exchanged.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import combinations

from tablee.games import registry
from tablee.games.trench_club.data import units
from tablee.games.trench_club.rules import money
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.moves import OPERATION, TURN
from tablee.kernel.chance import Chance, FastChance
from tablee.lab.tally import wilson

#: Every set of three of the six tokens that the Central Powers may be dealt on the half map.
DEALS = list(combinations(range(1, 7), 3))
#: So many games go to a process at once: whole rounds of all deals.
CHUNK = 5 * len(DEALS)


@dataclass(frozen=True)
class Line:
    """What a line of a table is about: a map, who has which army, and the games to be played."""

    map: str
    #: On the half map: the armies of the Central Powers and of the Entente. On the whole one all
    #: have their own, or all have the same.
    central: int = units.GERMANY
    entente: int = units.GERMANY
    whole: bool = False
    own_armies: bool = False
    limits: bool = True
    level: str = "sensible"
    seed: int = 1
    first: int = 0
    games: int = CHUNK


@dataclass
class Score:
    """What came of some games."""

    games: int = 0
    #: Points of the Central Powers, and of the side that began; a drawn game is half a point.
    central: float = 0.0
    beginning: float = 0.0
    rounds: int = 0
    within_60: int = 0
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, other: Score) -> None:
        """Count other games as well."""
        self.games += other.games
        self.central += other.central
        self.beginning += other.beginning
        self.rounds += other.rounds
        self.within_60 += other.within_60
        self.ends += other.ends

    def count(self, state: TrenchClub) -> None:
        """Count one game that has ended."""
        outcome = state.outcome()
        assert outcome is not None
        central = 0.5 if state.winner < 0 else float(state.winner == units.CENTRAL)
        self.games += 1
        self.central += central
        self.beginning += 1.0 - central if state.starter % 2 else central
        self.rounds += state.round
        self.within_60 += state.round <= 60
        self.ends[outcome.reason] += 1


def share(points: float, games: int) -> str:
    """A share of all games in per cent, with its 95 % interval (Wilson)."""
    low, high = wilson(points, games)
    return f"{100 * points / games:5.1f} % ({100 * low:.1f} to {100 * high:.1f})"


@contextmanager
def armies(line: Line) -> Iterator[None]:
    """The nations have, and buy, the units that a line gives them."""
    kept = [army[:] for army in units.ARMIES], [kinds[:] for kinds in money.GOODS]
    for nation in range(units.NATIONS):
        given = nation if line.own_armies else (line.central, line.entente)[nation % 2]
        units.ARMIES[nation][:] = kept[0][given]
        money.GOODS[nation][:] = kept[1][given]
    try:
        yield
    finally:
        for nation in range(units.NATIONS):
            units.ARMIES[nation][:] = kept[0][nation]
            money.GOODS[nation][:] = kept[1][nation]


def deal_of(line: Line, number: int, chance: Chance) -> dict[int, list[int]]:
    """By nation: its tokens in the game of a number, in the order in which it turns them."""
    if not line.whole:
        mine = list(DEALS[number % len(DEALS)])
        others = [token for token in range(1, 7) if token not in mine]
        for tokens in (mine, others):
            chance.shuffle(tokens)
        return {units.GERMANY: mine, units.FRANCE: others}
    tokens = list(range(1, 13))
    FastChance(line.seed, 1 << 20 | number // 2).shuffle(tokens)
    exchanged = number % 2
    return {nation ^ exchanged: tokens[3 * nation : 3 * nation + 3] for nation in range(4)}


def play(line: Line, number: int) -> TrenchClub:
    """One game to its end, between players of one level."""
    game = registry.game("trench-club")
    chance = FastChance(line.seed, number)
    deal = deal_of(line, number, chance)
    options = {"map": line.map, "first_turn_limits": line.limits, "players": 4 if line.whole else 2}
    state = game.setup(game.options(options), chance)
    assert isinstance(state, TrenchClub)
    if not line.own_armies:
        # T1.2: bonds go with the army.
        for nation in state.order:
            given = (line.central, line.entente)[nation % 2]
            state.bonds[nation] = units.AUSTRIAN_BONDS if given == units.AUSTRIA_HUNGARY else 0
    bot = game.bot(line.level)
    while not state.over():
        seat = state.to_act()[0]
        move = bot.choose(state.view(seat), chance)
        if move >> OPERATION == TURN:
            face_down = state.numbers
            token = deal[state.turn].pop()
            state.numbers = [token]
            state.apply(seat, move, chance)
            state.numbers = [other for other in face_down if other != token]
        else:
            state.apply(seat, move, chance)
    return state


def play_games(line: Line) -> Score:
    """The games of a line."""
    score = Score()
    with armies(line):
        for number in range(line.first, line.first + line.games):
            score.count(play(line, number))
    return score


def scores(lines: list[Line], jobs: int) -> Iterator[Score]:
    """The score of each line, the same whatever the number of processes."""
    chunks = [
        [replace(line, first=first, games=min(CHUNK, line.games - first)) for first in starts]
        for line in lines
        for starts in [range(0, line.games, CHUNK)]
    ]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context) as pool:
        running = [[pool.submit(play_games, chunk) for chunk in found] for found in chunks]
        for futures in running:
            total = Score()
            for future in futures:
                total.add(future.result())
            yield total
