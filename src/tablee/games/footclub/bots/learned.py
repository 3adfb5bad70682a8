"""The learned player: a policy from self-play, and the last turn worked out to its end.

`learned.bin` holds two networks: how likely each move is to be right, and what each is expected to
score. It is made by `python -m scripts.training footclub`.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tablee.bots.network import POINT, Inputs, Network, read_networks
from tablee.games.footclub.bots.inputs import inputs, is_usual
from tablee.games.footclub.bots.last_turn import Unsolved
from tablee.games.footclub.bots.reasons import DECIDED, SOLVED, percent, reason_for
from tablee.games.footclub.bots.sensible import SensibleBot
from tablee.games.footclub.bots.solving import Solver
from tablee.games.footclub.view import FootClubView
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Thought, Weighed
from tablee.kernel.state import View

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Scores that differ by less are the same.
CLOSE: Final = 1e-9
#: The weight of a move that is as likely as the likeliest, and of those 1/64, 2/64, ... behind in
#: the logarithm.
FULL_WEIGHT: Final = 1 << 20
WEIGHTS: Final[list[int]] = [round(FULL_WEIGHT * exp(-step / 64)) for step in range(640)]
STEP: Final = POINT - 6
#: How far the expected scores are from the true ones, about.
SCORE_ERROR: Final = 0.01
#: Moves of less weight are never made.
RAREST: Final = FULL_WEIGHT // 3

_LEARNED: list[Network] = []


def learned_networks() -> list[Network]:
    """The policy and the scores, read once."""
    if not _LEARNED:
        _LEARNED.extend(read_networks("tablee.games.footclub", "learned.bin"))
    return _LEARNED


class LearnedBot(Bot):
    """Draws its moves from what it learned; the last turn it solves, if it may."""

    def __init__(self, networks: list[Network], most_work: int) -> None:
        self._policy = networks[0]
        self._scores = networks[1]
        self._solver = Solver(most_work)
        self._sensible = SensibleBot()

    def choose(self, view: View, chance: Chance) -> int:
        """A move; chance decides where several may be right."""
        assert isinstance(view, FootClubView)
        if len(view.moves) == 1:
            return view.moves[0]
        weighed = self._solved(view, Clock())
        if weighed:
            return weighed[0].move
        if not is_usual(view):
            return self._sensible.choose(view, chance)
        return drawn(view.moves, self._weights(inputs(view), view.moves), chance)

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        """The same, with what it expects of every move."""
        assert isinstance(view, FootClubView)
        if len(view.moves) == 1:
            return Thought(view.moves[0], reason_for(view, view.moves[0]))
        weighed = self._solved(view, clock)
        if weighed:
            move = weighed[0].move
        elif is_usual(view):
            seen = inputs(view)
            weights = self._weights(seen, view.moves)
            move = drawn(view.moves, weights, chance)
            weighed = self._weighed(seen, view.moves, weights)
        else:
            return self._sensible.think(view, chance, clock)
        return Thought(move, self.reason(view, move, weighed), weighed)

    def _weights(self, seen: Inputs, moves: list[int]) -> list[int]:
        return weights_of(self._policy.outputs(seen), moves)

    def _weighed(self, seen: Inputs, moves: list[int], weights: list[int]) -> list[Weighed]:
        """The moves, likeliest first, none with a higher score than one before it."""
        outputs = self._scores.outputs(seen)
        found: list[Weighed] = []
        most = 1.0
        for place in sorted(range(len(moves)), key=lambda place: -weights[place]):
            most = min(most, self._scores.chance(outputs[moves[place]]))
            found.append(Weighed(moves[place], most, SCORE_ERROR))
        return found

    def _solved(self, view: FootClubView, clock: Clock) -> list[Weighed]:
        """F5.3: in the last turn every move with its true score, best first; else nothing."""
        if view.table.turn < view.table.turns or not self._solver.most:
            return []
        try:
            scores = self._solver.scores(view, clock)
        except Unsolved:
            return []
        found = [Weighed(move, scores[place]) for place, move in enumerate(view.moves)]
        # Of moves that score the same the one that costs least comes first, as in the view.
        found.sort(key=lambda weighed: -round(weighed.score / CLOSE))
        return found

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:
        """What speaks for a move; in the last turn, its true score."""
        assert isinstance(view, FootClubView)
        for found in weighed:
            if found.move == move and not found.error:  # solved, not estimated
                score = found.score
                same = weighed[0].score - weighed[-1].score < CLOSE
                decided = same and score in (0.0, 1.0)
                return DECIDED.reason() if decided else SOLVED.reason(percent=percent(score))
        return reason_for(view, move)


def weights_of(outputs: list[int], moves: list[int]) -> list[int]:
    """How likely each move is, against the likeliest one's full weight."""
    best: i64 = outputs[moves[0]]
    for move in moves:
        value: i64 = outputs[move]
        if value > best:
            best = value
    weights: list[int] = []
    for move in moves:
        behind: i64 = best - outputs[move] >> STEP
        weights.append(WEIGHTS[behind] if behind < len(WEIGHTS) else 0)
    return weights


def drawn(moves: list[int], weights: list[int], chance: Chance) -> int:
    """One of the moves, by weight; those that are hardly ever right are never made."""
    total = 0
    for weight in weights:
        if weight >= RAREST:
            total += weight
    mark = chance.below(total)
    for place, weight in enumerate(weights):
        if weight >= RAREST:
            mark -= weight
            if mark < 0:
                return moves[place]
    raise AssertionError("the likeliest move has full weight")
