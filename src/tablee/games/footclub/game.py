"""FootClub as the rest of the program sees it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.bots.levels import LEVELS, YARDSTICKS
from tablee.games.footclub.bots.levels import bot
from tablee.games.footclub.bots.reasons import REASON_KINDS
from tablee.games.footclub.data import (
    COLOURS,
    KINDS,
    both_teams_faults,
    counted,
    counts_document,
    team_of,
)
from tablee.games.footclub.documents import (
    FootClubOdds,
    FootClubOptions,
    FootClubPosition,
    FootClubSideView,
    FootClubViewDocument,
)
from tablee.games.footclub.observation import OBSERVATION, observe
from tablee.games.footclub.odds import odds
from tablee.games.footclub.position_faults import options_faults
from tablee.games.footclub.rules.prompt import PROMPT_KINDS
from tablee.games.footclub.rules.set_up import set_up
from tablee.games.footclub.state import ENDS, FootClubState
from tablee.games.footclub.statistics import COUNT_TABLES, count
from tablee.games.footclub.table import moves
from tablee.games.footclub.table.components import BONUS_PHASE, OPEN, SUPPORTERS_PHASE
from tablee.games.footclub.table.events import EVENT_KINDS, event_document
from tablee.games.footclub.table.position import CHOICES, PHASES, load, position, shoot_out_goals
from tablee.games.footclub.table.refusals import REFUSAL_KINDS
from tablee.games.footclub.view import FootClubView, has_chosen
from tablee.games.footclub.words.describer import FootClubDescriber
from tablee.games.footclub.words.narrator import FootClubNarrator
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Faults
from tablee.kernel.game import Game
from tablee.kernel.reading import read_struct, struct_faults
from tablee.kernel.state import Event, State, View
from tablee.kernel.words.narrator import Narrator, Say

#: How the names of those events begin that show dice.
ROLLING_EVENTS: Final = ("toss-r", "tackle-", "defensive-", "shot-", "goal-", "shoot-out-")


class FootClub(Game):
    """FootClub, the Poussin rule: rules F1 to F6."""

    def __init__(self) -> None:
        self.key = "footclub"
        self.rules_versions = (1,)
        self.options_type = FootClubOptions
        self.position_type = FootClubPosition
        self.view_type = FootClubViewDocument
        self.odds_type = FootClubOdds
        self.event_kinds = EVENT_KINDS
        self.refusal_kinds = REFUSAL_KINDS
        self.prompt_kinds = PROMPT_KINDS
        self.ends = ENDS
        self.fewest_seats = 2
        self.most_seats = 2
        self.levels = LEVELS
        self.yardsticks = YARDSTICKS
        self.reason_kinds = REASON_KINDS
        self.longest_game = 1000
        self.move_count = moves.MOVE_COUNT
        self.count_tables = COUNT_TABLES
        self.observation = OBSERVATION

    def options(self, given: dict[str, Any]) -> FootClubOptions:
        """The table options from plain data; raises `Faults` naming every wrong one."""
        faults = struct_faults(FootClubOptions, given, "options")
        if faults:
            raise Faults(faults + both_teams_faults(given.get("teams"), "options.teams"))
        options = read_struct(FootClubOptions, given, "options")
        faults = options_faults(options)
        if faults:
            raise Faults(faults)
        return options

    def setup(
        self,
        options: msgspec.Struct,
        chance: Chance,
        events: list[Event] | None = None,
        rules: int = 0,
    ) -> FootClubState:
        """The toss, the first hands and the draw of the first turn (F1)."""
        assert isinstance(options, FootClubOptions)
        state = FootClubState(options)
        state.rules_version = rules or self.rules_versions[-1]
        set_up(state, chance, events)
        return state

    def seats(self, options: msgspec.Struct) -> int:  # noqa: ARG002
        """Blue and Red."""
        return 2

    def notation(self, move: int) -> str:
        """The move as a short text."""
        return moves.notation(move)

    def parse(self, text: str) -> int:
        """The move for a notation; raises ValueError with a plain sentence."""
        return moves.parse(text)

    def position(self, state: State) -> FootClubPosition:
        """The whole state as a document."""
        assert isinstance(state, FootClubState)
        return position(state)

    def load(self, document: dict[str, Any]) -> FootClubState:
        """The state of a position document; raises `Faults` naming every fault."""
        return load(document)

    def odds(self, view: View) -> FootClubOdds:
        """The chances this seat can compute (F6)."""
        assert isinstance(view, FootClubView)
        return odds(view)

    def bot(self, level: str) -> Bot:
        """A computer player."""
        return bot(level)

    def narrator(self, say: Say, names: list[str]) -> FootClubNarrator:
        """Tells this game in the language of `say`."""
        return FootClubNarrator(self, say, names)

    def describer(self, narrator: Narrator) -> FootClubDescriber:
        """Somebody who tells the game to those who play by words alone."""
        assert isinstance(narrator, FootClubNarrator)
        return FootClubDescriber(narrator)

    def rolls(self, event: Event, options: msgspec.Struct) -> list[tuple[int, int, int]]:  # noqa: ARG002
        """Every die lies open; in a shot the other side rolls for its defence."""
        kind = self.event_kinds[event[0]]
        if not kind.name.startswith(ROLLING_EVENTS):
            return []
        seat = event[1]
        found: list[tuple[int, int, int]] = []
        for field, value in zip(kind.fields, event[1:], strict=True):
            if field in ("first", "second", "attack"):
                found.append((seat, value, 6))
            elif field == "defence":
                found.append((1 - seat, value, 6))
        return found

    def observe(self, view: View) -> list[float]:
        """A view as numbers, for learning."""
        assert isinstance(view, FootClubView)
        return observe(view)

    def count(self, events: list[Event], counts: dict[str, dict[str, int]]) -> None:
        """What the lab counts."""
        count(events, counts)

    def components(self, state: State) -> dict[str, int]:
        """The cards of each side, which never change hands."""
        assert isinstance(state, FootClubState)
        cards = [
            sum(state.hands[seat * KINDS : (seat + 1) * KINDS])
            + sum(state.discards[seat * KINDS : (seat + 1) * KINDS])
            + len(state.piles[seat])
            + state.in_play[seat]
            for seat in range(2)
        ]
        return {"blue": cards[0], "red": cards[1]}

    def statistics(self, state: State) -> dict[str, float]:
        """Turns, goals and shots, how many ended level, and how the side that kicked off fared.

        A win counts a point and a draw half of one. A shoot-out makes wins of draws (F4.1).
        """
        assert isinstance(state, FootClubState)
        outcome = state.outcome()
        assert outcome is not None
        return {
            "turns": float(state.turn),
            "goals_blue": float(state.goals[0]),
            "goals_red": float(state.goals[1]),
            "shots_blue": float(state.shots(0)),
            "shots_red": float(state.shots(1)),
            "level_at_full_time": float(state.goals[0] == state.goals[1]),
            "drawn": float(not outcome.winners),
            "points_of_kick_off_side": outcome.scores[state.kick_off],
        }

    def event_document(self, event: Event, observer: int) -> dict[str, str | int | list[int]]:
        """The event by field name, as the observer may know it."""
        return event_document(event, observer)

    def view_document(self, view: View) -> FootClubViewDocument:
        """A view as a document."""
        assert isinstance(view, FootClubView)
        table, seat = view.table, view.seat
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
            sides=[_side_view(view, side) for side in range(2)],
            hand=counts_document(table.hands, seat * KINDS) if own else None,
            choice=None if choice == OPEN else CHOICES[choice],
            moves=[moves.notation(move) for move in view.moves],
        )


def _side_view(view: FootClubView, side: int) -> FootClubSideView:
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
    )


GAME = FootClub()
