"""The network's training: what it records, and that rounding changes next to nothing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from scripts.training import __main__ as command
from scripts.training.les_poilus import (
    PLAYERS,
    UNITS,
    fit,
    loss,
    read,
    searched_games,
    sensible_games,
    spread,
)
from scripts.training.network import Network, chance_of, ship

from tablee.bots.network import POINT, networks_of
from tablee.games.les_poilus.bots.guide import expected
from tablee.games.les_poilus.bots.inputs import INPUTS
from tablee.games.les_poilus.bots.levels import searching


def test_recorded_games_are_learned_from_and_the_whole_numbers_say_the_same(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games.bin"
    sensible_games(3, 300, 1, path)
    given, won = read(path)
    assert given.shape[1] == INPUTS
    assert set(won) == {0.0, 1.0}
    divided = spread(given)
    start = Network([INPUTS, UNITS, 1], np.random.default_rng(1))
    learned, least = fit(start, given / divided, won, 5, 2e-3, 64, 0.0)
    kept = int(len(given) * 0.95)
    assert least < loss(start, given[kept:] / divided, won[kept:])

    chances = chance_of(learned.outputs(given / divided)[:, 0])
    learned.weights[0] /= divided[:, None]
    ship([learned], path, 2 * POINT, given)
    (network,) = networks_of(path.read_bytes())
    for row in range(0, len(given), 50):
        whole = expected(network, [int(value) for value in given[row]])
        assert abs(whole - float(chances[row])) < 0.01

    searched_games(3, 2, 1, path, searching(4))
    assert read(path)[0].shape[1] == INPUTS


def test_a_few_games_of_every_size_become_the_file_of_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for given in ("sensible --games 150", "searched --games 3 --level regular", "fit"):
        more = ["--folder", str(tmp_path), "--into", str(tmp_path / "learned.bin")]
        monkeypatch.setattr("sys.argv", ["training", "les-poilus", *given.split(), *more])
        monkeypatch.setattr("scripts.training.les_poilus.BATCHES", (64, 8))
        assert command.main() == 0
    networks = networks_of((tmp_path / "learned.bin").read_bytes())
    assert len(networks) == len(PLAYERS)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("fit --folder nowhere", "holds no games"),
        ("sensible --games 0", "0 is too few"),
        ("searched --level genius", "there is no 'genius'; there are recruit, regular"),
    ],
)
def test_what_cannot_be_meant_is_told(
    given: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["training", "les-poilus", *given.split()])
    with pytest.raises(SystemExit) as ended:
        command.main()
    assert told in f"{ended.value.code} {capsys.readouterr().err}"
