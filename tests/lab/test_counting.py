"""What the lab counts while games are played."""

from __future__ import annotations

import pytest

from tablee.games import registry
from tablee.lab.play import Plan, play_range
from tablee.lab.tally import Tally, wilson


def plan(game: str, games: int, details: bool) -> Plan:
    seats = registry.game(game).seats(registry.game(game).options({}))
    return Plan(
        game=game, options={}, bots=["uniform"] * seats, games=games, seed=7, details=details
    )


@pytest.mark.parametrize("name", registry.names())
def test_counting_changes_no_game_and_fills_only_known_tables(name: str) -> None:
    counted = play_range(plan(name, 4, True), 0, 4)
    plain = play_range(plan(name, 4, False), 0, 4)
    tables = {table.name: table for table in registry.game(name).count_tables}
    assert counted.counts
    assert set(counted.counts) <= set(tables)
    for table in tables.values():
        shares = counted.counts.get(table.name, {})
        of = counted.counts.get(table.of, {})
        assert not table.of or all(count <= of[label] for label, count in shares.items())
    counted.counts = {}
    assert counted == plain


@pytest.mark.parametrize("name", registry.names())
def test_games_add_up_however_they_are_shared_out(name: str) -> None:
    whole = play_range(plan(name, 6, True), 0, 6)
    parts = Tally()
    for first, count in ((0, 1), (1, 3), (4, 2)):
        parts.add(play_range(plan(name, 6, True), first, count))
    assert parts == whole


def test_les_poilus_counts_each_mission_and_each_end_once() -> None:
    tally = play_range(plan("les-poilus", 40, True), 0, 40)
    counts = tally.counts
    ends = ("won_in_mission", "monument_in_mission", "friend_lost_in_mission")
    assert sum(sum(counts.get(end, {}).values()) for end in ends) == 40
    assert sum(counts["failed_by_intensity"].values()) == sum(counts["failing_threats"].values())
    assert sum(tally.lengths.values()) == 40


def test_footclub_counts_as_many_goals_as_its_scores_say() -> None:
    tally = play_range(plan("footclub", 40, True), 0, 40)
    goals = sum(
        count * (int(score.split("-")[0]) + int(score.split("-")[1]))
        for score, count in tally.counts["full_time_scores"].items()
    )
    assert sum(tally.counts["goals_by_bonus"].values()) == goals
    assert goals == tally.sums["goals_blue"][0] + tally.sums["goals_red"][0]


def test_trench_club_counts_no_more_kills_than_losses() -> None:
    counts = play_range(plan("trench-club", 2, True), 0, 2).counts
    kills, losses = sum(counts["kills"].values()), sum(counts["losses"].values())
    assert kills == sum(counts["exchanges"].values())
    assert kills <= losses


def test_an_interval_of_a_share_lies_around_it() -> None:
    low, high = wilson(30, 100)
    assert 0.21 < low < 0.3 < high < 0.4
    assert wilson(0, 10)[0] == 0
