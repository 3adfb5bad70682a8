"""The state of Trench Club: the table together with its rules, as the kernel's contract asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.map_files import open_field
from tablee.games.trench_club.data.units import NATIONS, SIDE_KEYS
from tablee.games.trench_club.documents import TrenchOptions, TrenchPosition
from tablee.games.trench_club.observation import write
from tablee.games.trench_club.rules.designation import (
    advance_attack,
    confirm,
    end_movement,
    legal_designations,
    list_attack,
    withdraw_attack,
)
from tablee.games.trench_club.rules.ending import end_turn, finish, legal_companies, use_company
from tablee.games.trench_club.rules.money import (
    buy,
    draw_special,
    end_if_nothing_left,
    garrison,
    gifts,
    give,
    heal,
    launch,
    legal_garrisons,
    legal_launches,
    legal_money,
    pay_for_point,
    repair,
    transfers,
)
from tablee.games.trench_club.rules.move_phase import (
    capture,
    enter_fort,
    lay_mine,
    legal_moves,
    move_unit,
)
from tablee.games.trench_club.rules.set_up import (
    assign,
    choose_special,
    lay_out,
    legal_choices,
    legal_headquarters,
    legal_placements,
    legal_splits,
    legal_turns,
    mark_headquarters,
    place_unit,
    turn_token,
)
from tablee.games.trench_club.rules.transport import (
    begin_setting_down,
    board,
    legal_set_downs,
    set_down,
)
from tablee.games.trench_club.statistics import components, statistics
from tablee.games.trench_club.table.components import (
    CHOOSE_PHASE,
    COMPANIES_PHASE,
    DESIGNATE_PHASE,
    HEADQUARTERS_PHASE,
    LAUNCH_PHASE,
    MONEY_PHASE,
    MOVE_PHASE,
    OVER_PHASE,
    PLACE_PHASE,
    SET_DOWN_PHASE,
    SPLIT_PHASE,
    SURRENDERED,
    TURN_PHASE,
    Components,
)
from tablee.games.trench_club.table.events import SURRENDER_OFFERED, SURRENDER_REFUSED
from tablee.games.trench_club.table.moves import (
    ADVANCE,
    AGREE,
    ASSIGN,
    ATTACK,
    BOARD,
    BUY,
    CAPTURE,
    CHOOSE,
    CONFIRM,
    DRAW,
    END_MOVES,
    END_TURN,
    ENTER,
    FIRST,
    GARRISON,
    GIVE,
    HEAL,
    LAY,
    MARK,
    MASK,
    MOVE,
    OPERATION,
    PAY,
    PLACE,
    REFUSE,
    REPAIR,
    SET_DOWN,
    SURRENDER,
    TRANSFER,
    TURN,
    UNLOAD,
    USE,
    WITHDRAW,
)
from tablee.games.trench_club.table.position import position
from tablee.games.trench_club.view import TrenchView, view_of
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Outcome
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.kernel.observation import Numbers

#: Reason of an end -> its rule, in the order of the results.
ENDS: Final[dict[str, str]] = {
    "destruction": "T7.1",
    "forts": "T7.1",
    "surrender": "T7.1",
    "points": "T9.1",
    "annihilation": "T14.15",
    "armistice": "T14.19",
    "decision": "T14.22",
}
REASONS: Final[list[str]] = list(ENDS)


class TrenchClub(Components):
    """A running game."""

    def seat_count(self) -> int:
        """One seat for each person."""
        return self.seats

    def acting(self) -> i64:
        """The commander whose nation is to act; all who still split their army (T1.3)."""
        phase = self.phase
        if phase == OVER_PHASE:
            return 0
        if phase == SPLIT_PHASE and self.surrendering < 0:
            acting: i64 = 0
            for nation in self.order:
                for unit in self.army[nation]:
                    if self.company[unit] < 0:
                        acting |= 1 << self.commander[nation]
                        break
            return acting
        return 1 << self.acting_seat()

    def acting_seat(self) -> i64:
        """The one seat that is to act, outside the split."""
        if self.surrendering >= 0:
            return self.commander[(self.surrendering + 2) % NATIONS]
        return self.commander[self.turn]

    def legal(self, seat: i64) -> list[int]:
        """The legal moves of a seat."""
        phase = self.phase
        if phase == SPLIT_PHASE and self.surrendering < 0:
            return legal_splits(self, seat)
        if phase == OVER_PHASE or seat != self.acting_seat():
            return []
        if self.surrendering >= 0:
            return [AGREE << OPERATION, REFUSE << OPERATION]
        if phase == MOVE_PHASE:
            return legal_moves(self)
        if phase == DESIGNATE_PHASE:
            return legal_designations(self)
        if phase == MONEY_PHASE:
            return legal_money(self)
        if phase == PLACE_PHASE:
            return legal_placements(self)
        if phase == TURN_PHASE:
            return legal_turns(self)
        if phase == HEADQUARTERS_PHASE:
            return legal_headquarters(self)
        if phase == CHOOSE_PHASE:
            return legal_choices()
        return self._legal_in_between(phase)

    def _legal_in_between(self, phase: i64) -> list[int]:
        """The short questions of a turn."""
        if phase == SET_DOWN_PHASE:
            moves = legal_set_downs(self)
        elif phase == COMPANIES_PHASE:
            moves = legal_companies(self)
        elif phase == LAUNCH_PHASE:
            moves = legal_launches(self)
        else:
            moves = legal_garrisons(self)
        gifts(self, moves)
        return moves

    def at_any_time(self, seat: i64) -> list[int]:
        """T6.2, T14.15: everybody may give bonds and surrender, whoever's turn it is."""
        # Play waits for the answer to an offer to surrender.
        if self.phase == OVER_PHASE or self.surrendering >= 0 or not 0 <= seat < self.seats:
            return []
        moves = transfers(self, seat)
        if self.options.surrender and not self.refused >> self.commander.index(seat) % 2 & 1:
            moves.append(SURRENDER << OPERATION)
        return moves

    def clock_period(self, seat: i64) -> i64:
        """T7.3: one for T3 and T4 of a turn together; it stands still in T5, T6 and set-up.

        Companies are named as the first part of moving (T14.2).
        """
        if self.rules_version == 1:
            return -1
        if self.surrendering >= 0 or self.commander[self.turn] != seat:
            return 0
        if COMPANIES_PHASE <= self.phase <= DESIGNATE_PHASE:
            return self.round * NATIONS + self.turn + 1
        return 0

    def apply(
        self, seat: i64, move: i64, chance: Chance, events: list[Event] | None = None
    ) -> None:
        """Make a legal move."""
        operation: i64 = move >> OPERATION
        first: i64 = move >> FIRST & MASK
        second: i64 = move & MASK
        if operation <= USE:
            self._set_up(operation, first, second, chance, events)
        elif operation <= END_MOVES:
            self._move(operation, first, second, events)
        elif operation <= CONFIRM:
            self._designate(operation, first, second, chance, events)
        elif operation <= END_TURN:
            self._trade(operation, first, second, chance, events)
        elif operation == TRANSFER:
            give(self, self.ally(first), second, events)
        else:
            self._surrender(operation, seat, events)

    def _set_up(
        self, operation: i64, first: i64, second: i64, chance: Chance, events: list[Event] | None
    ) -> None:
        if operation == ASSIGN:
            assign(self, first, second, chance, events)
        elif operation == TURN:
            turn_token(self, second, chance, events)
        elif operation == PLACE:
            if self.phase == LAUNCH_PHASE:
                launch(self, first, second, events)
                end_if_nothing_left(self, events)
            else:
                place_unit(self, first, second, chance, events)
        elif operation == USE:
            use_company(self, second, events)
        elif operation == CHOOSE:
            choose_special(self, second, events)
        elif operation == MARK:
            mark_headquarters(self, second, chance, events)

    def _move(self, operation: i64, first: i64, second: i64, events: list[Event] | None) -> None:
        if operation == MOVE:
            move_unit(self, first, second, events)
        elif operation == END_MOVES:
            end_movement(self, events)
        elif operation == ENTER:
            enter_fort(self, first, second, events)
        elif operation == CAPTURE:
            capture(self, first, second, events)
        elif operation == BOARD:
            board(self, first, second, events)
        elif operation == UNLOAD:
            begin_setting_down(self, first)
        elif operation == SET_DOWN:
            set_down(self, first, second, events)
        elif operation == LAY:
            lay_mine(self, first, second, events)

    def _designate(
        self, operation: i64, first: i64, second: i64, chance: Chance, events: list[Event] | None
    ) -> None:
        if operation == ATTACK:
            list_attack(self, first, second, events)
        elif operation == CONFIRM:
            confirm(self, chance, events)
        elif operation == WITHDRAW:
            withdraw_attack(self, first, events)
        elif operation == ADVANCE:
            advance_attack(self, first, events)

    def _trade(
        self, operation: i64, first: i64, second: i64, chance: Chance, events: list[Event] | None
    ) -> None:
        if operation == GIVE:
            give(self, self.turn, second, events)
        elif operation == BUY:
            buy(self, first, second, events)
        elif operation == REPAIR:
            repair(self, first, events)
        elif operation == HEAL:
            heal(self, first, second, events)
        elif operation == DRAW:
            draw_special(self, chance, events)
        elif operation == GARRISON:
            garrison(self, first, second, events)
        elif operation == PAY:
            pay_for_point(self, events)
        elif operation == END_TURN:
            end_turn(self, events)
            return
        end_if_nothing_left(self, events)

    def _surrender(self, operation: i64, seat: i64, events: list[Event] | None) -> None:
        """T7.1: a side surrenders if all its players agree; otherwise play goes on."""
        if operation == REFUSE:
            if events is not None:
                events.append((SURRENDER_REFUSED, (self.surrendering + 2) % NATIONS))
            self.refused |= 1 << self.surrendering % 2
            self.surrendering = -1
            return
        nation: i64 = self.surrendering
        if operation == SURRENDER:
            nation = self.commander.index(seat)
            if events is not None:
                events.append((SURRENDER_OFFERED, nation))
            ally = self.ally(nation)
            if ally >= 0 and self.commander[ally] != seat:
                self.surrendering = nation
                return
        self.surrendering = -1
        finish(self, SURRENDERED, 1 - nation % 2, events)

    def blank(self) -> TrenchClub:
        """An empty table with the same options, for views and copies."""
        return TrenchClub(self.options, self.field, self.rules_version)

    def copy(self) -> TrenchClub:
        """An independent copy."""
        other = TrenchClub(self.options, self.field, self.rules_version)
        self.copy_into(other)
        return other

    def view(self, seat: i64) -> TrenchView:
        """What a seat, or a spectator, may know."""
        return view_of(self, seat)

    def observe_into(self, seat: i64, numbers: Numbers, first: i64) -> None:
        """What this seat may know, as whole numbers."""
        write(self, seat, numbers, first)

    def position(self) -> TrenchPosition:
        """The whole state as a document."""
        return position(self)

    def rules(self) -> int:
        """The version of the rules that it is played by."""
        return self.rules_version

    def components(self) -> dict[str, int]:
        """Tokens and forts; units and bonds come and go."""
        return components(self)

    def statistics(self) -> dict[str, float]:
        """How a finished game went."""
        return statistics(self)

    def outcome(self) -> Outcome | None:
        """The winning side's commanders share the victory; a drawn game counts one half."""
        if self.phase != OVER_PHASE:
            return None
        reason = REASONS[self.result - 1]
        seats = range(self.seats)
        if self.winner < 0:
            return Outcome(reason, ENDS[reason], [], [0.5 for _ in seats], self._end_args())
        winners = sorted(
            {self.commander[nation] for nation in self.order if nation % 2 == self.winner}
        )
        scores = [1.0 if seat in winners else 0.0 for seat in seats]
        return Outcome(reason, ENDS[reason], winners, scores, self._end_args())

    def _end_args(self) -> dict[str, int | str]:
        side = SIDE_KEYS[self.winner] if self.winner >= 0 else ""
        return {"side": side, "round": self.round}


def set_up(
    options: TrenchOptions,
    rules: int,
    chance: Chance,  # noqa: ARG001
    events: list[Event] | None = None,  # noqa: ARG001
) -> TrenchClub:
    """The state at the start; nothing is drawn before the first tokens are turned."""
    table = TrenchClub(options, open_field(options), rules)
    lay_out(table)
    return table
