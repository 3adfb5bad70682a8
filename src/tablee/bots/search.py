"""Monte-Carlo search over information sets, for any game that keeps the kernel's contract.

A search imagines worlds that its seat holds possible, tries its candidates in each of them, lets
the game go on, and asks the guide what the result is worth. Nothing here sees the real state.

There are three ways to go about it. All grow trees of information sets, one for each seat that
searches: a seat's node is what that seat has observed since the root, so chance splits the tree
by what it shows, and seats that decide at the same time, or in secret, do not see each other's
choice. Nodes with many moves widen as they are visited, in the order the guide gives.

* `race`: every world is tried with each candidate, so that luck is shared, and who falls behind
  beyond doubt drops out. The other seats move by the guide's policy: for friends, or wherever
  that policy is good.
* `climb`: every seat searches for its own score by upper confidence bounds, and the candidate
  tried most is chosen: for open fights.
* `mix`: every seat searches by regret matching, and the move is drawn from the average of what
  was played: where one must be unpredictable.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from tablee.bots.guide import Belief, Guide
from tablee.bots.tree import Node, pick
from tablee.kernel.bot import Clock
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Weighed
from tablee.kernel.state import Event, State

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Worlds between two looks at who has fallen behind.
ROUND: Final = 8
#: How many standard errors behind is beyond doubt ...
BEYOND_DOUBT: Final = 2.5
#: ... and what is added to each, as the first few worlds may agree by chance.
LEAST_ERROR: Final = 0.002
#: The share of tries that a mixed strategy spends on moves it does not regret.
CURIOSITY: Final = 0.15
#: Moves that a mixed strategy would play less often than this are not played.
HARDLY_EVER: Final = 0.04


class Settings:
    """How a search goes about it."""

    def __init__(
        self,
        simulations: i64,
        depth: i64 = 0,
        everyone: bool = False,
        mixed: bool = False,
        exploration: float = 0.8,
        preference: float = 0.0,
        fewest: i64 = 1000,
        widening: float = 0.5,
        patient: bool = False,
        doubt: float = BEYOND_DOUBT,
    ) -> None:
        #: How many games are imagined at most.
        self.simulations: i64 = simulations
        #: How many decisions below the root the tree may grow to.
        self.depth: i64 = depth
        #: Whether the other seats search as well (`climb`).
        self.everyone = everyone or mixed
        #: Whether to look for a mixed strategy (`mix`).
        self.mixed = mixed
        #: How much untried moves are favoured in the tree.
        self.exploration = exploration
        #: By how much a move must be better than the guide's first candidate.
        self.preference = preference
        #: How many moves a node tries at first, and the power of its visits by which it widens.
        self.fewest: i64 = fewest
        self.widening = widening
        #: Whether nobody drops out of a race: for who wants to know about all of them.
        self.patient = patient
        #: How many standard errors behind is beyond doubt. A race looks dozens of times: with the
        #: usual number, one in twenty loses its best move to a run of bad luck.
        self.doubt = doubt

    def width(self, visits: i64) -> i64:
        """How many moves a node with so many visits may try."""
        return self.fewest + int(float(visits) ** self.widening)


class Found:
    """What a search came to."""

    def __init__(self, move: int, weighed: list[Weighed], simulations: int) -> None:
        self.move = move
        self.weighed = weighed
        self.simulations = simulations


class Search:
    """One thought of one seat."""

    def __init__(
        self, guide: Guide, settings: Settings, seat: i64, chance: Chance, clock: Clock
    ) -> None:
        self.guide = guide
        self.settings = settings
        self.seat: i64 = seat
        self.chance = chance
        self.clock = clock
        self.simulations: i64 = 0
        self.trees: list[dict[int, Node]] = []
        self.keys: list[int] = []
        self.root: Node | None = None

    # ---- racing candidates --------------------------------------------------------------------

    def race(self, candidates: list[int], belief: Belief) -> Found:
        """The candidate that does best in the worlds of a belief."""
        lanes = [Lane(move) for move in candidates]
        running = lanes[:]
        done = False
        while not done and len(running) > 1:
            for _ in range(ROUND):
                self._try_all(running, belief.world(self.chance))
                if self.simulations >= self.settings.simulations or self.clock.is_up():
                    done = True
                    break
            for lane in running:
                lane.sums.append(lane.sum)
            if not self.settings.patient:
                running = _still_running(running, self.settings.doubt)
        return self._result(lanes, running)

    def _try_all(self, running: list[Lane], world: State) -> None:
        """Every candidate in the same world; what counts is how they compare there."""
        scores: list[float] = []
        total = 0.0
        last = len(running) - 1
        for number, lane in enumerate(running):
            score = self._try(world if number == last else world.copy(), lane.move)
            scores.append(score)
            total += score
        average = total / float(len(running))
        for number, lane in enumerate(running):
            lane.note(scores[number], scores[number] - average)
        self.simulations += len(running)

    def _try(self, state: State, move: int) -> float:
        if self.settings.depth == 0:
            state.apply(self.seat, move, self.chance, None)
            return self.guide.scores(state, self.chance)[self.seat]
        self._enter(state)
        self._play(state, self.seat, move)
        return self._descend(state)[self.seat]

    def _result(self, lanes: list[Lane], running: list[Lane]) -> Found:
        best = running[0]
        for lane in running:
            if lane.mean() > best.mean():
                best = lane
        first = lanes[0]  # the guide's choice
        if first in running and first.mean() + self.settings.preference >= best.mean():
            best = first
        weighed = [
            Weighed(lane.move, _against(lane, best), lane.error(), lane.tries)
            for lane in lanes
            if lane is not best and lane.tries > 0
        ]
        weighed.sort(key=_by_score)
        if best.tries > 0:
            weighed.insert(0, Weighed(best.move, best.mean(), best.error(), best.tries))
        return Found(best.move, weighed, self.simulations)

    # ---- the tree -----------------------------------------------------------------------------

    def _enter(self, state: State) -> None:
        """Nobody has observed anything since the root."""
        seats = state.seat_count()
        while len(self.trees) < seats:
            self.trees.append({})
        self.keys = [0] * seats

    def _searches(self, seat: i64) -> bool:
        return seat == self.seat or self.settings.everyone

    def _play(self, state: State, seat: i64, move: int) -> None:
        """Make a move, and let everybody who searches see of it what they may."""
        events: list[Event] = []
        state.apply(seat, move, self.chance, events)
        for other in range(len(self.keys)):
            if self._searches(other):
                seen = self.guide.observed(events, other)
                if seen:
                    self.keys[other] = hash((self.keys[other], seen))

    def _descend(self, state: State) -> list[float]:
        """Play down the tree, add a node, and tell the nodes on the way what came of it."""
        steps: list[Step] = []
        scores: list[float] = []
        while not scores:
            acting: i64 = state.acting()
            if acting == 0:
                outcome = state.outcome()
                assert outcome is not None
                scores = outcome.scores
                continue
            seat: i64 = 0
            while not acting >> seat & 1:
                seat += 1
            if not self._searches(seat):
                self._play(state, seat, self.guide.policy(state, seat, self.chance))
                continue
            legal = state.legal(seat)
            if len(legal) == 1:
                self._play(state, seat, legal[0])
                continue
            if len(steps) >= self.settings.depth:
                scores = self.guide.scores(state, self.chance)
                continue
            step = self._select(state, seat, legal)
            fresh = step.node.total == 0
            steps.append(step)
            self._play(state, seat, step.node.moves[step.place])
            if fresh:
                scores = self.guide.scores(state, self.chance)
        for step in steps:
            step.learn(scores[step.seat], self.settings.mixed)
        return scores

    def _select(self, state: State, seat: i64, legal: list[int]) -> Step:
        node = self._node(seat)
        unknown = node.unknown(legal)
        if unknown:
            node.add(self.guide.ordered(state, seat, unknown))
        places = node.open_places(legal, self.settings.width(node.total))
        if not self.settings.mixed:
            return Step(node, seat, node.best_bound(places, self.settings.exploration), [], [], 0)
        shares = node.shares(places)
        curious = [(1.0 - CURIOSITY) * share + CURIOSITY / float(len(shares)) for share in shares]
        tried = pick(curious, self.chance)
        step = Step(node, seat, places[tried], places, shares, tried)
        step.taken = curious[tried]
        return step

    def _node(self, seat: i64) -> Node:
        """Where a seat stands."""
        if seat == self.seat and self.root is not None:
            root = self.root
            self.root = None
            return root
        tree = self.trees[seat]
        node = tree.get(self.keys[seat])
        if node is None:
            node = Node()
            tree[self.keys[seat]] = node
        return node

    # ---- everybody searches -------------------------------------------------------------------

    def climb(self, candidates: list[int], belief: Belief) -> Found:
        """The candidate tried most when everybody does their best."""
        root = self._grow(candidates, belief)
        order = sorted(range(len(root.moves)), key=lambda place: -root.visits[place])
        return Found(root.moves[order[0]], _weighed(root, order), self.simulations)

    def mix(self, candidates: list[int], belief: Belief) -> Found:
        """A move drawn from the strategy that everybody's regrets settle on."""
        root = self._grow(candidates, belief)
        order = sorted(range(len(root.moves)), key=lambda place: -root.played[place])
        total = 0.0
        for part in root.played:
            total += part
        likely = [part if part >= HARDLY_EVER * total else 0.0 for part in root.played]
        total = 0.0
        for part in likely:
            total += part
        place = pick([part / total for part in likely], self.chance)
        return Found(root.moves[place], _weighed(root, order), self.simulations)

    def _grow(self, candidates: list[int], belief: Belief) -> Node:
        """The root after all simulations, each from a world of its own."""
        root = Node()
        root.add(candidates)
        while True:
            state = belief.world(self.chance)
            self._enter(state)
            # Whatever the others do at the same time, the seat's first decision is this one.
            self.root = root
            self._descend(state)
            self.simulations += 1
            if self.simulations >= self.settings.simulations or self.clock.is_up():
                return root


class Step:
    """A decision on the way down: where, and what was tried."""

    def __init__(
        self,
        node: Node,
        seat: i64,
        place: i64,
        places: list[int],
        shares: list[float],
        tried: i64,
    ) -> None:
        self.node = node
        self.seat: i64 = seat
        self.place: i64 = place
        self.places = places
        self.shares = shares
        self.tried: i64 = tried
        #: The chance with which it was tried.
        self.taken: float = 1.0

    def learn(self, score: float, mixed: bool) -> None:
        """Take notice of the score of the seat that decided."""
        node = self.node
        if mixed:
            gain = (score - node.mean()) / self.taken
            node.regret(self.places, self.shares, self.tried, gain)
        node.note(self.place, score)


class Lane:
    """A candidate in a race."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.tries: i64 = 0
        self.sum: float = 0.0
        #: What the sum was after each round.
        self.sums: list[float] = []
        self.squares: float = 0.0
        #: Squares of what it was ahead or behind of the others in the same world.
        self.ahead_squares: float = 0.0

    def note(self, score: float, ahead: float) -> None:
        """Count a try."""
        self.tries += 1
        self.sum += score
        self.squares += score * score
        self.ahead_squares += ahead * ahead

    def mean(self) -> float:
        """The average score."""
        return self.sum / float(self.tries) if self.tries else 0.0

    def error(self) -> float:
        """The standard error of the average score."""
        if self.tries < 2:
            return 0.5
        mean = self.mean()
        variance = self.squares / float(self.tries) - mean * mean
        return sqrt(max(0.0, variance) / float(self.tries - 1))

    def doubt(self) -> float:
        """The standard error of what it is ahead or behind."""
        return sqrt(self.ahead_squares) / float(self.tries) + LEAST_ERROR


def _weighed(root: Node, order: list[int]) -> list[Weighed]:
    """What is expected of the moves of a node, in this order."""
    found: list[Weighed] = []
    for place in order:
        tries = root.visits[place]
        if tries:
            mean = root.sums[place] / float(tries)
            error = sqrt(max(0.0, mean * (1.0 - mean)) / float(tries))
            found.append(Weighed(root.moves[place], mean, error, tries))
    return found


def _against(lane: Lane, best: Lane) -> float:
    """What a candidate is expected to score: whoever dropped out met with fewer worlds than the
    best, and these may have been kinder or harder than all of them.
    """
    ahead = (lane.sum - best.sums[len(lane.sums) - 1]) / float(lane.tries)
    return min(max(best.mean() + ahead, 0.0), 1.0)


def _by_score(weighed: Weighed) -> float:
    return -weighed.score


def _still_running(lanes: list[Lane], doubt: float) -> list[Lane]:
    """Those that may still turn out best."""
    best = lanes[0].mean()
    for lane in lanes:
        best = max(best, lane.mean())
    return [lane for lane in lanes if best - lane.mean() <= doubt * lane.doubt()]
