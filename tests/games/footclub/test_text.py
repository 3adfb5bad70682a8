"""A match in sentences."""

from __future__ import annotations

import pytest
from tests.games.footclub.pitch import BLUE, RED, pitch

from tablee.games.footclub.game import GAME
from tablee.games.footclub.words.narrator import FootClubNarrator
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Outcome
from tablee.kernel.match import Match
from tablee.kernel.state import SPECTATOR
from tablee.texts import LANGUAGES, Texts

NAMES = ["Ada", "Bob"]
HOUSE_RULE = {"en": "house rule", "fr": "règle maison", "de": "Hausregel"}


def test_the_table_and_the_hand_are_told_in_english() -> None:
    match = pitch("bonus", turn=8, blue=["tackle", "tackle", "offensive_support"], red=["pressing"])
    narrator = GAME.narrator(Texts("en").say, NAMES)
    view = match.match.view(BLUE)
    told = narrator.look(view)
    assert told[:4] == [
        "Turn 8 of 8.",
        "Ada 0–0 Bob.",
        "Ada has the ball.",
        "Ada attacks with a bonus of −2.",
    ]
    assert told[4] == "Blue is Ada with Azur FC: Attack 23, Defence 24."
    assert told[5].startswith("Ada: 5 Supporters cards in play, 3 cards in hand, 0 in the pile")
    assert told[6] == "Red is Bob with Garance FC: Attack 22, Defence 25."
    assert narrator.hand(view) == ["Your hand: 2\u00a0×\u00a0Tackle, Offensive Support."]
    assert narrator.odds(view)[:2] == [
        "An attack of Ada at −2: 22.2% (2/9) for a goal.",
        "If Ada chooses “Offensive Support”, the bonus is 0: 50% (1/2) for a goal.",
    ]
    held = "Bob holds Pressing with a chance of 100% (1 unseen)."
    assert narrator.odds(view)[-1] == held
    assert narrator.move_notes(view)[0] == ""
    assert narrator.hand(match.match.view(SPECTATOR)) == []


def test_the_reader_is_told_of_their_own_side_as_you() -> None:
    match = pitch("bonus", turn=8, blue=["tackle", "tackle", "offensive_support"], red=["pressing"])
    narrator = GAME.narrator(Texts("en").say, NAMES, BLUE)
    view = match.match.view(BLUE)
    told = narrator.look(view)
    assert told[1:4] == [
        "You 0–0 Bob.",
        "You have the ball.",
        "You attack with a bonus of −2.",
    ]
    assert told[5].startswith("You: 5 Supporters cards in play")
    assert narrator.odds(view)[0] == "Your attack at −2: 22.2% (2/9) for a goal."


@pytest.mark.parametrize(
    ("language", "first", "shoot", "let"),
    [
        ("en", "Leave it at −2 (22%)", "Shoot (22%)", "Let them shoot (22%)"),
        ("fr", "En rester à −2 (22 %)", "Tirer (22 %)", "Laisser tirer (22 %)"),
        ("de", "Es bei −2 lassen (22 %)", "Schießen (22 %)", "Schießen lassen (22 %)"),
    ],
)
def test_an_acceptance_says_what_comes_of_it(
    language: str, first: str, shoot: str, let: str
) -> None:
    def offered(seat: int) -> str:
        narrator = GAME.narrator(Texts(language).say, NAMES, seat)
        document = match.match.view(seat).document()
        return narrator.offered(document, GAME.parse("accept")).replace("\u00a0", " ")

    match = pitch("bonus")
    assert offered(BLUE) == first
    match.does(BLUE, "accept")
    assert offered(RED) == let
    match = pitch("bonus", mover=RED)
    match.does(RED, "accept")
    assert offered(BLUE) == shoot


@pytest.mark.parametrize(
    ("language", "win"),
    [("en", "You win 2–1."), ("fr", "Vous gagnez 2 à 1."), ("de", "Du gewinnst 2:1.")],
)
def test_the_winner_reads_their_own_goals_first(language: str, win: str) -> None:
    args: dict[str, int | str] = {"blue_goals": 1, "red_goals": 2, "seat": RED}
    outcome = Outcome("win", "F4.1", [RED], [0.0, 1.0], args)
    assert GAME.narrator(Texts(language).say, NAMES, RED).outcome(outcome) == win


def test_supporters_are_kept_for_later_only_where_there_are_some() -> None:
    narrator = GAME.narrator(Texts("en").say, NAMES, BLUE)
    none = GAME.parse("supporters none")
    for hand, words in (
        (["supporters"], "Keep them for later"),
        (["tackle"], "Go on without Supporters"),
    ):
        view = pitch("supporters", blue=hand).match.view(BLUE)
        assert narrator.offered(view.document(), none) == words
    assert narrator.move(GAME.parse("pass")) == "Let them have the ball"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_rule_and_a_secret_choice_are_told_in_every_language(language: str) -> None:
    narrator = GAME.narrator(Texts(language).say, NAMES)
    match = pitch("offensive", turn=8, options={"shoot_out": True})
    match.does(BLUE, "keep", *[1, 6, 6, 1] * 5)
    assert match.outcome is not None
    assert narrator.outcome(match.outcome)
    assert HOUSE_RULE[language] in narrator.outcome(match.outcome)
    told = [narrator.event(event) for event in match.match.log(SPECTATOR)]
    assert sum(HOUSE_RULE[language] in sentence for sentence in told) == 1
    assert len(narrator.look(match.match.view(RED))) == 9
    assert all(narrator.event(event) for event in match.match.log(SPECTATOR))
    choice = pitch("supporters", blue=["supporters"])
    choice.does(BLUE, "supporters place")
    assert len(narrator.hand(choice.match.view(BLUE))) == 2
    refusal = choice.match.refuse(BLUE, GAME.parse("supporters none"))
    assert refusal is not None
    assert "Bob" in narrator.refusal(refusal)
    for seat in (BLUE, RED, SPECTATOR):
        assert narrator.prompt(choice.prompt(seat))


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "no Supporters cards in", "one Supporters card in", "2 Supporters cards in"),
        ("fr", "aucun Supporter en", "1 carte Supporters en", "2 cartes Supporters en"),
        ("de", "keine Fan-Karte im", "eine Fan-Karte im", "2 Fan-Karten im"),
    ],
)
def test_supporters_are_counted_as_the_language_counts(
    language: str, none: str, one: str, two: str
) -> None:
    narrator = GAME.narrator(Texts(language).say, NAMES)
    for in_play, words in enumerate((none, one, two)):
        match = pitch("supporters", in_play=(in_play, 5))
        assert words in narrator.prompt(match.prompt(BLUE))
        assert any(words in line for line in narrator.look(match.match.view(RED)))


@pytest.mark.rule("F1.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_roster_names_every_card_of_both_teams(language: str) -> None:
    told = FootClubNarrator(GAME, Texts(language).say, NAMES).roster(pitch().match.view(SPECTATOR))
    assert len(told) == 2 * (1 + 12)
    assert "Azur FC" in told[0]
    assert "Ada" in told[0]
    assert "La Pieuvre" in told[2]
    assert "Garance FC" in told[13]


def test_the_teams_are_told_at_the_start() -> None:
    match = Match(GAME, GAME.options({}), FastChance(1))
    narrator = GAME.narrator(Texts("en").say, NAMES)
    told = [narrator.event(event) for event in match.log(SPECTATOR)]
    assert told[:2] == [
        "Blue is Ada with Azur FC: Attack 23, Defence 24, attacks begin at −2.",
        "Red is Bob with Garance FC: Attack 22, Defence 25, attacks begin at −2.",
    ]
