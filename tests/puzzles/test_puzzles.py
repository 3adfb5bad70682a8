"""Puzzles: what is shipped, what is right, how they are made and checked."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest

from tablee.cli import main
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.puzzles.checking import WRONG_ANSWER_RIGHT, check
from tablee.puzzles.courses import PuzzleCourse
from tablee.puzzles.documents import GRADES, Puzzle, Puzzles
from tablee.puzzles.files import read_puzzles, shipped, written
from tablee.puzzles.progress import FirstAnswer, Progress
from tablee.puzzles.weighing import Weighed, is_puzzle
from tablee.puzzles.words import PuzzleWords
from tablee.term.puzzles import PuzzleTerminal
from tablee.term.screen import Screen
from tablee.texts import LANGUAGES, Texts

GAMES = ("les-poilus", "footclub", "trench-club")
ENOUGH = 60


@pytest.mark.parametrize("key", GAMES)
def test_enough_puzzles_of_every_grade_come_with_each_game(key: str) -> None:
    puzzles = shipped(key).puzzles
    assert len(puzzles) >= ENOUGH
    assert {puzzle.grade for puzzle in puzzles} == set(GRADES)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("key", GAMES)
def test_a_shipped_position_gives_its_view_and_its_answers_can_be_played(key: str) -> None:
    game = registry.game(key)
    for puzzle in shipped(key).puzzles:
        state = game.load(puzzle.position)
        view = state.view(puzzle.seat)
        assert msgspec.to_builtins(view.document()) == puzzle.view
        assert msgspec.to_builtins(view.prompt()) == msgspec.to_builtins(puzzle.prompt)
        for answer in puzzle.answers:
            after = state.copy()
            for move in answer.moves:
                assert game.parse(move) in after.legal(puzzle.seat)
                after.apply(puzzle.seat, game.parse(move), FastChance(1), None)


@pytest.mark.parametrize("key", GAMES)
def test_the_best_answer_of_a_shipped_puzzle_is_right_by_the_stated_margin(key: str) -> None:
    for puzzle in shipped(key).puzzles:
        right = [answer for answer in puzzle.answers if answer.right]
        wrong = [answer for answer in puzzle.answers if not answer.right]
        assert right
        assert wrong
        assert max(answer.behind for answer in right) <= 0.01
        assert min(answer.behind for answer in wrong) >= 0.03
        assert all(answer.behind > 2 * answer.error for answer in wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_puzzles_are_told_in_every_language(key: str, language: str) -> None:
    game = registry.game(key)
    kinds = {puzzle.kind: puzzle for puzzle in shipped(key).puzzles}
    for puzzle in kinds.values():
        words = PuzzleWords(game, puzzle, Texts(language))
        for line in (*words.question(), *words.verdict(puzzle.answers[0])):
            assert "[" not in line
            assert "{" not in line


def test_of_every_list_of_attacks_it_is_told_what_it_comes_to() -> None:
    # They all fire at the same armoured car, and differ in what they take.
    puzzle = next(one for one in shipped("trench-club").puzzles if one.id == "4e0fed3f")
    words = PuzzleWords(registry.game("trench-club"), puzzle, Texts("en"))
    told = "\n".join(words.verdict(puzzle.answers[0]))
    assert told.count("the whole list deals") == len(puzzle.answers)
    assert told.count("is destroyed in") == 1


def test_an_exact_puzzle_of_the_last_turn_stands_when_checked() -> None:
    game = registry.game("footclub")
    exact = [puzzle for puzzle in shipped("footclub").puzzles if puzzle.exact][:1]
    found = list(check(game, Puzzles(game="footclub", puzzles=exact), seed=7))
    assert [checked.fault for checked in found] == [""]


def test_a_puzzle_whose_wrong_answer_is_as_good_falls() -> None:
    game = registry.game("footclub")
    puzzle = next(one for one in shipped("footclub").puzzles if one.exact)
    best = max(puzzle.answers, key=lambda answer: answer.score)
    twice = [best, msgspec.structs.replace(best, right=False)]
    spoilt = Puzzles(game="footclub", puzzles=[msgspec.structs.replace(puzzle, answers=twice)])
    assert [one.fault for one in check(game, spoilt, seed=7)] == [WRONG_ANSWER_RIGHT]


def test_what_is_neither_right_nor_wrong_makes_no_puzzle() -> None:
    best, worse = Weighed([1], 0.6, 0.0, 0.0), Weighed([2], 0.5, 0.1, 0.004)
    between = Weighed([3], 0.58, 0.02, 0.004)
    unsure = Weighed([4], 0.5, 0.1, 0.06)
    near = Weighed([5], 0.597, 0.003, 0.004)
    assert is_puzzle([best, worse])
    assert is_puzzle([best, near, worse, Weighed([6], 0.4, 0.2, 0.01)])
    assert not is_puzzle([best, worse, between])
    assert not is_puzzle([best, unsure])
    assert not is_puzzle([best, near])
    assert not is_puzzle([Weighed([1], 0.995, 0.0, 0.0), Weighed([2], 0.975, 0.05, 0.0)])


def test_puzzles_are_made_from_games_and_read_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.json"
    command = ["puzzles", "make", "footclub", "--level", "regular", "--kind", "last-turn"]
    # A seed with a last turn that is not decided.
    assert main([*command, "--games", "1", "--seed", "33", "--into", str(file)]) == 0
    made = read_puzzles(file.read_bytes())
    assert made.puzzles
    assert all(puzzle.exact for puzzle in made.puzzles)
    assert read_puzzles(written(made)) == made
    assert main(["puzzles", "check", "footclub", "--file", str(file)]) == 0
    assert " checked, 0 fell (0.0 %)" in capsys.readouterr().out


def test_puzzles_are_cut_from_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.json"
    record = Path(__file__).parents[1] / "data" / "v1" / "records" / "les-poilus-victory.json"
    command = ["puzzles", "make", "les-poilus", "--kind", "use-support", "--record", str(record)]
    assert main([*command, "--into", str(file)]) == 0
    made = read_puzzles(file.read_bytes()).puzzles
    assert [puzzle.kind for puzzle in made] == ["use-support"] * 2
    assert "game 1: 2 puzzles: 2 easy" in capsys.readouterr().err


def test_a_file_that_holds_no_puzzles_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text('{"format": "tablee-puzzles/9", "game": "footclub", "puzzles": []}')
    assert main(["puzzles", "check", "footclub", "--file", str(file)]) == 2
    assert f"{file}: format: must be" in capsys.readouterr().err
    file.write_text("[]")
    assert main(["puzzles", "check", "footclub", "--file", str(file)]) == 2
    assert main(["puzzles", "check", "footclub", "--part", "5/4"]) == 2
    assert "write 1/4" in capsys.readouterr().err


def solve(puzzle: Puzzle, typed: str, progress: Progress) -> str:
    """What the terminal prints."""
    game = registry.game("footclub")
    target = io.StringIO()
    screen = Screen(Texts("en"), io.StringIO(typed), target)
    PuzzleTerminal(PuzzleCourse(game, [puzzle], progress, screen.texts), screen).run()
    return target.getvalue()


def test_a_puzzle_is_solved_in_the_terminal(tmp_path: Path) -> None:
    puzzle = shipped("footclub").puzzles[0]
    right = next(place for place, one in enumerate(puzzle.answers, 1) if one.right)
    progress = Progress(tmp_path / "kept.json")
    told = solve(puzzle, f"hand\n99\n{right}\nquit\n", progress)
    assert "Your hand" in told
    assert f"There are {len(puzzle.answers)} answers" in told
    assert "Right" in told
    assert "(rule F" in told
    assert "exact" in told
    assert "1 of 1 right at the first try, 1 in a row." in told
    # Another answer later does not count, and a move is an answer as well.
    wrong = next(one for one in puzzle.answers if not one.right)
    told = solve(puzzle, f"{wrong.moves[0]}\nquit\n", Progress(tmp_path / "kept.json"))
    assert "Not the best" in told
    assert "1 of 1 right" in told


def test_progress_goes_up_and_down_and_is_never_written_over_what_cannot_be_read(
    tmp_path: Path,
) -> None:
    progress = Progress()
    progress.tried = [FirstAnswer(str(number), "footclub", "easy", True) for number in range(4)]
    assert (progress.streak(), progress.grade("footclub")) == (4, "medium")
    assert progress.grade("les-poilus") == "easy"
    progress.tried += [
        FirstAnswer(f"m{number}", "footclub", "medium", False) for number in range(5)
    ]
    assert (progress.streak(), progress.grade("footclub")) == (0, "easy")
    spoilt = tmp_path / "kept.json"
    spoilt.write_text("spoilt")
    kept = Progress(spoilt)
    kept.note("footclub", shipped("footclub").puzzles[0], True)
    assert not kept.is_kept()
    assert kept.streak() == 1
    assert spoilt.read_text() == "spoilt"


def test_the_next_puzzle_is_new_and_of_ones_grade(tmp_path: Path) -> None:
    puzzles = shipped("footclub").puzzles
    progress = Progress(tmp_path / "kept.json")
    first = progress.next_of("footclub", puzzles)
    assert first is not None
    assert first.grade == "easy"
    progress.note("footclub", first, True)
    second = progress.next_of("footclub", puzzles)
    assert second is not None
    assert second.id != first.id
    assert progress.next_of("footclub", [first]) == first
