"""Options and positions of FootClub that somebody wrote: every fault named, then the state.

What a field may be by itself stands in `documents`; here are sums and what fields say of each
other.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from tablee.games.footclub.data import (
    CARD_KEYS,
    DRAWN_PER_TURN,
    KINDS,
    OPENING_HAND,
    PLAYERS,
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
from tablee.games.footclub.documents import FootClubOptions, FootClubPosition
from tablee.games.footclub.rules.players import put_token
from tablee.games.footclub.rules.set_up import pile_counts, side_counts, use_options
from tablee.games.footclub.state import FootClubState
from tablee.games.footclub.table.components import (
    BOTH,
    MOVABLE_SINCE,
    OPEN,
    SUPPORTERS_PHASE,
    TO_KICK_OFF,
    Components,
)
from tablee.games.footclub.table.position import CHOICES, PHASES
from tablee.kernel.documents import Argument, Fault, Faults
from tablee.kernel.reading import read_struct, struct_faults

#: A field, its value, what it may be, and the rule that says so.
Check = tuple[str, object, Collection[object], str]


def load(data: dict[str, Any]) -> FootClubState:
    """The state of a position document; raises `Faults` naming every fault."""
    document = read_struct(FootClubPosition, data)
    faults = options_faults(document.options) or position_faults(document)
    if faults:
        raise Faults(faults)
    table = FootClubState(document.options)
    table.rules_version = document.rules or 1
    table.lay_out()
    use_options(table)
    table.phase = PHASES.index(document.phase)
    table.turn = document.turn
    table.kick_off = document.kick_off
    table.bonus = document.bonus or 0
    table.accepted = document.accepted
    table.give_ball(document.ball, TO_KICK_OFF)
    if document.ball_on:
        table.ball_on = document.ball_on - 1
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
        tokens = side.tokens or []
        for number in tokens:
            table.tokens[seat * PLAYERS + number - 1] += 1
        for _ in range(side.goals - len(tokens)):
            put_token(table, seat)
    table.asked = _asked(table, document.mover)
    return table


def _asked(table: Components, mover: int | None) -> int:
    """The bit set of the seats to act."""
    if table.phase == SUPPORTERS_PHASE:
        return sum(1 << seat for seat in range(2) if table.choices[seat] == OPEN) & BOTH
    return 0 if mover is None else 1 << mover


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
    for seat in range(2):
        faults += _sum_faults(document, seat) + _faults(_side_checks(document, seat))
    finished = document.turn if document.phase == "over" else document.turn - 1
    goals = sum(side.goals for side in document.sides)
    if goals > finished:
        message = f"have {goals} goals in {finished} finished turns; a goal ends a turn (F4.2)"
        faults.append(Fault("sides", message))
    faults += _faults(_turn_checks(document)) + _faults(_shoot_out_checks(document))
    if document.phase == "bonus" and not faults:
        faults = _faults(_attack_checks(document))
    return faults


def _faults(checks: list[Check]) -> list[Fault]:
    return [
        Fault(field, f"is {_shown([value])}; it must be {_shown(allowed)} ({rule})")
        for field, value, allowed, rule in checks
        if value not in allowed
    ]


def _shown(values: Collection[object]) -> str:
    """Values as they stand in a document."""
    if isinstance(values, range) and len(values) > 1:
        return f"{values[0]} to {values[-1]}"
    return " or ".join(msgspec.json.encode(value).decode() for value in values)


def _any_if(possible: object) -> range:
    """Any number, or only 0."""
    return range(100 if possible else 1)


def _sum_faults(document: FootClubPosition, seat: int) -> list[Fault]:
    """Every card of a side is somewhere, and the pile has the size that the turn says."""
    side = document.sides[seat]
    pile = counts_list(side.pile)
    lists = [counts_list(side.hand), pile, counts_list(side.discard)]
    cards = [sum(kind) for kind in zip(*lists, strict=True)]
    cards[SUPPORTERS_CARD] += side.in_play
    left = sum(pile_counts(document.options, seat)) - OPENING_HAND
    left = max(0, left - DRAWN_PER_TURN * document.turn)
    sums = list(zip(cards, side_counts(document.options, seat), CARD_KEYS, strict=True))
    faults = [
        Fault(f"sides[{seat}]", f"has {found} {key} cards instead of {wanted} (F1.2)")
        for found, wanted, key in sums
        if found != wanted
    ]
    if sum(pile) != left:
        message = f"has {sum(pile)} cards; in turn {document.turn} there are {left} (F2.1)"
        faults.append(Fault(f"sides[{seat}].pile", message))
    return faults


def _side_checks(document: FootClubPosition, seat: int) -> list[Check]:
    """What a side can have placed, played, spent, scored and chosen by now."""
    where, side, gone = f"sides[{seat}]", document.sides[seat], document.sides[seat].discard
    beginning = document.phase == "supporters"
    attacks, against = (document.sides[s].discard.placed_attack for s in (seat, 1 - seat))
    running = document.phase == "bonus" and document.ball == seat
    kept = SUPPORTERS_AT_START - gone.supporters
    placed = range(kept, kept + document.turn + (not beginning))
    played = document.turn > 1 or not beginning
    tokens = side.goals if side.tokens and (document.rules or 1) >= MOVABLE_SINCE else 0
    choices: list[object] = [None]
    if beginning and (seat == 0 or document.sides[0].choice is None):
        choices += CHOICES if side.hand.supporters else CHOICES[:1]
    return [
        (f"{where}.in_play", side.in_play, placed, "F2.2"),
        (f"{where}.choice", side.choice, choices, "F2.2"),
        (f"{where}.discard", sum(counts_list(gone)), _any_if(played), "F2.5"),
        (f"{where}.discard.placed_attack", attacks, range(running, 100), "F2.5"),
        (f"{where}.discard.supporters", gone.supporters, _any_if(attacks + against), "F3.1"),
        (f"{where}.discard.offensive_support", gone.offensive_support, _any_if(attacks), "F3.1"),
        (f"{where}.discard.defensive_support", gone.defensive_support, _any_if(against), "F3.1"),
        (f"{where}.goals", side.goals, range(max(attacks - running, 0) + 1), "F3.4"),
        (f"{where}.tokens", len(side.tokens or []), [tokens], "F3.7"),
    ]


def _turn_checks(document: FootClubPosition) -> list[Check]:
    """The turn, whose ball it is, who is asked, and what belongs to an attack only."""
    phase, ball, discards = document.phase, document.ball, [s.discard for s in document.sides]
    over, attack = phase == "over", phase == "bonus"
    turns = (sum(pile_counts(document.options, 0)) - OPENING_HAND) // DRAWN_PER_TURN
    taken = sum(gone.pressing + gone.tackle + gone.placed_attack for gone in discards) > attack
    asked = {"possession": [1 - ball], "offensive": [ball], "bonus": [0, 1]}.get(phase, [None])
    ball_on = document.ball_on or None
    players = [ball_on] if (document.rules or 1) >= MOVABLE_SINCE else [None]
    return [
        ("turn", document.turn, range(turns if over else 1, turns + 1), "F2.1"),
        ("ball", ball, [0, 1] if taken else [document.kick_off], "F1.3"),
        ("ball_on", ball_on, players, "F3.7"),
        ("mover", document.mover, asked, "F2.3"),
        ("bonus", document.bonus, range(-999, 1000) if attack else [None], "F3.1"),
        ("accepted", document.accepted, [False, True] if attack else [False], "F3.2"),
    ]


def _attack_checks(document: FootClubPosition) -> list[Check]:
    """F3.1, F3.2: the discards can have made the bonus, and a go leads to who is asked."""
    ball, accepted = document.ball, document.accepted
    initial = initial_bonuses(document.options.teams or TEAMS)[ball]
    attacker, defender = (document.sides[s].discard for s in (ball, 1 - ball))
    raised = attacker.supporters + SUPPORT_STARS * attacker.offensive_support
    lowered = defender.supporters + SUPPORT_STARS * defender.defensive_support
    movers = [0, 1]
    if not accepted and not raised:
        movers = [ball]  # who goes first
    elif not accepted and document.bonus != initial and not lowered:
        movers = [1 - ball]  # who has not answered yet
    # The attacker, who goes first, is asked again only after a go of its own.
    answered = document.mover != ball or raised > 0
    return [
        ("bonus", document.bonus, range(initial - lowered, initial + raised + 1), "F3.1"),
        ("accepted", accepted, [False, True] if answered else [False], "F3.2"),
        ("mover", document.mover, movers, "F3.2"),
    ]


def _shoot_out_checks(document: FootClubPosition) -> list[Check]:
    """F4.1: a shoot-out is played if the table wants one and the match is drawn."""
    blue, red = document.sides
    drawn = document.phase == "over" and blue.goals == red.goals
    scores: Collection[object] = range(100) if drawn and document.options.shoot_out else [None]
    checks: list[Check] = [
        (f"sides[{seat}].shoot_out", side.shoot_out, scores, "F4.1")
        for seat, side in enumerate(document.sides)
    ]
    first = blue.shoot_out
    if first is not None and red.shoot_out is not None:
        # Beyond the first shots the first pair that differs ends it.
        near = [score for score in range(100) if score != first]
        near = [n for n in near if max(n, first) <= SHOOT_OUT_SHOTS or abs(n - first) == 1]
        checks.append(("sides[1].shoot_out", red.shoot_out, near, "F4.1"))
    return checks
