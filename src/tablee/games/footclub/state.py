"""The state of FootClub: the table together with its rules, as the kernel's contract asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.footclub.documents import FootClubOptions, FootClubPosition
from tablee.games.footclub.observation import write
from tablee.games.footclub.rules.attack import (
    accept,
    exhaust,
    legal_goes,
    play_defensive_support,
    play_offensive_support,
)
from tablee.games.footclub.rules.players import free_moves, move_freely
from tablee.games.footclub.rules.set_up import set_up
from tablee.games.footclub.rules.turn import (
    begin_attack,
    choose_supporters,
    keep_ball,
    leave_possession,
    legal_offensive,
    legal_possession,
    legal_supporters,
    play_pressing,
    play_tackle,
)
from tablee.games.footclub.statistics import components, statistics
from tablee.games.footclub.table.components import (
    BONUS_PHASE,
    OVER_PHASE,
    POSSESSION_PHASE,
    SUPPORTERS_PHASE,
    Components,
)
from tablee.games.footclub.table.moves import (
    ACCEPT,
    ATTACK,
    BALL,
    EXHAUST,
    KEEP,
    OFFENSIVE_SUPPORT,
    PASS,
    PRESSING,
)
from tablee.games.footclub.table.position import position
from tablee.games.footclub.view import FootClubView, view_of
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Outcome
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.kernel.observation import Numbers

#: Reason of an end -> its rule.
ENDS: Final[dict[str, str]] = {"win": "F4.1", "draw": "F4.1", "shoot-out": "F4.1"}


class FootClubState(Components):
    """A running match."""

    def seat_count(self) -> int:
        """Blue and Red."""
        return 2

    def acting(self) -> i64:
        """One side, or both while they choose their Supporters (F2.2)."""
        return self.asked

    def legal(self, seat: i64) -> list[int]:
        """The legal moves of a seat; never empty for a seat that is asked (F5.2)."""
        if not self.asked >> seat & 1:
            return []
        phase = self.phase
        if phase == BONUS_PHASE:
            return legal_goes(self, seat)
        if phase == POSSESSION_PHASE:
            return legal_possession(self, seat)
        if phase == SUPPORTERS_PHASE:
            return legal_supporters(self, seat)
        return legal_offensive(self, seat)

    def at_any_time(self, seat: i64) -> list[int]:
        """F3.7: the ball and the goal tokens go to other players."""
        return free_moves(self, seat)

    def apply(
        self, seat: i64, move: i64, chance: Chance, events: list[Event] | None = None
    ) -> None:
        """Make a legal move."""
        if move < PASS:
            choose_supporters(self, seat, move, events)
        elif move < KEEP:
            if move == PASS:
                leave_possession(self, seat, events)
            elif move == PRESSING:
                play_pressing(self, seat, events)
            else:
                play_tackle(self, seat, chance, events)
        elif move == ACCEPT:
            accept(self, seat, chance, events)
        elif move >= BALL:
            move_freely(self, seat, move, events)
        elif move > EXHAUST:
            exhaust(self, seat, move - EXHAUST, events)
        elif move == KEEP:
            keep_ball(self, seat, chance, events)
        elif move == ATTACK:
            begin_attack(self, seat, events)
        elif move == OFFENSIVE_SUPPORT:
            play_offensive_support(self, seat, events)
        else:
            play_defensive_support(self, seat, chance, events)

    def blank(self) -> FootClubState:
        """A table with the same options and nothing on it."""
        return FootClubState(self.options)

    def view(self, seat: i64) -> FootClubView:
        """What this seat may know (F5)."""
        return view_of(self, seat)

    def observe_into(self, seat: i64, numbers: Numbers, first: i64) -> None:
        """What this seat may know, as whole numbers."""
        other: i64 = 0 if seat == 1 else 1
        write(self, seat, self.hand_size(other), numbers, first)

    def position(self) -> FootClubPosition:
        """The whole state as a document."""
        return position(self)

    def rules(self) -> int:
        """The version of the rules that it is played by."""
        return self.rules_version

    def components(self) -> dict[str, int]:
        """The cards of each side, which never change hands."""
        return components(self)

    def statistics(self) -> dict[str, float]:
        """How a finished match went."""
        outcome = self.outcome()
        assert outcome is not None
        return statistics(self, outcome)

    def outcome(self) -> Outcome | None:
        """Most goals wins; equal goals are a draw, unless a shoot-out decides it (F4.1)."""
        if self.phase != OVER_PHASE:
            return None
        blue, red = self.goals
        args: dict[str, int | str] = {"blue_goals": blue, "red_goals": red}
        if blue != red:
            reason = "win"
        elif self.shoot_out:
            reason = "shoot-out"
            blue, red = self.shoot_out_goals
            args |= {"blue_shoot_out": blue, "red_shoot_out": red}
        else:
            return Outcome("draw", ENDS["draw"], [], [0.5, 0.5], args)
        winner = 0 if blue > red else 1
        args["seat"] = winner
        return Outcome(reason, ENDS[reason], [winner], [1.0 - winner, float(winner)], args)


def new_match(
    options: FootClubOptions, rules: int, chance: Chance, events: list[Event] | None = None
) -> FootClubState:
    """The toss, the first hands and the draw of the first turn (F1)."""
    state = FootClubState(options)
    state.rules_version = rules
    set_up(state, chance, events)
    return state
