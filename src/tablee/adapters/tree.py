"""The whole tree of a small game, for solvers that visit all of it.

    import pyspiel
    from tablee.adapters.tiny import tiny_tree
    from tablee.adapters.tree import as_efg

    game = pyspiel.load_efg_game(as_efg(tiny_tree("footclub")))
    solver = pyspiel.CFRSolver(game)

A tree begins at a position with few moves left: one of `tiny`, or one that you give to
`whole_tree`. All draws of a move are one chance node, whose outcomes are the tables they can lead
to: dice that come to the same are one outcome, with its exact chance. A player knows what its view
has shown after every move, in order, and its own moves; a move without a choice is no node. Gambit
and OpenSpiel read the result.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import msgspec

from tablee.adapters.ends import rewards
from tablee.games import registry
from tablee.kernel.chance.pausing import NeedsDraw, PausingChance
from tablee.kernel.game import Game
from tablee.kernel.state import State

#: Where a tree is given up: a solver in memory has no use for more.
MOST_NODES = 1_000_000


class Leaf:
    """The end of a game, with what it is worth to each seat."""

    def __init__(self, worth: list[float]) -> None:
        self.worth = worth


class Luck:
    """Tables that a move can lead to, and how likely each is."""

    def __init__(self, chances: list[Fraction], nodes: list[Node]) -> None:
        self.chances = chances
        self.nodes = nodes


class Decision:
    """A seat, a number for all that it knows, and its moves by notation."""

    def __init__(self, seat: int, knows: int, moves: list[str], nodes: list[Node]) -> None:
        self.seat = seat
        self.knows = knows
        self.moves = moves
        self.nodes = nodes


Node = Leaf | Luck | Decision


class Tree:
    """A game with every way it can go."""

    def __init__(self, game: Game, seats: int, root: Node, nodes: int, knows: int) -> None:
        self.game = game
        self.seats = seats
        self.root = root
        #: How many nodes there are, and how many different situations in which a seat decides.
        self.nodes = nodes
        self.situations = knows


def whole_tree(
    key: str,
    position: dict[str, Any],
    without: tuple[str, ...] = (),
    most_nodes: int = MOST_NODES,
) -> Tree:
    """All that can come of a position; a ValueError if that is more than so many nodes.

    `without` names moves that are left out, by the first word of their notation.
    """
    game = registry.game(key)
    state = game.load(position)
    maker = _Maker(game, state.seat_count(), without, most_nodes)
    table = maker.table(encode(state), state)
    root = maker.node(table, [maker.remember(0, seen) for seen in table.seen])
    return Tree(game, maker.seats, root, maker.nodes, len(maker.situations))


class _Table:
    """A state that the tree comes to, often by many ways, and what is worked out of it once."""

    def __init__(self, game: Game, state: State, seats: int, without: tuple[str, ...]) -> None:
        self.state = state
        #: What each seat sees.
        self.seen = [msgspec.json.encode(state.view(seat).document()) for seat in range(seats)]
        acting = state.to_act()
        self.seat = acting[0] if acting else -1
        legal = state.legal(self.seat) if acting else []
        #: The moves, with their notations.
        self.moves = {move: game.notation(move) for move in legal}
        for move in legal:
            if self.moves[move].split()[0] in without:
                del self.moves[move]
        outcome = None if acting else state.outcome()
        self.worth = rewards(game, outcome) if outcome else []
        #: By move: where it can lead, and how likely.
        self.after: dict[int, list[tuple[_Table, Fraction]]] = {}


class _Maker:
    """Builds a tree, and gives a number to everything that a seat can have seen so far."""

    def __init__(self, game: Game, seats: int, without: tuple[str, ...], most_nodes: int) -> None:
        self.game = game
        self.seats = seats
        self.without = without
        self.most_nodes = most_nodes
        self.nodes = 0
        self.situations: set[tuple[int, int]] = set()
        self._tables: dict[bytes, _Table] = {}
        self._numbers: dict[tuple[int, bytes, int], int] = {}

    def table(self, position: bytes, state: State) -> _Table:
        """The one table of a position."""
        if position not in self._tables:
            self._tables[position] = _Table(self.game, state, self.seats, self.without)
        return self._tables[position]

    def remember(self, before: int, seen: bytes, move: int = -1) -> int:
        """The number of a seat's memory: what it knew before, what it sees now, its own move."""
        return self._numbers.setdefault((before, seen, move), len(self._numbers) + 1)

    def node(self, table: _Table, knows: list[int]) -> Node:
        """What can come of a table, for seats that know so much."""
        if len(table.moves) == 1:
            return self._after(table, next(iter(table.moves)), knows)
        self._count()
        if table.worth:
            return Leaf(table.worth)
        seat = table.seat
        self.situations.add((seat, knows[seat]))
        made = [self._after(table, move, knows) for move in table.moves]
        return Decision(seat, knows[seat], list(table.moves.values()), made)

    def _after(self, table: _Table, move: int, knows: list[int]) -> Node:
        """What can come of a move."""
        if move not in table.after:
            found = merged(outcomes(table.state, table.seat, move))
            table.after[move] = [(self.table(at, state), chance) for at, state, chance in found]
        after = table.after[move]
        if len(after) > 1:
            self._count()
        nodes: list[Node] = []
        for following, _ in after:
            remembered = [
                self.remember(knows[seat], seen, move if seat == table.seat else -1)
                for seat, seen in enumerate(following.seen)
            ]
            nodes.append(self.node(following, remembered))
        return Luck([chance for _, chance in after], nodes) if len(after) > 1 else nodes[0]

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise ValueError(f"the tree has more than {self.most_nodes:,} nodes")


def encode(state: State) -> bytes:
    """A state as bytes, the same for equal ones."""
    return msgspec.json.encode(state.position())


def outcomes(state: State, seat: int, move: int) -> Iterator[tuple[State, Fraction]]:
    """Every way the draws of a move can fall: the table after it, and how likely it is."""
    pending: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while pending:
        draws, chance = pending.pop()
        after = state.copy()
        try:
            after.apply(seat, move, PausingChance(draws))
        except NeedsDraw as needed:
            weights = needed.weights or [1] * needed.bound
            part = chance / sum(weights)
            pending += [([*draws, n], part * weight) for n, weight in enumerate(weights) if weight]
        else:
            yield after, chance


def merged(found: Iterator[tuple[State, Fraction]]) -> list[tuple[bytes, State, Fraction]]:
    """Equal tables made one, with the sum of their chances; the order is always the same."""
    states: dict[bytes, State] = {}
    chances: dict[bytes, Fraction] = {}
    for state, chance in found:
        position = encode(state)
        states.setdefault(position, state)
        chances[position] = chances.get(position, Fraction(0)) + chance
    return [(at, states[at], chances[at]) for at in sorted(states)]


def as_efg(tree: Tree) -> str:
    """The tree in Gambit's format for extensive games."""
    players = " ".join(f'"seat {seat}"' for seat in range(tree.seats))
    lines = [f'EFG 2 R "Tablee: {tree.game.key}" {{ {players} }}']
    # Each player's are counted from 1.
    numbers: list[dict[int, int]] = [{} for _ in range(tree.seats)]
    counts = {"c": 0, "t": 0}

    def write(node: Node) -> None:
        if isinstance(node, Leaf):
            counts["t"] += 1
            worth = " ".join(repr(value) for value in node.worth)
            lines.append(f't "" {counts["t"]} "" {{ {worth} }}')
            return
        if isinstance(node, Luck):
            counts["c"] += 1
            parts = " ".join(f'"{i}" {float(c)!r}' for i, c in enumerate(node.chances))
            lines.append(f'c "" {counts["c"]} "" {{ {parts} }} 0')
        else:
            known = numbers[node.seat]
            number = known.setdefault(node.knows, len(known) + 1)
            moves = " ".join(f'"{move}"' for move in node.moves)
            lines.append(f'p "" {node.seat + 1} {number} "{number}" {{ {moves} }} 0')
        for below in node.nodes:
            write(below)

    write(tree.root)
    return "\n".join(lines) + "\n"
