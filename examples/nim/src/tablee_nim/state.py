"""Nim's rules: the state, and what a seat may know of it."""

from typing import Any

from tablee.kernel.chance import Chance
from tablee.kernel.documents import Fault, Faults, Outcome, Prompt, Refusal
from tablee.kernel.kinds import GAME_OVER, UNKNOWN_MOVE
from tablee.kernel.observation import Part, one_of, share
from tablee.kernel.reading import read_struct
from tablee.kernel.state import EVERYTHING, Event, State, View
from tablee_nim import kinds
from tablee_nim.documents import HIDDEN, NimOptions, NimTable
from tablee_nim.kinds import FIRST_CARD, TAKES

OBSERVATION = (
    Part("stones", 1, "stones in the heap, of 50"),
    Part("cards", 6, "which card I have, and which the other, if I know it"),
    Part("flags", 3, "whether the last stone loses, my card is played, the other's is played"),
)


class NimView(View):
    """What one seat, or a spectator, may know."""

    def __init__(self, table: NimTable, seat: int, moves: list[int]) -> None:
        self.table = table
        self.seat = seat
        self.moves = moves

    def prompt(self) -> Prompt:
        if not self.table.stones:
            return kinds.OVER.prompt()
        if self.seat != self.table.mover:
            return kinds.WAIT.prompt(mover=self.table.mover)
        kind = kinds.ASK if self.table.played[self.seat] else kinds.ASK_WITH_CARD
        return kind.prompt(stones=self.table.stones)

    def explain(self, move: int) -> Refusal | None:
        table, seat = self.table, self.seat
        if not 0 <= move < len(TAKES):
            return UNKNOWN_MOVE.refusal(move=move)
        if not table.stones:
            return GAME_OVER.refusal()
        if seat != table.mover:
            return kinds.NOT_YOUR_TURN.refusal(mover=table.mover)
        if move >= FIRST_CARD and move - FIRST_CARD != table.cards[seat]:
            return kinds.NOT_YOUR_CARD.refusal(card=move - FIRST_CARD)
        if move >= FIRST_CARD and table.played[seat]:
            return kinds.CARD_IS_PLAYED.refusal()
        if TAKES[move] > table.stones:
            return kinds.TOO_MANY.refusal(count=TAKES[move], stones=table.stones)
        return None

    def sample(self, chance: Chance) -> "NimState":
        table = self.table.seen_by(EVERYTHING)
        unseen = [card for card in range(3) if card not in table.cards]
        table.cards = [chance.take(unseen) if card == HIDDEN else card for card in table.cards]
        return NimState(table)

    def document(self) -> NimTable:
        return self.table

    def observe(self) -> list[float]:
        table, own = self.table, max(self.seat, 0)
        cards = one_of(table.cards[own], 3) + one_of(table.cards[1 - own], 3)
        flags = [table.options.misere, table.played[own], table.played[1 - own]]
        return [share(table.stones, 50), *cards, *map(float, flags)]


class NimState(State):
    """A running game."""

    def __init__(self, table: NimTable) -> None:
        self.table = table

    def seat_count(self) -> int:
        return 2

    def acting(self) -> int:
        return 1 << self.table.mover if self.table.stones else 0  # N2.1

    def legal(self, seat: int) -> list[int]:
        table = self.table
        if seat != table.mover or not table.stones:
            return []
        moves = [move for move in range(FIRST_CARD) if TAKES[move] <= table.stones]  # N2.2
        card = FIRST_CARD + table.cards[seat]
        if not table.played[seat] and TAKES[card] <= table.stones:
            moves.append(card)  # N2.3
        return moves

    def apply(
        self, seat: int, move: int, chance: Chance, events: list[Event] | None = None
    ) -> None:
        self.table.stones -= TAKES[move]
        self.table.mover = 1 - seat
        event = (kinds.TAKEN, seat, TAKES[move], self.table.stones)
        if move >= FIRST_CARD:
            self.table.played[seat] = True
            event = (kinds.PLAYED, seat, move - FIRST_CARD, self.table.stones)
        if events is not None:
            events.append(event)

    def copy(self) -> "NimState":
        return NimState(self.position())

    def outcome(self) -> Outcome | None:
        if self.table.stones:
            return None
        winner = self.table.mover if self.table.options.misere else 1 - self.table.mover
        scores = [float(seat == winner) for seat in range(2)]
        return Outcome("last-stone", "N3.1", [winner], scores, {"seat": winner})

    def view(self, seat: int) -> NimView:
        return NimView(self.table.seen_by(seat), seat, self.legal(seat))

    def position(self) -> NimTable:
        return self.table.seen_by(EVERYTHING)

    def statistics(self) -> dict[str, float]:
        return {"cards_played": float(sum(self.table.played))}


def setup(options: NimOptions, _rules: int, chance: Chance, events: list[Event] | None) -> NimState:
    """N1: the heap, and one of the three cards for each player."""
    cards = chance.deal([0, 1, 2], 2)
    if events is not None:
        events += [(kinds.DEALT, seat, card) for seat, card in enumerate(cards)]
    return NimState(NimTable(options, options.stones, 0, cards, [False, False]))


def load(data: dict[str, Any]) -> NimState:
    """The state of a position document; raises `Faults` naming every fault."""
    table = read_struct(NimTable, data)
    if len({*table.cards} - {HIDDEN}) < 2:
        raise Faults([Fault("cards", "must be two different ones of 0, 1 and 2")])
    return NimState(table)
