"""F1: setting the table up from its options and chance."""

from __future__ import annotations

from typing import Final

from tablee.games.footclub.data import (
    BLUE,
    CARD_COUNTS,
    DRAWN_PER_TURN,
    KINDS,
    OPENING_HAND,
    RED,
    SUPPORTERS_AT_START,
    SUPPORTERS_CARD,
    TEAMS,
    attack,
    counts_list,
    defence,
    initial_bonuses,
    team_of,
)
from tablee.games.footclub.documents import FootClubOptions
from tablee.games.footclub.rules.players import best_first, carriers
from tablee.games.footclub.rules.turn import begin_turn, draw
from tablee.games.footclub.table import events as happened
from tablee.games.footclub.table.components import TO_KICK_OFF, Components
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event


def side_counts(options: FootClubOptions, seat: int) -> list[int]:
    """The match cards of a side, by kind (F1.2)."""
    given = options.cards
    return counts_list(given[seat % len(given)] if given else CARD_COUNTS)


def pile_counts(options: FootClubOptions, seat: int) -> list[int]:
    """The draw pile of a side at the start: all but the Supporters in play (F1.2)."""
    counts = side_counts(options, seat)
    counts[SUPPORTERS_CARD] -= SUPPORTERS_AT_START
    return counts


class Agreed:
    """What options mean for the rules: the same for all their tables, changed by none."""

    def __init__(self, options: FootClubOptions) -> None:
        teams = options.teams or TEAMS
        both = (teams.blue, teams.red)
        self.options = options
        self.attacks = [attack(team) for team in both]  # F1.1
        self.defences = [defence(team) for team in both]
        self.initial_bonuses = initial_bonuses(teams)
        self.carriers = [player for team in both for player in carriers(team)]  # F3.7
        self.forwards = [best_first(team, "forward") for team in both]
        self.counts = side_counts(options, BLUE) + side_counts(options, RED)
        self.piles = [_pile(options, BLUE), _pile(options, RED)]
        self.turns = (len(self.piles[BLUE]) - OPENING_HAND) // DRAWN_PER_TURN  # F2.1


def _pile(options: FootClubOptions, seat: int) -> list[int]:
    counts = pile_counts(options, seat)
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


#: Of the last table: thousands of games with the same options are often set up in a row.
_LATEST: Final[list[Agreed]] = []


def agreed(options: FootClubOptions) -> Agreed:
    """What the options mean."""
    for known in _LATEST:
        if known.options is options:
            return known
    found = Agreed(options)
    _LATEST[:] = [found]
    return found


def use_options(table: Components) -> Agreed:
    """Tell a table what its options mean."""
    known = agreed(table.options)
    table.shoot_out = table.options.shoot_out  # F4.1
    table.attacks = known.attacks
    table.defences = known.defences
    table.initial_bonuses = known.initial_bonuses
    table.carriers = known.carriers
    table.forwards = known.forwards
    table.counts = known.counts
    table.turns = known.turns
    return known


def set_up(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """Lay everything out and begin the first turn."""
    table.lay_out()
    known = use_options(table)
    for seat in (BLUE, RED):
        table.in_play[seat] = SUPPORTERS_AT_START
        table.piles[seat] = known.piles[seat][:]
    if events is not None:
        _present_teams(table, events)
    table.kick_off = _toss(chance, events)
    table.give_ball(table.kick_off, TO_KICK_OFF)
    for seat in (BLUE, RED):  # F1.4
        draw(table, seat, OPENING_HAND, chance, events)
    begin_turn(table, chance, events)


def _present_teams(table: Components, events: list[Event]) -> None:
    """F1.1: who plays in which colour, and what the teams are worth."""
    for seat in (BLUE, RED):
        team = team_of(table.options, seat)
        worth = (table.attacks[seat], table.defences[seat], table.initial_bonuses[seat])
        letters = [ord(letter) for letter in team.name]
        events.append((happened.TEAM_PRESENTED, seat, seat, *worth, *letters))


def _toss(chance: Chance, events: list[Event] | None) -> int:
    """F1.3: the higher of two rolls has the ball; Blue rolls first, ties roll again."""
    chance.at("toss")
    while True:
        sums: list[int] = []
        for seat in (BLUE, RED):
            first, second = chance.die(6), chance.die(6)
            sums.append(first + second)
            if events is not None:
                events.append((happened.TOSS_ROLLED, seat, first, second))
        if sums[BLUE] != sums[RED]:
            winner = BLUE if sums[BLUE] > sums[RED] else RED
            if events is not None:
                events.append((happened.TOSS_WON, winner))
            return winner
        if events is not None:
            events.append((happened.TOSS_TIED,))
