"""Games of other projects in the same loops. A project that is not installed is left out."""

from __future__ import annotations

import random
from typing import Any

import numpy

from benchmarks.adapters.ours import Contender, timed


def spiel_loop(name: str, parameters: dict[str, Any]) -> Contender:
    """A game of OpenSpiel, stepped from Python: legal actions and one of them; chance is theirs."""
    import pyspiel

    game = pyspiel.load_game(name, parameters)
    pick = random.Random(1)

    def one_game() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(outcomes, weights)[0])
            else:
                state.apply_action(pick.choice(state.legal_actions()))
                steps += 1
        return steps

    return lambda seconds: timed(one_game, seconds)


def hanabi(players: int = 4) -> Contender:
    """OpenSpiel's Hanabi, a C++ game, by the loop of our own adapter."""
    return spiel_loop("hanabi", {"players": players})


def pgx_game(name: str, count: int) -> Contender:
    """A game of pgx at so many copies: one compiled step, its observations and masks fetched.

    JAX is held to one core by `__main__`. The next actions are drawn inside the compiled step.
    """
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def act(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, 3)
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(keys[0], chances, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(keys[1], count)), keys[2]

    compiled = jax.jit(act)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), count))
    held = {"state": state, "key": jax.random.PRNGKey(2)}

    def one_step() -> int:
        held["state"], held["key"] = compiled(held["state"], held["key"])
        numpy.asarray(held["state"].observation)
        numpy.asarray(held["state"].legal_action_mask)
        return count

    return lambda seconds: timed(one_step, seconds)
