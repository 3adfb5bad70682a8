"""F5: what each side may know of FootClub, and states that would look the same to it.

A view holds a table of its own, filled field by field with what the observer may know. A hidden
hand is empty there (its size stands beside), and its cards lie among those of its draw pile. A
side's own pile is known to it as what is missing elsewhere, though not its order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.footclub.data import COLOURS, KINDS, counted, counts_document, team_of
from tablee.games.footclub.documents import FootClubOdds, FootClubSideView, FootClubViewDocument
from tablee.games.footclub.explain import explain
from tablee.games.footclub.observation import observe
from tablee.games.footclub.odds import odds
from tablee.games.footclub.rules.players import free_moves
from tablee.games.footclub.rules.prompt import prompt
from tablee.games.footclub.rules.turn import legal_supporters
from tablee.games.footclub.table.components import (
    BONUS_PHASE,
    HIDDEN,
    OPEN,
    SUPPORTERS_PHASE,
    Components,
)
from tablee.games.footclub.table.known import Known
from tablee.games.footclub.table.moves import notation
from tablee.games.footclub.table.position import CHOICES, PHASES, ball_on, shoot_out_goals, tokens
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Prompt, Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


class FootClubView(Known):
    """What one seat, or a spectator, may know."""

    def prompt(self) -> Prompt:
        """What this seat is asked, or what it waits for."""
        return prompt(self.table, self.seat)

    def at_any_time(self) -> list[int]:
        """F3.7: the ball and the goal tokens go to other players."""
        return free_moves(self.table, self.seat)

    def explain(self, move: int) -> Refusal | None:
        """Why this seat may not make this move now; None if it may."""
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

    def document(self) -> FootClubViewDocument:
        """This view as a document."""
        table, seat = self.table, self.seat
        own = seat >= 0
        mover = table.mover()
        choice = table.choices[seat] if own else OPEN
        single = table.phase != SUPPORTERS_PHASE and mover >= 0
        return FootClubViewDocument(
            seat=seat,
            phase=PHASES[table.phase],
            turn=table.turn,
            turns=table.turns,
            ball=table.ball,
            kick_off=table.kick_off,
            mover=mover if single else None,
            bonus=table.bonus if table.phase == BONUS_PHASE else None,
            accepted=table.accepted,
            sides=[_side_view(self, side) for side in range(2)],
            hand=counts_document(table.hands, seat * KINDS) if own else None,
            choice=None if choice == OPEN else CHOICES[choice],
            moves=[notation(move) for move in self.moves],
            ball_on=ball_on(table),
        )

    def odds(self, playouts: int = 0) -> FootClubOdds:  # noqa: ARG002
        """The chances this seat can compute, all exact (F6)."""
        return odds(self)

    def observe(self) -> list[float]:
        """This view as numbers, for learning."""
        return observe(self)


def _side_view(view: Known, side: int) -> FootClubSideView:
    table = view.table
    return FootClubSideView(
        colour=COLOURS[side],
        team=team_of(table.options, side).name,
        attack=table.attacks[side],
        defence=table.defences[side],
        goals=table.goals[side],
        shots=table.shots(side),
        in_play=table.in_play[side],
        initial_bonus=table.initial_bonuses[side],
        hand_size=view.hand_sizes[side],
        pile_size=view.pile_size(side),
        discard=counts_document(table.discards, side * KINDS),
        unseen=counts_document(counted(table.piles[side])),
        has_chosen=has_chosen(table, side),
        shoot_out=shoot_out_goals(table, side),
        tokens=tokens(table, side),
    )


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
