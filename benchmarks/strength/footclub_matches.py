"""Matches of FootClub between two players: each deal twice, with sides swapped.

Cards come from a stream of their own, so that the same cards are dealt however the two matches of a
deal go; dice come from another. A deal counts once, with the mean of its two matches: what luck
gives in one it mostly takes away in the other.
"""

from __future__ import annotations

import math
import time
from pathlib import Path

import msgspec

from benchmarks.strength.chunks import Chunk, Played
from tablee.games import registry
from tablee.games.footclub.bots.last_turn import Unsolved
from tablee.games.footclub.bots.learned import LearnedBot, learned_networks
from tablee.games.footclub.bots.levels import MOST_WORK
from tablee.games.footclub.bots.network import networks_of
from tablee.games.footclub.bots.solving import Solver
from tablee.games.footclub.state import FootClubState
from tablee.games.footclub.view import FootClubView
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance, FastChance

KEY = "footclub"


class DealtChance(Chance):
    """Cards from one stream, everything else from another."""

    def __init__(self, seed: int, deal: int, match: int) -> None:
        self._cards = FastChance(seed, 4 * deal)
        self._rest = FastChance(seed, 4 * deal + 1 + match)

    def below(self, bound: int) -> int:
        return self._rest.below(bound)

    def take(self, items: list[int]) -> int:
        return self._cards.take(items)

    def deal(self, items: list[int], count: int) -> list[int]:
        return self._cards.deal(items, count)


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """What a player scored against another, a share of all points."""

    player: str
    against: str
    matches: int
    score: float
    #: Half the width of the 95 % interval.
    error: float
    drawn: float


def play(chunk: Chunk) -> Played:
    """Play some deals; the scores are the first player's and the second's, whatever their sides."""
    game = registry.game(chunk.game)
    options = game.options(chunk.options)
    players = [_player(name) for name in chunk.players]
    scores: list[list[float]] = []
    reasons: list[str] = []
    decisions = 0
    began = time.process_time()
    for deal in range(chunk.first, chunk.first + chunk.count):
        for swapped in (0, 1):
            chance = DealtChance(chunk.seed, deal, swapped)
            thinking = FastChance(chunk.seed, 4 * deal + 3)
            state = game.setup(options, chance)
            while not state.over():
                seat = state.to_act()[0]
                decisions += len(state.legal(seat)) > 1
                move = players[seat ^ swapped].choose(state.view(seat), thinking)
                state.apply(seat, move, chance)
            outcome = state.outcome()
            assert outcome is not None
            scores.append([outcome.scores[swapped], outcome.scores[1 - swapped]])
            reasons.append(outcome.reason)
    seconds = round(time.process_time() - began, 3)
    return Played(scores=scores, reasons=reasons, decisions=decisions, seconds=seconds)


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


class LastTurns(msgspec.Struct, frozen=True, kw_only=True):
    """How much work the last turns of some matches were."""

    matches: int
    #: The share that the top level solves at its first decision.
    solved: float
    #: Processor time: mean, and the most.
    mean: float
    most: float


def last_turns(matches: int, seed: int) -> LastTurns:
    """Solve the last turns of matches between players who learned."""
    game = registry.game(KEY)
    player = LearnedBot(learned_networks(), 0)
    times: list[float] = []
    unsolved = 0
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
            unsolved += 1
        times.append(time.process_time() - began)
    return LastTurns(
        matches=matches,
        solved=1 - unsolved / matches,
        mean=sum(times) / matches,
        most=max(times),
    )


def meeting(pair: tuple[str, str], played: list[Played]) -> Meeting:
    """The result of all that was played."""
    scores = [score[0] for chunk in played for score in chunk.scores]
    pairs = [(scores[at] + scores[at + 1]) / 2 for at in range(0, len(scores), 2)]
    deals = max(1, len(pairs))
    mean = sum(pairs) / deals
    variance = sum((found - mean) ** 2 for found in pairs) / max(1, deals - 1)
    return Meeting(
        player=pair[0],
        against=pair[1],
        matches=len(scores),
        score=mean,
        error=1.959964 * math.sqrt(variance / deals),
        drawn=sum(score == 0.5 for score in scores) / max(1, len(scores)),
    )
