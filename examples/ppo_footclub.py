"""Learn FootClub with PPO in plain PyTorch, against the level *regular*, on two cores.

    pip install gymnasium numpy torch                   # PyTorch's build for processors is enough
    python examples/ppo_footclub.py                     # ten minutes; --minutes 30 for more
    python examples/ppo_footclub.py --play ppo.pt --opponents captain

It plays a few hundred games at once (`gymnasium.make_vec`), on both sides of the table. After each
batch of steps the network moves towards actions that went better than it thought they would, in
small clipped steps (Schulman et al., arXiv 1707.06347). Illegal actions never come up: their
chances are zero. Every few batches it plays fixed test games without exploring; the curve of these
goes to `ppo.csv` and `ppo.svg`, the best network to `ppo.pt`.
"""

from __future__ import annotations

import argparse
import csv
import math
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy
import torch
from torch import Tensor, nn

import tablee.adapters.gymnasium  # noqa: F401

ENVIRONMENT = "tablee/FootClub-v0"
#: Every environment learns another seat, in turn.
BOTH_SEATS = -1
#: Test games start from seeds that training never uses.
TEST_SEED = 1_000_000_000
#: How far a step may change the chance of an action, and how much a guess of the value counts.
CLIP, VALUE_WEIGHT, LONGEST_STEP = 0.2, 0.5, 0.5
#: How far the estimate of an advantage looks ahead (generalized advantage estimation).
AHEAD = 0.95


class Player(nn.Module):  # type: ignore[misc]
    """Two networks: how much it likes each action, and how well it thinks the game will end."""

    def __init__(self, numbers: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.likes = _layers(numbers, width, actions, 0.01)
        self.expects = _layers(numbers, width, 1, 1.0)

    def choices(self, seen: Tensor, mask: Tensor) -> torch.distributions.Categorical:
        """The chances of the actions; illegal ones have none."""
        likes = self.likes(seen).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=likes, validate_args=False)

    def value(self, seen: Tensor) -> Tensor:
        """What reward it expects."""
        return self.expects(seen).squeeze(-1)


def _layers(numbers: int, width: int, results: int, spread: float) -> nn.Sequential:
    layers = [nn.Linear(numbers, width), nn.Linear(width, width), nn.Linear(width, results)]
    for layer, gain in zip(layers, (math.sqrt(2), math.sqrt(2), spread), strict=True):
        nn.init.orthogonal_(layer.weight, gain)
        nn.init.zeros_(layer.bias)
    return nn.Sequential(layers[0], nn.Tanh(), layers[1], nn.Tanh(), layers[2])


class Rollout:
    """What happened in so many steps of so many games."""

    def __init__(self, steps: int, envs: int, numbers: int, actions: int) -> None:
        self.seen = torch.zeros(steps, envs, numbers)
        self.masks = torch.zeros(steps, envs, actions, dtype=torch.bool)
        self.actions = torch.zeros(steps, envs, dtype=torch.long)
        self.log_chances = torch.zeros(steps, envs)
        self.values = torch.zeros(steps, envs)
        self.rewards = torch.zeros(steps, envs)
        self.ended = torch.zeros(steps, envs)

    def advantages(self, last_values: Tensor) -> Tensor:
        """How much better each action went than was expected."""
        found = torch.zeros_like(self.rewards)
        ahead, later = torch.zeros_like(last_values), last_values
        for step in reversed(range(len(self.rewards))):
            goes_on = 1.0 - self.ended[step]
            surprise = self.rewards[step] + goes_on * later - self.values[step]
            ahead = surprise + AHEAD * goes_on * ahead
            found[step], later = ahead, self.values[step]
        return found


def tensors(observations: dict[str, Any]) -> tuple[Tensor, Tensor]:
    """What is seen and what is legal."""
    mask = torch.from_numpy(observations["action_mask"]).bool()
    return torch.from_numpy(observations["observation"]), mask


@torch.no_grad()  # type: ignore[untyped-decorator]
def collect(
    envs: Any, observations: dict[str, Any], player: Player, rollout: Rollout
) -> tuple[dict[str, Any], Tensor]:
    """Play on, and write down what happens. What is seen then, and what that is worth."""
    for step in range(len(rollout.rewards)):
        seen, mask = tensors(observations)
        choices = player.choices(seen, mask)
        actions = choices.sample()
        rollout.seen[step], rollout.masks[step], rollout.actions[step] = seen, mask, actions
        rollout.log_chances[step] = choices.log_prob(actions)
        rollout.values[step] = player.value(seen)
        observations, rewards, ended, _, _ = envs.step(actions.numpy())
        rollout.rewards[step] = torch.from_numpy(rewards)
        rollout.ended[step] = torch.from_numpy(ended)
    return observations, player.value(tensors(observations)[0])


def improve(
    player: Player, optimizer: Any, rollout: Rollout, advantages: Tensor, arguments: Any
) -> None:
    """A few rounds of clipped steps over what happened."""
    aims = (advantages + rollout.values).flatten()
    seen, masks = rollout.seen.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, before = rollout.actions.flatten(), rollout.log_chances.flatten()
    gains = advantages.flatten()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    # Where there is only one legal action there is nothing to choose.
    decided = torch.nonzero(masks.sum(1) > 1).flatten()
    for _ in range(arguments.rounds):
        for part in decided[torch.randperm(len(decided))].split(arguments.minibatch):
            choices = player.choices(seen[part], masks[part])
            ratio = (choices.log_prob(actions[part]) - before[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gained = torch.min(ratio * gains[part], clipped * gains[part]).mean()
            missed = (player.value(seen[part]) - aims[part]).square().mean()
            loss = VALUE_WEIGHT * missed - gained - arguments.curiosity * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), LONGEST_STEP)
            optimizer.step()


@torch.no_grad()  # type: ignore[untyped-decorator]
def measure(player: Player, opponents: str, games: int, seed: int) -> tuple[float, float]:
    """The share of the points in so many games, without exploring, and its 95 % interval."""
    envs = gymnasium.make_vec(
        ENVIRONMENT, num_envs=games, opponents=opponents, seat=BOTH_SEATS, copy=False
    )
    observations, _ = envs.reset(seed=seed)
    points = numpy.full(games, numpy.nan)
    while numpy.isnan(points).any():
        seen, mask = tensors(observations)
        actions = player.choices(seen, mask).probs.argmax(1)
        observations, rewards, ended, _, _ = envs.step(actions.numpy())
        # Only the first game of each environment counts: all are asked equally often.
        first = ended & numpy.isnan(points)
        points[first] = (1 + rewards[first]) / 2
    return float(points.mean()), 1.96 * float(points.std()) / math.sqrt(games)


def train(arguments: argparse.Namespace) -> Player:
    """Learn until the time is up, and keep the curve and the best network."""
    torch.manual_seed(arguments.seed)
    envs = gymnasium.make_vec(
        ENVIRONMENT, num_envs=arguments.envs, opponents=arguments.opponents, seat=BOTH_SEATS
    )
    observations, _ = envs.reset(seed=arguments.seed)
    numbers = observations["observation"].shape[1]
    actions = observations["action_mask"].shape[1]
    player = Player(numbers, actions)
    optimizer = torch.optim.Adam(player.parameters(), lr=arguments.rate, eps=1e-5)
    rollout = Rollout(arguments.steps, arguments.envs, numbers, actions)
    started, tests, best, updates = time.monotonic(), 0.0, 0.0, 0
    curve: list[list[float]] = []
    while True:
        minutes = (time.monotonic() - started - tests) / 60
        over = minutes >= arguments.minutes
        if updates % arguments.test_every == 0 or over:
            before = time.monotonic()
            share, error = measure(player, arguments.opponents, arguments.test_games, TEST_SEED)
            tests += time.monotonic() - before
            steps = updates * arguments.steps * arguments.envs
            curve.append([minutes, steps, share, error])
            print(f"{minutes:5.1f} min  {steps:10,} steps  {100 * share:.1f} % ± {100 * error:.1f}",
                  flush=True)  # fmt: skip
            if share > best:
                best = share
                torch.save(player.state_dict(), arguments.out / "ppo.pt")
            write_curve(curve, arguments.out, arguments.opponents)
        if over:
            return player
        rate = arguments.rate * max(0.05, 1 - minutes / arguments.minutes)
        optimizer.param_groups[0]["lr"] = rate
        observations, last = collect(envs, observations, player, rollout)
        improve(player, optimizer, rollout, rollout.advantages(last), arguments)
        updates += 1


def write_curve(curve: list[list[float]], folder: Path, opponents: str) -> None:
    """The curve as a table, and as a picture where matplotlib is installed."""
    with (folder / "ppo.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["minutes", "steps", "points", "interval"])
        writer.writerows(curve)
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    minutes, _, points, errors = (numpy.array(column) for column in zip(*curve, strict=True))
    axes.fill_between(minutes, 100 * (points - errors), 100 * (points + errors), alpha=0.3)
    axes.plot(minutes, 100 * points)
    axes.axhline(50, color="grey", linewidth=1)
    axes.set(xlabel="minutes of training", ylabel=f"% of the points against {opponents}")
    figure.savefig(folder / "ppo.svg")


def load(file: Path) -> Player:
    """A network that `train` has kept."""
    weights = torch.load(file, weights_only=True)
    numbers, actions = weights["likes.0.weight"].shape[1], weights["likes.4.weight"].shape[0]
    player = Player(numbers, actions)
    player.load_state_dict(weights)
    return player


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn FootClub with PPO.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--opponents", default="regular", help="a level of computer players")
    parser.add_argument("--envs", type=int, default=512)
    parser.add_argument("--steps", type=int, default=64, help="in each environment, for one update")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--curiosity", type=float, default=0.01, help="weight of the entropy")
    parser.add_argument("--test-every", type=int, default=20, help="updates from test to test")
    parser.add_argument("--test-games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--play", type=Path, help="do not train: measure this network")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    if arguments.play is None:
        train(arguments)
    # Other games than those by which the best network was chosen.
    player = load(arguments.play or arguments.out / "ppo.pt")
    games = 4 * arguments.test_games
    share, error = measure(player, arguments.opponents, games, 2 * TEST_SEED)
    print(f"against {arguments.opponents}: {100 * share:.1f} % of the points,"
          f" give or take {100 * error:.1f} ({games:,} games)")  # fmt: skip


if __name__ == "__main__":
    main()
