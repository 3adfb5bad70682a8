"""How a table is told: moves in lists that can be read, the map in signs."""

from __future__ import annotations

import pytest
from tests.games.trench_club.tables import war

from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.table.refusals import ALREADY_MOVED
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
    assert all("0 (" in heading or "1 (" in heading for heading, _ in lines if heading)


def test_attacks_name_the_kinds_of_both_units_and_their_odds() -> None:
    table = war("germany infantry J6", "france tank K6", phase="designate")
    narrator = GAME.narrator(Texts("en").say, ["Anna", "Bert"])
    heading, labels = narrator.listing(table.match.view(0))[0]
    assert heading == ""
    assert labels[0].startswith("Attack unit 1 (tank) with unit 0 (infantry)  [destroys 0 %")


def test_the_map_shows_units_forts_and_mines() -> None:
    table = war("germany infantry J6", "france tank A1", mines=[{"hex": "B1", "nation": "france"}])
    lines = GAME.narrator(Texts("en").say, ["Anna", "Bert"]).look(table.match.view(0))
    drawn = lines[-22:-1]
    assert drawn[0].split() == list("ABCDEFGHIJKLM")
    assert drawn[1].split()[:5] == ["1", "F1", "*", ".", "1+"]
    assert drawn[6].split()[10] == "G0"
    assert "G Germany, F France" in lines[-1]


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
        "Repair unit 0 (tank) (8 bonds)",
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
    assert narrator.refusal(refusal, view) == "Unit 1 (tank) has already moved. (rule T3.1)"
    unknown = ALREADY_MOVED.refusal(unit=99)
    assert "99 " in narrator.refusal(unknown, view)
