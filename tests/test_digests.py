"""Games between computer players go exactly as they went, whatever build is under test."""

from __future__ import annotations

import pytest
from scripts.digests import COUNTS, TABLES, blocks_of, differing, quick, stored


@pytest.mark.parametrize("level", COUNTS)
@pytest.mark.parametrize("game", TABLES)
def test_the_first_games_go_as_they_went(game: str, level: str) -> None:
    assert differing(blocks_of(game, level, quick(level))) == []


def test_every_game_and_level_is_stored_whole() -> None:
    sizes = {level: -(-games // size) for level, (games, size) in COUNTS.items()}
    found = {
        game: {level: len(digests) for level, digests in levels.items()}
        for game, levels in stored().items()
    }
    assert found == dict.fromkeys(TABLES, sizes)
