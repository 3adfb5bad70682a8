"""Learning by playing: a player, a judge who sees both hands, and many matches.

The player's moves are made likelier or rarer by how much better or worse than expected things
went (policy gradient with clipped steps). What was expected is the judge's word, who learns from
results. A reward for keeping moves open, smaller and smaller, leads the two sides of self-play
towards an equilibrium instead of round in circles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scripts.training.footclub_inputs import OPEN_INPUTS, see
from scripts.training.footclub_matches import MOVES, Matches
from scripts.training.network import Adam, Network, chance_of

from tablee.games.footclub.bots.inputs import INPUTS
from tablee.games.footclub.bots.learned import FULL_WEIGHT, RAREST

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


@dataclass
class Recipe:
    """How to learn."""

    rounds: int = 900
    matches: int = 2048
    steps: int = 64
    batch: int = 8192
    rate: float = 1e-3
    #: The reward for keeping moves open, at first and at the end.
    openness: float = 0.05
    last_openness: float = 0.003
    #: How far results count beyond the judge's word for the next decision.
    reach: float = 0.9
    #: The share by which the player that is kept follows the one that learns.
    follow: float = 0.01


def chances(network: Network, seen: Floats, legal: NDArray[np.bool_]) -> Floats:
    """How likely each move is."""
    found = np.where(legal, network.outputs(seen[:, :INPUTS]), np.float32(-1e9))
    found -= found.max(axis=1, keepdims=True)
    np.exp(found, out=found)
    found /= found.sum(axis=1, keepdims=True)
    return found


def frequent(likely: Floats) -> Floats:
    """Without the moves that the player of the package never makes."""
    least = likely.max(axis=1, keepdims=True) * np.float32(RAREST / FULL_WEIGHT)
    return np.where(likely < least, np.float32(0), likely)


def draw(likely: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """A move for each row."""
    sums = likely.cumsum(axis=1)
    marks = chance.random(len(likely), np.float32)[:, None] * sums[:, -1:]
    # The last move with any chance, where rounding would lead beyond it.
    last = MOVES - 1 - (likely[:, ::-1] > 0).argmax(axis=1)
    found: NDArray[np.int64] = np.minimum((sums <= marks).sum(axis=1), last)
    return found


class Steps:
    """What was seen and done in one round: an array of each sort, by step and match."""

    def __init__(self, steps: int, matches: int) -> None:
        shape = (steps, matches)
        self.seen = np.zeros((*shape, OPEN_INPUTS), np.float32)
        self.legal = np.zeros((*shape, MOVES), np.bool_)
        self.moves = np.zeros(shape, np.int64)
        self.likely = np.zeros(shape, np.float32)
        #: What the judge expected seat 0 to score.
        self.expected = np.zeros(shape, np.float32)
        self.mover = np.zeros(shape, np.int64)
        #: Whether there was a choice, and whether it was the learner's.
        self.chosen = np.zeros(shape, np.bool_)
        self.learned = np.zeros(shape, np.bool_)
        #: Whether the match ended, and what seat 0 scored then.
        self.ended = np.zeros(shape, np.bool_)
        self.scores = np.zeros(shape, np.float32)


class Learner:
    """Plays round after round against itself, or against a player who does not learn."""

    def __init__(self, recipe: Recipe, seed: int, rival: Learner | None = None) -> None:
        self.recipe = recipe
        self.chance = np.random.default_rng(seed)
        self.opponent: Network | None = None
        if rival is None:
            self.player = Network([INPUTS, 128, 64, MOVES], self.chance)
            self.judge = Network([OPEN_INPUTS, 128, 64, 1], self.chance)
        else:  # whoever wants to beat a player begins with all that player knows
            self.player = rival.kept.copy()
            self.judge = rival.judge.copy()
            self.opponent = rival.kept
        self.kept: Network = self.player.copy()
        self.rounds = 0
        #: Of the matches that ended in the last round, against an opponent: the learner's score.
        self.score = 0.5
        self._player_steps = Adam(self.player)
        self._judge_steps = Adam(self.judge)
        self._matches = Matches(recipe.matches, self.chance)
        self._seat = self.chance.integers(0, 2, recipe.matches)

    def round(self, steps: Steps) -> None:
        """Play some steps of all matches and learn from them."""
        recipe = self.recipe
        done = self.rounds / recipe.rounds
        self.rate = recipe.rate * (1 - done) + 1e-5
        self.openness = recipe.openness * (recipe.last_openness / recipe.openness) ** done
        self._play(steps)
        gains = self._gains(steps)
        self._learn(steps, gains)
        self.kept.drift(self.player, recipe.follow)
        self.rounds += 1

    # ---- playing ------------------------------------------------------------------------------

    def _play(self, steps: Steps) -> None:
        matches = self._matches
        scores: list[float] = []
        for step in range(self.recipe.steps):
            seen, legal = steps.seen[step], matches.legal()
            see(matches, seen)
            likely = chances(self.player, seen, legal)
            moves = draw(likely, self.chance)
            chosen = legal.sum(axis=1) > 1
            steps.learned[step] = chosen
            if self.opponent is not None:
                mine = matches.mover == self._seat
                theirs = draw(frequent(chances(self.opponent, seen, legal)), self.chance)
                moves = np.where(mine, moves, theirs)
                steps.learned[step] &= mine
            steps.legal[step] = legal
            steps.moves[step] = moves
            steps.likely[step] = likely[matches.rows, moves]
            steps.expected[step] = self._expected(seen)
            steps.mover[step] = matches.mover
            steps.chosen[step] = chosen
            over, points = matches.step(moves)
            steps.ended[step] = False
            steps.ended[step, over] = True
            steps.scores[step, over] = points
            scores += list(np.where(self._seat[over] == 0, points, 1 - points))
            self._seat[over] = self.chance.integers(0, 2, len(over))
            matches.begin(over)
        self.score = float(np.mean(scores))

    def _expected(self, seen: Floats) -> Floats:
        """What the judge expects seat 0 to score."""
        mine = chance_of(self.judge.outputs(seen)[:, 0])
        return np.where(self._matches.mover == 0, mine, 1 - mine)

    # ---- learning -----------------------------------------------------------------------------

    def _gains(self, steps: Steps) -> Floats:
        """How much more than expected seat 0 got after each decision, near and far."""
        seen = np.zeros((self.recipe.matches, OPEN_INPUTS), np.float32)
        see(self._matches, seen)
        coming = self._expected(seen)
        gain = np.zeros_like(coming)
        gains = np.zeros_like(steps.expected)
        for step in reversed(range(self.recipe.steps)):
            ended, expected = steps.ended[step], steps.expected[step]
            coming = np.where(ended, steps.scores[step], coming)
            gain = np.where(ended, 0, gain)
            ahead = coming - expected + self.recipe.reach * gain
            gain = np.where(steps.chosen[step], ahead, gain)
            coming = np.where(steps.chosen[step], expected, coming)
            gains[step] = gain
        return gains

    def _learn(self, steps: Steps, gains: Floats) -> None:
        sign = np.where(steps.mover == 0, 1, -1).astype(np.float32)
        mine = np.where(steps.mover == 0, steps.expected, 1 - steps.expected)
        wanted = np.clip(mine + sign * gains, 0, 1).reshape(-1)
        gains = (sign * gains).reshape(-1)
        gains /= gains[steps.learned.reshape(-1)].std() + 1e-8
        seen = steps.seen.reshape(-1, OPEN_INPUTS)
        places = np.flatnonzero(steps.chosen)
        self.chance.shuffle(places)
        for first in range(0, len(places), self.recipe.batch):
            some = places[first : first + self.recipe.batch]
            self._judge_steps.teach(seen[some], wanted[some], self.rate)
            some = some[steps.learned.reshape(-1)[some]]
            self._teach_player(
                seen[some, :INPUTS],
                steps.legal.reshape(-1, MOVES)[some],
                steps.moves.reshape(-1)[some],
                steps.likely.reshape(-1)[some],
                gains[some],
            )

    def _teach_player(
        self,
        seen: Floats,
        legal: NDArray[np.bool_],
        moves: NDArray[np.int64],
        before: Floats,
        gains: Floats,
    ) -> None:
        layers = self.player.layers(seen)
        values = np.where(legal, layers[-1], np.float32(-1e9))
        values -= values.max(axis=1, keepdims=True)
        logs = values - np.log(np.exp(values).sum(axis=1, keepdims=True))
        likely = np.exp(logs)
        rows = np.arange(len(moves))
        ratio = likely[rows, moves] / np.maximum(before, np.float32(1e-9))
        far = ((gains > 0) & (ratio > 1.2)) | ((gains < 0) & (ratio < 0.8))
        push = np.where(far, 0, ratio * gains).astype(np.float32)
        slope = likely * push[:, None]
        slope[rows, moves] -= push
        logs = np.where(legal, logs, 0)
        open_ = -(likely * logs).sum(axis=1, keepdims=True)
        slope += np.float32(self.openness) * likely * (logs + open_)
        slope = (np.where(legal, slope, 0) / len(moves)).astype(np.float32)
        self._player_steps.step(self.player.slopes(layers, slope), self.rate)


# ---- what each move scores, for hints ---------------------------------------------------------

#: How often any move is made, and how many steps of all matches are learned from.
CURIOUS = 0.1
STEPS = 1500
MATCHES = 2048
RATE = 1e-3


def learn_scores(learner: Learner, seed: int, steps: int = STEPS) -> Network:
    """A network whose outputs are the scores of all moves, as log odds.

    The player is finished. It plays against itself, now and then making any move at all, and the
    network learns what came of every move by the judge's word, from the moving side's view alone.
    """
    chance = np.random.default_rng(seed)
    network = Network([INPUTS, 64, 32, MOVES], chance)
    adam = Adam(network)
    matches = Matches(MATCHES, chance)
    seen = np.zeros((MATCHES, OPEN_INPUTS), np.float32)
    for step in range(steps):
        legal = matches.legal()
        see(matches, seen)
        likely = chances(learner.kept, seen, legal)
        anything = chance.random(MATCHES) < CURIOUS
        likely[anything] = legal[anything] / legal[anything].sum(axis=1, keepdims=True)
        moves = draw(likely, chance)
        mover = matches.mover.copy()
        asked = np.flatnonzero(legal.sum(axis=1) > 1)
        before = seen[asked, :INPUTS]
        over, points = matches.step(moves)
        see(matches, seen)
        expected = chance_of(learner.judge.outputs(seen)[:, 0])
        scores = np.where(matches.mover == mover, expected, 1 - expected)
        scores[over] = np.where(mover[over] == 0, points, 1 - points)
        adam.teach(before, scores[asked], RATE * (1 - step / steps), moves[asked])
        matches.begin(over)
    return network
