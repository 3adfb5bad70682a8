"""T6 and T7: bonds, and how the game ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trench_club.tables import HIT, MISS, war

from tablee.games.trench_club.bots.sensible import SensibleBot
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.table.moves import notation
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults


@pytest.mark.rule("T6.1")
def test_each_own_fort_pays_three_bonds_at_the_end_of_the_turn() -> None:
    table = war("germany infantry A20", "france infantry A1", forts={1: "germany", 2: "germany"})
    table.does("end movement")
    assert table.nation("germany")["bonds"] == 6


@pytest.mark.rule("T6.2", "T14.14")
def test_gifts_go_to_the_ally_and_lose_a_bond() -> None:
    table = war(
        "germany infantry A20", "france infantry A1",
        options={"players": 4}, nations={"germany": {"bonds": 7}},
    )  # fmt: skip
    assert table.refused("give 1 to austria-hungary") == ("gift-too-small", "T14.14")
    assert table.refused("give 8 to austria-hungary") == ("gift-too-large", "T6.2")
    assert table.refused("give 5 to great-britain") == ("not-an-ally", "T6.2")
    assert table.refused("give 5 to germany") == ("not-an-ally", "T6.2")
    assert table.refused("give 5") == ("name-the-ally", "T6.2")
    table.does("give 5 to austria-hungary")
    assert table.nation("germany")["bonds"] == 2
    assert table.nation("austria-hungary")["bonds"] == 4
    alone = war("germany infantry A20", "france infantry A1", nations={"germany": {"bonds": 7}})
    assert alone.refused("give 5 to austria-hungary") == ("no-ally", "T6.2")


@pytest.mark.rule("T6.2", "T14.14")
def test_gifts_are_made_in_another_s_turn_and_can_be_spent_at_once() -> None:
    table = war(
        "germany infantry A20", "france infantry A1", forts={2: "germany"},
        options={"players": 4},
        nations={"germany": {"bonds": 3}, "austria-hungary": {"bonds": 4}, "france": {"bonds": 9}},
    )  # fmt: skip
    table.does("end movement")
    # Six bonds buy nothing, but the ally can help out: the turn does not end by itself.
    assert table.moves() == ["end turn"]
    assert table.refused("buy infantry in fort 2") == ("too-dear", "T6.4")
    table.does("give 2 to austria-hungary", seat=0)
    table.does("give 5 to germany", seat=2)
    table.does("give 9 to great-britain", seat=3)
    assert table.match.to_act() == [0]
    assert table.moves("buy") == ["buy infantry in fort 2", "buy troop-transport in fort 2"]
    table.does("buy troop-transport in fort 2")
    assert table.nation("germany")["bonds"] == 0
    assert table.nation("great-britain")["bonds"] == 8


@pytest.mark.rule("T6.2", "T1.1")
def test_who_commands_both_allies_says_which_of_them_is_given_to() -> None:
    table = war(
        "germany infantry A20", "france infantry A1", options={"players": 3},
        nations={"germany": {"bonds": 3}, "austria-hungary": {"bonds": 2}},
    )  # fmt: skip
    free = [GAME.notation(move) for move in table.match.view(0).at_any_time()]
    assert free == [
        "give 2 to austria-hungary", "give 3 to austria-hungary", "give 2 to germany", "surrender",
    ]  # fmt: skip
    assert table.refused("give 3 to germany", seat=0) == ("gift-too-large", "T6.2")
    assert table.refused("give 2 to germany", seat=1) == ("not-an-ally", "T6.2")
    table.does("give 2 to germany", seat=0)
    assert table.nation("germany")["bonds"] == 4


@pytest.mark.rule("T6.2", "T14.15")
def test_nobody_gives_while_a_surrender_waits_for_its_answer_or_after_the_end() -> None:
    table = war(
        "germany infantry A20", "france infantry A1",
        options={"players": 4}, nations={"france": {"bonds": 5}},
    )  # fmt: skip
    table.does("surrender")
    assert table.refused("give 2 to great-britain", seat=3) == ("not-now", "T2.1")
    table.does("agree")
    assert table.match.view(3).at_any_time() == []


@pytest.mark.rule("T6.2")
def test_by_version_1_of_the_rules_gifts_belong_to_one_s_own_turn() -> None:
    table = war(
        "germany infantry A20", "france infantry A1", options={"players": 4}, rules=1,
        nations={"germany": {"bonds": 7}, "austria-hungary": {"bonds": 4}},
    )  # fmt: skip
    assert "rules" not in table.position
    assert table.moves("give") == [f"give {amount}" for amount in range(2, 8)]
    assert table.refused("give 2", seat=2) == ("not-your-turn", "T2.1")
    assert table.refused("give 2 to germany", seat=2) == ("own-turn-only", "T6.2")
    table.does("give 5")
    assert table.nation("austria-hungary")["bonds"] == 8


@pytest.mark.rule("T6.3")
@pytest.mark.parametrize(("rules", "cost"), [(1, 4), (2, 3)])
def test_mounted_infantry_costs_as_much_to_repair_as_infantry(rules: int, cost: int) -> None:
    table = war(
        "germany infantry fort 2 damage=4 began_in_fort=2",
        "germany mounted-infantry fort 2 damage=4 began_in_fort=2",
        "france infantry A1",
        forts={2: "germany"},
        nations={"germany": {"bonds": 20}},
        rules=rules,
    )
    table.does("end movement")
    table.does("repair 0")
    assert table.nation("germany")["bonds"] == 20
    table.does("repair 1")
    assert table.nation("germany")["bonds"] == 20 - cost


@pytest.mark.rule("T6.3", "T14.14")
def test_a_unit_in_an_own_fort_since_the_start_of_the_turn_is_repaired() -> None:
    table = war(
        "germany tank fort 2 damage=4 experience=3 began_in_fort=2",
        "germany tank fort 2 damage=4",
        "france infantry A1",
        forts={2: "germany"},
        nations={"germany": {"bonds": 20}},
    )
    table.does("end movement")
    assert table.refused("repair 1") == ("not-in-fort", "T6.3")
    table.does("repair 0")
    unit = table.unit(0)
    assert unit is not None
    assert "damage" not in unit
    assert unit["experience"] == 3
    assert table.nation("germany")["bonds"] == 15
    assert table.refused("repair 0") == ("not-damaged", "T6.3")


@pytest.mark.rule("T6.3", "T3.11")
def test_who_left_the_fort_on_a_truck_and_came_back_with_it_is_not_repaired() -> None:
    table = war(
        "germany troop-transport C1",
        "germany infantry fort 1 damage=3 began_in_fort=1",
        "france infantry K14",
        forts={1: "germany"},
        nations={"germany": {"bonds": 10}},
    )
    table.does("board 1 on 0")
    table.does("move 0 into fort 1")
    table.does("end movement")
    assert table.refused("repair 1") == ("not-in-fort", "T6.3")


@pytest.mark.rule("T6.4", "T14.14")
def test_units_of_the_own_nation_are_bought_into_own_forts_after_repairs() -> None:
    table = war(
        "germany tank fort 2 damage=4 began_in_fort=2",
        "france infantry A1",
        forts={2: "germany"},
        nations={"germany": {"bonds": 30}},
    )
    table.does("end movement")
    assert table.refused("buy howitzer in fort 2") == ("not-sold", "T6.4")
    assert table.refused("buy infantry in fort 1") == ("not-own-fort", "T3.9")
    table.does("buy infantry in fort 2")
    table.does("buy infantry in fort 2")
    assert table.at(2) == table.at(3) == "fort 2"
    assert table.nation("germany")["bonds"] == 19
    assert table.refused("repair 0") == ("repairs-over", "T14.14")
    assert table.refused("buy tank in fort 2") == ("too-dear", "T6.4")


@pytest.mark.rule("T6.4")
def test_without_a_fort_nothing_can_be_bought() -> None:
    table = war("germany tank A20", "france infantry A1", nations={"germany": {"bonds": 99}})
    table.does("end movement")
    assert table.position["turn"] == "france"


@pytest.mark.rule("T14.21")
def test_a_table_may_ask_other_prices() -> None:
    table = war(
        "germany infantry A20",
        "france infantry A1",
        forts={2: "germany"},
        nations={"germany": {"bonds": 30}},
        options={"special_forces": True, "prices": {"tank": 24, "special-force": 9}},
    )
    table.does("end movement")
    table.does("buy tank in fort 2")
    assert table.nation("germany")["bonds"] == 9
    assert table.refused("buy tank in fort 2") == ("too-dear", "T6.4")
    events = table.does("draw special force", 16)
    assert [event["bonds"] for event in events if "bonds" in event] == [9, 9]
    assert table.nation("germany")["bonds"] == 0


@pytest.mark.rule("T14.21")
@pytest.mark.parametrize(
    ("prices", "faults"),
    [
        (
            {"tnak": 18, "gunboat": 3},
            [
                "options.prices.tnak: is not a unit; did you mean 'tank'?",
                "options.prices.gunboat: all special forces cost the same: "
                "say special-force (T8.1)",
            ],
        ),
        (
            {"tank": 0, "infantry": "cheap", "howitzer": 100},
            [
                "options.prices.tank: must be at least 1",
                "options.prices.infantry: must be a whole number, not a text",
                "options.prices.howitzer: must be at most 99",
            ],
        ),
    ],
)
def test_every_price_that_makes_no_sense_is_told(prices: dict[str, Any], faults: list[str]) -> None:
    with pytest.raises(Faults) as refused:
        GAME.options({"prices": prices})
    assert str(refused.value).splitlines() == faults


@pytest.mark.rule("T14.21")
def test_the_sensible_player_buys_what_has_become_cheap() -> None:
    def bought(prices: dict[str, int]) -> str:
        table = war(
            *["germany infantry A20", "germany infantry A19", "germany infantry B20"],
            *["germany infantry B19", "germany infantry C20", "france infantry A1"],
            forts={2: "germany"},
            nations={"germany": {"bonds": 20}},
            options={"prices": prices},
        )
        table.does("end movement")
        view = table.state.view(0)
        return notation(SensibleBot().choose(view, FastChance(1)))

    assert bought({}) == "buy tank in fort 2"
    assert bought({"tank": 20, "field-gun": 4}) == "buy field-gun in fort 2"
    assert bought({"tank": 23}) != "buy tank in fort 2"


@pytest.mark.rule("T7.1")
def test_the_last_unit_destroyed_ends_the_game() -> None:
    table = war("germany tank J6", "france infantry K6 damage=5")
    table.does("end movement")
    table.does("attack 1 with 0")
    table.does("confirm attacks", *[HIT] * 12, *[MISS] * 5)
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("destruction", [0])


@pytest.mark.rule("T7.1")
def test_five_forts_of_seven_win_at_the_end_of_the_turn() -> None:
    table = war(
        "germany infantry G3", "france infantry A20",
        forts={1: "germany", 3: "germany", 4: "germany", 5: "germany"},
    )  # fmt: skip
    table.does("capture fort 2 with 0")
    assert table.outcome is None
    table.does("end movement")
    table.does("end turn")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.scores) == ("forts", [1.0, 0.0])


@pytest.mark.rule("T7.1")
def test_nine_forts_of_fourteen_win_for_a_side() -> None:
    owners = {fort: ("germany", "austria-hungary")[fort % 2] for fort in range(1, 10)}
    table = war("germany infantry A20", "france infantry A1", options={"players": 4}, forts=owners)
    table.does("end movement")
    table.does("end turn")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("forts", [0, 2])


@pytest.mark.rule("T7.1", "T14.15")
def test_a_side_surrenders_if_all_its_players_agree() -> None:
    table = war("germany infantry A20", "france infantry A1", options={"players": 4})
    table.does("surrender")
    assert table.match.to_act() == [2]
    assert table.moves() == ["agree", "refuse"]
    assert table.refused("end movement") == ("not-now", "T2.1")
    assert table.refused("surrender", seat=1) == ("not-your-turn", "T2.1")
    table.does("agree")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("surrender", [1, 3])
    alone = war("germany infantry A20", "france infantry A1")
    alone.does("surrender")
    assert alone.outcome is not None
    assert alone.outcome.winners == [1]


@pytest.mark.rule("T14.15")
def test_a_refused_surrender_is_offered_again_next_turn_and_play_goes_on_meanwhile() -> None:
    table = war(
        "germany tank J6", "great-britain infantry K6", "france infantry A1", options={"players": 4}
    )
    table.does("end movement")
    table.does("surrender")
    table.does("refuse")
    assert (table.position["phase"], table.match.to_act()) == ("designate", [0])
    for seat in (0, 2):
        assert table.refused("surrender", seat=seat) == ("ally-refused", "T14.15")
    table.does("confirm attacks")
    assert table.refused("end movement", seat=0) == ("not-your-turn", "T2.1")
    table.does("surrender", seat=2)
    assert table.match.to_act() == [0]


#: By phase: a table that waits for a decision of Germany in it.
PHASES: dict[str, dict[str, Any]] = {
    "split": {"round": 0, "tokens": [0, 0, 0], "at": "waiting"},
    "turn": {"round": 0, "tokens": [0, 2, 3], "at": "waiting company=1"},
    "headquarters": {"round": 0, "options": {"victory_points": True}},
    "companies": {"round": 1, "to_name": 1, "allowed": []},
    "move": {},
    "designate": {},
    "money": {},
}


@pytest.mark.rule("T14.15")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_may_surrender_at_any_time_whoever_is_to_act(phase: str, seat: int) -> None:
    words = {"tokens": [1, 2, 3], "at": "J6", "allowed": [1, 2, 3], **PHASES[phase]}
    germany = {"tokens": words.pop("tokens"), "allowed": words.pop("allowed")}
    france = {"tokens": [0, 0, 0]} if phase == "split" else {}
    table = war(
        f"germany infantry {words.pop('at')}",
        f"france infantry {'waiting' if phase == 'split' else 'K6'}",
        phase=phase, nations={"germany": germany, "france": france}, **words,
    )  # fmt: skip
    view = table.match.view(seat)
    assert [GAME.notation(move) for move in view.at_any_time()] == ["surrender"]
    assert "surrender" not in table.moves(seat=seat)
    table.does("surrender", seat=seat)
    assert table.outcome is not None
    assert table.outcome.winners == [1 - seat]


@pytest.mark.rule("T7.1", "T14.15")
def test_nobody_surrenders_where_the_table_does_not_allow_it_or_after_the_end() -> None:
    table = war("germany infantry A20", "france infantry A1", options={"surrender": False})
    assert table.match.view(0).at_any_time() == []
    assert table.refused("surrender") == ("no-surrender", "T7.1")
    over = war("germany infantry A20", "france infantry A1")
    over.does("surrender")
    assert over.match.view(1).at_any_time() == []


@pytest.mark.rule("T7.1")
def test_one_person_who_commands_a_whole_side_need_not_ask() -> None:
    table = war("germany infantry A20", "france infantry A1", options={"players": 3})
    table.does("surrender", seat=0)
    assert table.outcome is not None
    assert table.outcome.winners == [1, 2]


@pytest.mark.rule("T7.2")
def test_a_nation_without_units_and_forts_is_skipped() -> None:
    table = war(
        "germany infantry A20", "france infantry A1",
        options={"players": 4}, forts={8: "austria-hungary"},
    )  # fmt: skip
    table.does("end movement")
    # Great Britain has nothing left; Austria-Hungary still has a fort.
    assert table.position["turn"] == "austria-hungary"


@pytest.mark.rule("T7.3")
def test_a_clock_runs_for_the_active_player_in_t3_and_t4_only() -> None:
    table = war(
        "germany tank J6", "france infantry K6", forts={2: "germany"},
        nations={"germany": {"bonds": 20, "allowed": []}}, phase="companies", round=1, to_name=1,
    )  # fmt: skip

    def periods() -> list[int]:
        return [table.match.clock_period(seat) for seat in (0, 1)]

    turn = periods()[0]
    assert turn > 0
    for move in ("use company 1", "end movement"):
        table.does(move)
        assert periods() == [turn, 0]
    table.does("confirm attacks")
    assert (table.match.to_act(), periods()) == ([0], [0, 0])
    table.does("end turn")
    assert periods()[0] == 0
    assert periods()[1] not in (0, turn)
    waiting = war(
        "germany infantry waiting", "france infantry waiting", phase="split", round=0,
        nations={nation: {"tokens": [0, 0, 0]} for nation in ("germany", "france")},
    )  # fmt: skip
    assert waiting.match.clock_period(0) == 0


@pytest.mark.rule("T14.15")
def test_if_nobody_has_a_unit_left_the_game_is_drawn() -> None:
    table = war("germany infantry J6 damage=5", "france infantry K6 damage=5")
    table.does("end movement")
    table.does("attack 1 with 0")
    table.does("confirm attacks", *[HIT] * 5, *[HIT] * 5)
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.scores) == ("annihilation", [0.5, 0.5])


@pytest.mark.rule("T14.15")
def test_with_two_nations_no_unit_at_the_end_of_a_turn_loses_in_spite_of_forts() -> None:
    table = war(
        "germany infantry J6 damage=5", "france tank K6", forts={1: "germany", 2: "germany"}
    )
    table.does("end movement")
    table.does("attack 1 with 0")
    table.does("confirm attacks", *[MISS] * 5, *[HIT] * 12)
    assert table.outcome is not None
    assert table.outcome.winners == [1]


@pytest.mark.rule("T14.19")
def test_after_the_agreed_number_of_rounds_there_is_an_armistice() -> None:
    table = war(
        "germany infantry A20", "france infantry A1", turn="france", options={"armistice": 3}
    )
    table.does("end movement")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("armistice", [])


@pytest.mark.rule("T6.2")
@pytest.mark.parametrize(("rules", "gift"), [(1, "give {}"), (2, "give {} to austria-hungary")])
def test_gifts_are_made_at_any_time_even_between_two_passengers(rules: int, gift: str) -> None:
    table = war(
        "germany infantry B15", "germany troop-transport A15", "france infantry A1",
        options={"players": 4}, nations={"germany": {"bonds": 9, "allowed": []}},
        phase="companies", round=1, to_name=1, rules=rules,
    )  # fmt: skip
    table.does(gift.format(2))
    table.does("use company 1")
    table.does(gift.format(2))
    table.does("board 0 on 1")
    table.does("unload 1")
    table.does(gift.format(2))
    assert table.nation("austria-hungary")["bonds"] == 3
    assert table.refused(gift.format(1)) == ("gift-too-small", "T14.14")
    table.does("set down 0 on B15")
