"""Draws that nobody chooses alone, and the proof of it afterwards (K4.1, K4.5).

The procedure is described for people with other tools in `docs/server/fairness.md`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter

import msgspec

from tablee.games import registry
from tablee.kernel.chance import Chance, FairChance, KeyedChance, ReplayChance
from tablee.kernel.documents import Fairness, Fault, Faults, Record, Refusal
from tablee.kernel.match import Match
from tablee.kernel.record import replay, replay_line
from tablee.protocol.http import Tally

FIRST_LINE = "tablee-fair/1"
#: The same of what computer players draw.
BOT_LINE = "tablee-bot/1"
#: The same of a deal, whose luck is fixed beforehand.
DEAL_LINE = "tablee-deal/1"
#: How the names of challenges begin.
CHALLENGE = "c-"
#: What a day's date is preceded by where it stands for a secret.
DATED = "tablee-day/1\n"
SECRET_BYTES = 32
#: What one seat may add, in bytes.
FEWEST_BYTES, MOST_BYTES = 16, 64


def new_secret() -> str:
    """The server's part, in hexadecimal."""
    return secrets.token_bytes(SECRET_BYTES).hex()


def dated_secret(day: str) -> str:
    """What stands for a secret where there is no server to keep one: everybody can work it out."""
    return hashlib.sha256(f"{DATED}{day}\n".encode()).hexdigest()


def commitment(secret: str) -> str:
    """What is shown of the server's part before the first draw."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key(secret: str, label: str, contributions: list[str]) -> bytes:
    """The key of the draws, made of the server's part and what each seat added."""
    message = "".join(line + "\n" for line in (FIRST_LINE, label, *contributions))
    return hmac.new(bytes.fromhex(secret), message.encode(), hashlib.sha256).digest()


def deal_seed(secret: str, deal: str) -> bytes:
    """The seed of a deal's luck (K4.6), from a secret that several deals may share."""
    message = f"{DEAL_LINE}\n{deal}\n"
    return hmac.new(bytes.fromhex(secret), message.encode(), hashlib.sha256).digest()


def fair_chance(secret: str, label: str, contributions: list[str], words: int = 0) -> FairChance:
    """The source of a table's draws, from word number `words` on."""
    return FairChance(key(secret, label, contributions), label, words)


def bot_seed(drawing_key: bytes, purpose: str, line: int, seat: int) -> int:
    """The seed of a computer player's own luck, for its move after a line or for advice.

    Whoever knows the key can ask it again; nobody can ask until they like the answer.
    """
    message = f"{BOT_LINE}\n{purpose}\n{line}\n{seat}\n"
    found = hmac.new(drawing_key, message.encode(), hashlib.sha256).digest()
    return int.from_bytes(found[:8], "big")


def tallies(draws: list[tuple[int, int]]) -> list[Tally]:
    """Draws as (value, bound), sorted by bound."""
    counted: dict[int, Counter[int]] = {}
    for value, bound in draws:
        counted.setdefault(bound, Counter())[value] += 1
    return [
        Tally(
            sides=bound,
            counts=[counts[value] for value in range(bound)],
            expected=round(counts.total() / bound, 3),
        )
        for bound, counts in sorted(counted.items())
    ]


def drawn_again(source: Chance, record: Record) -> list[Fault]:
    """Draw every draw of a record in its order; the faults name those that fell otherwise."""
    places = [(f"setup[{number}]", draw) for number, draw in enumerate(record.setup)]
    for line, entry in enumerate(record.entries):
        places += [
            (f"entries[{line}].draws[{number}]", draw) for number, draw in enumerate(entry.draws)
        ]
    faults = []
    for where, (value, bound) in places:
        drawn = source.below(bound)
        if drawn != value:
            faults.append(Fault(where, f"is {value} of {bound}, but the secret gives {drawn}"))
    return faults


class Proof(msgspec.Struct, kw_only=True):
    """What was checked of a record."""

    game: str
    moves: int
    draws: int
    words: int
    tallies: list[Tally]
    #: The deal whose luck was fixed beforehand; nothing at other tables.
    deal: str = ""
    #: How much is known from the game that a challenge was made of, and not given by the secret.
    known: int = 0


def verify(record: Record) -> Proof:
    """Check every draw of a record; raises `Faults` naming each that is not as it should be."""
    fairness = record.fairness
    if fairness is None:
        raise Faults(
            [Fault("fairness", "is missing: this record does not say where draws are from")]
        )
    faults = _part_faults(fairness, len(record.seats))
    if faults:
        raise Faults(faults)
    if fairness.keyed:
        return _verify_deal(record, fairness)
    source = fair_chance(fairness.secret, fairness.label, fairness.contributions)
    faults = drawn_again(source, record)
    if faults:
        raise Faults(faults)
    replay(record, registry.game(record.game))
    draws = _draws(record)
    return Proof(
        game=record.game,
        moves=len(record.entries),
        draws=len(draws),
        words=source.words_used,
        tallies=tallies(draws),
    )


def _draws(record: Record) -> list[tuple[int, int]]:
    return [*record.setup, *(draw for entry in record.entries for draw in entry.draws)]


def _verify_deal(record: Record, fairness: Fairness) -> Proof:
    """Play a deal's record with the luck of its secret: every draw must be the one recorded."""
    game = registry.game(record.game)
    if fairness.known_luck and not fairness.label.startswith(CHALLENGE):
        # Nobody has promised that: with it any luck could be made up.
        message = "must be empty: the luck of a day comes from its secret alone"
        raise Faults([Fault("fairness.known_luck", message)])
    replay(record, game)
    luck = KeyedChance(deal_seed(fairness.secret, fairness.label), fairness.known_luck)
    options = game.options(record.options)
    dealt = Match(game, options, luck, record.seats, record.rules, record.position)
    faults = _otherwise("setup", record.setup, dealt.setup_draws)
    setup = ReplayChance(record.setup)
    match = Match(game, options, setup, record.seats, record.rules, record.position)
    for number, recorded in enumerate(record.entries):
        where = f"entries[{number}]"
        if not recorded.undo:
            made = match.propose(recorded.seat, game.parse(recorded.move), chance=luck)
            assert not isinstance(made, Refusal), "it was replayed"
            faults += _otherwise(f"{where}.draws", recorded.draws, made.line.draws)
        replay_line(match, recorded, where)
    if faults:
        raise Faults(faults)
    draws = _draws(record)
    return Proof(
        game=record.game,
        moves=len(record.entries),
        draws=len(draws),
        words=0,
        tallies=tallies(draws),
        deal=fairness.label,
        known=len(fairness.known_luck),
    )


def _otherwise(
    where: str, recorded: list[tuple[int, int]], drawn: list[tuple[int, int]]
) -> list[Fault]:
    """The draws that fell otherwise than the secret says; after one there may be more or fewer."""
    pairs = zip(recorded, drawn, strict=False)
    return [
        Fault(f"{where}[{number}]", f"is {was[0]} of {was[1]}, but the secret gives {is_now[0]}")
        for number, (was, is_now) in enumerate(pairs)
        if tuple(was) != tuple(is_now)
    ]


def _part_faults(fairness: Fairness, seats: int) -> list[Fault]:
    faults = []
    if fairness.keyed and not fairness.secret:
        message = "is not shown yet: ask for the record again after the deal's day"
        faults.append(Fault("fairness.secret", message))
    elif not _is_hex(fairness.secret, SECRET_BYTES, SECRET_BYTES):
        faults.append(Fault("fairness.secret", "must be 32 bytes in lower-case hexadecimal"))
    elif commitment(fairness.secret) != fairness.commitment:
        message = "is not the SHA-256 of the secret: the server did not keep its word"
        faults.append(Fault("fairness.commitment", message))
    if len(fairness.contributions) != seats:
        faults.append(Fault("fairness.contributions", f"must be {seats}, one for each seat"))
    for number, contribution in enumerate(fairness.contributions):
        if contribution and not is_contribution(contribution):
            message = "must be 16 to 64 bytes in lower-case hexadecimal, or empty"
            faults.append(Fault(f"fairness.contributions[{number}]", message))
    return faults


def is_contribution(text: str) -> bool:
    """Whether a seat may add this."""
    return _is_hex(text, FEWEST_BYTES, MOST_BYTES)


def _is_hex(text: str, fewest: int, most: int) -> bool:
    return (
        2 * fewest <= len(text) <= 2 * most
        and len(text) % 2 == 0
        and set(text) <= set("0123456789abcdef")
    )
