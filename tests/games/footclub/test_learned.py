"""The learned player: what it goes by, what it draws, and what it tells."""

from __future__ import annotations

import pytest
from tests.games.footclub.pitch import BLUE, RED, pitch

from tablee.bots.advice import find_advice
from tablee.bots.simple import SlippingBot, slips
from tablee.games.footclub.bots.inputs import INPUTS, inputs, is_usual
from tablee.games.footclub.bots.learned import FULL_WEIGHT, drawn, learned_networks, weights_of
from tablee.games.footclub.bots.reasons import DECIDED, SOLVED
from tablee.games.footclub.game import GAME
from tablee.games.footclub.view import FootClubView
from tablee.kernel.bot import Clock
from tablee.kernel.chance import FastChance, ScriptedChance
from tablee.kernel.kinds import BY_CHANCE
from tablee.texts import LANGUAGES, Texts


def opening(seed: int = 1, **options: object) -> FootClubView:
    """Blue's view of the beginning."""
    view = GAME.setup(GAME.options(options), FastChance(seed)).view(BLUE)
    assert isinstance(view, FootClubView)
    return view


def test_what_was_learned_fits_the_inputs_and_the_moves() -> None:
    policy, scores = learned_networks()
    seen = inputs(opening())
    assert len(policy.layers[0].columns[0]) == len(scores.layers[0].columns[0]) == INPUTS
    assert len(policy.outputs(seen)) == len(scores.outputs(seen)) == 19


def test_both_sides_see_the_same_of_the_same() -> None:
    tackler, presser = ["tackle"], ["pressing"]
    blue = pitch(ball=RED, turn=3, blue=tackler, red=presser, in_play=(5, 4)).match.view(BLUE)
    red = pitch(ball=BLUE, turn=3, blue=presser, red=tackler, in_play=(4, 5)).match.view(RED)
    assert isinstance(blue, FootClubView)
    assert isinstance(red, FootClubView)
    one, other = inputs(blue), inputs(red)
    assert (one.places, one.parts, one.amounts) == (other.places, other.parts, other.amounts)
    assert one.counts == [1] * len(one.places)


def test_moves_are_drawn_by_weight_and_rare_ones_never() -> None:
    weights = weights_of([0, 0, -(3 << 12), -(40 << 12)], [0, 1, 2, 3])
    assert weights[:2] == [FULL_WEIGHT, FULL_WEIGHT]
    assert 0 < weights[2] < FULL_WEIGHT // 3
    assert weights[3] == 0
    found = {drawn([0, 1, 2, 3], weights, FastChance(seed)) for seed in range(50)}
    assert found == {0, 1}


def test_matches_with_other_cards_are_played_by_rules_of_thumb() -> None:
    cards = {"supporters": 8, "placed_attack": 3, "pressing": 4, "tackle": 5}
    cards |= {"offensive_support": 2, "defensive_support": 3}
    view = opening(cards=[cards, cards])
    assert not is_usual(view)
    assert is_usual(opening())
    veteran, sensible = GAME.bot("veteran"), GAME.bot("sensible")
    assert veteran.choose(view, FastChance(1)) == sensible.choose(view, FastChance(1))


@pytest.mark.rule("F5.3")
def test_the_veteran_plays_the_last_turn_exactly_and_says_so() -> None:
    # A goal wins, and whatever is not spent is worth nothing afterwards.
    match = pitch("bonus", turn=8, in_play=(3, 0), bonus=2, goals=(1, 1))
    view = match.match.view(BLUE)
    thought = GAME.bot("veteran").think(view, FastChance(1), Clock())
    assert GAME.notation(thought.move).startswith("exhaust")
    assert thought.weighed[0].score == pytest.approx(1 - 0.5 / 72)
    assert thought.weighed[-1].score == pytest.approx(1 - 0.5 * 16 / 72)
    assert [found.error for found in thought.weighed] == [0.0] * len(view.moves)
    assert thought.reason == SOLVED.reason(percent=99)
    decided = pitch("bonus", turn=8, in_play=(3, 0), bonus=2, goals=(3, 1)).match.view(BLUE)
    assert GAME.bot("veteran").think(decided, FastChance(1), Clock()).reason == DECIDED.reason()


def test_hints_are_the_best_three_moves_with_their_chances() -> None:
    view = pitch("bonus", turn=4, in_play=(5, 5), bonus=-1).match.view(BLUE)
    found = find_advice(GAME.notation, GAME.bot("veteran"), view, FastChance(1), Clock())
    assert len(found) == 3
    scores = [advised.score or 0.0 for advised in found]
    assert scores == sorted(scores, reverse=True)
    assert all(0 < score < 1 for score in scores)
    for language in LANGUAGES:
        narrator = GAME.narrator(Texts(language).say, ["Ada", "Ben"])
        assert all(narrator.reason(advised.reason) for advised in found)


def test_a_slip_is_any_move_and_does_not_pretend_to_have_a_reason() -> None:
    view = pitch(ball=RED, turn=3, blue=["tackle", "pressing"]).match.view(BLUE)
    bot = SlippingBot(GAME.bot("sensible"), slips(30))
    slip = [29, view.moves[2]]
    slipped = bot.think(view, ScriptedChance(slip), Clock())
    assert slipped.move == bot.choose(view, ScriptedChance(slip)) == view.moves[2]
    assert slipped.reason == BY_CHANCE.reason()
    steady = bot.think(view, ScriptedChance([30]), Clock())
    assert steady.move == GAME.bot("sensible").choose(view, FastChance(1))


@pytest.mark.parametrize("level", GAME.levels)
@pytest.mark.parametrize("seed", range(4))
def test_the_same_view_gives_the_same_move_whatever_the_true_state(level: str, seed: int) -> None:
    state = GAME.setup(GAME.options({}), FastChance(seed))
    bot, dice, worlds = GAME.bot(level), FastChance(seed, 1), FastChance(seed, 2)
    while not state.over():
        seat = state.to_act()[0]
        view = state.view(seat)
        thinking = dice.below(1 << 30)
        move = bot.choose(view, FastChance(thinking))
        other = view.sample(worlds).view(seat)
        assert GAME.bot(level).choose(other, FastChance(thinking)) == move
        state.apply(seat, move, dice)
