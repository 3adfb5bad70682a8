"""How a table is told: moves in lists that can be read, the map in signs."""

from __future__ import annotations

import re

import pytest
from tests.games.trench_club.tables import war

from tablee.games.trench_club.data.units import UNIT_KEYS
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.table.moves import ATTACK, move_of
from tablee.games.trench_club.table.refusals import ALREADY_MOVED
from tablee.games.trench_club.view import TrenchView
from tablee.games.trench_club.words.names import OBJECT, SUBJECT, Spotted
from tablee.games.trench_club.words.narrator import TrenchNarrator
from tablee.kernel.state import EVERYTHING
from tablee.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_units_moves_share_a_line_and_keep_their_order(language: str) -> None:
    table = war("germany infantry J6", "germany tank E4", "france tank A1")
    narrator = GAME.narrator(Texts(language).say, ["Anna", "Bert"])
    view = table.match.view(0)
    lines = narrator.listing(view)
    assert len(lines) < 8
    labels = [label for _, group in lines for label in group]
    assert len(labels) == len(view.moves)
    for label, move in zip(labels, view.moves, strict=True):
        notation = GAME.notation(move)
        if notation.startswith("move"):
            assert notation.endswith(f" to {label}")
    assert all(" J6 " in heading or " E4 " in heading for heading, _ in lines if heading)


def test_attacks_name_the_kinds_of_both_units_and_their_odds() -> None:
    table = war("germany infantry J6", "france tank K6", phase="designate")
    narrator = GAME.narrator(Texts("en").say, ["Anna", "Bert"])
    heading, labels = narrator.listing(table.match.view(0))[0]
    assert heading == ""
    assert labels[0].startswith("Attack the tank at K6 with the infantry at J6  [destroys 0%")


def test_the_map_shows_units_forts_and_mines() -> None:
    table = war("germany infantry J6", "france tank A1", mines=[{"hex": "B1", "nation": "france"}])
    lines = GAME.narrator(Texts("en").say, ["Anna", "Bert"]).look(table.match.view(0))
    drawn = lines[-22:-1]
    assert drawn[0].split() == list("ABCDEFGHIJKLM")
    assert drawn[1].split()[:5] == ["1", "Ftk", "*", ".", "1+"]
    assert drawn[6].split()[10] == "Gin"
    assert "G Germany, F France; in infantry, tk tank." in lines[-1]


def test_what_is_paid_for_is_listed_with_its_price() -> None:
    table = war(
        "germany tank fort 2 damage=4 began_in_fort=2", "france infantry A1",
        forts={2: "germany"}, nations={"germany": {"bonds": 80}},
        options={"special_forces": True, "victory_points": True, "prices": {"infantry": 1}},
    )  # fmt: skip
    table.does("end movement")
    listing = GAME.narrator(Texts("en").say, ["Ada", "Bo"]).listing(table.match.view(0))
    told = [heading or labels[0] for heading, labels in listing]
    for line in (
        "Repair the tank in fort 2 (8 bonds)",
        "Buy infantry in fort … (1 bond)",
        "Draw a special force (18 bonds)",
        "Pay for a victory point (60 bonds)",
        "End the turn",
    ):
        assert line in told


def test_a_refusal_names_the_kind_of_a_unit_that_is_seen() -> None:
    view = war("germany infantry J6", "france tank A1").match.view(0)
    narrator = GAME.narrator(Texts("en").say, ["Anna", "Bert"])
    refusal = ALREADY_MOVED.refusal(unit=1)
    assert narrator.refusal(refusal) == "Unit 1 has already moved. (rule T3.1)"
    assert narrator.refusal(refusal, view) == "The tank at A1 has already moved. (rule T3.1)"
    unknown = ALREADY_MOVED.refusal(unit=99)
    assert narrator.refusal(unknown, view) == "Unit 99 has already moved. (rule T3.1)"


NAMED = {
    "en": (
        "Attack the infantry at F7 with the heavy mortar at G14",
        "the heavy mortar at G14",
        ["first infantry in fort 2", "second infantry in fort 2"],
        "Germany: the heavy mortar at G14 attacks the infantry at F7: 12 dice",
    ),
    "fr": (
        "Attaquer l’infanterie en F7 avec le mortier lourd en G14",
        "le mortier lourd en G14",
        ["première infanterie au fort 2", "deuxième infanterie au fort 2"],
        "Allemagne\u202f: le mortier lourd en G14 attaque l’infanterie en F7\u202f: 12 dés",
    ),
    "de": (
        "Der schwere Mörser auf G14 greift die Infanterie auf F7 an",
        "den schweren Mörser auf G14",
        ["erste Infanterie in Fort 2", "zweite Infanterie in Fort 2"],
        "Deutschland – der schwere Mörser auf G14 greift die Infanterie auf F7 an: 12 Würfel",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_units_are_called_by_kind_and_place_and_the_second_of_two_by_its_order(
    language: str,
) -> None:
    table = war(
        "germany heavy-mortar G14", "germany infantry fort 2", "germany infantry fort 2",
        "france infantry F7", forts={2: "germany"},
    )  # fmt: skip
    narrator = GAME.narrator(Texts(language).say, ["Anna", "Bert"])
    assert isinstance(narrator, TrenchNarrator)
    view = table.match.view(0)
    assert isinstance(view, TrenchView)
    attack, mortar, twins, fought = NAMED[language]
    move = move_of(ATTACK, 0, 3)
    assert narrator.offered(view.document(), move) == attack
    assert narrator.phrase(view.table, move, False) == attack
    assert narrator.the(view.table, 0, OBJECT) == mortar
    assert [narrator.in_list(view.table, unit) for unit in (1, 2)] == twins
    faces = [12] * 12
    event = {
        "event": "attacked", "nation": 0, "unit": 0, "kind": UNIT_KEYS.index("heavy-mortar"),
        "target": 3, "target_kind": 0, "dice": 12, "bonus": 0, "hits_on": 5, "hits": 0,
        "damage": 0, "faces": faces, "at": view.table.place[0], "target_at": view.table.place[3],
    }  # fmt: skip
    assert narrator.event(event).startswith(fought)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_name_in_a_sentence_and_a_sign_of_its_own(language: str) -> None:
    narrator = GAME.narrator(Texts(language).say, [])
    assert isinstance(narrator, TrenchNarrator)
    assert len({narrator.sign(kind) for kind in UNIT_KEYS}) == len(UNIT_KEYS)
    for kind in UNIT_KEYS:
        for nth in (0, 1, 2, 7):
            for case in (SUBJECT, OBJECT):
                words = narrator.unit_names.the(Spotted(kind, 0, nth), case)
                assert re.fullmatch(r"(the|der|die|das|den|le|la|l’).*\bA1", words), words


def test_events_of_earlier_versions_are_told_without_a_place() -> None:
    kinds = {kind.name: number for number, kind in enumerate(GAME.event_kinds)}
    old = (kinds["answered"], 0, 4, 0, 7, 10, 2, 3, 1, 0, 3, 9)
    document = GAME.event_document(old, EVERYTHING)
    assert document["faces"] == [3, 9]
    assert "at" not in document
    told = GAME.narrator(Texts("en").say, []).event(document)
    assert told.startswith("Germany: the infantry fires back at the tank: 2 dice")
    assert GAME.event_document((*old, 30, 31), EVERYTHING)["target_at"] == 31
