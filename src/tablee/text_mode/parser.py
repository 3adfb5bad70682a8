"""From words to moves: in the player's language or in notation, in any order, shortened."""

from __future__ import annotations

from functools import cache

from tablee.games import registry
from tablee.kernel.state import View
from tablee.kernel.words.describer import Describer
from tablee.kernel.words.typed import left_over, words_of
from tablee.texts import Texts


def legal_moves(describer: Describer, view: View, words: list[str]) -> list[int]:
    """The legal moves that some words mean: those that fit best."""
    figures = [word for word in words if not word.isalpha()]
    fitting: dict[int, int] = {}
    for move in view.moves:
        # Few moves have all the numbers and hexes: the others need not be put into words.
        told = describer.known_by(view, move) if figures else []
        if all(word in told for word in figures):
            left = _left_over(words, [words_of(name) for name in describer.phrases(view, move)])
            if left >= 0:
                fitting[move] = left
    # What may be done at any time, such as a surrender, must be named in full.
    for move in view.at_any_time():
        if words in [words_of(name) for name in describer.phrases(view, move)]:
            fitting[move] = 0
    # A move that was named in full is meant, whatever else begins like it.
    whole = [move for move, left in fitting.items() if left == 0]
    return whole if len(whole) == 1 else list(fitting)


def possible_moves(describer: Describer, view: View, words: list[str], language: str) -> list[int]:
    """Moves that some words mean, legal or not, the best fitting first."""
    game = describer.narrator.game
    timely = {_verb(game.notation(move)) for move in view.moves}
    fitting: list[tuple[bool, int, int]] = []
    fixed = (
        fixed_phrases(game.key, language)
        if type(describer).possible is Describer.possible
        else None
    )
    for move in describer.possible(view, words) if fixed is None else fixed:
        if fixed is None:
            names = [words_of(name) for name in describer.phrases(view, move)]
        else:
            names = fixed[move]
        left = _left_over(words, names)
        if left >= 0:
            # What can be done now is meant before what belongs to another time.
            fitting.append((_verb(game.notation(move)) not in timely, left, move))
    return [move for _, _, move in sorted(fitting)]


def _verb(notation: str) -> str:
    return notation.partition(" ")[0]


@cache
def fixed_phrases(key: str, language: str) -> dict[int, list[list[str]]]:
    """For a game that has few moves: every move, and the words it goes by."""
    game = registry.game(key)
    narrator = game.narrator(Texts(language).say, [])
    found: dict[int, list[list[str]]] = {}
    for move in range(game.move_count):
        try:
            notation = game.notation(move)
        except ValueError:
            continue
        found[move] = [words_of(narrator.move(move)), words_of(notation)]
    return found


def _left_over(words: list[str], names: list[list[str]]) -> int:
    """How well words fit one of several names; -1 if none."""
    fits = [left for name in names if (left := left_over(words, name)) >= 0]
    return min(fits, default=-1)
