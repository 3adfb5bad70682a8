"""F1: setting the table up from its options and chance."""

from __future__ import annotations

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


def use_options(table: Components) -> None:
    """What the options mean for the rules."""
    options = table.options
    teams = options.teams or TEAMS
    table.shoot_out = options.shoot_out  # F4.1
    both = (teams.blue, teams.red)
    table.attacks = [attack(team) for team in both]  # F1.1
    table.defences = [defence(team) for team in both]
    table.initial_bonuses = initial_bonuses(teams)
    table.carriers = [player for team in both for player in carriers(team)]  # F3.7
    table.forwards = [best_first(team, "forward") for team in both]
    pile = sum(pile_counts(options, BLUE))
    table.turns = (pile - OPENING_HAND) // DRAWN_PER_TURN  # F2.1


def set_up(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """Lay everything out and begin the first turn."""
    table.lay_out()
    use_options(table)
    for seat in (BLUE, RED):
        counts = pile_counts(table.options, seat)
        table.in_play[seat] = SUPPORTERS_AT_START
        table.piles[seat] = [kind for kind in range(KINDS) for _ in range(counts[kind])]
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
