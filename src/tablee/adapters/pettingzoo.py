"""PettingZoo: our games as AEC environments, one agent for each seat.

    import pettingzoo
    import tablee.adapters.pettingzoo

    env = pettingzoo.make("aec", "tablee/les-poilus-v0", options={"players": 3})

An observation is a dictionary of "observation", the numbers of `Game.observe`, and "action_mask".
Where several seats decide at once they are asked in seat order, none seeing another's choice. The
reward comes at the end of the game: see `rewards`.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy
import pettingzoo
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo.utils import wrappers

from tablee.adapters.actions import Actions
from tablee.adapters.ends import as_text, rewards
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.observation import observation_size

Options = dict[str, Any]


def env(game: str, options: Options | None = None, render_mode: str | None = None) -> Any:
    """An environment in PettingZoo's customary wrappers: an illegal action ends the game."""
    made: Any = TableEnv(game, options, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class TableEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """A game at whose seats agents sit; illegal actions are errors."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "name": "tablee_v0",
    }

    def __init__(
        self, game: str, options: Options | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = registry.game(game)
        self.options = self.game.options(options or {})
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats(self.options))]
        self._actions = Actions(self.game)
        size = observation_size(self.game.observation)
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0.0, 1.0, (size,), numpy.float32),
                    "action_mask": Box(0, 1, (self._actions.count,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: Discrete(self._actions.count) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """The same object each time, as PettingZoo demands."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same object each time, as PettingZoo demands."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Options | None = None) -> None:
        """A new game; the same seed deals the same game.

        `options["table"]` replaces the table options of the start.
        """
        if seed is not None or not hasattr(self, "_numbers"):
            self._numbers = numpy.random.default_rng(seed)
        self._chance = FastChance(int(self._numbers.integers(2**63)))
        given = (options or {}).get("table")
        table = self.options if given is None else self.game.options(given)
        if self.game.seats(table) != len(self.possible_agents):
            raise ValueError("options given to reset cannot change the number of seats")
        self.state_of_game = self.game.setup(table, self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, as numbers, and which of its actions are legal."""
        view = self.state_of_game.view(self._seat(agent))
        mask = numpy.zeros(self._actions.count, numpy.int8)
        mask[self._actions.legal(view.moves)] = 1
        numbers = numpy.array(view.observe(), numpy.float32)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the selected agent's move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        legal = self.state_of_game.legal(seat)
        move = self._actions.move(int(action), legal) if action is not None else None
        if move is None:
            raise ValueError(f"action {action} is not legal now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_of_game.apply(seat, move, self._chance, None)
        self._turn_to_next()
        self._accumulate_rewards()

    def _turn_to_next(self) -> None:
        acting = self.state_of_game.to_act()
        if acting:
            self.agent_selection = self.possible_agents[acting[0]]
            return
        outcome = self.state_of_game.outcome()
        assert outcome is not None
        for agent, reward in zip(self.possible_agents, rewards(self.game, outcome), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"reason": outcome.reason}
        self.agent_selection = self.agents[0]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        if self.render_mode != "ansi":
            return None
        return as_text(self.game, self.state_of_game)

    def close(self) -> None:
        """Nothing is open."""


for _name in registry.names():
    pettingzoo.register(
        "aec",
        f"tablee/{_name}-v0",
        entry_point="tablee.adapters.pettingzoo:env",
        kwargs={"game": _name},
    )
