"""F5: what each side may know of FootClub, and states that would look the same to it.

A view holds a table of its own, filled field by field with what the observer may know. A hidden
hand is empty there (its size stands beside), and its cards lie among those of its draw pile. A
side's own pile is known to it as what is missing elsewhere, though not its order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.footclub.data import KINDS
from tablee.games.footclub.explain import explain
from tablee.games.footclub.rules.prompt import prompt
from tablee.games.footclub.rules.turn import legal_supporters
from tablee.games.footclub.table.components import HIDDEN, OPEN, SUPPORTERS_PHASE, Components
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Prompt, Refusal
from tablee.kernel.state import View

if TYPE_CHECKING:
    from mypy_extensions import i64


class FootClubView(View):
    """What one seat, or a spectator, may know."""

    def __init__(self, seat: i64, table: Components, moves: list[int]) -> None:
        self.seat = seat
        self.moves = moves
        #: The table as this observer may know it.
        self.table = table
        self.hand_sizes: list[int] = []

    def prompt(self) -> Prompt:
        """What this seat is asked, or what it waits for."""
        return prompt(self.table, self.seat)

    def explain(self, move: int) -> Refusal | None:
        """Why this seat may not make this move now; None if it may."""
        if move in self.moves:
            return None
        return explain(self.table, self.seat, move)

    def sample(self, chance: Chance) -> Components:
        """A full state that looks exactly like this view: hidden cards and choices by chance."""
        state = self.table.copy()
        for seat in range(2):
            if seat == self.seat:
                continue
            for _ in range(self.hand_sizes[seat]):
                state.hands[seat * KINDS + chance.take(state.piles[seat])] += 1
            if state.choices[seat] == HIDDEN:
                state.choices[seat] = chance.choose(legal_supporters(state, seat))
        return state

    def pile_size(self, seat: i64) -> int:
        """How many cards a draw pile holds."""
        hidden = 0 if seat == self.seat else self.hand_sizes[seat]
        return len(self.table.piles[seat]) - hidden


def view_of(state: Components, seat: i64) -> FootClubView:
    """What a seat may know: a whitelist (F5.1)."""
    known = state.blank()
    state.copy_public_into(known)
    known.hands = [0] * (2 * KINDS)
    view = FootClubView(seat, known, state.legal(seat) if seat >= 0 else [])
    for side in range(2):
        pile = state.piles[side][:]
        first: i64 = side * KINDS
        size: i64 = 0
        for kind in range(KINDS):
            count = state.hands[first + kind]
            size += count
            if side == seat:
                known.hands[first + kind] = count
            elif count:
                pile += [kind] * count
        if side != seat:
            pile.sort()
        known.piles.append(pile)
        view.hand_sizes.append(size)
        given = state.choices[side]
        known.choices.append(given if side == seat or given == OPEN else HIDDEN)
    return view


def has_chosen(table: Components, seat: int) -> bool:
    """Whether a side has made its secret choice of this turn."""
    return table.phase == SUPPORTERS_PHASE and table.choices[seat] != OPEN
