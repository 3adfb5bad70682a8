"""What can be wrong with the options or a position of Les Poilus, every fault of it."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.games.les_poilus.data import (
    CARD_KEYS,
    CARDS,
    DOUBLES,
    FIRST_KNOCK,
    LAST_KNOCK,
    LEFT_TWO,
    MERRY_CHRISTMAS,
    PACKED,
    SOLDIER_KEYS,
    SYMBOLS,
    THREAT_KEYS,
    TILE_COUNTS,
    TILE_KEYS,
    TOKENS,
    TYRANNICAL,
    card_number,
    shows,
)
from tablee.games.les_poilus.documents import PoilusOptions, PoilusPosition, PoilusSeat, TileCounts
from tablee.games.les_poilus.rules.mission import three_alike
from tablee.games.les_poilus.rules.set_up import use_options
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table.components import ASKED, NO_TILE, NOT_ASKED
from tablee.games.les_poilus.table.position import PHASES, RESULTS
from tablee.kernel.documents import Argument, Fault, Faults
from tablee.kernel.reading import read_struct, struct_faults


def read_options(given: dict[str, Any]) -> PoilusOptions:
    """The table options from plain data; raises `Faults` naming every wrong one."""
    options = read_struct(PoilusOptions, given, "options")
    faults = options_faults(options)
    if faults:
        raise Faults(faults)
    return options


def options_faults(options: PoilusOptions, where: str = "options.") -> list[Fault]:
    """What is wrong with table options that are each of the right type."""
    faults: list[Fault] = []
    if len(options.soldiers) > options.players:
        message = f"names {len(options.soldiers)} soldiers for {options.players} players"
        args: dict[str, Argument] = {"count": len(options.soldiers), "players": options.players}
        faults.append(Fault(where + "soldiers", message, "les-poilus-fault-soldiers", args))
    chosen = [soldier for soldier in options.soldiers if soldier is not None]
    for soldier in sorted({soldier for soldier in chosen if chosen.count(soldier) > 1}):
        message = f"{soldier} is taken twice (P1.1)"
        args = {"soldier": soldier}
        faults.append(Fault(where + "soldiers", message, "les-poilus-fault-twice", args))
    if options.leader is not None and options.leader >= options.players:
        message = f"seat {options.leader} does not exist with {options.players} players"
        args = {"seat": options.leader, "players": options.players}
        faults.append(Fault(where + "leader", message, "les-poilus-fault-leader", args))
    if options.challenge is not None and options.difficulty != "normal":
        message = "is played at normal difficulty only (P1.7)"
        faults.append(Fault(where + "challenge", message, "les-poilus-fault-challenge"))
    return faults


def position_faults(document: PoilusPosition) -> list[Fault]:
    """What is wrong with a position whose options are right."""
    players = document.options.players
    places = 3 if players == 2 else players
    faults: list[Fault] = []
    if len(document.seats) != players:
        faults.append(Fault("seats", f"must be {players}, not {len(document.seats)}"))
    if len(document.places) != places:
        faults.append(Fault("places", f"must be {places}, not {len(document.places)}"))
    for name, seat in (("leader", document.leader), ("turn", document.turn)):
        if seat >= players:
            faults.append(Fault(name, f"seat {seat} does not exist with {players} players"))
    faults += _card_faults(document)
    faults += _pile_faults(document)
    faults += _soldier_faults(document)
    faults += _tile_faults(document, players)
    placed = len(document.seats) == players and len(document.places) == places
    if placed and max(document.leader, document.turn) < players:
        faults += _phase_faults(document) + _end_faults(document) + _standing_faults(document)
    return faults


def _card_places(document: PoilusPosition) -> list[tuple[str, list[int]]]:
    places: list[tuple[str, list[int]]] = []
    for seat, soldier in enumerate(document.seats):
        places.append((f"seats[{seat}].hand", list(soldier.hand)))
        places.append((f"seats[{seat}].hard_knocks", list(soldier.hard_knocks)))
    places.append(("no_mans_land", list(document.no_mans_land)))
    places.append(("returned", list(document.returned)))
    places.append(("unseen", list(document.unseen)))
    places.append(("discard", list(document.discard)))
    return places


def _card_faults(document: PoilusPosition) -> list[Fault]:
    """Each of the 59 cards lies in exactly one place, and only where it can."""
    faults: list[Fault] = []
    first_place: dict[int, str] = {}
    total = 0
    for place, cards in _card_places(document):
        total += len(cards)
        for card in cards:
            if card in first_place:
                faults.append(Fault(place, f"card {card} is also in {first_place[card]}"))
            else:
                first_place[card] = place
        if place.endswith("hard_knocks"):
            wrong = [card for card in cards if not FIRST_KNOCK <= card <= LAST_KNOCK]
            faults += [Fault(place, f"card {card} is not a Hard Knock") for card in wrong]
        elif place in ("no_mans_land", "returned"):
            wrong = [card for card in cards if card >= FIRST_KNOCK]
            faults += [Fault(place, f"card {card} is not a threat") for card in wrong]
    missing = [card for card in range(1, CARDS + 1) if card not in first_place]
    if total != CARDS or missing:
        listed = f"; missing: {', '.join(map(str, missing))}" if missing else ""
        faults.append(Fault("cards", f"there are {total} instead of {CARDS}{listed}"))
    return faults


def _pile_faults(document: PoilusPosition) -> list[Fault]:
    faults: list[Fault] = []
    if len(document.returned) > document.trials_shuffled:
        message = f"has {len(document.returned)} cards in a layer of {document.trials_shuffled}"
        faults.append(Fault("returned", message))
    never_seen = document.trials_top + document.trials_shuffled - len(document.returned)
    if len(document.unseen) != never_seen + document.reserve:
        message = f"has {len(document.unseen)} cards, but the piles hold "
        faults.append(Fault("unseen", message + str(never_seen + document.reserve)))
    if document.trials_shuffled and not document.epoch:
        faults.append(Fault("trials_shuffled", "needs a failed mission (epoch at least 1)"))
    for name, counts in (
        ("left_over", document.left_over),
        ("shuffled_in", document.shuffled_in),
    ):
        if len(counts) != document.epoch:
            faults.append(Fault(name, f"must have a number for each epoch, {document.epoch}"))
    for key, epoch in document.epochs.items():
        if key not in CARD_KEYS[1:FIRST_KNOCK]:
            faults.append(Fault("epochs", f"{key!r} is not a threat card"))
        if not 1 <= epoch <= document.epoch:
            faults.append(Fault(f"epochs.{key}", f"is {epoch}, not from 1 to {document.epoch}"))
    for card in document.returned:
        if str(card) not in document.epochs:
            faults.append(Fault("epochs", f"lacks card {card}, which was put back"))
    return faults


def _soldier_faults(document: PoilusPosition) -> list[Fault]:
    faults: list[Fault] = []
    soldiers = [soldier.soldier for soldier in document.seats]
    for key in SOLDIER_KEYS:
        if soldiers.count(key) > 1:
            faults.append(Fault("seats", f"{key} sits at {soldiers.count(key)} seats (P1.1)"))
    tokens = document.supply + sum(soldier.tokens for soldier in document.seats)
    tokens += document.spent_tokens
    wanted = TOKENS[document.options.players]
    if tokens != wanted:
        message = f"there are {tokens} Speech tokens, spent ones included, instead of {wanted}"
        faults.append(Fault("supply", message))
    if document.spent_tokens and document.options.players == 2:
        faults.append(Fault("spent_tokens", "return to the supply with two players (P7.1)"))
    for seat, soldier in enumerate(document.seats):
        faults += _trail_faults(document, soldier, f"seats[{seat}]")
    return faults


def _trail_faults(document: PoilusPosition, soldier: PoilusSeat, where: str) -> list[Fault]:
    """What everybody saw of a hand since it was empty must be able to lead to it."""
    trail, field = list(soldier.trail), f"{where}.trail"
    if not document.epoch:
        return [Fault(field, "must be empty before the first failed mission")] if trail else []
    if any(not -1 - document.epoch <= step <= document.epoch for step in trail):
        return [Fault(field, f"names an epoch after {document.epoch}")]
    held = _held_draws(trail)
    if held is None:
        return [Fault(field, "shows a card that cannot have been drawn before")]
    if len(held) != len(soldier.hand):
        message = f"leaves {len(held)} cards, but the hand holds {len(soldier.hand)}"
        return [Fault(field, message)]
    faults: list[Fault] = []
    epochs = [document.epochs.get(str(card), 0) for card in soldier.hand]
    for epoch, card in sorted(zip(epochs, soldier.hand, strict=True), reverse=True):
        fitting = [drawn for drawn in held if drawn >= epoch]
        if fitting:
            held.remove(min(fitting))
        else:
            message = f"card {card} was put back and cannot have been drawn again"
            faults.append(Fault(f"{where}.hand", message))
    return faults


def _held_draws(trail: list[int]) -> list[int] | None:
    """The draws left when each card shown came from the oldest layer it can; None if it cannot."""
    held: list[int] = []
    for step in trail:
        if step < 0:
            held.append(-1 - step)
            continue
        fitting = [drawn for drawn in held if drawn >= step]
        if not fitting:
            return None
        held.remove(min(fitting))
    return held


def _tile_faults(document: PoilusPosition, players: int) -> list[Fault]:
    faults: list[Fault] = []
    for kind, key in enumerate(TILE_KEYS):
        wanted = TILE_COUNTS[kind] if kind < LEFT_TWO or DOUBLES[players] else 0
        found = int(getattr(document.box, key))
        for number, place in enumerate(document.places):
            own = int(getattr(place.tiles, key)) + int(getattr(place.dropped, key))
            own += int(place.laid == key)
            found += own
            if int(getattr(place.public, key)) > own:
                message = f"counts more {key} tiles than the place has"
                faults.append(Fault(f"places[{number}].public", message))
        if found != wanted:
            faults.append(Fault("places", f"there are {found} {key} tiles instead of {wanted}"))
    return faults


def _phase_faults(document: PoilusPosition) -> list[Fault]:
    """Who is asked must fit what lies on the table."""
    faults: list[Fault] = []
    phase, seats = document.phase, document.seats
    if (document.result == "running") == (phase == "over"):
        faults.append(Fault("result", f"cannot be {document.result!r} in phase {phase!r}"))
    if phase in ("action", "answer") and not seats[document.turn].in_mission:
        faults.append(Fault("turn", f"seat {document.turn} is not in the mission"))
    if phase in ("intensity", "support", "over") and any(seat.in_mission for seat in seats):
        if phase != "over":
            faults.append(Fault("seats", f"nobody can be in a mission in phase {phase!r}"))
    if phase == "intensity" and document.turn != document.leader:
        faults.append(Fault("turn", "the leader names the intensity (P2.1)"))
    trials = document.trials_top + document.trials_shuffled
    if phase == "intensity" and trials == 0:
        faults.append(Fault("trials_top", "no mission starts with an empty pile (P2.1)"))
    elif phase == "intensity" and document.mission == 1 and trials <= 2 * len(seats):
        faults.append(Fault("trials_top", "too few for the first mission's intensity (P2.1)"))
    for number, seat in enumerate(seats):
        if document.places[number].laid is not None and seat.in_mission:
            faults.append(Fault(f"places[{number}].laid", f"seat {number} has not withdrawn"))
    if phase in ("intensity", "support") and document.no_mans_land:
        faults.append(Fault("no_mans_land", f"must be empty in phase {phase!r}"))
    lying = any(seat.hard_knocks for seat in seats)
    if phase == "christmas" and not lying:
        faults.append(Fault("phase", "Merry Christmas needs a Hard Knock to discard (P3.2)"))
    if phase == "christmas" and MERRY_CHRISTMAS not in document.discard:
        faults.append(Fault("discard", "Merry Christmas must lie there in phase 'christmas'"))
    active = sum(PACKED[card] for card in document.no_mans_land)
    for seat in seats:
        if seat.in_mission:
            active += sum(PACKED[card] for card in seat.hard_knocks)
    if phase in ("action", "answer", "christmas") and three_alike(active):
        faults.append(Fault("no_mans_land", "three threats alike are active: it failed (P3.8)"))
    return faults + _answer_faults(document)


def _symbols(seat: PoilusSeat) -> int:
    return sum(SYMBOLS[card] for card in seat.hard_knocks)


def _end_faults(document: PoilusPosition) -> list[Fault]:
    """A game that has ended must show it, and one that runs must not (P4.4, P4.5, P5.2)."""
    faults: list[Fault] = []
    left = document.trials_top + document.trials_shuffled
    left += sum(len(seat.hand) for seat in document.seats)
    most = max(_symbols(seat) for seat in document.seats)
    if document.result == "victory" and left:
        faults.append(Fault("result", "victory needs an empty pile and empty hands (P4.5)"))
    if document.result == "monument" and document.reserve:
        faults.append(Fault("result", "the Monument is not visible (P5.2)"))
    if document.result == "hard-knocks" and most < 4:
        faults.append(Fault("result", "nobody has four Hard Knocks (P4.4)"))
    if document.result == "running" and not document.reserve:
        faults.append(Fault("reserve", "is empty: the game is lost (P5.2)"))
    if document.phase == "intensity" and most >= 4:
        faults.append(Fault("seats", "four Hard Knocks before one seat: the game is lost (P4.4)"))
    return faults


def _standing_faults(document: PoilusPosition) -> list[Fault]:
    """Tiles, the leader's marker and soldiers must lie where the rules leave them."""
    faults: list[Fault] = []
    if document.phase in ("intensity", "support", "over"):
        for number, place in enumerate(document.places):
            if place.laid is not None and document.result != "victory":
                message = f"no tile lies face down in phase {document.phase!r} (P4.1)"
                faults.append(Fault(f"places[{number}].laid", message))
    for number, seat in enumerate(document.seats):
        if TYRANNICAL in seat.hard_knocks and document.leader != number:
            faults.append(Fault("leader", f"seat {number} is Tyrannical and leads (P6.4)"))
        chosen = [*document.options.soldiers, *[None] * len(document.seats)][number]
        if chosen is not None and chosen != seat.soldier:
            message = f"is {seat.soldier}, but the options name {chosen}"
            faults.append(Fault(f"seats[{number}].soldier", message))
    if document.phase == "support":
        seat = document.seats[document.turn]
        if not seat.hard_knocks and (document.failed or seat.charm_up):
            faults.append(Fault("turn", f"seat {document.turn} has nothing to choose (P4.2)"))
    return faults


def _answer_faults(document: PoilusPosition) -> list[Fault]:
    faults: list[Fault] = []
    speaking = document.phase == "answer"
    if speaking != (document.speech is not None):
        faults.append(Fault("speech", "names a threat in phase 'answer' and only then"))
    asked = [seat for seat in document.seats if seat.answer == "asked"]
    if speaking and not asked:
        faults.append(Fault("seats", "somebody must be asked in phase 'answer'"))
    for number, seat in enumerate(document.seats):
        where = f"seats[{number}].answer"
        must = speaking and seat.in_mission and number != document.turn
        if must == (seat.answer == "not asked"):
            message = "must be asked (P3.4)" if must else f"cannot be {seat.answer!r} here"
            faults.append(Fault(where, message))
        if isinstance(seat.answer, int):
            if seat.answer not in seat.hand:
                faults.append(Fault(where, f"card {seat.answer} is not in this hand"))
            elif document.speech is not None and not shows(
                seat.answer, THREAT_KEYS.index(document.speech)
            ):
                faults.append(Fault(where, f"card {seat.answer} does not show {document.speech}"))
    return faults


def load(data: dict[str, Any]) -> Poilus:
    """The state of a position document; raises `Faults` naming every fault."""
    faults = struct_faults(PoilusPosition, data, "")
    # What is malformed is left out, so that the rest can be checked as well.
    wrong = {fault.field.partition(".")[0].partition("[")[0] for fault in faults}
    sound = {name: value for name, value in data.items() if name not in wrong}
    try:
        document = msgspec.convert(sound, PoilusPosition)
    except msgspec.ValidationError:
        raise Faults(faults) from None
    faults += options_faults(document.options) + position_faults(document)
    if faults:
        raise Faults(faults)
    table = Poilus(document.options)
    table.lay_out()
    use_options(table)
    table.phase = PHASES.index(document.phase)
    table.result = RESULTS.index(document.result)
    table.mission = document.mission
    table.leader = document.leader
    table.turn = document.turn
    table.failed = document.failed
    table.speech_threat = -1 if document.speech is None else THREAT_KEYS.index(document.speech)
    table.no_mans_land = list(document.no_mans_land)
    table.active = sum(PACKED[card] for card in table.no_mans_land)
    table.top = document.trials_top
    table.shuffled = document.trials_shuffled
    table.returned = sorted(document.returned)
    table.unseen = sorted(document.unseen)
    table.discard = list(document.discard)
    table.supply = document.supply
    table.spent_tokens = document.spent_tokens
    table.box = _flat([document.box])
    table.charms_up = 0
    _load_epochs(table, document)
    for seat, soldier in enumerate(document.seats):
        _load_seat(table, seat, soldier)
    table.tiles = _flat([place.tiles for place in document.places])
    table.dropped = _flat([place.dropped for place in document.places])
    table.public_tiles = _flat([place.public for place in document.places])
    table.laid = [
        NO_TILE if place.laid is None else TILE_KEYS.index(place.laid) for place in document.places
    ]
    return table


def _flat(counts: list[TileCounts]) -> list[int]:
    return [int(getattr(count, key)) for count in counts for key in TILE_KEYS]


def _load_epochs(table: Poilus, document: PoilusPosition) -> None:
    for _ in range(document.epoch):
        table.count_epochs()
    table.left_over = list(document.left_over)
    table.shuffled_in = list(document.shuffled_in)
    for key, epoch in document.epochs.items():
        table.epoch_of[card_number(key)] = epoch


def _load_seat(table: Poilus, seat: int, soldier: PoilusSeat) -> None:
    table.soldiers[seat] = SOLDIER_KEYS.index(soldier.soldier)
    table.charms_up |= int(soldier.charm_up) << seat
    table.tokens[seat] = soldier.tokens
    table.in_mission |= int(soldier.in_mission) << seat
    table.hands[seat] = list(soldier.hand)
    for card in soldier.hard_knocks:
        table.add_knock(seat, card)
    given = soldier.answer
    words = {"not asked": NOT_ASKED, "asked": ASKED, "none": 0}
    table.answers[seat] = given if isinstance(given, int) else words[given]
    if table.epoch:
        table.trails[seat] = list(soldier.trail)
