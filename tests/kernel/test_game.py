"""What a game's declaration does by itself."""

from __future__ import annotations

import pytest

from tablee.bots.levels import usual_level
from tablee.games import registry


def test_a_game_with_few_moves_lists_their_notations(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("footclub")
    monkeypatch.setattr(game, "notations", ("take 1", "play it"))
    monkeypatch.setattr(game, "_notation", None)
    monkeypatch.setattr(game, "_parse", None)
    assert [game.notation(move) for move in range(2)] == ["take 1", "play it"]
    assert game.parse("  play   it ") == 1
    with pytest.raises(ValueError, match="'take 3' is not a move of footclub; did you mean"):
        game.parse("take 3")
    for move in (-1, 2):
        with pytest.raises(ValueError, match=f"there is no move number {move}"):
            game.notation(move)


def test_a_table_has_a_seat_for_each_player() -> None:
    game = registry.game("les-poilus")
    assert [game.seats(game.options({"players": count})) for count in (2, 5)] == [2, 5]


def test_a_level_that_a_game_does_not_have_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="there is no level 'genius'; there are: recruit, "):
        registry.game("footclub").bot("genius")


def test_where_nobody_is_sensible_the_strongest_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("footclub")
    assert usual_level(game) == "sensible"
    monkeypatch.setattr(game, "levels", ("recruit", "captain"))
    monkeypatch.setattr(game, "yardsticks", ("uniform",))
    assert usual_level(game) == "captain"
