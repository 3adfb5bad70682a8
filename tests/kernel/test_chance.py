"""Where randomness comes from: every source against an independent computation of it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.chance import (
    Chance,
    ChanceError,
    FairChance,
    FastChance,
    NoChance,
    PairedChance,
    RecordingChance,
    ReplayChance,
    ScriptedChance,
    SwitchedChance,
)

SECRET = bytes(range(32))
#: Bounds that throw away about a half, a quarter, hardly any and none of all words.
BOUNDS = [2**31 + 1, 3 * 2**30, 3 * 2**29, 2**31, 10**9, 59, 6, 2, 1]


# ---- the same, computed another way ----------------------------------------------------------


def fair_words(secret: bytes, label: str) -> Iterator[int]:
    """The words of docs/rules/table.md, K4.1."""
    block = 0
    while True:
        message = label.encode() + b"\0" + block.to_bytes(8, "big")
        digest = hmac.new(secret, message, hashlib.sha256).digest()
        for first in range(0, 32, 4):
            yield int.from_bytes(digest[first : first + 4], "big")
        block += 1


def fair_value(word: int, bound: int, words: int = 2**32) -> int | None:
    """The draw that a word gives; None if it is thrown away."""
    return word % bound if word < words - words % bound else None


def fast_words(seed: int) -> Iterator[int]:
    """sfc32, seeded by lowbias32; the first four words are thrown away."""

    def mix(number: int) -> int:
        number = (number + 0x9E3779B9) % 2**32
        number = (number ^ number >> 16) * 0x21F0AAAD % 2**32
        number = (number ^ number >> 15) * 0x735A2D97 % 2**32
        return number ^ number >> 15

    a = mix(seed % 2**32)
    b = mix(a ^ seed // 2**32 % 2**32)
    c = mix(b)
    counter = mix(c)
    warming_up = 4
    while True:
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ b >> 9
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + word) % 2**32
        if warming_up:
            warming_up -= 1
        else:
            yield word


def fast_value(word: int, bound: int, words: int = 2**32) -> int | None:
    """The draw that a word gives by multiplication; None if it is thrown away."""
    high, low = divmod(word * bound, words)
    return None if low < words % bound else high


def drawn(
    words: Iterator[int], value: Callable[[int, int], int | None], bounds: list[int]
) -> list[int]:
    """One number below each of the bounds."""
    found = []
    for bound in bounds:
        number = None
        while number is None:
            number = value(next(words), bound)
        found.append(number)
    return found


# ---- fair chance -----------------------------------------------------------------------------


@pytest.mark.rule("K4.1")
def test_fair_draws_are_those_that_anybody_can_compute() -> None:
    bounds = BOUNDS * 40
    chance = FairChance(SECRET, "match 7")
    expected = drawn(fair_words(SECRET, "match 7"), fair_value, bounds)
    assert [chance.below(bound) for bound in bounds] == expected


@pytest.mark.rule("K4.1")
def test_fair_draws_that_were_computed_elsewhere() -> None:
    # The first block, and its first word below 6, written down once for all.
    first = hmac.new(b"k" * 16, b"table\0" + bytes(8), hashlib.sha256).hexdigest()
    assert first[:16] == "468117dac36700ea"
    chance = FairChance(b"k" * 16, "table")
    assert [chance.below(6) for _ in range(12)] == [2, 4, 3, 3, 5, 2, 2, 0, 1, 1, 4, 2]


@pytest.mark.rule("K4.1")
def test_another_label_or_secret_gives_other_draws() -> None:
    def numbers(secret: bytes, label: str) -> list[int]:
        chance = FairChance(secret, label)
        return [chance.below(2**32) for _ in range(4)]

    first = numbers(SECRET, "a")
    assert first != numbers(SECRET, "b")
    assert first != numbers(SECRET[::-1], "a")
    assert first == numbers(SECRET, "a")


@pytest.mark.rule("K4.1")
def test_fair_chance_goes_on_where_it_stopped() -> None:
    chance = FairChance(SECRET, "a")
    before = [chance.below(59) for _ in range(11)]
    again = FairChance(SECRET, "a", chance.words_used)
    assert [again.below(59) for _ in range(9)] == [chance.below(59) for _ in range(9)]
    assert before != []


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        FairChance(b"short", "a")


# ---- fast chance -----------------------------------------------------------------------------


@pytest.mark.rule("K4.3")
@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1, -1])
def test_fast_draws_agree_with_an_independent_computation(seed: int) -> None:
    bounds = [bound for bound in BOUNDS if bound <= 2**31] * 40
    chance = FastChance(seed)
    assert [chance.below(bound) for bound in bounds] == drawn(fast_words(seed), fast_value, bounds)


@pytest.mark.rule("K4.3")
def test_the_same_seed_gives_the_same_numbers_on_every_machine() -> None:
    chance = FastChance(1)
    assert [chance.below(1000) for _ in range(12)] == [
        185,
        257,
        911,
        403,
        782,
        829,
        553,
        378,
        725,
        972,
        411,
        257,
    ]
    other = FastChance(1, stream=1)
    assert [other.below(1000) for _ in range(6)] == [209, 927, 236, 360, 781, 596]


# ---- no modulo bias --------------------------------------------------------------------------


@pytest.mark.rule("K4.2")
@pytest.mark.parametrize("value", [fair_value, fast_value])
def test_over_all_words_every_number_falls_equally_often(
    value: Callable[[int, int, int], int | None],
) -> None:
    # The sources agree with these functions (above), here with words of eight bits.
    for bound in range(1, 129):
        counts = Counter(value(word, bound, 256) for word in range(256))
        thrown_away = counts.pop(None, 0)
        assert set(counts) == set(range(bound))
        assert set(counts.values()) == {(256 - thrown_away) // bound}
        assert thrown_away < bound


@pytest.mark.rule("K4.2")
@pytest.mark.parametrize("bound", [2, 6, 12, 59])
@pytest.mark.parametrize("source", [FairChance(SECRET, "chi"), FastChance(5)], ids=["fair", "fast"])
def test_the_numbers_spread_as_chance_would(source: Chance, bound: int) -> None:
    draws = 400 * bound
    counts = Counter(source.below(bound) for _ in range(draws))
    chi_square = sum((counts[number] - 400) ** 2 / 400 for number in range(bound))
    freedom = bound - 1
    # Wilson and Hilferty: less than one in ten thousand goes beyond this.
    limit = freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert chi_square < limit


@pytest.mark.rule("K4.2")
@pytest.mark.parametrize("source", [FairChance(SECRET, "x"), FastChance(0)], ids=["fair", "fast"])
@pytest.mark.parametrize("bound", [0, -1, 2**33])
def test_a_bound_that_makes_no_sense_is_refused(source: Chance, bound: int) -> None:
    with pytest.raises(ValueError, match="a draw needs a bound"):
        source.below(bound)


@pytest.mark.rule("K4.2")
def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    # All draws of a shuffle of four, one after the other: each order comes up exactly once.
    orders: Counter[tuple[int, ...]] = Counter()
    for code in range(24):
        items = [0, 1, 2, 3]
        ReplayChance([(code % 4, 4), (code // 4 % 3, 3), (code // 12, 2)]).shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24


def test_a_die_shows_one_to_its_number_of_sides() -> None:
    chance = FastChance(3)
    assert {chance.die(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


# ---- scripts, recordings, replays ------------------------------------------------------------


@pytest.mark.rule("K4.4")
def test_a_script_gives_numbers_faces_and_items_as_written() -> None:
    chance = ScriptedChance([4, 6, 17, 20, 3, 1, 2])
    pile = [17, 18, 20]
    assert (chance.below(5), chance.die(6), chance.choose(pile)) == (4, 6, 17)
    assert chance.take(pile) == 20
    assert pile == [17, 18]
    order = [1, 2, 3]
    chance.shuffle(order)
    assert order == [3, 1, 2]
    chance.finish()


@pytest.mark.rule("K4.4")
def test_draws_left_over_fail() -> None:
    chance = ScriptedChance([1, 2])
    chance.below(3)
    assert chance.unused() == [2]
    with pytest.raises(ChanceError, match=r"1 scripted draws were not used: \[2\]"):
        chance.finish()


@pytest.mark.rule("K4.4")
def test_draws_that_are_missing_or_do_not_fit_fail() -> None:
    with pytest.raises(ChanceError, match="used up, but a number below 3 is needed"):
        ScriptedChance([]).below(3)
    with pytest.raises(ChanceError, match="draw 1 is 3, not a number below 3"):
        ScriptedChance([3]).below(3)
    with pytest.raises(ChanceError, match="draw 1 is 7, not a face from 1 to 6"):
        ScriptedChance([7]).die(6)
    with pytest.raises(ChanceError, match=r"draw 1 is 9, which is not among \[1, 2\]"):
        ScriptedChance([9]).take([1, 2])
    with pytest.raises(ChanceError, match=r"draw 2 is 1, which is not among \[2\]"):
        ScriptedChance([1, 1]).shuffle([1, 2])


def every_kind_of_draw(chance: Chance) -> list[object]:
    """What a source gives to each sort of question, equal items included."""
    pile, order, tiles = [5, 6, 7, 8], [1, 2, 3, 4, 5], [0, 0, 0, 1, 1]
    found: list[object] = [chance.below(10), chance.die(6), chance.choose(pile)]
    found += [chance.take(pile), chance.choose(tiles), chance.take(tiles), chance.take(tiles)]
    chance.shuffle(order)
    return [*found, pile, tiles, order]


@pytest.mark.rule("K3.3")
@given(st.integers(0, 2**64 - 1))
def test_a_recording_replays_to_the_same(seed: int) -> None:
    recording = RecordingChance(FastChance(seed))
    first = every_kind_of_draw(recording)
    draws = recording.drain()
    assert recording.drain() == []
    replay = ReplayChance(draws)
    assert every_kind_of_draw(replay) == first
    replay.finish()


@pytest.mark.rule("K3.3", "K4.1")
@given(st.binary(min_size=16, max_size=32))
def test_a_recording_holds_the_very_numbers_that_were_drawn(secret: bytes) -> None:
    # Also where equal items could hide which of them it was: otherwise nobody could check.
    recording = RecordingChance(FairChance(secret, "m"))
    every_kind_of_draw(recording)
    bounds = [bound for _, bound in recording.draws]
    expected = drawn(fair_words(secret, "m"), fair_value, bounds)
    assert [value for value, _ in recording.draws] == expected


@pytest.mark.rule("K3.3")
def test_a_recording_of_a_script_replays_too() -> None:
    script = [3, 2, 7, 8, 1, 0, 1, 5, 3, 1, 2, 4]
    recording = RecordingChance(SwitchedChance(ScriptedChance(script)))
    first = every_kind_of_draw(recording)
    assert every_kind_of_draw(ReplayChance(recording.drain())) == first


@pytest.mark.rule("K3.3")
def test_a_replay_checks_the_bound_and_what_is_left() -> None:
    with pytest.raises(ChanceError, match=r"draw \[2, 5\] where a number below 6 is needed"):
        ReplayChance([(2, 5)]).below(6)
    with pytest.raises(ChanceError, match=r"draw \[6, 6\]"):
        ReplayChance([(6, 6)]).below(6)
    with pytest.raises(ChanceError, match="no draw for a number below 6"):
        ReplayChance([]).below(6)
    with pytest.raises(ChanceError, match="2 recorded draws were not used"):
        ReplayChance([(0, 1), (0, 1)]).finish()


def test_where_nothing_is_drawn_a_draw_fails() -> None:
    with pytest.raises(ChanceError, match="where nothing is drawn"):
        NoChance().choose([1, 2])


def test_a_switched_chance_passes_everything_on() -> None:
    chance = SwitchedChance(FastChance(9))
    assert every_kind_of_draw(chance) == every_kind_of_draw(FastChance(9))
    chance.source = FastChance(10)
    assert every_kind_of_draw(chance) == every_kind_of_draw(FastChance(10))


def test_dealing_is_taking_one_by_one() -> None:
    for seed in range(20):
        one_by_one, at_once = FastChance(seed), FastChance(seed)
        pile, same_pile = list(range(59)), list(range(59))
        taken = [one_by_one.take(pile) for _ in range(seed)]
        assert at_once.deal(same_pile, seed) == taken
        assert same_pile == pile
        assert at_once.below(1000) == one_by_one.below(1000)
    scripted = ScriptedChance([7, 3])
    recording = RecordingChance(scripted)
    assert recording.deal([3, 5, 7], 2) == [7, 3]
    assert recording.drain() == [(2, 3), (0, 2)]
    scripted.finish()
    with pytest.raises(ValueError, match="2 cannot be dealt of 1"):
        FastChance(1).deal([1], 2)


def test_paired_futures_meet_the_same_luck_where_the_same_happens() -> None:
    """One future has a draw more than the other; each goes on by itself where it comes again."""
    one, other = PairedChance(7), PairedChance(7)
    one.at("shot", 1)
    first = [one.below(1000) for _ in range(3)]
    for source in (one, other):
        source.at("card", 0)
    assert one.below(1000) == other.below(1000)
    one.at("shot", 1)
    other.at("shot", 1)
    assert [other.below(1000) for _ in range(4)] == [*first, one.below(1000)]
    other.at("shot", 2)
    assert [other.below(1000) for _ in range(3)] != first
    assert PairedChance(8).below(10**6) != PairedChance(7).below(10**6)
