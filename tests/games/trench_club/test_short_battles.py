"""T14.22, T14.23: games for a decision, and the three battles that begin in mid-war."""

from __future__ import annotations

from importlib import resources

import msgspec
import pytest
from tests.games.trench_club.tables import war

from tablee.games.trench_club.bots.evaluation.goals import Time
from tablee.games.trench_club.data.battles import BATTLE_KEYS, battle_position
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.summary import summary
from tablee.games.trench_club.table.events import FORT_CAPTURED
from tablee.kernel.chance import FastChance, ScriptedChance
from tablee.kernel.documents import Faults
from tablee.kernel.match import Match
from tablee.kernel.scenario import ScenarioRun, read_scenario
from tablee.kernel.state import PlayedLine
from tablee.texts import Texts

DECISION = {"armistice": 3, "decision": True}


def begun(key: str) -> TrenchClub:
    """A battle as it begins."""
    state = GAME.setup(GAME.options({"battle": key}), ScriptedChance([]))
    assert isinstance(state, TrenchClub)
    return state


@pytest.mark.rule("T14.22")
@pytest.mark.parametrize(
    ("forts", "ended"),
    [
        ({1: "germany", 2: "france"}, ("armistice", [])),
        ({1: "germany", 2: "germany", 3: "france"}, ("decision", [0])),
        ({1: "germany", 2: "france", 3: "france"}, ("decision", [1])),
    ],
)
def test_after_the_last_round_the_side_with_more_forts_wins(
    forts: dict[int, str], ended: tuple[str, list[int]]
) -> None:
    table = war(
        "germany infantry A20", "france infantry A1", turn="france", options=DECISION, forts=forts
    )
    table.does("end movement")
    if table.outcome is None:
        table.does("end turn")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ended
    # What decided it is the last fort that the winners took, not what was taken from them then.
    taken = [(FORT_CAPTURED, nation, 0, 0, fort, -1, 0) for nation, fort in ((0, 4), (3, 5))]
    decided = summary([PlayedLine(1, list(taken), table.state)]).turning_point
    won = table.outcome.winners
    assert (decided.args["fort"] if decided else None) == ([4, 5][won[0]] if won else None)


@pytest.mark.rule("T14.22")
def test_until_then_no_number_of_forts_wins() -> None:
    forts = dict.fromkeys(range(1, 8), "germany")
    table = war("germany infantry A20", "france infantry A1", options=DECISION, forts=forts)
    table.does("end movement")
    table.does("end turn")
    assert table.outcome is None


@pytest.mark.rule("T14.22")
def test_computer_players_know_which_turns_are_left() -> None:
    def time(turn: str, number: int) -> tuple[int, int, int, int]:
        units = ("germany infantry A20", "france infantry A1")
        found = Time(war(*units, turn=turn, options=DECISION, round=number).state)
        return int(found.own), int(found.foe), int(found.own_goal), int(found.foe_goal)

    never = 1000
    assert time("germany", 2) == (1, 2, never, never)
    assert time("france", 2) == (1, 1, never, never)
    assert time("germany", 3) == (0, 1, never, 4)
    assert time("france", 3) == (0, 0, 4, never)


@pytest.mark.rule("T14.23")
@pytest.mark.parametrize("key", BATTLE_KEYS)
def test_a_battle_begins_as_its_scenario_says(key: str) -> None:
    folder = resources.files("tablee.games.trench_club") / "scenarios"
    run = ScenarioRun(read_scenario((folder / f"{key}.toml").read_text("utf-8")), GAME)
    run.run()
    state = begun(key)
    assert state.over() is False
    written = msgspec.to_builtins(run.match.copy_state().position())
    found = msgspec.to_builtins(state.position())
    assert found.pop("options") == {**written.pop("options"), "battle": key}
    assert found == written
    # No fort is nobody's, so that the last round always decides.
    assert min(state.flags) >= 0


@pytest.mark.rule("T14.23")
def test_a_battle_settles_every_other_option() -> None:
    options = GAME.options({"battle": "relief"})
    assert msgspec.to_builtins(options).items() >= battle_position("relief")["options"].items()
    # What is said once more, as in a rematch, is no contradiction.
    assert GAME.options(msgspec.to_builtins(options)) == options
    with pytest.raises(Faults) as caught:
        GAME.options({"battle": "relief", "map": "aisne", "players": 4, "trenches": True})
    assert [fault.field for fault in caught.value.faults] == [
        "options.players",
        "options.map",
        "options.trenches",
    ]
    assert {fault.code for fault in caught.value.faults} == {"trench-club-fault-battle"}
    with pytest.raises(Faults, match="battle"):
        GAME.options({"battle": "verdun"})


@pytest.mark.rule("T14.23")
def test_the_log_of_a_battle_begins_with_a_turn_and_its_words_with_what_it_is_about() -> None:
    match = Match(GAME, GAME.options({"battle": "raid"}), FastChance(1))
    assert [GAME.event_document(event, 0)["event"] for event in match.setup_events] == [
        "turn-began"
    ]
    narrator = GAME.narrator(Texts("en").say, ["Ada", "Ben"], 0)
    first = narrator.look(match.view(0))[0]
    assert first.startswith("French riders and cars")
    assert "Round 1 of 5" in first


@pytest.mark.rule("T14.23")
@pytest.mark.parametrize("key", BATTLE_KEYS)
def test_a_battle_is_over_in_time(key: str) -> None:
    options = GAME.options({"battle": key})
    state = GAME.setup(options, FastChance(1))
    bot, chance = GAME.bot("regular"), FastChance(2)
    while not state.over():
        seat = state.to_act()[0]
        state.apply(seat, bot.choose(state.view(seat), chance), chance)
    assert isinstance(state, TrenchClub)
    assert state.round <= state.options.armistice
    assert state.winner >= 0
