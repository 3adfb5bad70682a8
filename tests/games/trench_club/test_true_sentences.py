"""What is told is true for whoever reads it, whether they are to act, wait, won or lost."""

from __future__ import annotations

import pytest
from tests.games.trench_club.tables import war

from tablee.games.trench_club.game import GAME
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import SeatDocument
from tablee.term.local import LocalTable
from tablee.texts import LANGUAGES, Texts

LOADED = ("germany infantry truck 1 moved", "germany troop-transport J16", "france tank A1")
WHY_NOT = {
    "en": "Round 3, Germany: move your units; the movement can only end when the passengers of "
    "the troop transport at J16 are set down.",
    "fr": "Manche 3, Allemagne\u202f: déplacez vos unités\u202f; le déplacement ne finit "
    "qu’une fois les passagers débarqués (le transport de troupes en J16).",
    "de": "Runde 3, Deutschland: Ziehe deine Einheiten; die Bewegung endet erst, wenn du alle "
    "absetzt. Entlade den Truppentransporter auf J16.",
}


@pytest.mark.rule("T3.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_the_movement_cannot_end_while_a_truck_is_loaded_is_said(language: str) -> None:
    view = war(*LOADED).match.view(0)
    assert "end movement" not in [GAME.notation(move) for move in view.moves]
    narrator = GAME.narrator(Texts(language).say, ["Ada", "Bo"], 0)
    assert narrator.prompt(view.prompt(), view.document()) == WHY_NOT[language]


def test_a_trucks_sheet_lists_its_passengers() -> None:
    view = war(*LOADED).match.view(0)
    describer = GAME.describer(GAME.narrator(Texts("en").say, ["Ada", "Bo"], 0))
    sheet = describer.topic(view, "unit", ["j16"])
    assert sheet is not None
    assert "Aboard: infantry." in sheet.brief


@pytest.mark.parametrize(
    ("reader", "told"),
    [
        (0, "Round 3: you surrendered. Victory for the Entente."),
        (1, "Round 3: the enemy surrenders. You have won: victory for the Entente."),
        (-1, "Round 3: one side surrenders. Victory for the Entente."),
    ],
)
def test_the_words_of_an_end_fit_the_reader(reader: int, told: str) -> None:
    table = war("germany infantry J6", "france tank A1")
    table.does("surrender")
    outcome = table.match.outcome()
    assert outcome is not None
    assert GAME.narrator(Texts("en").say, ["Ada", "Bo"], reader).outcome(outcome) == told


def test_who_waits_is_not_told_to_choose() -> None:
    for phase in ("move", "designate", "money"):
        table = war(
            "germany heavy-infantry J12", "france tank J13", phase=phase, forts={1: "germany"}
        )
        narrator = GAME.narrator(Texts("en").say, ["Ada", "Bo"], 1)
        view = table.match.view(1)
        assert narrator.prompt(view.prompt(), view.document()) == "Waiting for Germany."
        assert narrator.odds(view) == []


def test_a_phase_in_which_nothing_can_be_done_passes_by_itself_also_for_two_at_one_keyboard() -> (
    None
):
    # Its only unit has moved, nobody is in range, and there is nothing to buy with.
    match = war("germany infantry J6 moved", "france tank A1").match
    match.seats = [SeatDocument("Ada"), SeatDocument("Bo")]
    LocalTable(GAME, match, [None, None], FastChance(1))
    assert match.view(1).prompt().code == "move"
