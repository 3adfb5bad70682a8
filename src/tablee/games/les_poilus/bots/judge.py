"""Who judges a finished game of Les Poilus: the search of the strongest level, at leisure.

A position is worth what it comes to when all friends play on to the end by rule of thumb: then
nothing but a draw or another move than the rule of thumb's can change what it is worth. Moves are
compared in the same way, but only to the end of the next mission, where the network says: that
varies less, and right after this mission the network would be wrong too often. The rule of thumb's
move counts as right where another is ahead by less than half a point: friends expect it.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from tablee.bots.judge import Effort, GuideJudge
from tablee.bots.levels import CAPTAIN, RECRUIT, REGULAR, VETERAN
from tablee.games.les_poilus.bots.guide import (
    PoilusGuide,
    finish_game,
    finish_mission,
    name_intensity,
    networks,
    policy_move,
)
from tablee.games.les_poilus.bots.known_cards import known_cards_of
from tablee.games.les_poilus.bots.levels import PREFERENCE, VETERAN_SIMULATIONS
from tablee.games.les_poilus.bots.reasons import SUPPORTS, support_reason
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table.components import VICTORY
from tablee.games.les_poilus.table.moves import ANSWER, WITHDRAW
from tablee.games.les_poilus.view import PoilusView
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason
from tablee.kernel.judge import Appraisal, Decision, Judge, Question, Step, Worth
from tablee.kernel.state import State, View

if TYPE_CHECKING:
    from mypy_extensions import i64

VERSION: Final = "les-poilus 7"
#: The odds of friends who play by rule of thumb are so many times those that the network tells,
#: which learned from games of the search too. Of 338 moves of captains, each played out 500 times,
#: this came nearest to the end of the game.
ODDS: Final = 0.5
#: Where so many games of a position all end alike, more would as well.
FIRST_GAMES: Final = 100
#: By 20, 20, 12 and 8 games of four.
COSTS: Final = {RECRUIT: 0.022, REGULAR: 0.013, CAPTAIN: 0.0039, VETERAN: 0.0007}
#: What a puzzle is about where a friend withdraws.
SUPPORT_WHOM: Final = "support-whom"
ACT: Final = "act"
USE_SUPPORT: Final = "use-support"
EFFORT: Final = Effort(
    race=2 * VETERAN_SIMULATIONS,
    worlds=300,
    deep_worlds=1000,
    trials=500,
    looks=64,
    peers=8,
    thought=VETERAN_SIMULATIONS,
)


class PoilusJudge(GuideJudge):
    """Plays positions on to the end; asks in puzzles also whom to support."""

    def look(self, state: State, chance: Chance) -> list[float]:
        """This mission and the next are played by rule of thumb; then the network says."""
        state = state.copy()
        assert isinstance(state, Poilus)
        finish_mission(state, chance)
        name_intensity(state, chance)
        score = self.guide.scores(state, chance)[0]
        return [ODDS * score / (1.0 + (ODDS - 1.0) * score)] * state.players

    def worth(self, state: State, chance: Chance) -> Worth:
        """How often friends win who play on by rule of thumb."""
        return self._played_out(state, -1, -1, chance)

    def worth_after(self, decision: Decision, before: Worth, chance: Chance) -> Worth:
        """What it was worth before, if the rule of thumb would have made the move too."""
        step = decision.steps[0]
        if not step.drew and self._is_usual(step):
            return before
        return self.worth(step.after, chance)

    def book_luck(
        self, found: Appraisal, step: Step, before: Worth, after: Worth, chance: Chance
    ) -> None:
        """What came of it beyond what the move was worth before anything was drawn."""
        meant = before
        if not self._is_usual(step):
            meant = self._played_out(step.before, step.seat, step.move, chance)
        found.luck = after.scores[0] - meant.scores[0]
        found.luck_after = after
        found.luck_before = meant

    def _is_usual(self, step: Step) -> bool:
        if step.move not in step.before.legal(step.seat):
            return False
        assert isinstance(step.before, Poilus)
        return policy_move(step.before, step.seat) == step.move

    def _played_out(self, state: State, seat: i64, move: i64, chance: Chance) -> Worth:
        """How often a position is won, after a move if one is given."""
        won: i64 = 0
        done: i64 = 0
        while done < self.effort.trials and not (done == FIRST_GAMES and won in (0, done)):
            trial = state.copy()
            assert isinstance(trial, Poilus)
            if move >= 0:
                trial.apply(seat, move, chance, None)
            finish_game(trial, chance)
            if trial.result == VICTORY:
                won += 1
            done += 1
        share = float(won) / float(done)
        return Worth([share] * state.seat_count(), sqrt(share * (1.0 - share) / float(done)))

    def question(self, view: View, chance: Chance) -> Question | None:
        """Where one can only withdraw, or uses support, it is all about support."""
        found = GuideJudge.question(self, view, chance)
        if found is None:
            return None
        if min(view.moves) >= WITHDRAW and max(view.moves) < ANSWER:
            found.kind = SUPPORT_WHOM
        else:
            for kind in (ACT, USE_SUPPORT):  # prompts tell more of the moment than a puzzle needs
                if found.kind.startswith(kind):
                    found.kind = kind
        return found

    def reasons(self, view: View, answer: list[int]) -> list[Reason]:
        """Of a withdrawal also whom it supports, which is all there is to choose at times."""
        assert isinstance(view, PoilusView)
        found = GuideJudge.reasons(self, view, answer)
        move = answer[0]
        support = None
        if WITHDRAW <= move < ANSWER:
            support = support_reason(known_cards_of(view), move)
        if support is None or support in found:
            return found
        if support.code == SUPPORTS.code and min(view.moves) >= WITHDRAW:
            return [support]
        return [*found, support]

    def may_be_right(self, view: View, answer: list[int]) -> bool:
        """How to withdraw is agreed upon: the search looks at no other way."""
        move = answer[0]
        return not WITHDRAW <= move < ANSWER or move in self.guide.candidates(view)


def judge() -> Judge:
    """The judge of Les Poilus."""
    found = PoilusJudge(VERSION, PoilusGuide(networks()), EFFORT, PREFERENCE)
    found.friends = True
    found.costs = COSTS
    # Its missions are played by rule of thumb; friends who think make good half of a bad deal.
    found.trust = 0.5
    return found
