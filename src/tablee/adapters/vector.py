"""Gymnasium's `VectorEnv`: thousands of seats at tables of computer players, stepped at once.

    import gymnasium
    import tablee.adapters.gymnasium

    envs = gymnasium.make_vec("tablee/FootClub-v0", num_envs=1024, opponents="regular")

Environment i plays the same games as a single one after `reset(seed=seed + i)`. A game that ends is
replaced in the same step (`AutoresetMode.SAME_STEP`); its last observation is in `infos`.
"""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tablee.adapters.batch import BatchEnv, Seeds
from tablee.adapters.observing import Array
from tablee.bots.levels import usual_level
from tablee.games import registry

Observations = dict[str, Array]


class SeatVectorEnv(VectorEnv[Observations, Array, Array]):
    """A seat at each of many tables; `seat=-1` gives every environment another one, in turn.

    With `copy=False` each step returns the same arrays, filled anew.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        options: dict[str, Any] | None = None,
        seat: int = 0,
        opponents: str = "",
        actions: str = "",
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise ValueError("many games at once are not rendered; make a single environment")
        level = opponents or usual_level(registry.game(game))
        self.batch = BatchEnv(game, num_envs, options, actions=actions, opponents=level, seat=seat)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.copy = copy
        size, count = self.batch.observer.size, self.batch.actions.count
        self.single_observation_space = Dict(
            {
                "observation": Box(0.0, 1.0, (size,), numpy.float32),
                "action_mask": Box(0, 1, (count,), numpy.int8),
            }
        )
        self.single_action_space = Discrete(count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._shown: Observations = self._new_arrays()

    def _new_arrays(self) -> Observations:
        batch = self.batch
        masks = numpy.empty((self.num_envs, batch.actions.count), numpy.int8)
        return {"observation": batch.observer.empty(self.num_envs), "action_mask": masks}

    def _observe(self) -> Observations:
        if self.copy:
            self._shown = self._new_arrays()
        self.batch.observe(self._shown["observation"])
        self.batch.mask(self._shown["action_mask"])
        return self._shown

    def reset(
        self, *, seed: Seeds = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games everywhere, each played on until it is the learner's turn."""
        if (options or {}).get("table") is not None:
            raise ValueError("the table's options are given once, when the environments are made")
        self.batch.reset(seed)
        return self._observe(), {}

    def step(self, actions: Array) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """An action in each game; the others play until it is the learner's turn again."""
        gained, ended = self.batch.step(actions, forgive=True)
        # Only the learner is ever asked, so it is always its seat that is asked next.
        asked = gained[numpy.arange(self.num_envs), self.batch.seats]
        cut = numpy.zeros(self.num_envs, numpy.bool_)
        infos = self._infos(ended) if self.batch.ended else {}
        return self._observe(), asked.astype(numpy.float64), ended, cut, infos

    def _infos(self, ended: Array) -> dict[str, Any]:
        """Of the games that ended: the last observation, why, and whether by a wrong action."""
        observer, actions = self.batch.observer, self.batch.actions
        seen = numpy.full(self.num_envs, None, object)
        reasons = numpy.full(self.num_envs, None, object)
        illegal = numpy.zeros(self.num_envs, numpy.bool_)
        for end in self.batch.ended:
            legal = actions.legal(end.state, end.state.legal(end.seat), [])
            seen[end.slot] = {
                "observation": observer.observe(end.state, end.seat, []),
                "action_mask": observer.mask(legal),
            }
            reasons[end.slot] = end.outcome.reason if end.outcome else "illegal"
            illegal[end.slot] = end.outcome is None
        final = {"reason": reasons, "_reason": ended, "illegal": illegal, "_illegal": ended}
        return {"final_obs": seen, "_final_obs": ended, "final_info": final, "_final_info": ended}

    def action_masks(self) -> Array:
        """Which actions are legal now, as booleans: what MaskablePPO asks for."""
        return self.batch.mask().astype(numpy.bool_)
