"""How fair Trench Club is: the sides, the start, the nations."""

from __future__ import annotations

from itertools import combinations

from benchmarks.trench_club.asked import Asked
from benchmarks.trench_club.games import Line, Score, scores, share
from tablee.games.trench_club.data import units
from tablee.games.trench_club.data.map_files import MAP_KEYS


def _size(whole: bool) -> str:
    return "whole map" if whole else "half map"


def sides(asked: Asked) -> None:
    """Equal armies: the Central Powers' score over all deals, each from both sides."""
    print(
        f"Central Powers score, equal armies, all deals from both sides, {asked.games} games a line"
    )
    lines = [
        Line(key, army, army, whole, level=asked.level, seed=asked.seed, games=asked.games)
        for whole in asked.sizes()
        for key in MAP_KEYS
        for army in range(units.NATIONS)
    ]
    total: dict[tuple[str, bool], Score] = {}
    for line, score in zip(lines, scores(lines, asked.jobs), strict=True):
        name = f"{line.map}, {_size(line.whole)}, all {units.NATION_KEYS[line.central]}"
        print(f"  {name:44} {share(score.central, score.games)}", flush=True)
        total.setdefault((line.map, line.whole), Score()).add(score)
    for (key, whole), score in total.items():
        name = f"{key}, {_size(whole)}, all armies, {score.games} games"
        print(f"  {name:44} {share(score.central, score.games)}")
        print(f"  {'  and the side that begins':44} {share(score.beginning, score.games)}")


def start(asked: Asked) -> None:
    """What beginning is worth, with the limits of T1.6 and without: equal armies, all deals."""
    print(f"The side that begins scores, equal armies, all deals, {asked.games} games a line")
    lines = [
        Line(key, whole=whole, limits=limits, level=asked.level, seed=asked.seed, games=asked.games)
        for whole in asked.sizes()
        for key in MAP_KEYS
        for limits in (True, False)
    ]
    for line, score in zip(lines, scores(lines, asked.jobs), strict=True):
        limits = "with" if line.limits else "without"
        name = f"{line.map}, {_size(line.whole)}, {limits} T1.6"
        print(f"  {name:44} {share(score.beginning, score.games)}", flush=True)


def nations(asked: Asked) -> None:
    """Every two armies against each other, each as both sides; then the real four together."""
    if asked.half:
        _pairs(asked)
    if asked.whole:
        _all_four(asked)


def _pairs(asked: Asked) -> None:
    print(f"The first army's score against the second, half map, {asked.games} games a line")
    pairs = list(combinations(range(units.NATIONS), 2))
    lines = [
        Line(key, *order, level=asked.level, seed=asked.seed, games=asked.games // 2)
        for pair in pairs
        for key in MAP_KEYS
        for order in (pair, pair[::-1])
    ]
    found = iter(scores(lines, asked.jobs))
    total = [[0.0, 0.0] for _ in range(units.NATIONS)]
    half = Score()
    for first, second in pairs:
        for key in MAP_KEYS:
            central, entente = next(found), next(found)
            points = central.central + entente.games - entente.central
            played = central.games + entente.games
            name = f"{key}, {units.NATION_KEYS[first]} - {units.NATION_KEYS[second]}"
            print(f"  {name:44} {share(points, played)}", flush=True)
            for nation, won in ((first, points), (second, played - points)):
                total[nation][0] += won
                total[nation][1] += played
            half.add(central)
            half.add(entente)
    for nation, (won, of) in enumerate(total):
        name = f"{units.NATION_KEYS[nation]}, against the others"
        print(f"  {name:44} {share(won, int(of))}")
    _ends(half)


def _all_four(asked: Asked) -> None:
    print(f"Central Powers score, all four nations on the whole map, {asked.games} games a line")
    lines = [
        Line(
            key, whole=True, own_armies=True, level=asked.level, seed=asked.seed, games=asked.games
        )
        for key in MAP_KEYS
    ]
    whole = Score()
    for line, score in zip(lines, scores(lines, asked.jobs), strict=True):
        print(f"  {line.map:44} {share(score.central, score.games)}", flush=True)
        whole.add(score)
    _ends(whole)


def _ends(score: Score) -> None:
    """How long some games took, and how they ended."""
    name = f"{score.rounds / score.games:.1f} rounds on average, at most 60"
    print(f"  {name:44} {share(score.within_60, score.games)}")
    for reason, count in sorted(score.ends.items()):
        print(f"  {'ended by ' + reason:44} {share(count, score.games)}")
