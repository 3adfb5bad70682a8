"""Results with the luck of draws and dice taken out (the idea of AIVAT).

Whenever chance speaks, what the game's judge thinks of the position afterwards is compared with
what it thinks of other draws in the same place. These differences are nought on average whatever
the judge thinks, because the real draw is one like the others: so a result without them has the
same mean. If the judge is any good, it varies less, and fewer games are enough.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from tablee.bots.playout import EndlessGame
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance, PairedChance, RecordingChance
from tablee.kernel.game import Game
from tablee.kernel.judge import Judge
from tablee.kernel.state import Event, State

#: Seeds of shared luck are below this.
SEEDS: Final = 1 << 30
#: Makes what chance made once more, with other draws.
Again = Callable[[Chance], State]


class NoJudge(ValueError):
    """Nobody can tell luck in this game."""


def judge_for(game: Game) -> Judge:
    """The judge of a game; raises `NoJudge`."""
    judge = game.judge()
    if judge is None:
        raise NoJudge(f"{game.key} has no judge, so luck cannot be told from play")
    return judge


class Adjusted:
    """A game that is played and watched for luck."""

    def __init__(self, judge: Judge, chance: Chance, looking: Chance) -> None:
        self._judge = judge
        #: Where the game's own draws come from, and those of the judge.
        self._chance = RecordingChance(chance)
        self._looking = looking
        #: By seat, what chance gave so far.
        self.luck: list[float] = []
        self.steps = 0

    def play(
        self,
        game: Game,
        options: msgspec.Struct,
        bots: list[Bot],
        own_chance: Chance,
        events: list[Event] | None = None,
        rules: int = 0,
    ) -> State:
        """Play a game to its end: the same game that is played without watching."""
        state = game.setup(options, self._chance, events, rules)
        self.luck = [0.0] * state.seat_count()
        if self._chance.drain():
            self._book(state, lambda chance: game.setup(options, chance, None, rules))
        while not state.over():
            seat = state.to_act()[0]
            move = (
                bots[seat].choose(state.view(seat), own_chance)
                if bots[seat].needs_view()
                else own_chance.choose(state.legal(seat))
            )
            before = state.copy()
            state.apply(seat, move, self._chance, events)
            if self._chance.drain():
                self._book(state, lambda chance: _made(before, seat, move, chance))  # noqa: B023
            self.steps += 1
            if self.steps >= game.longest_game and not state.over():
                raise EndlessGame(f"the game has not ended after {self.steps} moves")
        return state

    def scores(self, state: State) -> list[float]:
        """The scores of a finished game without what chance gave."""
        return [score - luck for score, luck in zip(scores_of(state), self.luck, strict=True)]

    def _book(self, state: State, again: Again) -> None:
        looking = self._looking
        looks, trust = self._judge.looks, self._judge.trust
        for _ in range(looks):
            # What a judge plays on goes on with the same luck, so that only the draw differs.
            seed = looking.below(SEEDS)
            real = self._judge.glance(state, PairedChance(seed))
            other = self._judge.glance(again(looking), PairedChance(seed))
            for seat in range(len(self.luck)):
                self.luck[seat] += trust * (real[seat] - other[seat]) / looks


def scores_of(state: State) -> list[float]:
    """What each seat scored in a finished game."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


def _made(before: State, seat: int, move: int, chance: Chance) -> State:
    state = before.copy()
    state.apply(seat, move, chance, None)
    return state
