"""The state of Les Poilus: the table together with its rules, as the kernel's contract asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.data import MUTE, VETERAN_TRIALS
from tablee.games.les_poilus.documents import PoilusOptions, PoilusPosition
from tablee.games.les_poilus.observation import NOT_HIDDEN, write
from tablee.games.les_poilus.rules.mission import (
    answer,
    free_by_christmas,
    legal_actions,
    legal_answers,
    legal_christmas,
    make_speech,
    play_card,
    use_charm,
    withdraw,
)
from tablee.games.les_poilus.rules.preparation import begin_mission, legal_intensities
from tablee.games.les_poilus.rules.set_up import set_up
from tablee.games.les_poilus.rules.support import legal_support, use_support
from tablee.games.les_poilus.statistics import components
from tablee.games.les_poilus.table.components import (
    ACTION_PHASE,
    ANSWER_PHASE,
    ASKED,
    CHRISTMAS_PHASE,
    INTENSITY_PHASE,
    OVER_PHASE,
    SUPPORT_PHASE,
    VICTORY,
    Components,
)
from tablee.games.les_poilus.table.moves import (
    ANSWER,
    CHARM,
    CHRISTMAS,
    PLAY,
    SPEECH,
    SUPPORT,
    WITHDRAW,
)
from tablee.games.les_poilus.table.position import position
from tablee.games.les_poilus.table.refusals import MUTE as MUTE_REFUSAL
from tablee.games.les_poilus.view import PoilusView, view_of
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Outcome, Refusal
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.kernel.observation import Numbers

#: Reason of an end -> its rule, in the order of the results.
ENDS: Final[dict[str, str]] = {"victory": "P4.5", "monument": "P5.2", "hard-knocks": "P4.4"}
REASONS: Final = list(ENDS)


class Poilus(Components):
    """A running game."""

    def seat_count(self) -> int:
        """The Chaplain has no seat."""
        return self.players

    def acting(self) -> i64:
        """One seat, or all that still owe an answer to a speech (P3.4)."""
        if self.phase == OVER_PHASE:
            return 0
        if self.phase != ANSWER_PHASE:
            return 1 << self.turn
        acting: i64 = 0
        for seat in range(self.players):
            if self.answers[seat] == ASKED:
                acting |= 1 << seat
        return acting

    def legal(self, seat: i64) -> list[int]:
        """The legal moves of a seat."""
        phase = self.phase
        if phase == ACTION_PHASE:
            return legal_actions(self, seat) if seat == self.turn else []
        if phase == ANSWER_PHASE:
            return legal_answers(self, seat) if self.answers[seat] == ASKED else []
        if seat != self.turn:
            return []
        if phase == INTENSITY_PHASE:
            return legal_intensities(self)
        if phase == CHRISTMAS_PHASE:
            return legal_christmas(self)
        if phase == SUPPORT_PHASE:
            return legal_support(self, seat)
        return []

    def apply(
        self, seat: i64, move: i64, chance: Chance, events: list[Event] | None = None
    ) -> None:
        """Make a legal move."""
        if move < PLAY:
            begin_mission(self, move, chance, events)
        elif move < CHARM:
            play_card(self, seat, move - PLAY, chance, events)
        elif move < SPEECH:
            use_charm(self, seat, move - CHARM, events)
        elif move < WITHDRAW:
            make_speech(self, seat, move - SPEECH, events)
        elif move < ANSWER:
            choice: i64 = move - WITHDRAW
            withdraw(self, seat, choice // 6, choice % 6, chance, events)
        elif move < CHRISTMAS:
            answer(self, seat, move - ANSWER, events)
        elif move < SUPPORT:
            free_by_christmas(self, seat, move - CHRISTMAS, events)
        else:
            use_support(self, seat, move, events)

    def blank(self) -> Poilus:
        """A table of the same size with nothing on it."""
        return Poilus(self.options)

    def view(self, seat: i64) -> PoilusView:
        """What this seat may know (P8)."""
        return view_of(self, seat)

    def observe_into(self, seat: i64, numbers: Numbers, first: i64) -> None:
        """What this seat may know, as whole numbers."""
        write(self, seat, self.reserve(), NOT_HIDDEN, NOT_HIDDEN, numbers, first)

    def position(self) -> PoilusPosition:
        """The whole state as a document."""
        return position(self)

    def rules(self) -> int:
        """The version of the rules that it is played by."""
        return self.rules_version

    def components(self) -> dict[str, int]:
        """59 cards, and as many tiles and tokens as the table started with."""
        return components(self)

    def may_speak(self, seat: i64) -> Refusal | None:
        """Chat is closed to the owner of Mute (P6.3)."""
        return MUTE_REFUSAL.refusal() if self.has_knock(seat, MUTE) else None

    def outcome(self) -> Outcome | None:
        """All win or lose together; a victory from 30 trials earns the title Veteran (P1.7)."""
        if self.phase != OVER_PHASE:
            return None
        reason = REASONS[self.result - 1]
        won = self.result == VICTORY
        seats = list(range(self.players))
        veteran = won and self.start_trials == VETERAN_TRIALS
        return Outcome(
            reason,
            ENDS[reason],
            seats if won else [],
            [1.0 if won else 0.0 for _ in seats],
            {"mission": self.mission, "title": "veteran" if veteran else ""},
        )


def new_game(
    options: PoilusOptions, rules: int, chance: Chance, events: list[Event] | None = None
) -> Poilus:
    """The table laid out for the first mission (P1)."""
    state = Poilus(options)
    state.rules_version = rules
    set_up(state, chance, events)
    return state
