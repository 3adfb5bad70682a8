"""What each game tells by words alone."""

from __future__ import annotations

import pytest
from tests.games.footclub.pitch import pitch
from tests.games.trench_club.tables import war
from tests.text_mode.conversation import Conversation, begin

from tablee.games.trench_club.data.hexes import HEXES, hex_name, hex_number
from tablee.games.trench_club.data.map_files import MAP_KEYS, open_map
from tablee.games.trench_club.data.maps import OFF_MAP
from tablee.games.trench_club.words.places import BEARING_KEYS, Places, bearing, fort_hexes
from tablee.texts import LANGUAGES, Texts

FRONT = [
    "germany infantry A8",
    "germany heavy-infantry I12",
    "germany troop-transport J14",
    "france tank J13",
    "france infantry M20",
]


def staff(language: str = "en") -> Conversation:
    return Conversation(war(*FRONT).match, language)


@pytest.mark.parametrize(
    ("origin", "target", "expected"),
    [
        ("H12", "H10", "north"),
        ("H12", "I12", "east"),
        ("H12", "G12", "west"),
        ("H12", "H14", "south"),
        ("H11", "H10", "north-east"),
        ("H11", "G10", "north-west"),
        ("H11", "H12", "south-east"),
        ("H11", "G12", "south-west"),
        ("A1", "M20", "south-east"),
    ],
)
def test_bearings_are_those_of_the_map(origin: str, target: str, expected: str) -> None:
    assert BEARING_KEYS[bearing(hex_number(origin), hex_number(target))] == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", MAP_KEYS)
def test_every_hex_has_one_name_and_a_place_in_every_language(key: str, language: str) -> None:
    field = open_map(key, half=False)
    places = Places(Texts(language).say)
    names = [places.name(field, n) for n in range(HEXES) if field.terrain[n] != OFF_MAP]
    assert len(set(names)) == len(names) == HEXES
    for number in range(HEXES):
        if field.terrain[number] != OFF_MAP:
            assert places.name(field, number).startswith(f"{hex_name(number)}, ")


def test_a_hex_is_found_by_its_ground_and_the_nearest_fort() -> None:
    field = open_map("aisne", half=True)
    english, french = Places(Texts("en").say), Places(Texts("fr").say)
    assert english.name(field, hex_number("E6")) == "E6, open ground, 4 hexes south of fort 1"
    assert english.name(field, hex_number("B11")) == "B11, water, at an entrance of fort 3"
    assert english.name(field, hex_number("B9")) == "B9, entrance of fort 3"
    assert french.name(field, hex_number("D9")) == (
        "D9, terrain dégagé, à une case à l’est du fort 3"
    )
    assert {number for fort in range(7) for number in fort_hexes(field, fort)} == {
        number for number in range(HEXES) if field.fort_of[number] >= 0
    }


def test_around_something_the_units_are_told_first_and_then_the_ground() -> None:
    talk = staff()
    lines = talk.lines("map around fort 3")
    assert lines[0].startswith("Fort 3 (B9, C9, B10, C10): ")
    assert lines[1] == "Infantry (Germany): A8, one hex north-west of fort 3."
    ground = talk.lines("more")
    assert "A9, road, one hex west of fort 3, at an entrance of fort 3." in ground
    assert "one hex south of I12" not in talk.text("map around unit 1")
    assert talk.lines("map around unit 1")[1].startswith("Tank (France): J13, one hex south-east")
    assert talk.lines("map around i12")[0].startswith("I12, water, ")
    assert talk.lines("hex j13")[0].endswith(", tank (France).")
    assert talk.lines("hex h12")[0] == "H12, open ground, at an entrance of fort 4."
    assert talk.lines("hex b9")[0] == "B9, entrance of fort 3."


def test_a_unit_tells_where_it_is_and_on_request_what_it_can_do() -> None:
    talk = staff()
    assert talk.lines("unit 0")[0] == (
        "Infantry (Germany): A8, road, at an entrance of fort 3; damage 0, green."
    )
    more = talk.lines("more")
    assert more[0].startswith("Speed 2; range on the ground: 1, in the air: none; 12 dice")
    assert talk.lines("unit 99") == [
        "unit: a unit, where it is and what it can do, by its place: unit G14."
    ]
    assert talk.lines("unit b1") == ["No unit stands on B1."]
    for words in ("unit a8", "unit infantry a8"):
        assert talk.lines(words) == talk.lines("unit 0")
    assert talk.lines("moves a8") == talk.lines("moves 0")
    assert talk.lines("moves a8 towards fort 1") == talk.lines("moves 0 towards fort 1")
    assert talk.lines("unit 2")[0].startswith("Troop transport (Germany): J14, ")
    assert "it cannot attack" in talk.lines("more")[0]
    talk.lines("unit 1")
    assert talk.lines("more")[1] == "Tank (France): J13, one hex south-east of I12, in range."


def test_armies_are_told_by_nation() -> None:
    talk = staff("fr")
    assert talk.lines("unités")[0].startswith("Allemagne, 3 unités\u202f: infanterie en A8, ")
    assert talk.lines("armée france")[0].startswith("France, 2 unités\u202f: char d’assaut en J13")
    assert talk.lines("units germany")[0].startswith("Allemagne, ")


def test_moves_are_told_by_unit_then_by_goal_then_towards_something() -> None:
    talk = staff()
    by_unit = talk.lines("moves")
    assert by_unit[0].startswith("3 units can move.")
    assert any(
        line.startswith("Infantry at A8: ") and "capture fort 3 [" in line for line in by_unit
    )
    goals = talk.lines("moves 0")
    assert goals[0] == "Infantry (Germany): A8, road, at an entrance of fort 3."
    assert goals[1].endswith(". capture fort 3")
    assert "A7 [" in goals[2]
    names = talk.lines("more")
    assert all(". " in line and "of fort " in line for line in names)
    nearest = talk.lines("moves 0 towards fort 1")
    assert "hexes" in nearest[0]
    assert "capture fort 3" in talk.lines("moves 0 towards fort 3")[0]
    assert "with the infantry at A8" in talk.text("moves fort 3")
    assert talk.lines("moves 3") == ["The tank at J13 can do nothing now."]
    number = nearest[0].split(".")[0]
    assert talk.does(number).startswith("move 0 to ")


def test_goals_are_told_with_what_the_way_costs_and_where_it_leads() -> None:
    talk = staff()
    talk.lines("moves 0")
    told = [line.split(". ", 1)[1] for line in talk.lines("more")]
    assert "A7, road, 2 hexes north-west of fort 3; costs ½" in told
    assert any(line.startswith("B5, ") and "; costs 1½, over A7, A6" in line for line in told)
    french = staff("fr")
    french.lines("coups 0")
    assert any("\u202f; coûte 1½, par A7, A6" in line for line in french.lines("suite"))


def test_whoever_rides_on_a_truck_is_told_like_everybody_else() -> None:
    talk = Conversation(
        war(
            "germany infantry truck 1 moved", "germany troop-transport J16", "france tank J13"
        ).match
    )
    assert talk.lines("unit 0")[0] == "Infantry (Germany): on the truck at J16; damage 0, green."
    assert len(talk.lines("more")) == 1
    assert talk.lines("units")[0].startswith("Germany, 2 units: infantry on the truck at J16, ")


def test_contact_with_the_enemy_is_told() -> None:
    talk = staff()
    talk.lines("moves 1")
    told = talk.lines("more")
    assert any("in contact with the enemy" in line for line in told)


def test_attacks_are_told_by_unit_with_their_odds_and_the_list_in_order() -> None:
    talk = Conversation(
        war(
            "germany heavy-infantry J12", "germany tank K13", "france tank J13", phase="designate"
        ).match
    )
    lines = talk.lines("moves")
    assert any("can attack: tank at J13 (destroys 0%, lost " in line for line in lines)
    assert talk.lines("odds 0")[0].startswith("The heavy infantry at J12 attacks the tank at J13: ")
    assert len(talk.lines("odds 0")) == 1
    talk.does("0 attack 2")
    assert "Attack 1: the heavy infantry at J12 attacks the tank at J13." in talk.lines("look")
    assert talk.lines("odds")[0].startswith("The listed attacks destroy the tank at J13")


def test_odds_of_several_targets_say_that_each_stands_by_itself() -> None:
    # The infantry may fall in its own attack, and is then no longer on the flank of unit 2.
    match = war(
        "germany armoured-car H15", "germany infantry G14 damage=4", "france infantry G15 damage=2",
        "france tank H14 experience=5", phase="designate",
    ).match  # fmt: skip
    talk = Conversation(match)
    talk.does("0 attack 2")
    assert not any("by itself" in line for line in talk.lines("odds"))
    talk.does("1 attack 3")
    lines = talk.lines("odds")
    assert lines[0].startswith(
        "All listed attacks, in their order, destroy the infantry at G15 about"
    )
    assert lines[-1].startswith("Exact numbers treat each target by itself: ")


def test_forts_are_told_all_or_one_by_one() -> None:
    talk = staff("de")
    assert len(talk.lines("forts")) == 7
    one = talk.lines("fort 3")
    assert one[0].startswith("Fort 3 (B9, C9, B10, C10): ")
    assert (
        one[1]
        == "Eingänge: B9, B10. Betreten und erobert wird es von A8, B8, A9, A10, B11, C11 aus."
    )
    assert len(talk.lines("karte")) == 8
    assert talk.lines("skizze")[0].split() == list("ABCDEFGHIJKLM")


def test_a_card_of_les_poilus_tells_what_it_does() -> None:
    talk = begin("les-poilus", players=3)
    assert talk.lines("card mute") == ["Mute: no speeches and no talking."]
    assert talk.lines("card 4")[0].startswith("night and shell: laid in No Man’s Land")
    assert talk.lines("card merry")[0].startswith("Merry Christmas: its player discards")
    assert talk.lines("card tra")[0].startswith("card: what a card does")
    assert len(talk.lines("soldier")) == 3
    assert talk.lines("soldier bob")[0].startswith("Bob (")
    assert talk.lines("soldier 3")[0].startswith("Cleo (")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_les_poilus_is_explained_in_every_language(language: str) -> None:
    talk = begin("les-poilus", language, players=3)
    for card in range(1, 60):
        assert talk.match.game.describer(
            talk.match.game.narrator(talk.texts.say, talk.names)
        ).topic(talk.match.view(0), "card", [str(card)])


def test_footclub_tells_teams_cards_and_the_running_attack() -> None:
    talk = Conversation(pitch("bonus", turn=8, blue=["tackle"], red=["pressing"]).match)
    assert talk.lines("look")[-1] == "You attack with a bonus of −2."
    assert talk.lines("odds") == [
        "Your attack at −2: 22.2% (2/9) for a goal.",
        "A Tackle or a Defensive Support succeeds with a chance of 58.3% (7/12).",
    ]
    assert talk.lines("more")[0].startswith("If you choose “")
    assert talk.lines("card tackle") == ["Tackle: the ball on 7+"]
    assert len(talk.lines("cards")) == 6
    assert len(talk.lines("team")) == 2
    assert len(talk.lines("team garance")) == 13
