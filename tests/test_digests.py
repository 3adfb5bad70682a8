"""Games between computer players go exactly as they went, whatever build is under test."""

from __future__ import annotations

import pytest
from scripts.digests import COUNTS, SERIES, blocks_of, differing, quick, stored


@pytest.mark.parametrize("level", COUNTS)
@pytest.mark.parametrize("game", SERIES)
def test_the_first_games_go_as_they_went(game: str, level: str) -> None:
    assert differing(blocks_of(game, level, quick(level))) == []


def test_every_game_and_level_is_stored_whole() -> None:
    sizes = {
        game: {level: min(-(-games // size), most) for level, (games, size) in COUNTS.items()}
        for game, (_, _, most) in SERIES.items()
    }
    found = {
        game: {level: len(digests) for level, digests in levels.items()}
        for game, levels in stored().items()
    }
    assert found == sizes
