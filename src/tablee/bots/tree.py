"""Information sets met by a search, and what was tried there."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from tablee.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Draws for mixed strategies are made in this many steps.
FINE: Final = 1 << 24


class Node:
    """One information set of one seat: its moves in the guide's order, and how they fared.

    Two imagined states in which a seat has seen the same share a node, even if its legal moves
    differ because it cannot be told apart what it holds. `legal` marks those of the present
    visit.
    """

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.places: dict[int, int] = {}
        self.visits: list[int] = []
        self.sums: list[float] = []
        #: How often each move was legal when the node was visited.
        self.offered: list[int] = []
        self.regrets: list[float] = []
        #: For mixed strategies, how much each move was meant to be played so far.
        self.played: list[float] = []
        self.total: i64 = 0

    def add(self, moves: list[int]) -> None:
        """Take in moves not seen here before, the likely best first."""
        for move in moves:
            self.places[move] = len(self.moves)
            self.moves.append(move)
            self.visits.append(0)
            self.sums.append(0.0)
            self.offered.append(0)
            self.regrets.append(0.0)
            self.played.append(0.0)

    def unknown(self, legal: list[int]) -> list[int]:
        """Those of these moves that the node does not know yet."""
        return [move for move in legal if move not in self.places]

    def open_places(self, legal: list[int], most: i64) -> list[int]:
        """The places of legal moves, the likely best first, as many as the node has grown to."""
        places = sorted([self.places[move] for move in legal])
        return places if len(places) <= most else places[:most]

    def best_bound(self, places: list[int], exploration: float) -> i64:
        """The place to try next: the best upper confidence bound, untried ones first."""
        best: i64 = places[0]
        most = -1.0
        for place in places:
            self.offered[place] += 1
            tried = self.visits[place]
            if tried == 0:
                bound = 1000.0 - float(place)
            else:
                bound = self.sums[place] / float(tried)
                bound += exploration * sqrt(log(float(self.offered[place])) / float(tried))
            if bound > most:
                best = place
                most = bound
        return best

    def shares(self, places: list[int]) -> list[float]:
        """Regret matching: each move in proportion to how much it is regretted."""
        total = 0.0
        for place in places:
            total += max(0.0, self.regrets[place])
        if total <= 0.0:
            return [1.0 / float(len(places)) for _ in places]
        return [max(0.0, self.regrets[place]) / total for place in places]

    def note(self, place: i64, score: float) -> None:
        """Count a visit and what came of it."""
        self.total += 1
        self.visits[place] += 1
        self.sums[place] += score

    def regret(self, places: list[int], shares: list[float], tried: i64, gain: float) -> None:
        """Regret not having played what did better than expected; `gain` is per chance taken."""
        for number in range(len(places)):
            change = -shares[tried] * gain
            if number == tried:
                change += gain
            place = places[number]
            self.regrets[place] += change
            self.played[place] += shares[number]

    def mean(self) -> float:
        """The average score of all visits."""
        total = 0.0
        for part in self.sums:
            total += part
        return total / float(self.total) if self.total else 0.5


def pick(shares: list[float], chance: Chance) -> i64:
    """A place in the list, each with its share of the chances."""
    drawn = float(chance.below(FINE)) / float(FINE)
    reached = 0.0
    for place in range(len(shares)):
        reached += shares[place]
        if drawn < reached:
            return place
    return len(shares) - 1
