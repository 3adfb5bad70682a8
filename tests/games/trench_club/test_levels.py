"""The levels of computer players: what they know, what they say, and that they end in time."""

from __future__ import annotations

import pytest
from tests.bots.test_search import Stopwatch
from tests.games.trench_club.tables import war

from tablee.bots.advice import find_advice
from tablee.bots.levels import LEVELS, YARDSTICKS
from tablee.bots.playout import play_out
from tablee.games.trench_club.bots.evaluation.weights import Weights
from tablee.games.trench_club.bots.planner.bot import PlannerBot
from tablee.games.trench_club.bots.planner.search import Budget
from tablee.games.trench_club.bots.playing_on import Captains
from tablee.games.trench_club.bots.reasons import FIRES
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import COMPANIES_PHASE, MOVE_PHASE
from tablee.games.trench_club.view import TrenchView
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import FastChance, ScriptedChance
from tablee.kernel.kinds import BY_CHANCE
from tablee.texts import LANGUAGES, Texts

EVERYTHING = {
    "special_forces": True, "victory_points": True, "trenches": True, "special_start": True,
}  # fmt: skip


def set_up(seed: int, **options: object) -> TrenchClub:
    state = GAME.setup(GAME.options(options), FastChance(seed))
    assert isinstance(state, TrenchClub)
    return state


def quick() -> PlannerBot:
    """A planner with a small budget."""
    return PlannerBot(Budget(values=60, width=4, sweeps=1, shakes=1), Weights())


def thoughtful() -> PlannerBot:
    """A planner that asks what the enemy would reply, with a small budget."""
    return PlannerBot(
        Budget(values=60, width=4, sweeps=1, shakes=1, replies=3, throws=1), Weights()
    )


def test_every_level_and_yardstick_is_made_and_no_other() -> None:
    for level in (*LEVELS, *YARDSTICKS):
        assert GAME.has_bot(level)
        assert isinstance(GAME.bot(level), Bot)
    with pytest.raises(ValueError, match="there is no level 'genius'; there are: recruit, regular"):
        GAME.bot("genius")


@pytest.mark.parametrize("options", [{}, {"players": 4}, {"players": 3, **EVERYTHING}])
def test_the_same_view_gives_the_same_move_whatever_the_true_state(
    options: dict[str, object],
) -> None:
    bots = [GAME.bot("recruit"), quick(), thoughtful()]
    state = set_up(8000, **options)
    chance = FastChance(8001)
    for number in range(150):
        seat = state.to_act()[0]
        view = state.view(seat)
        bot = bots[number % len(bots)]
        move = bot.choose(view, FastChance(number))
        twin = view.sample(FastChance(9000 + number))
        assert bot.choose(twin.view(seat), FastChance(number)) == move
        assert move in view.moves
        state.apply(seat, move, chance)


def test_planners_finish_a_game_of_four_with_every_option() -> None:
    state = set_up(8100, players=4, **EVERYTHING)
    bots: list[Bot] = [quick(), thoughtful(), quick(), quick()]
    play_out(state, bots, FastChance(1), FastChance(2), GAME.longest_game)
    assert state.outcome() is not None


def test_every_move_has_a_reason_in_every_language() -> None:
    narrators = [GAME.narrator(Texts(language).say, ["Ada", "Ben"]) for language in LANGUAGES]
    state = set_up(8200)
    bot = GAME.bot("regular")
    teller = quick()
    chance = FastChance(8201)
    codes: set[str] = set()
    number = 0
    while not state.over():
        seat = state.to_act()[0]
        view = state.view(seat)
        number += 1
        # Moves of a phase are alike: a few of each decision are enough.
        for move in view.moves[number % 7 :: 7] + view.moves[-1:]:
            reason = teller.reason(view, move, [])
            codes.add(reason.code)
            for narrator in narrators:
                sentence = narrator.reason(reason)
                assert sentence.endswith("."), sentence
                assert "{" not in sentence
                assert "trench-club-" not in sentence
        state.apply(seat, bot.choose(view, chance), chance)
    known = {kind.code for kind in GAME.reason_kinds} | {"only-move", "rule-of-thumb"}
    assert codes <= known
    assert len(codes) > 12


@pytest.mark.parametrize("level", ["captain", "veteran"])
def test_a_hint_names_three_moves_with_their_chances(level: str) -> None:
    table = war(
        "germany infantry G3", "germany tank J6", "germany armoured-car C5", "france infantry K6",
        "france tank B16",
    )  # fmt: skip
    found = find_advice(GAME.notation, GAME.bot(level), table.match.view(0), FastChance(1), Clock())
    assert len(found) == 3
    # The order of a plan's steps does not matter.
    reasons = {advised.move: advised.reason.code for advised in found}
    assert reasons["capture fort 2 with 0"] == "takes-fort"
    scores = [advised.score for advised in found if advised.score is not None]
    assert scores == sorted(scores, reverse=True)
    assert [0.0 < score < 1.0 for score in scores] == [True] * 3


@pytest.mark.parametrize("level", ["captain", "veteran"])
def test_on_the_whole_map_the_ally_counts_for_the_chance(level: str) -> None:
    """At the beginning nobody is as good as lost, though each nation has two against it."""
    state, chance = set_up(8400, players=4), FastChance(8401)
    player = GAME.bot("regular")
    while state.phase != MOVE_PHASE:
        seat = state.to_act()[0]
        state.apply(seat, player.choose(state.view(seat), chance), chance)
    view = state.view(state.to_act()[0])
    found = find_advice(GAME.notation, GAME.bot(level), view, FastChance(1), Stopwatch(200))
    assert [0.2 < (advised.score or 0.0) < 0.8 for advised in found] == [True] * 3


@pytest.mark.rule("T1.3", "T1.4")
@pytest.mark.parametrize("players", [2, 4])
def test_in_the_set_up_a_hint_compares_what_the_first_turn_promises(players: int) -> None:
    state, chance = set_up(8500, players=players), FastChance(8501)
    player, adviser = GAME.bot("regular"), GAME.bot("veteran")
    narrators = [GAME.narrator(Texts(language).say, ["A", "B", "C", "D"]) for language in LANGUAGES]
    compared: set[int] = set()
    while state.phase < COMPANIES_PHASE:
        seat = state.to_act()[0]
        view = state.view(seat)
        if len(view.moves) > 2 and state.phase not in compared:
            compared.add(state.phase)
            found = find_advice(GAME.notation, adviser, view, FastChance(1), Stopwatch(2))
            assert len({advised.move for advised in found}) == 3
            assert {GAME.parse(advised.move) for advised in found} <= set(view.moves)
            for advised in found:
                assert 0.1 < (advised.score or 0.0) < 0.9
                assert advised.reason.code == "sets-up"
                percent = str(round(100 * (advised.score or 0.0)))
                assert all(percent in narrator.reason(advised.reason) for narrator in narrators)
            # What it advises is not what it does: it sets up by rule of thumb.
            thought = adviser.think(view, FastChance(1), Clock())
            assert thought.move == adviser.choose(view, FastChance(1))
            assert thought.weighed == []
            assert find_advice(GAME.notation, adviser, view, FastChance(1), Stopwatch(2)) == found
        state.apply(seat, player.choose(view, chance), chance)
    assert len(compared) >= 3


def test_who_plays_by_rule_of_thumb_says_what_speaks_for_a_move() -> None:
    table = war("germany infantry G3", "germany tank J6", "france infantry K6", "france tank B16")
    thought = GAME.bot("regular").think(table.match.view(0), FastChance(1), Clock())
    assert (GAME.notation(thought.move), thought.reason.code) == (
        "capture fort 2 with 0",
        "takes-fort",
    )


def test_a_recruit_who_strays_does_not_pretend_to_have_a_reason() -> None:
    view = war("germany infantry G3", "france infantry K6").match.view(0)
    recruit = GAME.bot("recruit")
    walk = next(move for move in view.moves if GAME.notation(move).startswith("move"))
    thought = recruit.think(view, ScriptedChance([0, walk]), Clock())
    assert thought.move == recruit.choose(view, ScriptedChance([0, walk])) == walk
    assert thought.reason == BY_CHANCE.reason()
    steady = recruit.think(view, ScriptedChance([1]), Clock())
    assert steady.move == recruit.choose(view, ScriptedChance([1]))
    assert steady.reason.code == "takes-fort"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_that_can_hardly_destroy_is_not_told_as_nought_per_cent(language: str) -> None:
    narrator = GAME.narrator(Texts(language).say, ["Ada", "Ben"])
    args = {"target": 3, "target_kind": 0}
    assert "%" not in narrator.reason(FIRES.reason(percent=0, **args))
    assert "40" in narrator.reason(FIRES.reason(percent=40, **args))


def test_a_planner_takes_the_fort_that_wins() -> None:
    table = war(
        "germany infantry G3", "germany tank J6", "france infantry K6",
        forts={4: "germany", 5: "germany", 6: "germany", 7: "germany"},
    )  # fmt: skip
    thought = GAME.bot("veteran").think(table.match.view(0), FastChance(1), Clock())
    assert GAME.notation(thought.move) == "capture fort 2 with 0"
    assert thought.reason.code == "wins"
    assert thought.weighed[0].score == 1.0


def test_a_planner_destroys_whoever_is_about_to_take_its_fort() -> None:
    table = war(
        "germany heavy-mortar G6", "germany tank H6", "france infantry G3 damage=4",
        "france infantry I7", forts={2: "germany"},
    )  # fmt: skip
    table.does("end movement")
    choice = GAME.notation(GAME.bot("captain").choose(table.match.view(0), FastChance(1)))
    assert choice == "attack 2 with 0"


def test_a_planner_lets_a_truck_carry_those_who_have_far_to_go() -> None:
    table = war("germany infantry A15", "germany troop-transport A16", "france infantry M1")
    moves: list[str] = []
    bot = GAME.bot("captain")
    while table.seat == 0 and len(moves) < 12:
        moves.append(GAME.notation(bot.choose(table.match.view(0), FastChance(1))))
        table.does(moves[-1])
    assert "board 0 on 1" in moves
    assert any(move.startswith("set down 0") for move in moves)


def test_a_planner_buys_two_units_rather_than_one_with_bonds_left_over() -> None:
    table = war(
        "germany tank J6", "france tank B16", "france infantry A15",
        phase="money", forts={2: "germany"}, nations={"germany": {"bonds": 15}},
    )  # fmt: skip
    bot = GAME.bot("captain")
    for _ in range(2):
        choice = GAME.notation(bot.choose(table.match.view(0), FastChance(1)))
        assert choice == "buy infantry in fort 2"
        table.does(choice)


def test_a_planner_that_asks_for_replies_always_answers_the_same() -> None:
    table = war(
        "germany infantry G4", "germany tank J6", "germany armoured-car C5", "france infantry K6",
        "france tank K8", "france armoured-car L8",
    )  # fmt: skip
    view = table.match.view(0)
    assert isinstance(view, TrenchView)
    places = view.table.place[:]
    first = thoughtful().think(view, FastChance(1), Clock())
    again = thoughtful().think(view, FastChance(2), Clock())
    assert again.move == first.move
    assert again.weighed == first.weighed
    assert view.table.place == places


def test_a_plan_comes_to_an_end_when_time_is_up() -> None:
    class Impatient(Clock):
        def is_up(self) -> bool:
            return True

    table = war("germany infantry E4", "germany tank F4", "france infantry G9")
    view = table.match.view(0)
    assert GAME.bot("veteran").think(view, FastChance(1), Impatient()).move in view.moves


def test_who_judges_knows_what_captains_leave_out() -> None:
    """Whoever is to act has the word, and a stronger army more than that."""
    shares = []
    for entente in ("france", "great-britain"):
        state = set_up(2, entente=entente)
        captains = Captains()
        captains.set_up(state, FastChance(1))
        seat = state.to_act()[0]
        while not (weighed := captains.player.weigh(state.view(seat), Clock(), 1)):
            state.apply(seat, state.legal(seat)[0], FastChance(1))
        expected = captains.expected(state, FastChance(1))
        assert sum(expected) == pytest.approx(1.0)
        told = weighed[0].score
        added = expected[seat] / expected[1 - seat] / (told / (1.0 - told))
        shares.append(added if seat == 0 else 1.0 / added)
    against_france, against_britain = shares
    assert against_britain > against_france
