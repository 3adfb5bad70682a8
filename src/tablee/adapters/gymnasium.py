"""Gymnasium: one seat is the learner's, computer players have the others.

    import gymnasium
    import tablee.adapters.gymnasium

    env = gymnasium.make("tablee/FootClub-v0", opponents="sensible")

Many at once are `gymnasium.make_vec("tablee/FootClub-v0", num_envs=1024)`: `SeatVectorEnv`.

An observation is a dictionary of "observation", the numbers of `Game.observe`, and "action_mask".
An illegal action ends the game with a reward of -1. Else the reward comes at the end of the game.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
from gymnasium.spaces import Box, Dict, Discrete

from tablee.adapters.actions import action_space
from tablee.adapters.ends import as_text, rewards
from tablee.adapters.observing import Observer
from tablee.bots.levels import usual_level
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.own_bots import make_bot

Observation = dict[str, Any]
#: Key of a game -> its name here; a plug-in's is made from its key.
NAMES = {key: "".join(part.title() for part in key.split("-")) for key in registry.names()} | {
    "footclub": "FootClub"
}


class SeatEnv(gymnasium.Env[Observation, numpy.int64]):
    """A seat at a table of computer players."""

    metadata: dict[str, Any] = dict(render_modes=["ansi"], render_fps=1)  # noqa: C408, RUF012

    def __init__(
        self,
        game: str,
        options: dict[str, Any] | None = None,
        seat: int = 0,
        opponents: str = "",
        actions: str = "",
        render_mode: str | None = None,
    ) -> None:
        self.game = registry.game(game)
        self.options = self.game.options(options or {})
        seats = self.game.seats(self.options)
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table with {seats} seats")
        self.seat = seat
        self.render_mode = render_mode
        self._bots = [
            make_bot(self.game, opponents or usual_level(self.game)) for _ in range(seats)
        ]
        self._actions = action_space(self.game, actions)
        self._observer = Observer(self.game, self._actions)
        #: The learner's moves and actions, and its actions since the last move.
        self._moves: list[int] = []
        self._legal: list[int] = []
        self._picked: list[int] = []
        self._ended = True
        self.observation_space = Dict(
            {
                "observation": Box(0.0, 1.0, (self._observer.size,), numpy.float32),
                "action_mask": Box(0, 1, (self._actions.count,), numpy.int8),
            }
        )
        self.action_space = Discrete(self._actions.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on until it is the learner's turn.

        `options["table"]` replaces the table options of the start.
        """
        super().reset(seed=seed)
        given = (options or {}).get("table")
        chosen = self.options if given is None else self.game.options(given)
        while True:
            number = int(self.np_random.integers(2**63))
            self._chance, self._own_chance = FastChance(number), FastChance(number, 1)
            self.state = self.game.setup(chosen, self._chance)
            self._picked = []
            self._play_others()
            # A game may end before the learner is asked at all: there is nothing to learn there.
            if not self.state.over():
                self._ended = False
                self._ask()
                return self._observe(), {}

    def step(self, action: numpy.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others play until it is the learner's turn again."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game has ended: call reset()")
        chosen = int(action)
        if chosen not in self._legal:
            self._ended = True
            prompt = self.state.view(self.seat).prompt().code
            return self._observe(), -1.0, True, False, {"illegal": True, "prompt": prompt}
        move = self._actions.move(self.state, self._moves, self._picked, chosen)
        if move < 0:
            self._picked.append(chosen)
            self._legal = self._actions.legal(self.state, self._moves, self._picked)
            return self._observe(), 0.0, False, False, {}
        self._picked = []
        self.state.apply(self.seat, move, self._chance, None)
        self._play_others()
        self._ask()
        outcome = self.state.outcome()
        if outcome is None:
            return self._observe(), 0.0, False, False, {}
        self._ended = True
        reward = rewards(self.game, outcome)[self.seat]
        return self._observe(), reward, True, False, {"reason": outcome.reason}

    def _play_others(self) -> None:
        while True:
            acting = self.state.to_act()
            if not acting or acting[0] == self.seat:
                return
            seat = acting[0]
            move = self._bots[seat].choose(self.state.view(seat), self._own_chance)
            self.state.apply(seat, move, self._chance, None)

    def _ask(self) -> None:
        self._moves = self.state.legal(self.seat)
        self._legal = self._actions.legal(self.state, self._moves, self._picked)

    def _observe(self) -> Observation:
        return {
            "observation": self._observer.observe(self.state, self.seat, self._picked),
            "action_mask": self._observer.mask(self._legal),
        }

    def action_masks(self) -> Any:
        """Which actions are legal now, as booleans: what MaskablePPO asks for."""
        return self._observer.mask(self._legal).astype(numpy.bool_)

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        return as_text(self.game, self.state) if self.render_mode == "ansi" else None


for _key, _name in NAMES.items():
    gymnasium.register(
        f"tablee/{_name}-v0",
        "tablee.adapters.gymnasium:SeatEnv",
        vector_entry_point="tablee.adapters.vector:SeatVectorEnv",
        kwargs={"game": _key},
    )
