"""Whole games in text mode, through a pseudo-terminal, with nothing but what a person types."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.term.person import Person, offered

from tablee.games import registry
from tablee.texts import LANGUAGES

#: A unit that can move, its number and where it is: "Renault FT-17 21, K8: 9 hexes."
UNIT_LINE = re.compile(r"^\D*(?:FT-17 )?(\d+), [^:]+: ")
ARGUMENTS = (
    "mission", "title", "seat", "blue_goals", "red_goals", "blue_shoot_out", "red_shoot_out",
    "round", "side",
)  # fmt: skip


def ends(person: Person, game: str) -> bool:
    """Whether the last line tells how the game ended."""
    last = [line for line in person.heard if line][-1]
    for reason in registry.game(game).ends:
        message = f"{game}-end-{reason}"
        try:
            begin = person.texts.say(message, dict.fromkeys(ARGUMENTS, "§")).split("§")
        except Exception as error:
            raise AssertionError(message) from error
        if all(part.strip() in last for part in begin):
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


class Officer(Person):
    """Plays Trench Club as somebody would who knows that forts win."""

    goal = 1

    def play(self) -> None:
        self.listen()
        while not self.over:
            self.types(self._decide(self.types(self.word("text-command-moves"))))

    def _decide(self, told: list[str]) -> str:
        """Capture a fort if one can be captured, else go towards one, else anything."""
        capture = self.texts.say("trench-club-goal-capture", {"fort": "§"}).partition("§")[0]
        for name, number in offered(told):
            if name.startswith(capture):
                return number
        units = [found[1] for line in told if (found := UNIT_LINE.match(line))]
        hexes = self.texts.say("trench-club-goal-hexes", {"count": 2})[2:]
        if not units or hexes not in "".join(told):
            return self._choose(offered(told))
        self.goal = self.goal % 7 + 1
        moves = self.word("text-command-moves")
        towards = self.types(f"{moves} {units[0]} fort {self.goal}")
        return (offered(towards) or offered(self.types(f"{moves} {units[0]}")))[0][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_trench_club_is_played_to_its_end(language: str, tmp_path: Path) -> None:
    person = Officer("term trench-club --seed 3", language, tmp_path)
    person.play()
    assert person.close() == 0
    assert ends(person, "trench-club"), person.heard[-3:]
