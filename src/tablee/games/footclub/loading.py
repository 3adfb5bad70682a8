"""What can be wrong with the options or a position of FootClub, every fault of it."""

from __future__ import annotations

from typing import Any

from tablee.games.footclub.data import (
    CARD_KEYS,
    DRAWN_PER_TURN,
    KINDS,
    OPENING_HAND,
    PLACED_ATTACK_CARD,
    SHOOT_OUT_SHOTS,
    SUPPORT_STARS,
    SUPPORTERS_AT_START,
    SUPPORTERS_CARD,
    TEAMS,
    both_teams_faults,
    counts_list,
    initial_bonuses,
    team_faults,
)
from tablee.games.footclub.documents import FootClubOptions, FootClubPosition, FootClubSide
from tablee.games.footclub.rules.set_up import pile_counts, side_counts, use_options
from tablee.games.footclub.state import FootClubState
from tablee.games.footclub.table.components import BOTH, OPEN, SUPPORTERS_PHASE, Components
from tablee.games.footclub.table.position import CHOICES, PHASES
from tablee.kernel.documents import Argument, Fault, Faults
from tablee.kernel.reading import read_struct, struct_faults


def read_options(given: dict[str, Any]) -> FootClubOptions:
    """The table options from plain data; raises `Faults` naming every wrong one."""
    faults = struct_faults(FootClubOptions, given, "options")
    if faults:
        raise Faults(faults + both_teams_faults(given.get("teams"), "options.teams"))
    options = read_struct(FootClubOptions, given, "options")
    faults = options_faults(options)
    if faults:
        raise Faults(faults)
    return options


def options_faults(options: FootClubOptions, where: str = "options.") -> list[Fault]:
    """What is wrong with table options that are each of the right type."""
    faults: list[Fault] = []
    if options.teams is not None:
        faults += team_faults(options.teams.blue, f"{where}teams.blue.")
        faults += team_faults(options.teams.red, f"{where}teams.red.")
    if len(options.cards) > 2:
        message = f"names the cards of {len(options.cards)} sides; there are two"
        args: dict[str, Argument] = {"count": len(options.cards)}
        return [*faults, Fault(f"{where}cards", message, "footclub-fault-sides", args)]
    return faults + _cards_faults(options, f"{where}cards")


def _cards_faults(options: FootClubOptions, where: str) -> list[Fault]:
    """F1.2: the Supporters that start in play; only then is there a pile to speak of."""
    faults: list[Fault] = []
    for number, counts in enumerate(options.cards):
        if counts.supporters < SUPPORTERS_AT_START:
            message = f"must be at least {SUPPORTERS_AT_START}: they start in play (F1.2)"
            field = f"{where}[{number}].supporters"
            least: dict[str, Argument] = {"least": SUPPORTERS_AT_START}
            faults.append(Fault(field, message, "footclub-fault-supporters", least))
    return faults or _pile_faults(options, where)


def _pile_faults(options: FootClubOptions, where: str) -> list[Fault]:
    """F2.1: both piles must end together, after at least one turn."""
    faults: list[Fault] = []
    sizes = [sum(pile_counts(options, seat)) for seat in range(2)]
    for seat in range(max(1, len(options.cards))):
        size = sizes[seat]
        args: dict[str, Argument] = {"count": size}
        if size < OPENING_HAND + DRAWN_PER_TURN:
            message = f"leaves a draw pile of {size} cards, too few for a single turn (F2.1)"
            faults.append(Fault(f"{where}[{seat}]", message, "footclub-fault-pile-small", args))
        elif size % DRAWN_PER_TURN:
            message = f"leaves a draw pile of {size} cards, which must be an even number (F2.1)"
            faults.append(Fault(f"{where}[{seat}]", message, "footclub-fault-pile-odd", args))
    if not faults and sizes[0] != sizes[1]:
        message = f"leave draw piles of {sizes[0]} and {sizes[1]} cards, which must be equal (F2.1)"
        args = {"blue": sizes[0], "red": sizes[1]}
        faults.append(Fault(where, message, "footclub-fault-piles", args))
    return faults


def position_faults(document: FootClubPosition) -> list[Fault]:
    """What is wrong with a position whose options are right."""
    if len(document.sides) != 2:
        return [Fault("sides", f"must be 2, Blue's and Red's, not {len(document.sides)}")]
    faults: list[Fault] = []
    for seat, side in enumerate(document.sides):
        faults += _card_faults(document, seat, side)
        faults += _choice_faults(document, seat, side)
        faults += _goal_faults(document, seat, side)
    faults += _turn_faults(document)
    faults += _mover_faults(document)
    faults += _played_faults(document)
    if not faults:
        faults += _bonus_faults(document)
    return faults + _shoot_out_faults(document)


def _card_faults(document: FootClubPosition, seat: int, side: FootClubSide) -> list[Fault]:
    """Every card of a side is somewhere, and the pile has the size that the turn says."""
    faults: list[Fault] = []
    wanted = side_counts(document.options, seat)
    pile = counts_list(side.pile)
    found = [
        sum(counts)
        for counts in zip(counts_list(side.hand), pile, counts_list(side.discard), strict=True)
    ]
    found[SUPPORTERS_CARD] += side.in_play
    for kind, key in enumerate(CARD_KEYS):
        if found[kind] != wanted[kind]:
            message = f"has {found[kind]} {key} cards instead of {wanted[kind]}"
            faults.append(Fault(f"sides[{seat}]", message))
    left = sum(pile_counts(document.options, seat)) - OPENING_HAND
    left -= DRAWN_PER_TURN * document.turn
    if left >= 0 and sum(pile) != left:
        message = f"has {sum(pile)} cards; in turn {document.turn} there are {left} (F2.1)"
        faults.append(Fault(f"sides[{seat}].pile", message))
    placed = side.in_play + side.discard.supporters - SUPPORTERS_AT_START
    most = document.turn - (1 if document.phase == "supporters" else 0)
    if not 0 <= placed <= most:
        message = f"and the discard show {placed} Supporters placed, not 0 to {most} (F2.2)"
        faults.append(Fault(f"sides[{seat}].in_play", message))
    return faults


def _choice_faults(document: FootClubPosition, seat: int, side: FootClubSide) -> list[Fault]:
    where = f"sides[{seat}].choice"
    if side.choice is None:
        return []
    if document.phase != "supporters":
        return [Fault(where, "is secret in phase 'supporters' and settled afterwards (F2.2)")]
    if side.choice == "place" and not side.hand.supporters:
        return [Fault(where, "places a Supporters card that the hand does not hold (F2.2)")]
    if seat and document.sides[0].choice is not None:
        return [Fault(where, "both have chosen: the choices are shown at once (F2.2)")]
    return []


def _goal_faults(document: FootClubPosition, seat: int, side: FootClubSide) -> list[Fault]:
    """F3.4: no goal without a Placed Attack that was taken to the shot."""
    running = document.phase == "bonus" and document.ball == seat
    shots = side.discard.placed_attack - (1 if running else 0)
    if shots < 0:
        message = "must hold the Placed Attack that is running (F2.5)"
        return [Fault(f"sides[{seat}].discard.{CARD_KEYS[PLACED_ATTACK_CARD]}", message)]
    if side.goals > shots:
        return [Fault(f"sides[{seat}].goals", f"is {side.goals} with {shots} shots (F3.4)")]
    return []


def _played_faults(document: FootClubPosition) -> list[Fault]:
    """F1.3, F3.1: nothing is spent without an attack, and the ball moves only if it is taken."""
    faults: list[Fault] = []
    sides = document.sides
    attacks = [side.discard.placed_attack for side in sides]
    for seat, side in enumerate(sides):
        spent = {
            "supporters": (side.discard.supporters, sum(attacks)),
            "offensive_support": (side.discard.offensive_support, attacks[seat]),
            "defensive_support": (side.discard.defensive_support, attacks[1 - seat]),
        }
        for key, (cards, chances) in spent.items():
            if cards and not chances:
                message = f"is {cards} before any attack in which it could be spent (F3.1)"
                faults.append(Fault(f"sides[{seat}].discard.{key}", message))
    fought = sum(side.discard.pressing + side.discard.tackle for side in sides)
    shots = sum(attacks) - (1 if document.phase == "bonus" else 0)
    if document.ball != document.kick_off and not fought and shots <= 0:
        message = "must be with the side that kicked off: nobody has taken it yet (F1.3)"
        faults.append(Fault("ball", message))
    if document.turn == 1 and document.phase == "supporters":
        for seat, side in enumerate(sides):
            if sum(counts_list(side.discard)):
                message = "must be empty: nothing has been played yet (F2.5)"
                faults.append(Fault(f"sides[{seat}].discard", message))
    return faults


def _turn_faults(document: FootClubPosition) -> list[Fault]:
    """F2.1, F4.2: how many turns there are, and at most one goal in each."""
    faults: list[Fault] = []
    pile = sum(pile_counts(document.options, 0))
    turns = (pile - OPENING_HAND) // DRAWN_PER_TURN
    over = document.phase == "over"
    if document.turn > turns or (over and document.turn != turns):
        message = f"is {document.turn}; a match has {turns} turns (F2.1)"
        faults.append(Fault("turn", message))
    goals = sum(side.goals for side in document.sides)
    most = document.turn if over else document.turn - 1
    if goals > most:
        message = f"have {goals} goals in {most} finished turns; a goal ends a turn (F4.2)"
        faults.append(Fault("sides", message))
    return faults


def _mover_faults(document: FootClubPosition) -> list[Fault]:
    """Who is asked follows from the phase and the ball, but in phase 'bonus'."""
    phase, mover = document.phase, document.mover
    if phase == "bonus":
        return [] if mover is not None else [Fault("mover", "must be given in phase 'bonus'")]
    wanted: int | None = None
    if phase == "possession":
        wanted = 1 - document.ball
    elif phase == "offensive":
        wanted = document.ball
    if mover == wanted:
        return []
    shown = "null" if wanted is None else str(wanted)
    return [Fault("mover", f"must be {shown} in phase {phase!r} with the ball at {document.ball}")]


def _bonus_faults(document: FootClubPosition) -> list[Fault]:
    """F3.1: the bonus must be one that the cards in the discards can have made."""
    bonus = document.bonus
    if document.phase != "bonus":
        faults: list[Fault] = []
        if bonus is not None:
            faults.append(Fault("bonus", "must be null: no attack is running"))
        if document.accepted:
            faults.append(Fault("accepted", "must be false: no attack is running"))
        return faults
    if bonus is None:
        return [Fault("bonus", "must be given in phase 'bonus'")]
    initial = initial_bonuses(document.options.teams or TEAMS)[document.ball]
    attacker, defender = document.sides[document.ball], document.sides[1 - document.ball]
    raised = attacker.discard.supporters + SUPPORT_STARS * attacker.discard.offensive_support
    lowered = defender.discard.supporters + SUPPORT_STARS * defender.discard.defensive_support
    if not initial - lowered <= bonus <= initial + raised:
        message = f"is {bonus}; the discards allow {initial - lowered} to {initial + raised} (F3.1)"
        return [Fault("bonus", message)]
    return _go_faults(document, raised, initial)


def _go_faults(document: FootClubPosition, raised: int, initial: int) -> list[Fault]:
    """F3.2: who goes, and what was accepted, must follow from a go that was made."""
    attacks = document.mover == document.ball
    defender = document.sides[1 - document.ball]
    if attacks and document.accepted and not raised:
        message = "must be false: the attacker, who goes first, has spent nothing (F3.2)"
        return [Fault("accepted", message)]
    if not attacks and not document.accepted and not raised:
        message = f"must be {document.ball}: the attacker goes first (F3.2)"
        return [Fault("mover", message)]
    answered = defender.discard.supporters + defender.discard.defensive_support
    if attacks and not document.accepted and document.bonus != initial and not answered:
        message = f"must be {1 - document.ball}: the defender has not answered yet (F3.2)"
        return [Fault("mover", message)]
    return []


def _shoot_out_faults(document: FootClubPosition) -> list[Fault]:
    """F4.1: a shoot-out is played if the table wants one and the match is drawn."""
    sides = document.sides
    wanted = document.phase == "over" and document.options.shoot_out
    wanted = wanted and sides[0].goals == sides[1].goals
    faults: list[Fault] = []
    for seat, side in enumerate(sides):
        if wanted == (side.shoot_out is None):
            message = "must be given (F4.1)" if wanted else "must be null: there was no shoot-out"
            faults.append(Fault(f"sides[{seat}].shoot_out", message))
    if wanted and not faults:
        faults += _shoot_out_score_faults(sides[0].shoot_out or 0, sides[1].shoot_out or 0)
    return faults


def _shoot_out_score_faults(blue: int, red: int) -> list[Fault]:
    """F4.1: beyond the first shots the first pair that differs ends it."""
    if blue == red:
        return [Fault("sides", "a shoot-out has a winner (F4.1)")]
    if max(blue, red) > SHOOT_OUT_SHOTS and abs(blue - red) != 1:
        message = f"have a shoot-out of {blue} to {red}; after {SHOOT_OUT_SHOTS} shots each the "
        return [Fault("sides", message + "first pair that differs decides (F4.1)")]
    return []


def load(data: dict[str, Any]) -> FootClubState:
    """The state of a position document; raises `Faults` naming every fault."""
    document = read_struct(FootClubPosition, data)
    faults = options_faults(document.options, "options.")
    faults = faults or position_faults(document)
    if faults:
        raise Faults(faults)
    table = FootClubState(document.options)
    table.lay_out()
    use_options(table)
    table.phase = PHASES.index(document.phase)
    table.turn = document.turn
    table.ball = document.ball
    table.kick_off = document.kick_off
    table.bonus = document.bonus or 0
    table.accepted = document.accepted
    table.hands = []
    table.discards = []
    for seat, side in enumerate(document.sides):
        table.goals[seat] = side.goals
        table.in_play[seat] = side.in_play
        table.choices[seat] = OPEN if side.choice is None else CHOICES.index(side.choice)
        table.shoot_out_goals[seat] = side.shoot_out or 0
        table.hands += counts_list(side.hand)
        table.discards += counts_list(side.discard)
        pile = counts_list(side.pile)
        table.piles[seat] = [kind for kind in range(KINDS) for _ in range(pile[kind])]
    table.asked = _asked(table, document.mover)
    return table


def _asked(table: Components, mover: int | None) -> int:
    """The bit set of the seats to act."""
    if table.phase == SUPPORTERS_PHASE:
        return sum(1 << seat for seat in range(2) if table.choices[seat] == OPEN) & BOTH
    return 0 if mover is None else 1 << mover
