"""The odds a seat is told, against computations that share nothing with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from tests.games.les_poilus.beliefs import Belief
from tests.games.les_poilus.tables import Seated, setup, table

from tablee.games.les_poilus.data import CARDS, CLUMSY, FIRST_KNOCK, THREATS, TRAPPED, shows
from tablee.games.les_poilus.documents import PoilusOdds
from tablee.games.les_poilus.game import GAME
from tablee.games.les_poilus.odds import next_card
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table import events as happened
from tablee.games.les_poilus.view import PoilusView
from tablee.kernel.chance import FastChance
from tablee.kernel.state import SPECTATOR, Event

SHOWING = (happened.CARD_PLAYED, happened.ANSWER_SHOWN)
DRAWING = (happened.CARDS_DEALT, happened.FRENZY_DREW)


def odds_of(seated: Seated, seat: int) -> PoilusOdds:
    """What a seat is told."""
    odds = seated.match.view(seat).odds()
    assert isinstance(odds, PoilusOdds)
    return odds


def risk(seated: Seated, seat: int, card: int) -> str:
    """The risk of playing one card."""
    return next(entry.failure for entry in odds_of(seated, seat).cards if entry.card == card)


# ---- while nothing has come back -------------------------------------------------------------


def test_a_card_that_makes_three_fails_for_certain_and_another_does_not() -> None:
    seated = table(hands={0: [1, 11]}, land=[2, 3])
    assert (risk(seated, 0, 1), risk(seated, 0, 11)) == ("1", "1")
    calm = table(hands={0: [1, 11]}, land=[2])
    assert (risk(calm, 0, 1), risk(calm, 0, 11)) == ("0", "0")


def test_a_trap_is_as_dangerous_as_the_cards_that_seat_has_not_seen() -> None:
    # Card 20 makes two snow and two whistle. Of the 57 cards that seat 0 has not seen, these
    # show snow or whistle, or are the Trauma or Phobia of it.
    seated = table(hands={0: [20], 1: [17, 5]}, land=[18])
    bad = [card for card in range(1, CARDS) if shows(card, 1) or shows(card, 5)]
    bad = [card for card in bad if card not in (18, 20)]
    assert risk(seated, 0, 20) == str(Fraction(len(bad), 57))
    recruits = table(hands={0: [20]}, land=[18], options={"difficulty": "recruit"})
    assert risk(recruits, 0, 20) == "0"


def test_clumsys_draw_leaves_out_what_no_longer_counts() -> None:
    # A night or a shell would be the third; a Hard Knock drawn on leaving counts for nothing.
    seated = table(knocks={0: ["clumsy"]}, land=[1, 2], hands={0: [11]})
    bad = [card for card in range(1, FIRST_KNOCK) if shows(card, 0) or shows(card, 3)]
    bad = [card for card in bad if card not in (1, 2, 11)]
    assert odds_of(seated, 0).clumsy == str(Fraction(len(bad), 55))
    # His own Trauma is gone when he draws, so no night can be the third.
    calm = table(knocks={0: ["clumsy", "trauma_night"]}, land=[1], hands={0: [11]})
    assert odds_of(calm, 0).clumsy == "0"


def test_there_are_no_odds_where_the_question_does_not_arise() -> None:
    empty = table(hands={0: [20]}, trials=0, land=[18])
    assert odds_of(empty, 0).draw is None
    assert risk(empty, 0, 20) == "0"
    out = table(hands={1: [20]}, withdrawn={1: "left"})
    assert (odds_of(out, 1).cards, odds_of(out, 1).draw) == ([], None)
    assert odds_of(out, SPECTATOR).cards == []


def games(seeds: range) -> Iterator[tuple[Poilus, list[Event], int]]:
    """States of random games with the events that led there, and the number of the game."""
    for seed in seeds:
        chance, choices = FastChance(seed), FastChance(seed, 1)
        state = setup(GAME.options({"players": 2 + seed % 4}), chance)
        yield state, [], seed
        while not state.over():
            seat = choices.choose(state.to_act())
            moves = state.legal(seat)
            events: list[Event] = []
            state.apply(seat, choices.choose(moves), chance, events)
            yield state, events, seed


def failing(active: int, card: int, in_mission: bool) -> bool:
    """Whether one more card makes three alike, counted threat by threat."""
    if card >= FIRST_KNOCK and not in_mission:
        return False
    return any((active >> 4 * threat & 15) + shows(card, threat) >= 3 for threat in range(THREATS))


def test_before_any_failure_every_card_not_seen_is_equally_likely() -> None:
    checked = 0
    for state, _, _ in games(range(40)):
        if state.over() or state.epoch or state.phase != 1:
            continue
        for seat in range(state.players):
            odds = state.view(seat).odds()
            lying = [*state.no_mans_land, *state.discard, *state.hands[seat]]
            lying += [card for knocks in state.knocks for card in knocks]
            unseen = [card for card in range(1, CARDS + 1) if card not in lying]
            assert odds.unseen == unseen
            if not state.in_the_mission(seat):
                continue

            def share(active: int, in_mission: bool, unseen: list[int] = unseen) -> str:
                bad = sum(failing(active, card, in_mission) for card in unseen)
                return str(Fraction(bad, len(unseen)))

            draws = state.trials() > 0
            assert odds.draw == (share(state.active, True) if draws else None)
            for entry in odds.cards:
                active = state.active
                after = active + sum(1 << 4 * t for t in range(6) if shows(entry.card, t))
                if failing(active, entry.card, True):
                    expected = "1"
                elif TRAPPED[entry.card] and draws:
                    expected = share(after, True)
                else:
                    expected = "0"
                assert entry.failure == expected
                checked += 1
            if state.has_knock(seat, CLUMSY) and draws:
                own = [card for card in state.knocks[seat] if card < 46]
                left = state.active - sum(1 << 4 * (card - FIRST_KNOCK) for card in own)
                assert odds.clumsy == share(left, False)
    assert checked > 1000


# ---- after a failure -------------------------------------------------------------------------


class Followed:
    """A game that every seat follows with its own belief."""

    def __init__(self, state: Poilus) -> None:
        seats = range(state.players)
        self.beliefs = [Belief(seat, state.players, state.trials()) for seat in seats]
        #: Seats that have drawn after they had shown a card, since their hand was last empty.
        self.mixed = [False for _ in seats]
        self._shown = [False for _ in seats]

    def follow(self, state: Poilus, events: list[Event]) -> None:
        dealt = {event[1]: list(event[3:]) for event in events if event[0] == DRAWING[0]}
        for belief in self.beliefs:
            if dealt:
                belief.deal(state.leader, dealt)
            for event in events:
                belief.follow(event)
        for event in events:
            if event[0] in SHOWING:
                self._shown[event[1]] = True
            elif event[0] in DRAWING and event[2] and self._shown[event[1]]:
                self.mixed[event[1]] = True
        for seat, hand in enumerate(state.hands):
            if not hand:
                self.mixed[seat] = self._shown[seat] = False

    def worlds(self) -> int:
        return max(len(belief.worlds) for belief in self.beliefs)


def check_after_failures(seeds: range, wanted: Callable[[bool], bool]) -> int:
    """Compare at every point of random games where others' hands are `wanted`; how many."""
    checked, number = 0, -1
    followed: Followed | None = None
    for state, events, seed in games(seeds):
        if seed != number:
            number, followed = seed, Followed(state)
        if followed is None:
            continue
        followed.follow(state, events)
        if followed.worlds() > 2000:
            followed = None
            continue
        if state.over() or state.top or not state.shuffled:
            continue
        for belief in followed.beliefs:
            seat = belief.observer
            others = [mixed for other, mixed in enumerate(followed.mixed) if other != seat]
            if not wanted(any(others)):
                continue
            view = state.view(seat)
            assert isinstance(view, PoilusView)
            found = next_card(view)
            returned = belief.next_returned()
            apart = [abs(found.get(card, Fraction(0)) - returned[card]) for card in returned]
            failures = {state.epoch_of[card] for card in returned}
            assert max(apart, default=0) <= (0 if len(failures) <= 1 else Fraction(1, 200))
            unseen = [card for card in found if card not in returned]
            assert len({found[card] for card in unseen}) <= 1
            assert sum(found.values()) == 1
            checked += 1
    return checked


def test_after_a_failure_the_odds_follow_every_draw_that_was_seen() -> None:
    assert check_after_failures(range(80), lambda mixed: not mixed) > 30


def test_after_a_failure_the_odds_hold_for_hands_that_drew_again() -> None:
    assert check_after_failures(range(60), lambda mixed: mixed) > 100
