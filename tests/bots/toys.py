"""Games so small that the best play is known."""

from __future__ import annotations

from tablee.bots.guide import Belief, Guide
from tablee.bots.observer import Observer
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Outcome
from tablee.kernel.kinds import EventKind
from tablee.kernel.state import Event, State, View


class ToyView(View):
    """Holds what may be known, and a recipe for the rest."""

    def __init__(self, seat: int, known: Toy, moves: list[int]) -> None:
        self.seat = seat
        self.known = known
        self.moves = moves

    def sample(self, chance: Chance) -> State:
        return self.known.filled_in(self.seat, chance)


class Toy(State):
    """What the toys share: two seats, one winner."""

    def __init__(self) -> None:
        self.winner = -1
        self.turn = 0

    def seat_count(self) -> int:
        return 2

    def acting(self) -> int:
        return 0 if self.winner >= 0 else 1 << self.turn

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        return Outcome("won", "", [self.winner], [float(seat == self.winner) for seat in (0, 1)])

    def filled_in(self, seat: int, chance: Chance) -> State:  # noqa: ARG002
        """This table with its secrets dealt by chance; here there are none."""
        return self.copy()

    def copy(self) -> Toy:
        raise NotImplementedError

    def view(self, seat: int) -> View:
        return ToyView(seat, self.copy(), self.legal(seat))


class Nim(Toy):
    """Take any number from one pile; who takes the last one wins. A move is 10 * pile + number."""

    def __init__(self, piles: list[int]) -> None:
        super().__init__()
        self.piles = piles

    def copy(self) -> Nim:
        other = Nim(self.piles[:])
        other.turn, other.winner = self.turn, self.winner
        return other

    def legal(self, seat: int) -> list[int]:
        if self.winner >= 0 or seat != self.turn:
            return []
        return [
            10 * pile + taken
            for pile, size in enumerate(self.piles)
            for taken in range(1, size + 1)
        ]

    def apply(
        self,
        seat: int,
        move: int,
        chance: Chance,  # noqa: ARG002
        events: list[Event] | None = None,
    ) -> None:
        self.piles[move // 10] -= move % 10
        if events is not None:
            events.append((0, seat, move))
        if not any(self.piles):
            self.winner = seat
        self.turn = 1 - seat


CHOSEN, SHOWN = 0, 1
PENNIES_EVENTS = (
    EventKind("chosen", ("seat", "side"), private=("side",)),
    EventKind("shown", ("first", "second")),
)


class Pennies(Toy):
    """Both choose a side in secret; the first wins on two heads (1), or by `odds` in 4 on tails.

    With odds 4 it is plain matching pennies: each side half the time. With odds 2 the first seat
    must play heads a third of the time, and so must the second.
    """

    def __init__(self, odds: int = 4) -> None:
        super().__init__()
        self.odds = odds
        self.chosen = [-1, -1]

    def copy(self) -> Pennies:
        other = Pennies(self.odds)
        other.chosen, other.winner = self.chosen[:], self.winner
        return other

    def acting(self) -> int:
        if self.winner >= 0:
            return 0
        return sum(1 << seat for seat in (0, 1) if self.chosen[seat] < 0)

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if self.acting() >> seat & 1 else []

    def apply(
        self, seat: int, move: int, chance: Chance, events: list[Event] | None = None
    ) -> None:
        self.chosen[seat] = move
        if events is not None:
            events.append((CHOSEN, seat, move))
        if -1 in self.chosen:
            return
        if events is not None:
            events.append((SHOWN, *self.chosen))
        first, second = self.chosen
        equal = first == second and (first == 1 or chance.below(4) < self.odds)
        self.winner = 0 if equal else 1

    def filled_in(self, seat: int, chance: Chance) -> State:
        other = self.copy()
        if other.chosen[1 - seat] >= 0:
            other.chosen[1 - seat] = chance.below(2)
        return other


class PenniesGuide(Guide):
    """Knows who sees what."""

    def observed(self, events: list[Event], seat: int) -> int:
        return Observer(PENNIES_EVENTS).observed(events, seat)


PASS, BET = 0, 1


class Kuhn(Toy):
    """Poker with three cards: pass or bet one, a card each. The winner takes the pot.

    Scores are from 0 (two lost) to 1 (two won). Known: with the king never pass a bet, with the
    jack never call one; the first seat, with the queen, passes first.
    """

    def __init__(self, cards: list[int]) -> None:
        super().__init__()
        self.cards = cards
        self.history: list[int] = []
        self.won = 0

    def copy(self) -> Kuhn:
        other = Kuhn(self.cards[:])
        other.history, other.turn = self.history[:], self.turn
        other.winner, other.won = self.winner, self.won
        return other

    def legal(self, seat: int) -> list[int]:
        return [PASS, BET] if self.winner < 0 and seat == self.turn else []

    def apply(
        self,
        seat: int,
        move: int,
        chance: Chance,  # noqa: ARG002
        events: list[Event] | None = None,
    ) -> None:
        self.history.append(move)
        if events is not None:
            events.append((0, seat, move))
        self.turn = 1 - seat
        higher = 0 if self.cards[0] > self.cards[1] else 1
        if self.history[-2:] == [PASS, PASS]:
            self.winner, self.won = higher, 1
        elif self.history[-2:] == [BET, BET]:
            self.winner, self.won = higher, 2
        elif self.history[-2:] == [BET, PASS]:
            self.winner, self.won = 1 - seat, 1

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        gain = self.won / 4
        scores = [0.5 + (gain if seat == self.winner else -gain) for seat in (0, 1)]
        return Outcome("won", "", [self.winner], scores)

    def filled_in(self, seat: int, chance: Chance) -> State:
        other = self.copy()
        left = [card for card in (0, 1, 2) if card != self.cards[seat]]
        other.cards[1 - seat] = chance.choose(left)
        return other


class Peek(Toy):
    """Seat 0 banks (0), which wins 7 times in 10, or tosses a coin (1) that it sees.

    Then it names the side (0 or 1) and wins if it is right: always, if it looks.
    """

    def __init__(self) -> None:
        super().__init__()
        self.coin = -1

    def copy(self) -> Peek:
        other = Peek()
        other.coin, other.winner = self.coin, self.winner
        return other

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if self.winner < 0 and seat == 0 else []

    def apply(
        self,
        seat: int,  # noqa: ARG002
        move: int,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> None:
        if self.coin >= 0:
            self.winner = 0 if move == self.coin else 1
        elif move == 0:
            self.winner = 0 if chance.below(10) < 7 else 1
        else:
            self.coin = chance.below(2)
            if events is not None:
                events.append((0, self.coin))


class Weather(Toy):
    """One move of three; what it scores is the luck of its world and a little more or less."""

    def __init__(self) -> None:
        super().__init__()
        self.luck = 0.0
        self.made = -1

    def copy(self) -> Weather:
        copied = Weather()
        copied.luck, copied.made = self.luck, self.made
        return copied

    def legal(self, seat: int) -> list[int]:  # noqa: ARG002
        return [0, 1, 2]

    def apply(
        self, seat: int, move: int, chance: Chance, events: list[Event] | None = None
    ) -> None:
        del seat, chance, events
        self.made = move


class WeatherBelief(Belief):
    """Worlds with the luck of a list, one after the other."""

    def __init__(self, view: View, lucks: list[float]) -> None:
        super().__init__(view)
        self.lucks = iter(lucks)

    def world(self, chance: Chance) -> State:  # noqa: ARG002
        world = Weather()
        world.luck = next(self.lucks)
        return world


class WeatherGuide(Guide):
    """Knows what each move adds to the luck; it may leave the last moves out."""

    def __init__(self, lucks: list[float], added: dict[int, float], first: int = 3) -> None:
        self.lucks = lucks
        self.added = added
        self.first = first

    def belief(self, view: View, chance: Chance) -> Belief:  # noqa: ARG002
        return WeatherBelief(view, self.lucks)

    def candidates(self, view: View) -> list[int]:
        return view.moves[: self.first]

    def scores(self, state: State, chance: Chance) -> list[float]:  # noqa: ARG002
        assert isinstance(state, Weather)
        return [state.luck + self.added[state.made], 0.0]
