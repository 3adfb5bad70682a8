"""Whole games in text mode, through a pseudo-terminal, with nothing but what a person types."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.term.person import OfficerAtTerminal, Person

from tablee.games import registry
from tablee.texts import LANGUAGES

ARGUMENTS = (
    "mission", "title", "seat", "blue_goals", "red_goals", "blue_shoot_out", "red_shoot_out",
    "round", "side", "most", "least",
)  # fmt: skip


def ends(person: Person, game: str) -> bool:
    """Whether the last lines tell how the game ended; numbers follow."""
    last = " ".join(person.heard[-40:])
    for reason in registry.game(game).ends:
        message = f"{game}-end-{reason}"
        for you in ("seat", "winner", "loser", "nobody"):
            args = {**dict.fromkeys(ARGUMENTS, "§"), "you": you}
            if all(part.strip() in last for part in person.texts.say(message, args).split("§")):
                return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["les-poilus", "footclub"])
def test_a_game_of_cards_is_played_to_its_end(game: str, language: str, tmp_path: Path) -> None:
    person = Person(f"term {game} --seed 7", language, tmp_path)
    person.play()
    assert person.close() == 0
    assert ends(person, game), person.heard[-3:]
    assert not any("Traceback" in line or "[text" in line for line in person.heard)


@pytest.mark.parametrize("language", LANGUAGES)
def test_trench_club_is_played_to_its_end(language: str, tmp_path: Path) -> None:
    person = OfficerAtTerminal("term trench-club --seed 3", language, tmp_path)
    person.play()
    assert person.close() == 0
    assert ends(person, "trench-club"), person.heard[-3:]
