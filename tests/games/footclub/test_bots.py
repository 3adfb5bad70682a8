"""What the sensible player does where the right thing is plain. Its strength is a benchmark."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.footclub.pitch import BLUE, RED, Kickabout, pitch

from tablee.games.footclub.bots.sensible import SensibleBot, chance_held, duel_move
from tablee.games.footclub.data import CARD_KEYS
from tablee.games.footclub.game import GAME
from tablee.games.footclub.table.moves import KEEP, PASS, PRESSING, TACKLE
from tablee.games.footclub.view import FootClubView
from tablee.kernel.chance import FastChance

BOT = SensibleBot()


def chosen(match: Kickabout, seat: int) -> str:
    """What the sensible player does at a seat."""
    return GAME.notation(BOT.choose(match.match.view(seat), FastChance(1)))


def test_it_puts_supporters_into_play_whenever_it_can() -> None:
    assert chosen(pitch("supporters", blue=["supporters", "tackle"]), BLUE) == "supporters place"
    assert chosen(pitch("supporters", blue=["tackle"]), BLUE) == "supporters none"


def test_it_keeps_three_supporters_for_the_next_attack() -> None:
    early = pitch("bonus", turn=2, blue=["placed_attack"], in_play=(3, 3))
    assert chosen(early, BLUE) == "accept"
    last = pitch("bonus", turn=8, in_play=(3, 3))
    assert chosen(last, BLUE) == "exhaust 3"


def test_it_spends_where_a_star_is_worth_most_and_not_where_it_is_worth_little() -> None:
    gone = ["supporters"] * 3 + ["offensive_support"] * 2
    far_ahead = pitch("bonus", turn=5, bonus=5, in_play=(5, 5), discards=(gone, []))
    assert chosen(far_ahead, BLUE) == "accept"
    level = pitch("bonus", turn=6, bonus=0, in_play=(5, 5), discards=(gone, []))
    assert chosen(level, BLUE).startswith("exhaust")


def test_it_tackles_when_it_pays() -> None:
    # In turn 8 Red's hand is known: an attack is coming, or it is not.
    threat = pitch(ball=RED, turn=8, blue=["tackle"], red=["placed_attack"])
    assert chosen(threat, BLUE) == "tackle"
    harmless = pitch(ball=RED, turn=8, blue=["tackle"], red=["pressing"])
    assert chosen(harmless, BLUE) == "pass"
    powerless = pitch(ball=RED, turn=8, blue=["tackle"], red=["placed_attack"], in_play=(5, 2))
    assert chosen(powerless, BLUE) == "pass"


def test_of_two_free_cards_it_plays_the_sure_one() -> None:
    threat = pitch(ball=RED, turn=8, blue=["tackle", "pressing"], red=["placed_attack"])
    assert chosen(threat, BLUE) == "pressing"


@pytest.mark.parametrize(("worth", "wanted"), [(5.0, PASS), (9.0, TACKLE), (50.0, PRESSING)])
def test_each_card_is_played_where_the_ball_is_worth_its_price(worth: float, wanted: int) -> None:
    # Half the match is to come: Tackle costs 4 and works in 7 of 12 cases, Pressing costs 10.
    assert duel_move([PASS, PRESSING, TACKLE], worth, 0.5) == wanted


def test_it_does_not_risk_a_lead_in_the_last_turn() -> None:
    more = {"turn": 8, "blue": ["placed_attack"], "red": ["placed_attack"]}
    gone = ["placed_attack"]
    for goals, wanted in (((1, 0), "keep"), ((0, 0), "attack"), ((0, 1), "attack")):
        match = pitch("offensive", goals=goals, discards=(gone, gone), **more)
        assert chosen(match, BLUE) == wanted


def test_in_the_last_turn_it_does_not_speak_of_later() -> None:
    for turn, code in ((8, "keep-result"), (7, "save-attack")):
        table = pitch("offensive", turn=turn, goals=(1, 0), blue=["placed_attack"])
        reason = BOT.reason(table.match.view(BLUE), KEEP, [])
        assert reason.code == code


def test_at_a_level_score_it_leaves_a_last_attack_that_would_serve_the_other_side() -> None:
    # Red can lower the bonus by eight stars and still has three Supporters for its own attack.
    red = ["placed_attack", *["defensive_support"] * 3, *["offensive_support"] * 2]
    match = pitch("offensive", turn=8, blue=["placed_attack"], red=red, in_play=(3, 7))
    assert chosen(match, BLUE) == "keep"
    safe = pitch("offensive", turn=8, blue=["placed_attack"], red=red[1:], in_play=(3, 7))
    assert chosen(safe, BLUE) == "attack"


def test_it_attacks_in_the_last_turn_rather_than_keep_the_card() -> None:
    assert chosen(pitch("offensive", turn=8, blue=["placed_attack"]), BLUE) == "attack"


@pytest.mark.rule("F5.3")
@pytest.mark.parametrize("turn", [3, 6, 7, 8])
def test_its_estimate_of_a_hidden_hand_is_that_of_the_odds(turn: int) -> None:
    match = pitch(turn=turn, red=["tackle", "pressing", "placed_attack"])
    view = match.match.view(BLUE)
    assert isinstance(view, FootClubView)
    for card in match.odds(BLUE)["hands"][0]["cards"]:
        kind = list[str](CARD_KEYS).index(card["card"])
        assert chance_held(view, RED, kind) == pytest.approx(float(Fraction(card["at_least_one"])))


def test_there_is_no_other_level() -> None:
    assert GAME.yardsticks == ("uniform", "sensible")
    assert GAME.levels == ("recruit", "regular", "captain", "veteran")
    with pytest.raises(ValueError, match="there is no level 'genius'"):
        GAME.bot("genius")
