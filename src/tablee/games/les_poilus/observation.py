"""A view of Les Poilus as numbers, for learning."""

from __future__ import annotations

from typing import Final

from tablee.games.les_poilus.data import CARDS, FIRST_KNOCK, LAST_KNOCK, TILE_KINDS
from tablee.games.les_poilus.table.components import ANSWERED, ASKED, NO_TILE
from tablee.games.les_poilus.table.known import Known
from tablee.kernel.observation import Part, members, one_of, share

SEATS: Final = 5
THREATS: Final = 6
PHASES: Final = 6
SOLDIERS: Final = 6
KNOCKS: Final = LAST_KNOCK - FIRST_KNOCK + 1
#: A hand, a number of missions and a number of tokens that are hardly ever passed.
MOST_HELD: Final = 15
MOST_MISSIONS: Final = 20
MOST_TOKENS: Final = 5

OBSERVATION: Final = (
    Part("phase", PHASES, "which of intensity, action, answer, Christmas, Support, over"),
    Part("players", 4, "two, three, four or five"),
    Part("options", 2, "whether traps are in use; whether victory comes at once"),
    Part("mission", 1, "the mission's number, of 20"),
    Part("piles", 2, "Trials and the Morale reserve, of 59 cards"),
    Part("leader", SEATS, "who leads"),
    Part("turn", SEATS, "whose turn it is"),
    Part("in_mission", SEATS, "who has not withdrawn"),
    Part("hand", CARDS, "the cards I hold"),
    Part("no_mans_land", CARDS, "the cards in No Man's Land"),
    Part("discard", CARDS, "the cards that are gone"),
    Part("returned", CARDS, "cards that a failed mission put back and that I have not seen since"),
    Part("active", THREATS, "how often each threat is active, of 3"),
    Part("knocks", SEATS * KNOCKS, "the Hard Knocks before each seat"),
    Part("hand_sizes", SEATS, "how many cards each seat holds, of 15"),
    Part("soldiers", SEATS * SOLDIERS, "each seat's soldier"),
    Part("charms", SEATS, "whose Good-luck Charm can be used"),
    Part("tokens", SEATS, "each seat's Speech tokens, of 5"),
    Part("supply", 1, "the Speech tokens in the supply, of 5"),
    Part("speech", THREATS, "the threat of the speech that is being answered"),
    Part("asked", SEATS, "who still owes an answer"),
    Part("answered", SEATS, "who has answered in secret"),
    Part("my_tiles", TILE_KINDS, "my Support tiles by kind, of 4"),
    Part("public_tiles", SEATS * TILE_KINDS, "tiles that each place is known to hold, of 4"),
    Part("tile_sizes", SEATS, "how many tiles each place holds, of 8"),
    Part("laid", SEATS, "which places have laid a tile"),
    Part("my_laid", TILE_KINDS, "the tile that I have laid"),
)


def observe(view: Known) -> list[float]:
    """The numbers of `OBSERVATION`. A spectator sees the table from seat 0, without a hand."""
    table = view.table
    own = max(0, int(view.seat))
    players, places = int(table.players), int(table.places)
    seats = [(own + number) % players if number < players else -1 for number in range(SEATS)]
    around = [(own + number) % places if number < places else -1 for number in range(SEATS)]
    hand = table.hands[own] if view.seat >= 0 else []
    first = own * TILE_KINDS
    numbers = one_of(table.phase, PHASES)
    numbers += one_of(players - 2, 4)
    numbers += [float(table.traps), float(table.victory_at_once)]
    numbers += [share(table.mission, MOST_MISSIONS)]
    numbers += [share(table.trials(), CARDS), share(view.reserve, CARDS)]
    numbers += [float(seat == table.leader) for seat in seats]
    numbers += [float(seat == table.turn) for seat in seats]
    numbers += [float(seat >= 0 and table.in_the_mission(seat)) for seat in seats]
    numbers += members(hand, 1, CARDS)
    numbers += members(table.no_mans_land, 1, CARDS)
    numbers += members(table.discard, 1, CARDS)
    numbers += members(table.returned, 1, CARDS)
    numbers += [share(int(table.active) >> 4 * threat & 15, 3) for threat in range(THREATS)]
    for seat in seats:
        numbers += members(table.knocks[seat] if seat >= 0 else [], FIRST_KNOCK, KNOCKS)
    numbers += [share(view.hand_sizes[seat], MOST_HELD) if seat >= 0 else 0.0 for seat in seats]
    for seat in seats:
        numbers += one_of(table.soldiers[seat] if seat >= 0 else -1, SOLDIERS)
    numbers += [float(seat >= 0 and int(table.charms_up) >> seat & 1) for seat in seats]
    numbers += [share(table.tokens[seat], MOST_TOKENS) if seat >= 0 else 0.0 for seat in seats]
    numbers += [share(table.supply, MOST_TOKENS)]
    numbers += one_of(table.speech_threat, THREATS)
    numbers += [float(seat >= 0 and table.answers[seat] == ASKED) for seat in seats]
    numbers += [float(seat >= 0 and table.answers[seat] == ANSWERED) for seat in seats]
    for kind in range(TILE_KINDS):
        numbers.append(share(table.tiles[first + kind], 4) if view.seat >= 0 else 0.0)
    for place in around:
        for kind in range(TILE_KINDS):
            known = table.public_tiles[place * TILE_KINDS + kind] if place >= 0 else 0
            numbers.append(share(known, 4))
    numbers += [share(view.tile_sizes[place], 8) if place >= 0 else 0.0 for place in around]
    numbers += [float(place >= 0 and table.laid[place] != NO_TILE) for place in around]
    numbers += one_of(table.laid[own] if view.seat >= 0 else -1, TILE_KINDS)
    return numbers
