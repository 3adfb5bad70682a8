"""Two computer players compared: paired seats, the same deals, and a test that may stop early.

A pair is two games of one deal. Where seats play against each other, the first player sits at the
even seats in one game and at the odd seats in the other; where all win together, the first player
has all seats in one game and the second in the other, and the pair is won by whoever does better.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tablee.bots.playout import play_out
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.game import Game
from tablee.kernel.judge import Judge
from tablee.lab import elo
from tablee.lab.elo import Score, Sprt, elo_of
from tablee.lab.engines import spread
from tablee.lab.luck import Adjusted, judge_for, scores_of
from tablee.lab.play import LOOKING
from tablee.lab.tally import Z95
from tablee.own_bots import make_bot

#: Pairs played in one go; a test is looked at after each.
CHUNK = 20

Progress = Callable[[int, int], None]
#: The scores of a game, and the same without luck.
Played = tuple[list[float], list[float]]


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Who meets whom, and how often at most."""

    game: str
    options: dict[str, Any]
    first: str
    second: str
    pairs: int
    seed: int = 1
    #: Whether shares are counted without the luck of draws and dice.
    luck_adjusted: bool = False


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a contest."""

    contest: Contest
    score: Score
    #: The first player's share of the points, with its 95 % interval.
    share: float
    interval: tuple[float, float]
    elo: float
    elo_interval: tuple[float, float]
    #: The sequential test's answer: "yes", "no", or "" if it has none.
    verdict: str
    log_likelihood_ratio: float


class Stretch(msgspec.Struct, frozen=True):
    """Some pairs of a contest."""

    contest: Contest
    first: int
    count: int


def play_pairs(stretch: Stretch) -> Score:
    """Play some pairs."""
    contest = stretch.contest
    game = registry.game(contest.game)
    score = Score()
    judge = judge_for(game) if contest.luck_adjusted else None
    for number in range(stretch.first, stretch.first + stretch.count):
        games = _games(contest, game, number, judge)
        real = _share(game, [played[0] for played in games])
        score.count(_share(game, [played[1] for played in games]), real)
    return score


def _games(contest: Contest, game: Game, number: int, judge: Judge | None) -> list[Played]:
    """The two games of a pair."""
    seats = range(game.seats(game.options(contest.options)))
    both = [contest.first, contest.second]
    if game.cooperative:
        teams = [[level for _ in seats] for level in both]
    else:
        teams = [[both[(seat + first) % 2] for seat in seats] for first in range(2)]
    return [_play(contest, game, number, levels, judge) for levels in teams]


def _share(game: Game, scores: list[list[float]]) -> float:
    """The first player's share of the points of a pair."""
    even, odd = scores
    if game.cooperative:
        return (1 + even[0] - odd[0]) / 2
    own = [even[seat] if seat % 2 == 0 else odd[seat] for seat in range(len(even))]
    # Points of a game with more than two seats may be few for everybody: count shares of them.
    return sum(own) / (sum(even) + sum(odd))


def _play(
    contest: Contest, game: Game, number: int, levels: list[str], judge: Judge | None
) -> Played:
    """What each seat scored in a game, and the same without luck, if a judge can tell it."""
    chance = FastChance(contest.seed, 2 * number)
    own_chance = FastChance(contest.seed, 2 * number + 1)
    options = game.options(contest.options)
    bots = [make_bot(game, name) for name in levels]
    if judge is not None:
        watched = Adjusted(judge, chance, FastChance(contest.seed, LOOKING + number))
        state = watched.play(game, options, bots, own_chance)
        return scores_of(state), watched.scores(state)
    state = game.setup(options, chance)
    play_out(state, bots, chance, own_chance, game.longest_game)
    return scores_of(state), scores_of(state)


def compare(
    contest: Contest, sprt: Sprt | None = None, jobs: int = 1, progress: Progress | None = None
) -> Comparison:
    """Play until all pairs are played or the test has an answer.

    The test is looked at after each chunk, in order, so that the number of processes changes
    nothing.
    """
    score = Score()
    verdict = ""
    for _, part in spread(play_pairs, _stretches(contest), jobs):
        score.add(part)
        if progress is not None:
            progress(score.pairs, contest.pairs)
        verdict = sprt.verdict(score) if sprt else ""
        if verdict:
            break
    low, high = score.interval()
    ratio = score.log_likelihood_ratio(sprt.elo0, sprt.elo1) if sprt else 0.0
    return Comparison(
        contest=contest,
        score=score,
        share=round(score.share(), 6),
        interval=(round(low, 6), round(high, 6)),
        elo=round(elo_of(score.share()), 1),
        elo_interval=(round(elo_of(low), 1), round(elo_of(high), 1)),
        verdict=verdict,
        log_likelihood_ratio=round(ratio, 3),
    )


def _stretches(contest: Contest) -> Iterator[Stretch]:
    for first in range(0, contest.pairs, CHUNK):
        yield Stretch(contest, first, min(CHUNK, contest.pairs - first))


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A player's place on a ladder: its Elo above the first player, with its 95 % interval."""

    level: str
    elo: float
    interval: tuple[float, float]


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """Players by strength, and what they scored against each other."""

    rungs: list[Rung]
    contests: list[Comparison]


def climb(
    game: str,
    options: dict[str, Any],
    levels: list[str],
    pairs: int,
    seed: int = 1,
    jobs: int = 1,
    progress: Progress | None = None,
    luck_adjusted: bool = False,
) -> Ladder:
    """Everybody against everybody."""
    results: dict[tuple[int, int], Score] = {}
    contests = []
    meetings = list(itertools.combinations(range(len(levels)), 2))
    for number, (i, j) in enumerate(meetings):
        contest = Contest(
            game=game,
            options=options,
            first=levels[i],
            second=levels[j],
            pairs=pairs,
            seed=seed,
            luck_adjusted=luck_adjusted,
        )

        def shown(done: int, _: int, before: int = number * pairs) -> None:
            if progress is not None:
                progress(before + done, len(meetings) * pairs)

        contests.append(compare(contest, None, jobs, shown))
        results[i, j] = contests[-1].score
    places = elo.ladder(levels, results)
    rungs = [
        Rung(
            level=level,
            elo=round(strength, 1),
            interval=(round(strength - Z95 * error, 1), round(strength + Z95 * error, 1)),
        )
        for level, (strength, error) in zip(levels, places, strict=True)
    ]
    return Ladder(rungs=sorted(rungs, key=lambda rung: -rung.elo), contests=contests)
