"""A position that somebody wrote becomes a state, or every fault of it is named.

What a single field may hold stands in `documents`. Here is what fields say of each other: cards,
tiles and tokens must add up, and who is asked must fit what lies on the table.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.games.les_poilus import data
from tablee.games.les_poilus.documents import PoilusOptions, PoilusPosition, PoilusSeat, TileCounts
from tablee.games.les_poilus.rules.mission import three_alike
from tablee.games.les_poilus.rules.set_up import use_options
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table.components import ASKED, NO_TILE, NOT_ASKED
from tablee.games.les_poilus.table.position import PHASES, RESULTS
from tablee.kernel.documents import Argument, Fault, Faults
from tablee.kernel.reading import read_struct, struct_faults

# ---- reading ----------------------------------------------------------------------------------


def load(given: dict[str, Any]) -> Poilus:
    """The state of a position document; raises `Faults` naming every fault."""
    faults = struct_faults(PoilusPosition, given, "")
    # What is malformed is left out, so that the rest can be checked as well.
    wrong = {fault.field.partition(".")[0].partition("[")[0] for fault in faults}
    sound = {name: value for name, value in given.items() if name not in wrong}
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
    table.speech_threat = -1 if document.speech is None else data.THREAT_KEYS.index(document.speech)
    table.no_mans_land = list(document.no_mans_land)
    table.active = sum(data.PACKED[card] for card in table.no_mans_land)
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
        NO_TILE if place.laid is None else data.TILE_KEYS.index(place.laid)
        for place in document.places
    ]
    return table


def _flat(counts: list[TileCounts]) -> list[int]:
    return [int(getattr(count, key)) for count in counts for key in data.TILE_KEYS]


def _load_epochs(table: Poilus, document: PoilusPosition) -> None:
    for _ in range(document.epoch):
        table.count_epochs()
    table.left_over = list(document.left_over)
    table.shuffled_in = list(document.shuffled_in)
    for key, epoch in document.epochs.items():
        table.epoch_of[data.card_number(key)] = epoch


def _load_seat(table: Poilus, seat: int, soldier: PoilusSeat) -> None:
    table.soldiers[seat] = data.SOLDIER_KEYS.index(soldier.soldier)
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


# ---- faults -----------------------------------------------------------------------------------

THREAT_CARDS: Final = data.CARD_KEYS[1 : data.FIRST_KNOCK]
#: Whether something is wrong, the field it is in, and what is wrong.
Check = tuple[bool, str, str]


def _found(*checks: Check) -> list[Fault]:
    return [Fault(field, message) for wrong, field, message in checks if wrong]


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
    no_seat = f"does not exist with {players} players"
    sizes = _found(
        (len(document.seats) != players, "seats", f"must be {players}, not {len(document.seats)}"),
        (len(document.places) != places, "places", f"must be {places}, not {len(document.places)}"),
        (document.leader >= players, "leader", f"seat {document.leader} {no_seat}"),
        (document.turn >= players, "turn", f"seat {document.turn} {no_seat}"),
    )
    faults = sizes + _card_faults(document) + _pile_faults(document) + _tile_faults(document)
    tokens = document.supply + document.spent_tokens
    tokens += sum(seat.tokens for seat in document.seats)
    wanted = data.TOKENS[players]
    counted = f"there are {tokens} Speech tokens, spent ones included, instead of {wanted}"
    kept = document.spent_tokens > 0 and players == 2
    faults += _found(
        (tokens != wanted, "supply", counted),
        (kept, "spent_tokens", "return to the supply with two players (P7.1)"),
    )
    for number, seat in enumerate(document.seats):
        faults += _trail_faults(document, seat, f"seats[{number}].trail")
    if not sizes:
        faults += _phase_faults(document) + _mission_faults(document) + _end_faults(document)
        faults += _soldier_faults(document) + _answer_faults(document)
    return faults


def _card_faults(document: PoilusPosition) -> list[Fault]:
    """Each of the 59 cards lies in exactly one place."""
    places: dict[str, list[int]] = {}
    for number, seat in enumerate(document.seats):
        places[f"seats[{number}].hand"] = seat.hand
        places[f"seats[{number}].hard_knocks"] = seat.hard_knocks
    for name in ("no_mans_land", "returned", "unseen", "discard"):
        places[name] = getattr(document, name)
    faults: list[Fault] = []
    lies_in: dict[int, str] = {}
    for place, cards in places.items():
        for card in cards:
            if card in lies_in:
                faults.append(Fault(place, f"card {card} is also in {lies_in[card]}"))
            lies_in.setdefault(card, place)
    total = sum(map(len, places.values()))
    missing = ", ".join(str(card) for card in range(1, data.CARDS + 1) if card not in lies_in)
    if total != data.CARDS or missing:
        listed = f"; missing: {missing}" if missing else ""
        faults.append(Fault("cards", f"there are {total} instead of {data.CARDS}{listed}"))
    return faults


def _pile_faults(document: PoilusPosition) -> list[Fault]:
    """The cards in the piles are as many as the piles say, and those put back have an epoch."""
    returned, unseen, epoch = len(document.returned), len(document.unseen), document.epoch
    layer = document.trials_shuffled
    piles = document.trials_top + layer - returned + document.reserve
    each = f"must have a number for each epoch, {epoch}"
    faults = _found(
        (returned > layer, "returned", f"has {returned} cards in a layer of {layer}"),
        (unseen != piles, "unseen", f"has {unseen} cards, but the piles hold {piles}"),
        (layer > 0 and not epoch, "trials_shuffled", "needs a failed mission (epoch at least 1)"),
        (len(document.left_over) != epoch, "left_over", each),
        (len(document.shuffled_in) != epoch, "shuffled_in", each),
    )
    for key, put_back in document.epochs.items():
        faults += _found(
            (key not in THREAT_CARDS, "epochs", f"{key!r} is not a threat card"),
            (put_back > epoch, f"epochs.{key}", f"is {put_back}, after the last epoch, {epoch}"),
        )
    for card in document.returned:
        lacks = str(card) not in document.epochs
        faults += _found((lacks, "epochs", f"lacks card {card}, which was put back"))
    return faults


def _tile_faults(document: PoilusPosition) -> list[Fault]:
    """Every tile lies with a place or in the box, and nobody knows of more than there are."""
    faults: list[Fault] = []
    doubles = data.DOUBLES[document.options.players]
    for kind, key in enumerate(data.TILE_KEYS):
        wanted = data.TILE_COUNTS[kind] if doubles or kind < data.LEFT_TWO else 0
        found = int(getattr(document.box, key))
        for number, place in enumerate(document.places):
            own = getattr(place.tiles, key) + getattr(place.dropped, key) + (place.laid == key)
            found += own
            more = getattr(place.public, key) > own
            message = f"counts more {key} tiles than the place has"
            faults += _found((more, f"places[{number}].public", message))
        message = f"there are {found} {key} tiles instead of {wanted}"
        faults += _found((found != wanted, "places", message))
    return faults


def _trail_faults(document: PoilusPosition, seat: PoilusSeat, field: str) -> list[Fault]:
    """What everybody saw of a hand since it was empty must be able to lead to it."""
    last = document.epoch
    if not last:
        return _found((bool(seat.trail), field, "must be empty before the first failed mission"))
    if any(not -1 - last <= step <= last for step in seat.trail):
        return [Fault(field, f"names an epoch after {last}")]
    # The hand as if it were shown at the end; each card came from the oldest layer it can.
    hand = sorted((document.epochs.get(str(card), 0) for card in seat.hand), reverse=True)
    held: list[int] = []
    for step in (*seat.trail, *hand):
        if step < 0:
            held.append(-1 - step)
            continue
        fitting = [drawn for drawn in held if drawn >= step]
        if not fitting:
            return [Fault(field, "shows or leaves a card that cannot have been drawn")]
        held.remove(min(fitting))
    return _found((bool(held), field, "leaves cards that the hand does not hold"))


def _phase_faults(document: PoilusPosition) -> list[Fault]:
    """Who is asked must fit what lies on the table."""
    phase, seats, turn, result = document.phase, document.seats, document.turn, document.result
    trials = document.trials_top + document.trials_shuffled
    naming, freeing = phase == "intensity", phase == "christmas"
    few = document.mission == 1 and 0 < trials <= 2 * len(seats)
    idle = not seats[turn].hard_knocks and (document.failed or seats[turn].charm_up)
    lying = any(seat.hard_knocks for seat in seats)
    gone = data.MERRY_CHRISTMAS in document.discard
    ended = result != "running"
    return _found(
        (ended != (phase == "over"), "result", f"cannot be {result!r} in phase {phase!r}"),
        (naming and turn != document.leader, "turn", "the leader names the intensity (P2.1)"),
        (naming and trials == 0, "trials_top", "no mission starts with an empty pile (P2.1)"),
        (naming and few, "trials_top", "too few for the first mission's intensity (P2.1)"),
        (phase == "support" and idle, "turn", f"seat {turn} has nothing to choose (P4.2)"),
        (freeing and not lying, "phase", "Merry Christmas needs a Hard Knock to discard (P3.2)"),
        (freeing and not gone, "discard", "Merry Christmas must lie there in phase 'christmas'"),
    )


def _mission_faults(document: PoilusPosition) -> list[Fault]:
    """Between missions nobody is in one; in a mission nothing has failed yet (P3.8, P4.1)."""
    phase, seats, turn = document.phase, document.seats, document.turn
    inside = [seat.in_mission for seat in seats]
    between, acting = phase in ("intensity", "support"), phase in ("action", "answer")
    lying = [card for seat in seats if seat.in_mission for card in seat.hard_knocks]
    active = sum(data.PACKED[card] for card in (*document.no_mans_land, *lying))
    failed = three_alike(active) and (acting or phase == "christmas")
    land = bool(document.no_mans_land)
    faults = _found(
        (acting and not inside[turn], "turn", f"seat {turn} is not in the mission"),
        (between and any(inside), "seats", f"nobody can be in a mission in phase {phase!r}"),
        (between and land, "no_mans_land", f"must be empty in phase {phase!r}"),
        (failed, "no_mans_land", "three threats alike are active: it failed (P3.8)"),
    )
    shown = between or document.result not in ("running", "victory")
    for number, place in enumerate(document.places):
        if place.laid is not None:
            field = f"places[{number}].laid"
            faults += _found(
                ([*inside, False][number], field, f"seat {number} has not withdrawn"),
                (shown, field, f"no tile lies face down in phase {phase!r} (P4.1)"),
            )
    return faults


def _end_faults(document: PoilusPosition) -> list[Fault]:
    """A game that has ended must show it, and one that runs must not (P4.4, P4.5, P5.2)."""
    result, reserve, seats = document.result, document.reserve, document.seats
    left = document.trials_top + document.trials_shuffled + sum(len(seat.hand) for seat in seats)
    unfinished = result == "victory" and left > 0
    four = max(sum(data.SYMBOLS[card] for card in seat.hard_knocks) for seat in seats) >= 4
    lost = four and document.phase == "intensity"
    return _found(
        (unfinished, "result", "victory needs an empty pile and empty hands (P4.5)"),
        (result == "monument" and reserve > 0, "result", "the Monument is not visible (P5.2)"),
        (result == "hard-knocks" and not four, "result", "nobody has four Hard Knocks (P4.4)"),
        (result == "running" and reserve == 0, "reserve", "is empty: the game is lost (P5.2)"),
        (lost, "seats", "four Hard Knocks before one seat: the game is lost (P4.4)"),
    )


def _soldier_faults(document: PoilusPosition) -> list[Fault]:
    """Each soldier sits once and as the options say, and a tyrant leads."""
    faults: list[Fault] = []
    sitting: list[str] = [seat.soldier for seat in document.seats]
    for key in sorted(set(sitting)):
        count = sitting.count(key)
        faults += _found((count > 1, "seats", f"{key} sits at {count} seats (P1.1)"))
    for number, chosen in enumerate(document.options.soldiers[: len(sitting)]):
        message = f"is {sitting[number]}, but the options name {chosen}"
        other = chosen is not None and chosen != sitting[number]
        faults += _found((other, f"seats[{number}].soldier", message))
    for number, seat in enumerate(document.seats):
        follows = data.TYRANNICAL in seat.hard_knocks and document.leader != number
        faults += _found((follows, "leader", f"seat {number} is Tyrannical and leads (P6.4)"))
    return faults


def _answer_faults(document: PoilusPosition) -> list[Fault]:
    """P3.4: during a speech all others in the mission are asked, and answer with what they hold."""
    speech, speaking = document.speech, document.phase == "answer"
    silent = speaking and all(seat.answer != "asked" for seat in document.seats)
    odd = speaking != (speech is not None)
    faults = _found(
        (odd, "speech", "names a threat in phase 'answer' and only then"),
        (silent, "seats", "somebody must be asked in phase 'answer'"),
    )
    for number, seat in enumerate(document.seats):
        where, given = f"seats[{number}].answer", seat.answer
        asked, must = given != "not asked", speaking and seat.in_mission and number != document.turn
        card = given if isinstance(given, int) else 0
        held = card in seat.hand
        fits = speech is None or data.shows(card, data.THREAT_KEYS.index(speech))
        faults += _found(
            (must and not asked, where, "must be asked (P3.4)"),
            (asked and not must, where, f"cannot be {given!r} here"),
            (card > 0 and not held, where, f"card {card} is not in this hand"),
            (held and not fits, where, f"card {card} does not show {speech}"),
        )
    return faults
