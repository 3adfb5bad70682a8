"""Learn FootClub from nothing: a linear player trained by policy gradient against chance.

    pip install gymnasium
    python examples/learn_footclub.py            # a few minutes on one core

The player's policy is a softmax over the legal actions whose preferences are a weighted sum of the
observation's numbers and of their products with whether it has the ball. After each batch of games
the weights move towards the actions of games that went better than average (REINFORCE with a
baseline). It starts as good as chance and ends clearly better than it.
"""

from __future__ import annotations

import argparse
import math
from typing import Any

import gymnasium
import numpy

import tablee.adapters.gymnasium  # noqa: F401

ENVIRONMENT = "tablee/FootClub-v0"
Numbers = numpy.ndarray[Any, Any]
#: What was seen, what was legal, and what was done.
Decision = tuple[Numbers, Numbers, int]


class LinearPlayer:
    """Chooses by a softmax over weighted sums of what it sees."""

    def __init__(self, features: int, actions: int, seed: int) -> None:
        self.weights = numpy.zeros((features, actions))
        self.random = numpy.random.default_rng(seed)

    def chances(self, features: Numbers, mask: Numbers) -> Numbers:
        """How likely it is to take each action; illegal ones never."""
        preferences = numpy.where(mask, features @ self.weights, -numpy.inf)
        powers: Numbers = numpy.exp(preferences - preferences.max())
        shares: Numbers = powers / powers.sum()
        return shares

    def choose(self, features: Numbers, mask: Numbers) -> int:
        """An action by these chances."""
        return int(self.random.choice(len(mask), p=self.chances(features, mask)))


def features_of(observation: dict[str, Numbers]) -> Numbers:
    """What is seen, the same again if we have the ball, and a constant."""
    numbers = observation["observation"].astype(float)
    has_ball = numbers[6]
    return numpy.concatenate([numbers, numbers * has_ball, [1.0]])


def play(
    env: gymnasium.Env[Any, Any], player: LinearPlayer, seed: int | None = None
) -> tuple[list[Decision], float]:
    """One game: its decisions and the reward."""
    decisions = []
    observation, _ = env.reset(seed=seed)
    while True:
        features, mask = features_of(observation), observation["action_mask"].astype(bool)
        action = player.choose(features, mask)
        decisions.append((features, mask, action))
        observation, reward, ended, cut, _ = env.step(action)
        if ended or cut:
            return decisions, float(reward)


def train(games: int, batch: int, rate: float, seed: int) -> LinearPlayer:
    """Play batches of games and learn from each."""
    env = gymnasium.make(ENVIRONMENT, opponents="uniform")
    observation, _ = env.reset(seed=seed)
    actions = len(observation["action_mask"])
    player = LinearPlayer(len(features_of(observation)), actions, seed)
    for number in range(games // batch):
        played = [play(env, player) for _ in range(batch)]
        average = sum(reward for _, reward in played) / batch
        step = numpy.zeros_like(player.weights)
        for decisions, reward in played:
            for features, mask, action in decisions:
                towards = -player.chances(features, mask)
                towards[action] += 1.0
                step += (reward - average) * numpy.outer(features, towards)
        player.weights += rate * step / batch
        if number % 10 == 9:
            points = (1 + average) / 2
            print(f"{(number + 1) * batch:6} games, {100 * points:.1f} % of the points", flush=True)
    return player


def measure(player: LinearPlayer, games: int, seed: int) -> tuple[float, float]:
    """The share of the points against chance, and its standard error."""
    env = gymnasium.make(ENVIRONMENT, opponents="uniform")
    points = [(1 + play(env, player, seed + number)[1]) / 2 for number in range(games)]
    return float(numpy.mean(points)), float(numpy.std(points)) / math.sqrt(games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn FootClub from nothing.")
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--batch", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0.6)
    parser.add_argument("--measure", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    player = train(arguments.games, arguments.batch, arguments.rate, arguments.seed)
    share, error = measure(player, arguments.measure, 1_000_000)
    print(f"against chance: {100 * share:.1f} % of the points, give or take {196 * error:.1f}")


if __name__ == "__main__":
    main()
