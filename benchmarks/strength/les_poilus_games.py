"""Games of Les Poilus by teams of equal players: every size and difficulty, the same deals for all.

Beside the levels stand three yardsticks: *uniform*, *sensible*, and *open-hands*, the search of
the top level with the cards in all hands open.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from benchmarks.strength.chunks import Chunk, Played, cut
from tablee.bots.search_bot import SearchBot
from tablee.games import registry
from tablee.games.les_poilus.bots.open_hands import OpenHands
from tablee.games.les_poilus.state import Poilus
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance, FastChance

KEY = "les-poilus"
OPEN_HANDS = "open-hands"
PLAYERS = (2, 3, 4, 5)
DIFFICULTIES = ("recruit", "normal", "veteran")
#: Games in a chunk: a few seconds of the top level.
SIZE = 10


def columns() -> list[str]:
    """Whom the table compares, weakest first."""
    game = registry.game(KEY)
    return ["uniform", *game.levels, OPEN_HANDS]


def settings() -> Iterator[dict[str, Any]]:
    """Every size and difficulty."""
    for players in PLAYERS:
        for difficulty in DIFFICULTIES:
            yield {"players": players, "difficulty": difficulty}


def chunks(player: str, options: dict[str, Any], seed: int, games: int) -> list[Chunk]:
    """The games of one cell of the table."""
    seats = [player] * options["players"]
    return list(cut(KEY, options, seats, seed, games, SIZE))


def play(chunk: Chunk) -> Played:
    """Play some games."""
    game = registry.game(chunk.game)
    options = game.options(chunk.options)
    scores: list[list[float]] = []
    reasons: list[str] = []
    decisions = 0
    began = time.process_time()
    players = [_player(name) for name in chunk.players]
    for number in range(chunk.first, chunk.first + chunk.count):
        chance = FastChance(chunk.seed, 2 * number)
        thinking = FastChance(chunk.seed, 2 * number + 1)
        state = game.setup(options, chance)
        assert isinstance(state, Poilus)
        while not state.over():
            seat = state.to_act()[0]
            decisions += len(state.legal(seat)) > 1
            state.apply(seat, _choose(players[seat], state, seat, thinking), chance)
        outcome = state.outcome()
        assert outcome is not None
        scores.append(outcome.scores)
        reasons.append(outcome.reason)
    return Played(
        scores=scores,
        reasons=reasons,
        decisions=decisions,
        seconds=round(time.process_time() - began, 3),
    )


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
