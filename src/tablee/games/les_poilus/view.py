"""P8: what each seat may know of Les Poilus, and states that would look the same to it.

A view holds a table of its own, filled field by field with what the seat may know. Other hands
are empty there (their sizes stand beside), tiles face down are `FACE_DOWN`, and cards that the
seat cannot place lie together in `unseen`, or in `returned` if a failed mission put them back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.data import (
    DOUBLES,
    LEFT_TWO,
    SOLDIER_KEYS,
    THREAT_KEYS,
    TILE_COUNTS,
    TILE_KEYS,
    TILE_KINDS,
)
from tablee.games.les_poilus.documents import PoilusOdds, PoilusSeatView, PoilusViewDocument
from tablee.games.les_poilus.explain import explain
from tablee.games.les_poilus.observation import observe
from tablee.games.les_poilus.odds import odds
from tablee.games.les_poilus.rules.mission import legal_answers
from tablee.games.les_poilus.rules.prompt import prompt
from tablee.games.les_poilus.table.components import (
    ANSWER_PHASE,
    ANSWERED,
    ASKED,
    FACE_DOWN,
    NO_TILE,
    NOT_ASKED,
    Components,
)
from tablee.games.les_poilus.table.known import Known
from tablee.games.les_poilus.table.moves import ANSWER, notation
from tablee.games.les_poilus.table.position import PHASES, RESULTS, tile_counts
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Prompt, Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


class PoilusView(Known):
    """What one seat, or a spectator, may know."""

    def prompt(self) -> Prompt:
        """What this seat is asked, or what it waits for."""
        return prompt(self.table, self.seat, self.moves)

    def explain(self, move: int) -> Refusal | None:
        """Why this seat may not make this move now; None if it may."""
        return explain(self.table, self.seat, move)

    def sample(self, chance: Chance) -> Components:
        """A full state that looks exactly like this view: hidden hands and tiles by chance."""
        state = self.table.copy()
        _sample_hands(self, state, chance)
        _sample_tiles(self, state, chance)
        if state.phase == ANSWER_PHASE:
            for seat in range(state.players):
                if state.answers[seat] == ANSWERED:
                    state.answers[seat] = chance.choose(legal_answers(state, seat)) - ANSWER
        return state

    def document(self) -> PoilusViewDocument:
        """This view as a document."""
        table, seat = self.table, self.seat
        own = seat >= 0
        own_laid = table.laid[seat] if own else NO_TILE
        chaplain = table.places > table.players
        return PoilusViewDocument(
            seat=seat,
            players=table.players,
            traps=table.traps,
            phase=PHASES[table.phase],
            result=RESULTS[table.result],
            mission=table.mission,
            leader=table.leader,
            turn=table.turn,
            failed=table.failed,
            speech=THREAT_KEYS[table.speech_threat] if table.speech_threat >= 0 else None,
            seats=[_seat_view(self, other) for other in range(table.players)],
            hand=table.hands[seat][:] if own else [],
            tiles=tile_counts(table.tiles, seat if own else 0),
            laid=[laid != NO_TILE for laid in table.laid],
            own_laid=None if own_laid == NO_TILE else TILE_KEYS[own_laid],
            no_mans_land=table.no_mans_land[:],
            active={key: table.active >> 4 * t & 15 for t, key in enumerate(THREAT_KEYS)},
            trials=table.trials(),
            reserve=self.reserve,
            returned=table.returned[:],
            discard=table.discard[:],
            supply=table.supply,
            chaplain_tiles=self.tile_sizes[table.players] if chaplain else None,
            moves=[notation(move) for move in self.moves],
        )

    def odds(self, playouts: int = 0) -> PoilusOdds:  # noqa: ARG002
        """The risks this seat can compute."""
        return odds(self)

    def observe(self) -> list[float]:
        """This view as numbers, for learning."""
        return observe(self)


def _seat_view(view: Known, seat: int) -> PoilusSeatView:
    table = view.table
    given = table.answers[seat]
    words = {NOT_ASKED: "not asked", ASKED: "asked", ANSWERED: "answered", 0: "none"}
    return PoilusSeatView(
        soldier=SOLDIER_KEYS[table.soldiers[seat]],
        charm_up=bool(table.charms_up >> seat & 1),
        tokens=table.tokens[seat],
        in_mission=table.in_the_mission(seat),
        hand_size=view.hand_sizes[seat],
        hard_knocks=table.knocks[seat][:],
        answer=words.get(given, str(given)),
        tiles=view.tile_sizes[seat],
    )


def view_of(state: Components, seat: i64) -> PoilusView:
    """What a seat may know: a whitelist, field by field (P8.2)."""
    known = state.blank()
    known.rules_version = state.rules_version
    known.traps = state.traps
    known.victory_at_once = state.victory_at_once
    known.start_trials = state.start_trials
    known.phase = state.phase
    known.result = state.result
    known.mission = state.mission
    known.leader = state.leader
    known.turn = state.turn
    known.in_mission = state.in_mission
    known.failed = state.failed
    known.no_mans_land = state.no_mans_land[:]
    known.active = state.active
    known.knocks = [knocks[:] for knocks in state.knocks]
    known.knock_bits = state.knock_bits[:]
    known.lying = state.lying
    known.discard = state.discard[:]
    known.top = state.top
    known.shuffled = state.shuffled
    known.soldiers = state.soldiers[:]
    known.charms_up = state.charms_up
    known.tokens = state.tokens[:]
    known.supply = state.supply
    known.spent_tokens = state.spent_tokens
    known.speech_threat = state.speech_threat
    known.epoch = state.epoch
    known.epoch_of = state.epoch_of[:]
    known.trails = [trail[:] for trail in state.trails]
    known.left_over = state.left_over[:]
    known.shuffled_in = state.shuffled_in[:]
    known.public_tiles = state.public_tiles[:]
    view = PoilusView(seat, known, state.legal(seat) if seat >= 0 else [])
    view.reserve = state.reserve()
    _show_hands(state, seat, view)
    _show_tiles(state, seat, view)
    return view


def _show_hands(state: Components, seat: i64, view: PoilusView) -> None:
    """Own cards, the sizes of the others' hands, and the answers that are public so far."""
    known = view.table
    unseen = state.unseen[:]
    returned = state.returned[:]
    for other in range(state.players):
        hand = state.hands[other]
        view.hand_sizes.append(len(hand))
        given = state.answers[other]
        if other == seat:
            known.hands.append(hand[:])
            known.answers.append(given)
            continue
        known.hands.append([])
        known.answers.append(given if given in (ASKED, NOT_ASKED) else ANSWERED)
        if not state.epoch:
            unseen.extend(hand)
            continue
        for card in hand:
            if state.epoch_of[card]:
                returned.append(card)
            else:
                unseen.append(card)
    unseen.sort()
    returned.sort()
    known.unseen = unseen
    known.returned = returned


def _show_tiles(state: Components, seat: i64, view: PoilusView) -> None:
    """Own tiles, and how many the others hold, have laid and have dropped."""
    known = view.table
    known.box = [0] * TILE_KINDS
    for place in range(state.places):
        first: i64 = place * TILE_KINDS
        own = place == seat
        view.tile_sizes.append(state.tile_count(place))
        dropped: i64 = 0
        for kind in range(TILE_KINDS):
            dropped += state.dropped[first + kind]
            known.tiles.append(state.tiles[first + kind] if own else 0)
            known.dropped.append(state.dropped[first + kind] if own else 0)
        view.dropped_sizes.append(dropped)
        laid = state.laid[place]
        known.laid.append(laid if own or laid == NO_TILE else FACE_DOWN)


def _sample_hands(view: PoilusView, state: Components, chance: Chance) -> None:
    """Deal the cards this seat cannot place.

    A returned card lies in the shuffled layer, or in a hand that drew from there since. Those
    are placed first, the latest returned first, in proportion to the places they may be in;
    cards never seen fill the other hands.
    """
    room = [0 if seat == view.seat else view.hand_sizes[seat] for seat in range(state.players)]
    if state.returned:
        _place_returned(view, state, room, chance)
    for seat in range(state.players):
        hand = state.hands[seat]
        if seat != view.seat:
            for _ in range(room[seat]):
                hand.append(chance.take(state.unseen))
            hand.sort()


#: How often the sources of shown cards are guessed before the surest guess is taken.
ATTEMPTS: Final = 10


def _place_returned(view: PoilusView, state: Components, room: list[int], chance: Chance) -> None:
    """Put each returned card into the layer, or where a hand may have drawn it."""
    waiting = sorted(state.returned, key=lambda card: (-state.epoch_of[card], card))
    owners: list[int] = []
    for attempt in range(ATTEMPTS):
        surely = attempt == ATTEMPTS - 1
        owners = _owners_of_returned(view, state, waiting, surely, chance)
        if len(owners) == len(waiting):
            break
    state.returned = []
    for card, owner in zip(waiting, owners, strict=True):
        if owner < 0:
            state.returned.append(card)
        else:
            state.hands[owner].append(card)
            room[owner] -= 1
    state.returned.sort()


def _owners_of_returned(
    view: PoilusView, state: Components, cards: list[int], surely: bool, chance: Chance
) -> list[int]:
    """A seat for each card, or -1 for the layer; shorter if a card found no place."""
    in_layer: i64 = state.shuffled
    held: list[list[int]] = []
    for seat in range(state.players):
        own = seat == view.seat
        held.append([] if own else _unshown_draws(state.trails[seat], surely, chance))
    owners: list[int] = []
    for card in cards:
        epoch: i64 = state.epoch_of[card]
        fitting: list[int] = []
        for seat in range(state.players):
            for drawn in held[seat]:
                if state.can_reach(epoch, drawn):
                    fitting.append(seat)
        places = in_layer if state.can_reach(epoch, state.epoch) else 0
        if not fitting and not places:
            break
        pick = chance.below(len(fitting) + places)
        if pick < len(fitting):
            owner = fitting[pick]
            for drawn in held[owner]:
                if state.can_reach(epoch, drawn):
                    held[owner].remove(drawn)
                    break
        else:
            owner = -1
            in_layer -= 1
        owners.append(owner)
    return owners


def _unshown_draws(trail: list[int], surely: bool, chance: Chance) -> list[int]:
    """For each card still held, the epoch of the layer it was drawn from (0 for the top).

    Which draw a shown card came from is often unknown and left to chance. `surely` takes the
    oldest layer that fits, which never leaves a later card without a place.
    """
    held: list[int] = []
    for step in trail:
        if step < 0:
            held.append(-1 - step)
            continue
        fitting = [drawn for drawn in held if drawn >= step]
        if not fitting:
            return _unshown_draws(trail, True, chance)
        held.remove(min(fitting) if surely else chance.choose(fitting))
    return held


def _sample_tiles(view: PoilusView, state: Components, chance: Chance) -> None:
    """Share out the tiles whose places this seat cannot know, the box included."""
    left = list(TILE_COUNTS)
    if not DOUBLES[state.players]:
        left[LEFT_TWO:] = [0, 0]
    for place in range(state.places):
        first: i64 = place * TILE_KINDS
        for kind in range(TILE_KINDS):
            if place == view.seat:
                left[kind] -= state.tiles[first + kind] + state.dropped[first + kind]
            else:
                left[kind] -= state.public_tiles[first + kind]
        if place == view.seat and state.laid[place] != NO_TILE:
            left[state.laid[place]] -= 1
    pool = [kind for kind in range(TILE_KINDS) for _ in range(left[kind])]
    for place in range(state.places):
        if place != view.seat:
            _sample_place(view, state, place, pool, chance)
    for kind in pool:
        state.box[kind] += 1


def _sample_place(
    view: PoilusView, state: Components, place: i64, pool: list[int], chance: Chance
) -> None:
    """One place's tiles: those everybody knows, the rest from the pool, some of them laid."""
    first: i64 = place * TILE_KINDS
    is_laid = state.laid[place] == FACE_DOWN
    count: i64 = view.tile_sizes[place] + view.dropped_sizes[place] + (1 if is_laid else 0)
    own: list[int] = []
    for kind in range(TILE_KINDS):
        own.extend([kind] * state.public_tiles[first + kind])
    while len(own) < count:
        own.append(chance.take(pool))
    for _ in range(view.dropped_sizes[place]):
        state.dropped[first + chance.take(own)] += 1
    if is_laid:
        state.laid[place] = chance.take(own)
    for kind in own:
        state.tiles[first + kind] += 1
