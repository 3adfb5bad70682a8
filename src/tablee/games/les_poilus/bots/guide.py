"""What is known about Les Poilus that helps a search, and playing on by rules of thumb."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tablee.bots.guide import Belief, Guide
from tablee.bots.network import Network, counted, read_networks
from tablee.bots.observer import Observer
from tablee.games.les_poilus.bots.inputs import inputs
from tablee.games.les_poilus.bots.judgement import pointed_at, support_target
from tablee.games.les_poilus.bots.known_cards import KnownCards, known_cards_in, known_cards_of
from tablee.games.les_poilus.bots.reasons import reason
from tablee.games.les_poilus.bots.sensible import christmas_worth, sensible_move, support_worth
from tablee.games.les_poilus.bots.sensible_actions import NEVER, Scale
from tablee.games.les_poilus.data import FIRST_KNOCK, PACKED, TILE_KINDS, TRAPPED
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table.components import (
    ACTION_PHASE,
    ANSWER_PHASE,
    ASKED,
    CHRISTMAS_PHASE,
    FACE_DOWN,
    INTENSITY_PHASE,
    OVER_PHASE,
    VICTORY,
    Components,
)
from tablee.games.les_poilus.table.events import EVENT_KINDS
from tablee.games.les_poilus.table.moves import CHARM, PLAY, SPEECH, WITHDRAW
from tablee.games.les_poilus.view import PoilusView
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Weighed
from tablee.kernel.state import Event, State, View

if TYPE_CHECKING:
    from mypy_extensions import i64

OBSERVER: Final = Observer(EVENT_KINDS)

#: The first network is for so many, the next for one more.
FEWEST_PLAYERS: Final = 2
#: How many speeches, charms and removals are searched: those that look best.
SPEECHES: Final = 2
CHARMS: Final = 2
REMOVALS: Final = 5
#: Intensities are searched up to this many above the least, and the greatest.
INTENSITIES: Final = 5


class PoilusBelief(Belief):
    """Worlds in which tiles face down lie as the convention has it."""

    def __init__(self, view: PoilusView) -> None:
        super().__init__(view)
        self.poilus_view = view

    def world(self, chance: Chance) -> State:
        """Hands by chance; tiles by convention."""
        state = self.poilus_view.sample(chance)
        lay_by_convention(self.poilus_view, state)
        return state


def lay_by_convention(view: PoilusView, state: Components) -> None:
    """Where somebody holds a tile for the friend in need, that is the one they have laid."""
    for place in range(state.players):
        if place != view.seat and view.table.laid[place] == FACE_DOWN:
            target = support_target(known_cards_in(state, place, []))
            laid: i64 = state.laid[place]
            if pointed_at(state, place, laid) == target:
                continue
            first: i64 = place * TILE_KINDS
            for kind in range(TILE_KINDS):
                if state.tiles[first + kind] > 0 and pointed_at(state, place, kind) == target:
                    state.tiles[first + kind] -= 1
                    state.tiles[first + laid] += 1
                    state.laid[place] = kind
                    break


def policy_move(state: Poilus, seat: i64) -> int:
    """The move that looks best to a seat of an imagined state."""
    moves = state.legal(seat)
    return sensible_move(known_cards_in(state, seat, moves)) if len(moves) > 1 else moves[0]


def finish_mission(state: Poilus, chance: Chance) -> None:
    """Play on until the next leader names the intensity, or the game is over."""
    while state.phase != INTENSITY_PHASE and state.phase != OVER_PHASE:
        seat: i64 = state.turn
        if state.phase == ANSWER_PHASE:
            seat = 0
            while state.answers[seat] != ASKED:
                seat += 1
        state.apply(seat, policy_move(state, seat), chance, None)


def finish_game(state: Poilus, chance: Chance) -> None:
    """Play on to the end."""
    while state.phase != OVER_PHASE:
        name_intensity(state, chance)
        finish_mission(state, chance)


def name_intensity(state: Poilus, chance: Chance) -> None:
    """Begin the next mission, if this one is at its end."""
    if state.phase == INTENSITY_PHASE:
        state.apply(state.turn, policy_move(state, state.turn), chance, None)


@cache
def networks() -> dict[int, Network]:
    """What was learned of positions between two missions, by number of players."""
    found = read_networks("tablee.games.les_poilus", "learned.bin")
    return dict(enumerate(found, start=FEWEST_PLAYERS))


def expected(network: Network, given: list[int]) -> float:
    """The chance that the friends win from a position between two missions."""
    return network.chance(network.outputs(counted(given))[0])


class PoilusGuide(Guide):
    """Looks as far as the end of the mission and judges what is left by the network."""

    def __init__(self, networks: dict[int, Network]) -> None:
        #: By number of players.
        self.networks = networks

    def belief(self, view: View, chance: Chance) -> Belief:  # noqa: ARG002
        """Tiles by convention."""
        assert isinstance(view, PoilusView)
        return PoilusBelief(view)

    def candidates(self, view: View) -> list[int]:
        """Moves worth searching, the rule of thumb's first."""
        assert isinstance(view, PoilusView)
        if len(view.moves) == 1:
            return view.moves
        known = known_cards_of(view)
        first = sensible_move(known)
        found = [first]
        for move in worth_searching(known):
            if move != first:
                found.append(move)
        return found

    def policy(self, state: State, seat: i64, chance: Chance) -> int:  # noqa: ARG002
        """By rule of thumb."""
        assert isinstance(state, Poilus)
        return policy_move(state, seat)

    def scores(self, state: State, chance: Chance) -> list[float]:
        """The mission is played to its end by rule of thumb."""
        assert isinstance(state, Poilus)
        finish_mission(state, chance)
        if state.phase == OVER_PHASE:
            score = 1.0 if state.result == VICTORY else 0.0
        else:
            score = expected(self.networks[state.players], inputs(state))
        return [score] * state.players

    def observed(self, events: list[Event], seat: i64) -> int:
        """What a seat sees of events (P8)."""
        return OBSERVER.observed(events, seat)

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:  # noqa: ARG002
        """What speaks for a move, in words of the game."""
        assert isinstance(view, PoilusView)
        return reason(known_cards_of(view), move)


def worth_searching(known: KnownCards) -> list[int]:
    """Moves that may be best."""
    phase = known.table.phase
    if phase == ACTION_PHASE:
        return _actions(known)
    if phase == INTENSITY_PHASE:
        moves = known.moves
        return moves if len(moves) <= INTENSITIES + 1 else [*moves[:INTENSITIES], moves[-1]]
    if phase == ANSWER_PHASE:
        return known.moves
    worths: list[float] = []
    for move in known.moves:
        if phase == CHRISTMAS_PHASE:
            worths.append(christmas_worth(known, move))
        else:
            worths.append(support_worth(known, move))
    return _best(known.moves, worths, REMOVALS)


def _actions(known: KnownCards) -> list[int]:
    """Cards that fit, each sort once; the best speeches and charms; one way to withdraw."""
    scale = Scale(known)
    plays: list[int] = []
    failing: list[int] = []
    sorts: list[int] = []
    speeches: list[int] = []
    speech_worths: list[float] = []
    charms: list[int] = []
    charm_worths: list[float] = []
    ways_out: list[int] = []
    out_worths: list[float] = []
    for move in known.moves:
        worth = scale.worth(move)
        if move >= WITHDRAW:
            ways_out.append(move)
            out_worths.append(worth)
        elif move >= SPEECH:
            speeches.append(move)
            speech_worths.append(worth)
        elif move >= CHARM:
            charms.append(move)
            charm_worths.append(worth)
        elif worth <= NEVER:
            failing.append(move)
        else:
            card: i64 = move - PLAY
            if card < FIRST_KNOCK:
                sort = 2 * PACKED[card] + (1 if TRAPPED[card] else 0)
                if sort in sorts:
                    continue
                sorts.append(sort)
            plays.append(move)
    found = plays
    found += _best(charms, charm_worths, CHARMS)
    found += _best(speeches, speech_worths, SPEECHES)
    # How to support is agreed upon, and whoever thinks alone breaks it. With two players
    # there is nobody else to agree with.
    found += _best(ways_out, out_worths, 1 if known.table.players > 2 else 4)
    return found if found else failing


def _best(moves: list[int], worths: list[float], most: i64) -> list[int]:
    """The moves that are worth most, best first."""
    order = sorted(range(len(moves)), key=lambda place: -worths[place])
    return [moves[place] for place in order[:most]]
