"""What is wrong with a map is told in three languages, and in English everywhere alike (T12.3)."""

from __future__ import annotations

from string import Formatter

import pytest

from tablee.games.trench_club.data.map_fault_words import SENTENCES, map_fault
from tablee.games.trench_club.game import GAME
from tablee.kernel.documents import Argument, Fault, Faults
from tablee.kernel.reading import LONGEST
from tablee.texts import LANGUAGES, Texts

#: What stands for an argument; all others are numbers.
WORDS = {"name": "'x'", "word": "'x'", "sign": "'?'", "here": ".", "there": "^", "other": "B2"}


def sample(code: str, line: int = 0, spot: str = "") -> Fault:
    """A fault of every argument that its sentence takes."""
    names = [name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name]
    args: dict[str, Argument] = {name: WORDS.get(name, 7) for name in names}
    return map_fault(line, spot, code, args)


@pytest.mark.rule("T12.3")
@pytest.mark.parametrize("code", SENTENCES)
def test_a_fault_is_said_in_every_language(code: str) -> None:
    said = {lang: GAME.option_fault(Texts(lang).say, sample(code)) for lang in LANGUAGES}
    assert said["en"] == sample(code).message
    assert len(set(said.values())) == len(LANGUAGES)


@pytest.mark.rule("T12.3")
def test_line_and_hex_come_first() -> None:
    fault = sample("two-forts", 1203, "A7")
    assert str(Faults([fault])) == "line 1203: A7: is next to entrances of two forts"
    told = [GAME.option_fault(Texts(lang).say, fault) for lang in LANGUAGES]
    assert told == [
        "Line 1203: A7: is next to entrances of two forts",
        "Ligne 1203\u202f: A7\u202f: touche aux entrées de deux forts",
        "Zeile 1203: A7: grenzt an Eingänge zweier Forts",
    ]


@pytest.mark.rule("T12.3")
def test_a_file_that_is_no_map_is_told_so() -> None:
    with pytest.raises(Faults) as caught:
        GAME.read_option("." * (LONGEST + 1), "mine.txt")
    (fault,) = caught.value.faults
    assert str(LONGEST) in fault.message
    assert all(GAME.option_fault(Texts(lang).say, fault) for lang in LANGUAGES)
