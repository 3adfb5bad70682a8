"""PettingZoo: our games as AEC environments, one agent for each seat.

    import pettingzoo
    import tablee.adapters.pettingzoo

    env = pettingzoo.make("aec", "tablee/les-poilus-v0", options={"players": 3})

Or as in PettingZoo's own modules: `from tablee.adapters.pettingzoo import footclub_v0`, then
`footclub_v0.env()`, `footclub_v0.raw_env()` or `footclub_v0.parallel_env()`.

An observation is a dictionary of "observation", the numbers of `Game.observe`, and "action_mask".
Where several seats decide at once they are asked in seat order, none seeing another's choice. The
reward comes at the end of the game: see `rewards`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import numpy
import pettingzoo
from gymnasium.spaces import Box, Dict, Discrete

from tablee.adapters.actions import action_space
from tablee.adapters.ends import as_text, rewards
from tablee.adapters.observing import Observer
from tablee.games import registry
from tablee.kernel.chance import FastChance

Options = dict[str, Any]
ILLEGAL_REWARD = -1.0


def env(
    game: str, options: Options | None = None, render_mode: str | None = None, actions: str = ""
) -> Any:
    """An environment in which an illegal action ends the game, and costs whoever took it 1.

    It does what PettingZoo's customary wrappers do, at a fraction of their cost.
    """
    return TableEnv(game, options, render_mode, actions, forgiving=True)


def raw_env(
    game: str, options: Options | None = None, render_mode: str | None = None, actions: str = ""
) -> Any:
    """An environment in which an illegal action is an error."""
    return TableEnv(game, options, render_mode, actions)


def parallel_env(
    game: str, options: Options | None = None, render_mode: str | None = None, actions: str = ""
) -> Any:
    """An environment that asks all seats at once; those who have nothing to decide wait."""
    from tablee.adapters.parallel import ParallelTableEnv

    return ParallelTableEnv(game, options, render_mode, actions)


class TableEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """A game at whose seats agents sit."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "name": "tablee_v0",
    }

    def __init__(
        self,
        game: str,
        options: Options | None = None,
        render_mode: str | None = None,
        actions: str = "",
        *,
        forgiving: bool = False,
    ) -> None:
        super().__init__()
        self.game = registry.game(game)
        self.options = self.game.options(options or {})
        self.render_mode = render_mode
        self._forgiving = forgiving
        self._started = False
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats(self.options))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = action_space(self.game, actions)
        self._observer = Observer(self.game, self._actions)
        #: The selected agent's moves and actions, and its actions since the last move.
        self._moves: list[int] = []
        self._legal: list[int] = []
        self._picked: list[int] = []
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0.0, 1.0, (self._observer.size,), numpy.float32),
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
        if seed is not None or not self._started:
            self._numbers = numpy.random.default_rng(seed)
        self._started = True
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
        self._picked = []
        self._turn_to_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, as numbers, and which of its actions are legal."""
        self._check_started()
        asked = agent == self.agent_selection
        seat, picked = self._seats[agent], self._picked if asked else []
        if asked:
            legal = self._legal
        else:
            legal = self._actions.legal(self.state_of_game, self.state_of_game.legal(seat), [])
        return {
            "observation": self._observer.observe(self.state_of_game, seat, picked),
            "action_mask": self._observer.mask(legal),
        }

    def action_masks(self) -> Any:
        """Which actions the selected agent may take, as booleans: what MaskablePPO asks for."""
        return self._observer.mask(self._legal).astype(numpy.bool_)

    def step(self, action: int | None) -> None:
        """Make the selected agent's move."""
        self._check_started()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or int(action) not in self._legal:
            self._refuse(agent, action)
            return
        chosen = int(action)
        move = self._actions.move(self.state_of_game, self._moves, self._picked, chosen)
        if move < 0:
            self._picked.append(chosen)
            self._legal = self._actions.legal(self.state_of_game, self._moves, self._picked)
            return
        self._picked = []
        self.state_of_game.apply(self._seats[agent], move, self._chance, None)
        self._turn_to_next()

    def _check_started(self) -> None:
        if not self._started:
            raise AttributeError("call reset() before the first step or observation")

    def _refuse(self, agent: str, action: int | None) -> None:
        """An illegal action: an error, or the end of the game."""
        if not self._forgiving:
            raise ValueError(f"action {action} is not legal now")
        gained = dict.fromkeys(self.possible_agents, 0.0) | {agent: ILLEGAL_REWARD}
        self._end(gained, {"illegal": True})

    def _turn_to_next(self) -> None:
        state = self.state_of_game
        acting = int(state.acting())
        if acting:
            seat = (acting & -acting).bit_length() - 1
            self.agent_selection = self.possible_agents[seat]
            self._moves = state.legal(seat)
            self._legal = self._actions.legal(state, self._moves, self._picked)
            return
        outcome = state.outcome()
        assert outcome is not None
        gained = rewards(self.game, outcome)
        self._end(dict(zip(self.possible_agents, gained, strict=True)), {"reason": outcome.reason})

    def _end(self, gained: dict[str, float], info: dict[str, Any]) -> None:
        self._moves, self._legal, self._picked = [], [], []
        for agent, reward in gained.items():
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = dict(info)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        if self.render_mode != "ansi":
            return None
        return as_text(self.game, self.state_of_game)

    def close(self) -> None:
        """Nothing is open."""


class GameModule:
    """A game's environments, by the names that PettingZoo's own modules use."""

    def __init__(self, game: str) -> None:
        self.env: Callable[..., Any] = partial(env, game)
        self.raw_env: Callable[..., Any] = partial(raw_env, game)
        self.parallel_env: Callable[..., Any] = partial(parallel_env, game)


footclub_v0 = GameModule("footclub")
les_poilus_v0 = GameModule("les-poilus")
trench_club_v0 = GameModule("trench-club")

for _name in registry.names():
    pettingzoo.register(
        "aec",
        f"tablee/{_name}-v0",
        entry_point="tablee.adapters.pettingzoo:env",
        kwargs={"game": _name},
    )
    pettingzoo.register(
        "parallel",
        f"tablee/{_name}-v0",
        entry_point="tablee.adapters.pettingzoo:parallel_env",
        kwargs={"game": _name},
    )
