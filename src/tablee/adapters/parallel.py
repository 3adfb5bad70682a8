"""PettingZoo's parallel environments: all seats are asked in every step.

Whoever has nothing to decide takes the last action, "wait"; its mask allows nothing else. Where
the rules let several decide at once, they do so in one step. It fits games with such decisions
best: in one where a seat moves at a time, all others wait.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy
import pettingzoo
from gymnasium.spaces import Box, Dict, Discrete

from tablee.adapters.actions import action_space
from tablee.adapters.ends import as_text, rewards
from tablee.adapters.observing import Array, Observer
from tablee.games import registry
from tablee.kernel.chance import FastChance

Options = dict[str, Any]
Observations = dict[str, dict[str, Array]]
#: What a step returns: observations, rewards, terminations, truncations and infos by agent.
Stepped = tuple[
    Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class ParallelTableEnv(pettingzoo.ParallelEnv):  # type: ignore[misc]
    """A game at whose seats agents sit, all asked at once. An illegal action ends the game."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "tablee_v0"}

    def __init__(
        self,
        game: str,
        options: Options | None = None,
        render_mode: str | None = None,
        actions: str = "",
    ) -> None:
        self.game = registry.game(game)
        self.options = self.game.options(options or {})
        self.render_mode = render_mode
        seats = self.game.seats(self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._actions = action_space(self.game, actions)
        self._observer = Observer(self.game, self._actions)
        #: The action of whoever has nothing to decide.
        self.wait = self._actions.count
        space = Dict(
            {
                "observation": Box(0.0, 1.0, (self._observer.size,), numpy.float32),
                "action_mask": Box(0, 1, (self.wait + 1,), numpy.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same object each time, as PettingZoo demands."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same object each time, as PettingZoo demands."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Options | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """A new game; the same seed deals the same game as the other environments.

        `options["table"]` replaces the table options of the start.
        """
        given = (options or {}).get("table")
        table = self.options if given is None else self.game.options(given)
        if self.game.seats(table) != len(self.possible_agents):
            raise ValueError("options given to reset cannot change the number of seats")
        if seed is not None or not hasattr(self, "_numbers"):
            self._numbers = numpy.random.default_rng(seed)
        self._chance = FastChance(int(self._numbers.integers(2**63)))
        self.state_of_game = self.game.setup(table, self._chance)
        self.agents = list(self.possible_agents)
        self._picked: list[list[int]] = [[] for _ in self.agents]
        return self._observe(), {agent: {} for agent in self.agents}

    def _legal(self, seat: int) -> list[int]:
        moves = self.state_of_game.legal(seat)
        if not moves:
            return [self.wait]
        return self._actions.legal(self.state_of_game, moves, self._picked[seat])

    def _observe(self) -> Observations:
        return {agent: self._seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen(self, seat: int) -> dict[str, Array]:
        mask = numpy.zeros(self.wait + 1, numpy.int8)
        mask[self._legal(seat)] = 1
        numbers = self._observer.observe(self.state_of_game, seat, self._picked[seat])
        return {"observation": numbers, "action_mask": mask}

    def step(self, actions: dict[str, int]) -> Stepped:
        """An action for every seat."""
        asked = self.state_of_game.to_act()
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise ValueError(f"an action of {agent} is missing")
            if int(actions[agent]) not in self._legal(seat):
                return self._ended({agent: -1.0}, {"illegal": True})
        for seat in asked:
            self._act(seat, int(actions[self.possible_agents[seat]]))
        outcome = self.state_of_game.outcome()
        if outcome is None:
            nothing = dict.fromkeys(self.agents, 0.0)
            running = dict.fromkeys(self.agents, False)
            return self._observe(), nothing, running, dict(running), {a: {} for a in self.agents}
        gained = dict(zip(self.possible_agents, rewards(self.game, outcome), strict=True))
        return self._ended(gained, {"reason": outcome.reason})

    def _act(self, seat: int, action: int) -> None:
        """One seat's action. What others decide at the same time changes nothing for it."""
        state = self.state_of_game
        moves = state.legal(seat)
        move = self._actions.move(state, moves, self._picked[seat], action)
        if move < 0:
            self._picked[seat].append(action)
            return
        self._picked[seat] = []
        state.apply(seat, move, self._chance, None)

    def _ended(self, gained: dict[str, float], info: dict[str, Any]) -> Stepped:
        agents, self.agents = self.agents, []
        rewarded = dict.fromkeys(agents, 0.0) | gained
        over, cut = dict.fromkeys(agents, True), dict.fromkeys(agents, False)
        return self._observe(), rewarded, over, cut, {agent: dict(info) for agent in agents}

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        return as_text(self.game, self.state_of_game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
