"""The numbers of a result page are those that can be counted from the record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from tests.finished import ENDS, record_of

from tablee.games import registry
from tablee.games.footclub.bots.reasons import percent
from tablee.games.footclub.odds import goal_chance
from tablee.games.trench_club.table.components import GONE
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Record, SeatDocument, Summary
from tablee.kernel.match import Match
from tablee.kernel.record import replay
from tablee.kernel.state import EVERYTHING
from tablee.replay import Replay
from tablee.server.deals.compare import standing_text
from tablee.text_mode.interpreter import Interpreter
from tablee.text_mode.observed import Observed
from tablee.texts import LANGUAGES, Texts

Events = list[dict[str, Any]]


def standing(record: Record) -> Events:
    """What happened and was not taken back, from the log alone."""
    match = replay(record, registry.game(record.game))
    return [event for event in match.log(EVERYTHING) if not event.get("undone")]


def rows(summary: Summary) -> dict[str, list[float]]:
    """The rows by name."""
    return {row.name: row.values for row in summary.rows}


def by(events: Iterable[dict[str, Any]], field: str, columns: list[int]) -> list[int]:
    """How many events name each seat or nation."""
    counts = Counter(event[field] for event in events)
    return [counts[column] for column in columns]


def total(events: Iterable[dict[str, Any]], field: str, what: str, columns: list[int]) -> list[int]:
    """The sum of a field, for each seat or nation."""
    sums: Counter[int] = Counter()
    for event in events:
        sums[event[field]] += event[what]
    return [sums[column] for column in columns]


def named(events: Events, *names: str) -> Events:
    """The events of some kinds."""
    return [event for event in events if event.get("event") in names]


def count_footclub(events: Events, columns: list[int]) -> dict[str, list[float]]:
    """What can be counted of a match."""
    expected = [0.0, 0.0]
    bonus = 0
    for event in events:
        if event["event"] == "bonus-accepted":
            bonus = event["bonus"]
        elif event["event"] in ("goal-scored", "shot-saved"):
            expected[event["seat"]] += float(goal_chance(bonus))
    goals = by(named(events, "goal-scored"), "seat", columns)
    return {
        "goals": list(map(float, goals)),
        "shots": list(map(float, by(named(events, "goal-scored", "shot-saved"), "seat", columns))),
        "expected": expected,
        "luck": [mine - likely for mine, likely in zip(goals, expected, strict=True)],
        "tackles": list(
            map(float, by(named(events, "tackle-won", "tackle-missed"), "seat", columns))
        ),
        "tackles-won": list(map(float, by(named(events, "tackle-won"), "seat", columns))),
        "duels-won": list(
            map(float, by(named(events, "tackle-won", "pressing-played"), "seat", columns))
        ),
        "supporters-spent": list(
            map(float, total(named(events, "supporters-exhausted"), "seat", "count", columns))
        ),
    }


def count_les_poilus(events: Events, columns: list[int]) -> dict[str, list[float]]:
    """What can be counted of a game."""
    laid = named(events, "card-played", "trap-sprung", "clumsy-drew")
    knocks = [event for event in laid if 40 <= event["card"] <= 58]
    freed = [{"seat": event["owner"]} for event in named(events, "christmas-freed")]
    counted = {
        "cards": named(events, "card-played"),
        "traps": named(events, "trap-sprung"),
        "knocks": knocks,
        "healed": named(events, "knock-removed") + freed,
        "charms": named(events, "charm-used"),
        "speeches": named(events, "speech-made"),
        "speech-cards": named(events, "answer-shown"),
    }
    found = {name: list(map(float, by(some, "seat", columns))) for name, some in counted.items()}
    shown = named(events, "tile-shown")
    found["support-given"] = list(map(float, by(shown, "place", columns)))
    found["support-had"] = list(map(float, by(shown, "target", columns)))
    found["succeeded"] = [float(len(named(events, "mission-succeeded")))]
    found["failed"] = [float(len(named(events, "mission-failed")))]
    return found


def count_trench_club(events: Events, columns: list[int]) -> dict[str, list[float]]:
    """What can be counted of a game."""
    fired = named(events, "attacked", "answered")
    likely = Counter[int]()
    for event in fired:
        likely[event["nation"]] += event["dice"] * event["hits_on"]
    lost = named(events, "unit-destroyed")
    return {
        "forts-taken": list(map(float, by(named(events, "fort-captured"), "nation", columns))),
        "units-lost": list(map(float, by(lost, "nation", columns))),
        "damage-done": list(map(float, total(fired, "nation", "damage", columns))),
        "hits": list(map(float, total(fired, "nation", "hits", columns))),
        "hits-expected": [likely[column] / 12 for column in columns],
        "bonds-earned": list(
            map(float, total(named(events, "income-paid"), "nation", "bonds", columns))
        ),
    }


COUNT = {
    "footclub": count_footclub,
    "les-poilus": count_les_poilus,
    "trench-club": count_trench_club,
}


@pytest.mark.parametrize("end", ENDS)
def test_the_numbers_are_those_of_the_record(end: str) -> None:
    record = record_of(end)
    summary = Replay(record, {}).summary()
    assert summary is not None
    found = rows(summary)
    for name, values in COUNT[record.game](standing(record), summary.columns).items():
        assert found[name] == pytest.approx(values, abs=0.01), name


@pytest.mark.parametrize("end", ENDS)
def test_the_end_is_what_the_last_numbers_say(end: str) -> None:
    record = record_of(end)
    unwound = Replay(record, {})
    summary, last = unwound.summary(), unwound.states[-1]
    assert summary is not None
    assert record.result is not None
    found, args = rows(summary), record.result.args
    if record.game == "footclub":
        assert found["goals"] == [args["blue_goals"], args["red_goals"]]
    elif record.game == "les-poilus":
        assert found["trials-left"] == [last.trials()]  # type: ignore[attr-defined]
        assert found["morale-left"] == [last.reserve()]  # type: ignore[attr-defined]
    else:
        owned = [len(last.forts_of(n)) for n in summary.columns]  # type: ignore[attr-defined]
        assert found["forts"] == owned
        assert found["rounds"] == [args["round"]]
        # What was earned and not spent is still there; allies may have given some away.
        if len(summary.columns) == 2:
            saved = [last.bonds[n] for n in summary.columns]  # type: ignore[attr-defined]
            first: Any = unwound.states[0]
            start = [first.bonds[n] for n in summary.columns]
            sums = zip(start, found["bonds-earned"], found["bonds-spent"], strict=True)
            assert [had + earned - spent for had, earned, spent in sums] == saved


@pytest.mark.parametrize("end", ENDS)
def test_curves_steps_and_moments_fit_together(end: str) -> None:
    record = record_of(end)
    summary = Replay(record, {}).summary()
    assert summary is not None
    last = len(record.entries)
    assert summary.steps == sorted(set(summary.steps))
    assert all(len(curve.values) == len(summary.steps) for curve in summary.curves)
    lines = [*summary.steps, *[moment.line for moment in summary.moments]]
    if summary.turning_point is not None:
        lines.append(summary.turning_point.line)
        # A game from a position begins within a round.
        assert summary.turning_point.args.get("round") != 0
    assert all(0 <= line <= last for line in lines)
    assert msgspec.convert(msgspec.to_builtins(summary), Summary) == summary


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", ENDS)
def test_text_mode_tells_the_same_numbers(end: str, language: str) -> None:
    record = record_of(end)
    game = registry.game(record.game)
    unwound = Replay(record, {})
    names = [seat.name for seat in record.seats]
    view = unwound.states[-1].view(0)
    summary = unwound.summary()
    assert summary is not None
    texts = Texts(language)
    talk = Interpreter(game, texts)
    word = texts.say("text-command-result").split(",")[0]
    assert talk.needs(word, remote=True) == "summary"
    observed = Observed(view=view, names=names, outcome=record.result, summary=summary)
    answer = talk.answer(observed, word)
    narrator = game.narrator(texts.say, names, 0)
    assert record.result is not None
    assert answer.lines == [narrator.outcome(record.result), *narrator.summary(summary)]
    assert answer.more == bool(summary.moments)
    assert all(narrator.moment(moment) for moment in summary.moments)
    bare = Observed(view=view, names=names, outcome=record.result)
    assert talk.answer(bare, word).lines == [narrator.outcome(record.result)]


def test_a_shot_has_the_chance_that_the_rope_gave_it() -> None:
    game = registry.game("footclub")
    bot = game.bot("uniform")
    shots: dict[Any, Any] = {}
    for seed in range(30, 60):
        match, chance = Match(game, game.options({}), FastChance(seed)), FastChance(seed + 1)
        while match.outcome() is None:
            seat = match.to_act()[0]
            match.play(seat, bot.choose(match.view(seat), chance))
        summary = Replay(match.record(), {}).summary()
        assert summary is not None
        told = [one.args for one in summary.moments if one.code in ("goal", "save")]
        shots |= {args["bonus"]: args["percent"] for args in told}
        outcome, point = match.outcome(), summary.turning_point
        if outcome is not None and outcome.winners and point is not None:
            # Nobody loses by what they have saved.
            helped = (point.args["seat"] in outcome.winners) == (point.code == "goal")
            assert helped or not any(one.code == "goal" for one in summary.moments)
    # One in eight: half a per cent is rounded up everywhere.
    assert shots[-3] == percent(goal_chance(-3)) == 13
    assert all(percent(goal_chance(bonus)) == told for bonus, told in shots.items())


def test_a_running_game_has_no_result() -> None:
    game = registry.game("footclub")
    record = record_of("footclub-win")
    state = Replay(record, {}).states[0]
    talk = Interpreter(game, Texts("en"))
    observed = Observed(view=state.view(0), names=["Ada", "Ben"])
    assert talk.answer(observed, "result").lines == ["The game is not over yet."]


def test_what_was_taken_back_is_not_counted() -> None:
    undone = [end for end in ENDS if any(line.undo for line in record_of(end).entries)]
    assert undone
    for end in undone:
        record = record_of(end)
        fallen = {line.undo for line in record.entries if line.undo}
        kept = {played.line for played in Replay(record, {}).played()}
        assert not fallen & kept


def test_every_row_and_moment_has_its_words() -> None:
    for end in ENDS:
        record = record_of(end)
        summary = Replay(record, {}).summary()
        assert summary is not None
        for language in LANGUAGES:
            say = Texts(language).say
            for curve in summary.curves:
                assert say(f"{record.game}-summary-{curve.name}")


def test_a_game_without_traps_counts_none() -> None:
    game = registry.game("les-poilus")
    for difficulty, told in (("recruit", False), ("normal", True)):
        seats = [SeatDocument(name) for name in ("Ada", "Ben")]
        options = game.options({"players": 2, "difficulty": difficulty})
        match, chance = Match(game, options, FastChance(5), seats), FastChance(6)
        while match.outcome() is None:
            seat = match.to_act()[0]
            match.play(seat, game.bot("uniform").choose(match.view(seat), chance))
        summary = Replay(match.record(), {}).summary()
        assert summary is not None
        assert ("traps" in rows(summary)) is told


@pytest.mark.parametrize(("language", "you"), [("en", "you"), ("fr", "vous"), ("de", "Du")])
def test_moments_speak_to_whoever_reads_them(language: str, you: str) -> None:
    record = record_of("les-poilus-hard-knocks")
    summary = Replay(record, {}).summary()
    assert summary is not None
    knock = next(moment for moment in summary.moments if moment.code == "knock")
    game, names = registry.game(record.game), ["Ada", "Ben", "Cleo", "Dan", "Eve"]
    seat = int((knock.args or {})["seat"])
    assert you in game.narrator(Texts(language).say, names, seat).moment(knock).split()
    assert names[seat] in game.narrator(Texts(language).say, names).moment(knock)


def test_results_of_a_deal_that_read_alike_are_worth_the_same() -> None:
    """In Trench Club a defeat is the better the later it comes; then troops decide."""
    game, end = registry.game("trench-club"), Replay(record_of("trench-club-forts"), {}).states[-1]
    later, weaker = (copied(end) for _ in range(2))
    later.round += 1
    weaker.place[weaker.place.index(max(weaker.place))] = GONE
    seats = sorted((0, 1), key=lambda seat: game.standing(end, seat).rank)
    for state in (later, weaker):
        for seat in seats:
            one, other = game.standing(end, seat), game.standing(state, seat)
            assert one.rank != other.rank
            for texts in map(Texts, LANGUAGES):
                assert standing_text(game, one, texts) != standing_text(game, other, texts)
    lost, won = ([game.standing(one, seat).rank for one in (end, later)] for seat in seats)
    assert lost[1] > lost[0]
    assert won[1] < won[0]


def copied(state: Any) -> Any:
    """A state to be changed."""
    return state.copy()
