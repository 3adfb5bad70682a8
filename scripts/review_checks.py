"""How well the reviews do what they promise, measured with games of computer players.

    python -m scripts.review_checks ledger les-poilus --games 200     sums, the rest, seconds a game
    python -m scripts.review_checks blunders footclub --games 100     planted mistakes, found
    python -m scripts.review_checks clean trench-club --games 100     veterans who are not accused
    python -m scripts.review_checks again les-poilus --games 50       the same three with other luck
    python -m scripts.review_checks skill les-poilus --games 40       what each level loses
    python -m scripts.review_checks estimator les-poilus --games 200  games saved without luck
    python -m scripts.review_checks coverage footclub --games 2000    are its intervals right

One core; use the compiled build. A planted mistake is a move that costs at least eight points by a
look of its own; the review, which does not know of it, must name it among the seat's three worst.
A decision is named again if the other review names it too, or finds it as costly, within the errors
of both, as the last one that it names: of two that cost the same only one can be third. Shares are
told with their 95 % interval (Wilson), every ten games, so that a run may be broken off.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from collections.abc import Callable
from typing import Final

from tablee.bots.judge import GuideJudge
from tablee.games import registry
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance, FastChance
from tablee.kernel.documents import Record
from tablee.kernel.game import Game
from tablee.kernel.judge import Decision, Judge, Step, Worth
from tablee.kernel.match import Match
from tablee.kernel.state import State
from tablee.lab import luck
from tablee.lab.tally import mean_of, wilson
from tablee.review import ledger
from tablee.review.documents import MISTAKE, Review, ReviewLine
from tablee.review.seats import WORST, worst_of

OPTIONS: Final[dict[str, dict[str, int]]] = {"les-poilus": {"players": 4}}
#: What a planted mistake costs at least.
PLANTED: Final = 0.08
#: How many moves are tried for one.
TRIES: Final = 8
#: After so many games it is told how things stand.
TOLD: Final = 10
#: Small experiments of the lab, and games in each.
EXPERIMENTS: Final = 1000
SMALL: Final = 25


class Table:
    """A game of computer players that can be stopped and gone on with."""

    def __init__(self, game: Game, levels: list[str], seed: int) -> None:
        self.game = game
        self.match = Match(game, game.options(OPTIONS.get(game.key, {})), FastChance(seed, 0))
        self.bots = [game.bot(level) for level in levels]
        self.chance = FastChance(seed, 1)

    def step(self, player: Bot | None = None) -> None:
        """Let whoever is to act move, or somebody else in their place."""
        seat = self.match.to_act()[0]
        bot = player or self.bots[seat]
        self.match.play(seat, bot.choose(self.match.view(seat), self.chance))

    def finish(self) -> Record:
        """Play to the end."""
        while self.match.to_act():
            self.step()
        return self.match.record()


def played(game: Game, level: str, seed: int) -> Record:
    seats = game.seats(game.options(OPTIONS.get(game.key, {})))
    return Table(game, [level] * seats, seed).finish()


def told(name: str, values: list[float]) -> None:
    error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    spread = statistics.stdev(values) if len(values) > 1 else 0.0
    print(
        f"  {name:12} mean {statistics.mean(values):+.4f} ± {error:.4f},"
        f" spread {spread:.3f}, greatest {max(values):.2f}",
        flush=True,
    )


def check_ledger(game: Game, games: int, level: str) -> bool:
    """Sums to rounding; what is left over; seconds of processor time."""
    rests, lucks, seconds, gaps = [], [], [], []
    for seed in range(games):
        record = played(game, level, seed)
        began = time.process_time()
        found = ledger.review(record)
        seconds.append(time.process_time() - began)
        explained = found.luck + found.guess + found.thinking - found.cost
        explained += found.others_cost + found.rest
        gaps.append(abs(found.end - found.start - explained))
        rests.append(found.rest)
        lucks.append(found.luck)
    told("rest", rests)
    told("luck", lucks)
    told("seconds", seconds)
    print(f"  sums differ by {max(gaps):.1e} at most")
    centred = abs(statistics.mean(rests)) <= 2 * statistics.stdev(rests) / math.sqrt(games)
    return max(gaps) < 1e-9 and centred and max(seconds) <= 15


def accused(found: Review) -> list[int]:
    return [line.line for line in found.lines if line.verdict == MISTAKE]


def share_told(name: str, some: int, of: int) -> None:
    low, high = wilson(some, of)
    print(f"  {name}: {some} of {of} ({100 * low:.1f}–{100 * high:.1f} %)", flush=True)


def check_clean(game: Game, games: int, level: str) -> bool:
    """Games of the strongest level in which nobody is accused."""
    clean = 0
    for seed in range(games):
        clean += not accused(ledger.review(played(game, level, seed)))
        if seed % TOLD == TOLD - 1 or seed == games - 1:
            share_told(f"games of {level} players without an accusation", clean, seed + 1)
    return clean >= 0.9 * games


def check_again(game: Game, games: int, level: str) -> bool:
    """The worst three of every seat, found again with other luck."""
    named = same = tied = 0
    for seed in range(games):
        record = played(game, level, seed)
        reviews = ledger.review(record, 1), ledger.review(record, 2)
        for one, other in (reviews, reviews[::-1]):
            for seat in range(len(one.sides)):
                for line in worst_of(one.lines, seat):
                    named += 1
                    again = line.line in [worst.line for worst in worst_of(other.lines, seat)]
                    same += again
                    tied += not again and as_costly(line, other, seat)
        if named and (seed % TOLD == TOLD - 1 or seed == games - 1):
            share_told(f"{seed + 1} games, named again", same + tied, named)
            share_told("  without what cost as much", same, named)
    return same + tied >= 0.9 * named


def as_costly(line: ReviewLine, other: Review, seat: int) -> bool:
    """Whether another review finds a decision as costly as the last that it names, or as 3 points.

    Within a standard error of the difference.
    """
    worst = worst_of(other.lines, seat)
    found = next(one for one in other.lines if one.line == line.line)
    bar, error = ledger.LEAST_MISTAKE, 0.0
    if len(worst) == WORST:
        bar, error = worst[-1].cost, worst[-1].cost_error
    return found.cost + math.hypot(found.cost_error, error) >= bar


def planted(game: Game, judge: Judge, level: str, seed: int) -> tuple[Record, int] | None:
    """A game with a planted mistake, and the line it is on; None if none was found here."""
    table = Table(game, [level] * game.seats(game.options(OPTIONS.get(game.key, {}))), seed)
    picks = FastChance(seed, 9)
    wait = 4 + picks.below(40 if game.key != "trench-club" else 120)
    for _ in range(wait):
        if table.match.to_act():
            table.step()
    if game.key == "trench-club":
        return _planted_turn(table, judge, picks)
    for _ in range(60):
        acting = table.match.to_act()
        if not acting:
            return None
        seat, state = acting[0], table.match.copy_state()
        moves = state.legal(seat)
        for _ in range(TRIES if len(moves) > 1 else 0):
            move = picks.choose(moves)
            if isinstance(judge, GuideJudge) and judge.is_excused(state.view(seat), move):
                continue
            after = state.copy()
            after.apply(seat, move, picks, None)
            step = Step(0, seat, move, False, state, after)
            worth = Worth([0.5] * state.seat_count())
            decision = Decision(seat, [step])
            # At a glance first: most moves cost nothing.
            if judge.appraise(decision, worth, worth, picks, Clock(), False).cost() < PLANTED / 2:
                continue
            found = judge.appraise(decision, worth, worth, picks, Clock(), True)
            if found.cost() >= PLANTED and found.cost() > 4 * found.error:
                table.match.play(seat, move)
                line = table.match.line
                return table.finish(), line
        table.step()
    return None


def _planted_turn(table: Table, judge: Judge, picks: FastChance) -> tuple[Record, int] | None:
    """A turn of Trench Club that a recruit without an idea moves."""
    uniform = table.game.bot("uniform")
    while table.match.to_act() and table.match.prompt(table.match.to_act()[0]).rule[:2] != "T3":
        table.step()
    if not table.match.to_act():
        return None
    line, seat = table.match.line + 1, table.match.to_act()[0]
    for _ in range(25):
        if table.match.to_act() != [seat] or table.match.prompt(seat).rule[:2] != "T3":
            break
        table.step(uniform)
    record = table.finish()
    steps = ledger.steps_of(table.match, record)
    for decision in judge.decisions(steps):
        if decision.steps[0].line <= line <= decision.steps[-1].line:
            before = judge.worth(decision.before(), picks)
            after = judge.worth(decision.after(), picks)
            found = judge.appraise(decision, before, after, picks, Clock(), True)
            sure = found.cost() >= PLANTED and found.cost() > 4 * found.error
            return (record, decision.steps[0].line) if sure else None
    return None


def check_blunders(game: Game, games: int, level: str) -> bool:
    """Planted mistakes that are among the worst three of their seat."""
    judge = ledger.judge_of(game)
    made = found = 0
    seed = 0
    while made < games and seed < 40 * games:
        seed += 1
        one = planted(game, judge, level, seed)
        if one is None:
            continue
        made += 1
        record, line = one
        review = ledger.review(record)
        seat = next(entry.seat for entry in record.entries if entry.line == line)
        found += line in [worst.line for worst in worst_of(review.lines, seat)]
        if made % TOLD == 0 or made == games:
            share_told("planted mistakes found", found, made)
    return found >= 0.95 * made


def check_skill(game: Game, games: int, _: str) -> bool:
    """What an average decision of each level costs."""
    for level in game.levels:
        costs, decisions = 0.0, 0
        for seed in range(games):
            for seat in ledger.review(played(game, level, seed)).seats:
                costs += seat.cost
                decisions += seat.decisions
        print(f"  {level:10} {costs / max(1, decisions):.5f} of {decisions} decisions", flush=True)
    return True


class Contrary(Judge):
    """A bad judge: takes every good position for a bad one."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.looks, self.trust = judge.looks, judge.trust

    def glance(self, state: State, chance: Chance) -> list[float]:
        """The opposite of what is thought of it."""
        return [1.0 - score for score in self._judge.glance(state, chance)]


def watched(game: Game, judge: Judge, level: str, seed: int) -> tuple[float, float]:
    """What the first seat scored in a game, with luck and without it."""
    options = game.options(OPTIONS.get(game.key, {}))
    bots = [game.bot(level) for _ in range(game.seats(options))]
    table = luck.Adjusted(judge, FastChance(seed, 0), FastChance(seed, 2))
    state = table.play(game, options, bots, FastChance(seed, 1))
    return luck.scores_of(state)[0], table.scores(state)[0]


def check_estimator(game: Game, games: int, level: str) -> bool:
    """By how much results vary with luck and without it."""
    judge = luck.judge_for(game)
    raw, adjusted = [], []
    for seed in range(games):
        one, other = watched(game, judge, level, seed)
        raw.append(one)
        adjusted.append(other)
    told("with luck", raw)
    told("without", adjusted)
    given = [one - other for one, other in zip(raw, adjusted, strict=True)]
    best = judge.trust * statistics.covariance(raw, given) / statistics.variance(given)
    print(f"  trust {judge.trust}; least spread at {best:.2f}")
    factor = statistics.variance(raw) / statistics.variance(adjusted)
    print(f"  {factor:.2f} times fewer games for the same interval")
    return True


def check_coverage(game: Game, games: int, level: str) -> bool:
    """How many small experiments hold the truth, and whether a bad judge changes the mean.

    The judge looks once: what it thinks does not matter to the mean. Experiments are drawn from the
    games that were played, so what all of these come to is their truth.
    """
    good = luck.judge_for(game)
    good.looks = 1
    picks = FastChance(1)
    as_it_must_be = True
    for name, judge in (("judge", good), ("bad judge", Contrary(good))):
        results = [watched(game, judge, level, seed) for seed in range(games)]
        given = [raw - adjusted for raw, adjusted in results]
        told(f"luck, {name}", given)
        error = statistics.stdev(given) / math.sqrt(games)
        found = [adjusted for _, adjusted in results]
        truth = statistics.mean(found)
        held = 0
        for _ in range(EXPERIMENTS):
            part = [found[picks.below(games)] for _ in range(SMALL)]
            low, high = mean_of(sum(part), sum(x * x for x in part), SMALL, signed=True).interval
            held += low <= truth <= high
        share_told(f"experiments of {SMALL} games with a {name} hold it", held, EXPERIMENTS)
        as_it_must_be &= abs(statistics.mean(given)) <= 3 * error
        if judge is good:  # a bad one makes results skew, and small experiments of these too sure
            as_it_must_be &= 0.93 <= held / EXPERIMENTS <= 0.97
    return as_it_must_be


CHECKS: Final[dict[str, tuple[Callable[[Game, int, str], bool], str]]] = {
    "ledger": (check_ledger, "captain"),
    "blunders": (check_blunders, "captain"),
    "clean": (check_clean, "veteran"),
    "again": (check_again, "recruit"),
    "skill": (check_skill, ""),
    "estimator": (check_estimator, "captain"),
    "coverage": (check_coverage, "recruit"),
}


def main() -> int:
    """Measure one thing; the exit code tells whether it is as it must be."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("check", choices=CHECKS)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="")
    given = parser.parse_args()
    check, level = CHECKS[given.check]
    print(f"{given.check}: {given.game}, {given.games} games", flush=True)
    good = check(registry.game(given.game), given.games, given.level or level)
    print("  as it must be" if good else "  NOT as it must be")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
