"""Commands in, sentences out."""

from __future__ import annotations

import re

import pytest
from tests.games.trench_club.tables import war
from tests.text_mode.conversation import Conversation, begin

from tablee.games import registry
from tablee.kernel.state import SPECTATOR
from tablee.text_mode.commands import COMMANDS, REMOTE_ONLY
from tablee.texts import LANGUAGES


def test_a_move_is_chosen_by_its_number_as_it_was_last_told() -> None:
    talk = begin("les-poilus", players=3, leader=0)
    talk.lines("moves")
    before = list(talk.match.view(0).moves)
    assert talk.ask("2").argument == talk.match.game.notation(before[1])
    assert "There is no move 99; the last is" in talk.text("99")
    assert "There is no move" in talk.text("9" * 150)


def test_a_number_keeps_its_meaning_when_the_moves_change_meanwhile() -> None:
    """What was told as move 1 is meant, and if it has gone, that is said."""
    talk = begin("footclub", seed=3)
    talk.hear()
    told = talk.match.view(0).moves[0]
    talk.match.play(0, told)
    answer = talk.ask("1")
    assert answer.act == ""
    assert "(rule F2.2)" in answer.lines[0]


def test_a_number_means_the_list_that_was_shown_last() -> None:
    """Whoever goes by numbers is shown the list after every move."""
    talk = begin("trench-club")
    talk.hear()
    talk.lines("moves")
    for number in (1, 5, 9):
        told = [talk.match.game.notation(move) for move in talk.match.view(0).moves]
        assert talk.does(str(number)) == told[number - 1]
        assert "company … 1 [1]" in "\n".join(talk.hear(since=talk.match.line - 1).lines)
    assert "There is no move 99" in talk.text("why 99")


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [
        ("en", "2 j12", "move 2 to J12"),
        ("en", "Move the heavy infantry at I12 to J12", "move 2 to J12"),
        ("en", "heavy infantry j12", "move 2 to J12"),
        ("en", "i12 j12", "move 2 to J12"),
        ("fr", "l’infanterie lourde en J12", "move 2 to J12"),
        ("fr", "Déplacer l’unité 2 en J12", "move 2 to J12"),
        ("fr", "unité 2 j12", "move 2 to J12"),
        ("de", "Einheit 2 zieht nach J12", "move 2 to J12"),
        ("de", "move 2 to J12", "move 2 to J12"),
        ("de", "bewegung beenden", "end movement"),
        ("fr", "finir", "end movement"),
        ("en", "end mov", "end movement"),
    ],
)
def test_a_move_may_be_said_in_words_of_the_language_or_in_notation(
    language: str, typed: str, notation: str
) -> None:
    talk = Conversation(
        war(
            "germany infantry A4",
            "germany tank C7",
            "germany heavy-infantry I12",
            "france tank M20",
        ).match,
        language,
    )
    assert talk.does(typed) == notation


def test_words_that_fit_several_moves_ask_back_and_the_number_decides() -> None:
    talk = begin("les-poilus", players=3, leader=0)
    talk.does("intensity 3")
    lines = talk.lines("withdraw")
    assert re.match(r"\d moves fit. Which one\?", lines[0])
    number = lines[1].split(".")[0]
    assert talk.does(number).startswith("withdraw")


def test_what_is_not_legal_is_refused_with_its_rule_whatever_the_words() -> None:
    talk = begin("les-poilus", "fr", players=3, leader=0)
    assert "(règle P2.1)" in talk.text("intensité 1")
    assert "(règle P2.1)" in talk.text("pourquoi intensité 1")
    assert "C’est permis\u202f: Intensité 4" in talk.text("pourquoi intensité 4")
    assert "(règle P2.1)" in talk.text("Discours pluie")
    map_talk = Conversation(war("germany infantry A4", "france tank M20").match, "de")
    assert "außer Reichweite. (Regel T3.2)" in map_talk.text("0 a1")
    assert "(Regel T" in map_talk.text("warum einheit 0 nach m20")


def test_every_command_is_brief_and_more_goes_on_without_repeating() -> None:
    talk = begin("trench-club", seed=2, moves=60)
    seen: list[str] = []
    answer = talk.ask("look")
    while True:
        assert len(answer.lines) <= 10
        seen += answer.lines
        if not answer.more:
            break
        answer = talk.ask("more")
    assert len(seen) == len(set(seen)) > 20
    assert talk.lines("more") == ["That was all."]


def test_again_repeats_what_was_said_and_an_empty_line_says_what_is_asked() -> None:
    talk = begin("footclub")
    first = talk.lines("look")
    assert talk.lines("again") == first
    asked = talk.lines("")
    assert asked[0].endswith("?")
    assert asked[1].startswith("1. ")


def test_news_and_questions_are_told_once() -> None:
    talk = begin("footclub")
    told = talk.hear(since=-1).lines
    assert len(told) == len(set(told))
    asked = told[-2:]
    again = talk.interpreter.tell(talk.observed(), []).lines
    assert again == []
    assert talk.lines("")[-2:] == asked


def test_much_news_is_told_by_its_weight_with_the_rest_on_request() -> None:
    talk = begin("trench-club", seed=2)
    while len(talk.match.log(0)) < 40:
        seat = talk.match.to_act()[0]
        talk.match.play(seat, talk.match.legal(seat)[0])
    answer = talk.hear()
    assert answer.lines[0].endswith(":")
    assert answer.more
    assert len(talk.ask("more").lines) == 10


def test_what_is_hidden_is_not_told_over_and_over() -> None:
    talk = begin("trench-club", seed=2)
    for move in talk.match.legal(1)[::3][:3]:
        talk.match.play(1, move)
    assert talk.hear().lines.count("France assigns a unit in secret.") == 1
    talk.match.play(1, talk.match.legal(1)[0])
    assert talk.hear(since=talk.match.line - 1).lines == []


def test_the_log_goes_back_in_time() -> None:
    talk = begin("les-poilus", moves=30)
    narrator = talk.match.game.narrator(talk.texts.say, talk.names, 0)
    every = [narrator.event(event) for event in talk.match.log(0)]
    last = talk.lines("log")
    assert last == every[-10:]
    assert talk.lines("more") == every[-20:-10]


def test_the_log_does_not_repeat_what_is_done_in_secret() -> None:
    talk = begin("trench-club")
    for _ in range(6):
        talk.match.play(1, talk.match.legal(1)[0])
    assert talk.lines("log").count("France assigns a unit in secret.") == 1


def test_what_was_taken_back_is_marked_in_the_log() -> None:
    talk = begin("les-poilus", players=3, leader=0, seed=4)
    talk.does("intensity 3")
    talk.does(talk.match.game.notation(talk.match.view(0).moves[-1]))
    talk.match.undo(0)
    lines = talk.lines("log")
    assert lines[-1] == "You take move 2 back."
    assert lines[-2].startswith("Taken back: You ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_help_names_every_command_in_every_language(game: str, language: str) -> None:
    talk = begin(game, language)
    words = talk.texts.say("text-command-help")
    named = talk.lines(words)[0]
    describer = talk.match.game.describer(talk.match.game.narrator(talk.texts.say, []))
    for command in COMMANDS:
        word = talk.texts.say(f"text-command-{command}").split(",")[0]
        assert (f" {word}" in named) == (command not in REMOTE_ONLY), command
        assert talk.texts.say(f"text-command-{command}-help")
    for topic in describer.topics:
        assert talk.texts.say(f"{game}-topic-{topic}").split(",")[0] in named
        assert talk.lines(f"help {topic}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_go_by_the_same_word(language: str) -> None:
    for game in registry.names():
        talk = begin(game, language)
        vocabulary = talk.interpreter._vocabulary_of(remote=True)
        owners: dict[str, str] = {}
        for name, words in vocabulary._choices.items():
            for word in words:
                assert owners.setdefault(word, name) == name, (game, language, word)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_english_commands_are_always_understood(language: str) -> None:
    talk = begin("les-poilus", language, moves=10)
    for command in ("look", "hand", "moves", "odds", "log", "who", "help", "soldier", "card mute"):
        unknown = talk.texts.say("text-unknown", {"text": command, "word": ""})[:8]
        assert not talk.lines(command)[0].startswith(unknown)


def test_nonsense_is_answered_in_a_sentence() -> None:
    talk = begin("trench-club", seed=2, moves=60)
    for line in (
        "\x00",
        "١",
        "why",
        "why x",
        "map nowhere",
        "unit 999",
        "9 9 9 9 9 9 9",
        "%%%",
        "é",
    ):
        answer = talk.ask(line)
        assert answer.act == ""
        assert answer.lines
    assert "A line may have at most 200" in talk.text("x" * 201)


def test_a_spectator_looks_but_does_not_move() -> None:
    playing = begin("les-poilus", moves=8)
    talk = Conversation(playing.match, seat=SPECTATOR)
    assert talk.lines("look")
    assert talk.lines("hand") == ["You hold nothing that the others may not see."]
    for line in ("moves", "why play 14", "play 14", "1"):
        assert "watching" in talk.text(line) or "There is no move" in talk.text(line)


def test_remote_tables_have_somebody_to_talk_to_and_local_ones_a_file() -> None:
    talk = begin("footclub")
    assert talk.ask("say good luck", remote=True).act == "say"
    assert talk.ask("say good luck", remote=True).argument == "good luck"
    assert talk.ask("takeback", remote=True).act == "take-back"
    assert talk.ask("yes", remote=True, asked=True).act == "agree"
    assert talk.ask("no", remote=True, asked=True).act == "decline"
    assert talk.ask("save x.json").act == "save"
    assert talk.ask("save x.json", remote=True).act == ""
    assert talk.ask("undo").act == "undo"
    assert talk.ask("quit").act == "quit"
    # Nobody asked anything: then it is an answer to the game's own question, if it fits.
    assert talk.ask("no", remote=True).act == ""
    assert talk.ask("keep", remote=True).argument == "supporters none"


def test_the_end_is_told_with_all_that_led_to_it() -> None:
    talk = begin("footclub", moves=1000)
    assert talk.match.outcome() is not None
    answer = talk.hear(since=talk.match.line - 1)
    assert not answer.more
    assert answer.lines[-1] == talk.match.game.narrator(talk.texts.say, talk.names).outcome(
        talk.match.outcome()
    )
    assert "The game is over. (rule K1" in talk.text("pass")


def test_what_may_be_done_at_any_time_is_told_and_must_be_named_in_full() -> None:
    talk = begin("trench-club", seed=4)
    assert talk.lines("moves")[-1] == "At any time: Surrender."
    assert talk.lines("surr") == ["At any time: Surrender."]
    assert "Surrender" in talk.text("why surrender")
    assert talk.lines("surrender") == [
        "To surrender ends the game for your side. If you mean it, say so once more."
    ]
    talk.lines("look")
    assert talk.lines("surrender")[0].startswith("To surrender ends the game")
    assert talk.does("surrender") == "surrender"


def test_a_list_without_attacks_is_asked_about_once() -> None:
    told = war("germany heavy-infantry J12", "france tank J13", phase="designate")
    talk = Conversation(told.match)
    for line in ("confirm attacks", "confirm"):
        assert talk.lines(line)[0].startswith("No attack is listed, though some of your units")
        talk.lines("odds")
    talk.lines("confirm")
    assert talk.does("confirm attacks") == "confirm attacks"
    told = war("germany heavy-infantry J12", "france tank J13", phase="designate")
    told.does("attack 1 with 0")
    narrator, view = talk.interpreter._describer.narrator, told.match.view(0)
    assert narrator.doubt(view.document(), told.match.game.parse("confirm attacks")) == ""


def test_bonds_are_given_by_words_also_when_others_are_to_act() -> None:
    told = war(
        "germany infantry A20", "france infantry A1",
        options={"players": 4}, nations={"austria-hungary": {"bonds": 9}},
    )  # fmt: skip
    talk = Conversation(told.match, seat=2)
    assert talk.match.to_act() == [0]
    assert talk.lines("moves")[-1] == "At any time: Surrender, Give 2 to 9 bonds to Germany."
    assert "A gift is at least 2 bonds." in talk.text("give 1")
    assert "A gift of 10 bonds" in talk.text("give 10 to germany")
    assert "France is no ally of yours." in talk.text("give 2 to france")
    assert talk.does("give 2") == "give 2 to germany"
    assert talk.does("Give 3 bonds to Germany") == "give 3 to germany"
    assert told.nation("germany")["bonds"] == 3


def test_a_number_for_a_question_that_is_over_tells_the_moves_of_the_next_one() -> None:
    talk = begin("les-poilus", players=3, leader=0)
    talk.lines("moves")
    talk.match.play(0, talk.match.game.parse("intensity 3"))
    while talk.match.to_act() != [0]:
        seat = talk.match.to_act()[0]
        talk.match.play(seat, talk.match.view(seat).moves[0])
    answer = talk.ask("2")
    assert answer.act == ""
    assert any(line.startswith("1. ") for line in answer.lines)
    assert talk.ask("1").act == "move"


def test_after_a_move_the_list_is_shown_anew_and_numbers_mean_it() -> None:
    talk = Conversation(
        war(
            "germany infantry A4", "germany tank C7", "germany heavy-infantry I12",
            "france tank M20",
        ).match
    )  # fmt: skip
    talk.hear()
    first = talk.text("moves")
    assert "Infantry at A4: " in first
    line = talk.match.line
    talk.does("a4 b4")
    told = "\n".join(talk.hear(since=line).lines)
    assert "Tank at C7: " in told
    assert "Infantry at" not in told
    number = re.search(r"(\d+)\. End movement", told)
    assert number is not None
    assert talk.does(number.group(1)) == "end movement"


def test_the_pieces_are_set_up_by_a_word_where_there_is_something_to_set_up() -> None:
    talk = begin("trench-club", seed=4)
    assert talk.ask("setup").act == "set-up"
    # As the button in the browser and the list on the screen say it.
    assert talk.ask("Set up for me").act == "set-up"
    assert talk.ask("set up").act == "set-up"
    playing = Conversation(war("germany infantry A4", "france tank M20").match)
    assert playing.lines("setup") == ["There is nothing to set up now."]
