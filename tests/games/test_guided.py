"""The guided first game of each game: it runs through the real engine, and every word is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.texts import variables_of

from tablee.games import registry
from tablee.kernel.chance import ScriptedChance, SwitchedChance
from tablee.kernel.documents import GuidedGame
from tablee.kernel.guided import guided_game
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.scenario import ScenarioRun
from tablee.texts import LANGUAGES, Texts

RULES = Path(__file__).parents[2] / "docs" / "rules"
#: Words in a bubble: so many fit a small phone beside the board.
MOST_SIGNS = 330


def lesson(name: str) -> GuidedGame:
    return guided_game(registry.guided_scenario(name))


def begun(name: str) -> tuple[Match, SwitchedChance]:
    """The match of a guided game before its first line."""
    scenario = registry.guided_scenario(name)
    rules = registry.game(name)
    setup = ScriptedChance(scenario.setup)
    chance = SwitchedChance(setup)
    given = scenario.options if scenario.position is None else scenario.position["options"]
    match = Match(rules, rules.options(given or {}), chance, position=scenario.position)
    setup.finish()
    return match, chance


def ways(guided: GuidedGame, name: str) -> Iterator[list[str]]:
    """Every way through the script: each move that will do, as long as it is legal then."""

    def from_here(made: list[str]) -> Iterator[list[str]]:
        match, chance = begun(name)
        for line, notation in zip(guided.lines, made, strict=False):
            script = ScriptedChance(line.draws)
            chance.source = script
            played = match.play(line.seat, match.game.parse(notation))
            assert isinstance(played, LogLine), f"{notation}: {played}"
            script.finish()
        if len(made) == len(guided.lines):
            yield made
            return
        line = guided.lines[len(made)]
        legal = match.legal(line.seat)
        open_moves = [move for move in line.moves if match.game.parse(move) in legal]
        assert open_moves, f"after {made} none of {line.moves} is legal"
        for move in open_moves:
            yield from from_here([*made, move])

    yield from from_here([])


@pytest.mark.parametrize("name", registry.names())
def test_a_guided_game_goes_as_written(name: str) -> None:
    match = ScenarioRun(registry.guided_scenario(name), registry.game(name)).run()
    assert match.line == len(lesson(name).lines)


@pytest.mark.parametrize("name", registry.names())
def test_whichever_move_that_will_do_is_made_a_guided_game_can_be_finished(name: str) -> None:
    guided = lesson(name)
    found = list(ways(guided, name))
    assert len(found) >= 1
    chosen = {move for way in found for move in way}
    assert chosen == {move for line in guided.lines for move in line.moves}


@pytest.mark.parametrize("name", registry.names())
def test_the_person_and_the_others_have_names_and_the_person_has_moves(name: str) -> None:
    scenario, guided = registry.guided_scenario(name), lesson(name)
    match, _ = begun(name)
    assert len(scenario.names) == len(match.seats)
    assert [seat for seat, said in enumerate(scenario.names) if not said] == [guided.seat]
    assert sum(line.seat == guided.seat for line in guided.lines) >= 5
    assert any(line.seat != guided.seat for line in guided.lines)


@pytest.mark.parametrize("name", registry.names())
def test_the_coach_asks_for_a_move_only_where_there_is_a_choice(name: str) -> None:
    guided = lesson(name)
    run = ScenarioRun(registry.guided_scenario(name), registry.game(name))
    said = {words.after for words in guided.words}
    while not run.finished():
        at = run.match.line
        if at < len(guided.lines) and guided.lines[at].seat == guided.seat:
            assert (at in said) == (len(run.match.legal(guided.seat)) > 1), guided.lines[at]
        run.step()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_every_word_is_there_and_short_enough_for_a_bubble(name: str, language: str) -> None:
    texts = Texts(language)
    for words in lesson(name).words:
        text = texts.say(words.say)
        assert len(text) <= MOST_SIGNS, (words.say, len(text))


@pytest.mark.parametrize("name", registry.names())
def test_no_word_is_left_over_and_none_is_said_twice(name: str) -> None:
    said = [words.say for words in lesson(name).words]
    assert len(set(said)) == len(said)
    allowed = {*said, *(f"{one}-otherwise" for one in said)}
    written = {found for found in variables_of("en") if found.startswith(f"{name}-guided-")}
    assert written <= allowed


@pytest.mark.parametrize("name", registry.names())
def test_another_word_is_only_for_moves_of_the_person(name: str) -> None:
    guided = lesson(name)
    own = {
        words.say
        for words in guided.words
        if words.after < len(guided.lines) and guided.lines[words.after].seat == guided.seat
    }
    written = {found for found in variables_of("en") if found.startswith(f"{name}-guided-")}
    for found in written:
        if found.endswith("-otherwise"):
            assert found.removesuffix("-otherwise") in own


@pytest.mark.parametrize("name", registry.names())
def test_every_rule_that_is_linked_exists(name: str) -> None:
    page = (RULES / f"{name}.md").read_text("utf-8")
    told = set(re.findall(r"^(?:#{2,4} |[-*] \*\*)([A-Z]\d+\.\d+)\b", page, re.MULTILINE))
    for words in lesson(name).words:
        assert words.rules, words.say
        assert set(words.rules) <= told, words.say


def test_the_odds_that_the_coach_tells_are_the_exact_ones() -> None:
    goals = {
        bonus: round(100 * ways / 72) for bonus, ways in zip((-3, -2, -1, 0, 1), GOALS, strict=True)
    }
    for language in LANGUAGES:
        texts = Texts(language)
        for message, bonus in (("bonus", -2), ("defend", 0), ("minus-one", -1), ("plus-one", 1)):
            numbers = re.findall(r"(\d+)\s?%", texts.say(f"footclub-guided-{message}"))
            assert str(goals[bonus]) in numbers, (language, message)
        assert "58" in re.findall(r"(\d+)\s?%", texts.say("footclub-guided-tackle"))
        assert "76" in re.findall(r"(\d+)\s?%", texts.say("trench-club-guided-odds"))
        assert "8" in re.findall(r"(\d+)\s?%", texts.say("trench-club-guided-second-attack"))


GOALS = (9, 16, 25, 36, 47)
