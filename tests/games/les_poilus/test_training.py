"""The network's training: what it records, and that rounding changes next to nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.les_poilus_training import __main__ as command
from scripts.les_poilus_training.games import searched_games, sensible_games
from scripts.les_poilus_training.learning import Weights, fit, loss, read, rounded, spread

from tablee.games.les_poilus.bots.inputs import INPUTS
from tablee.games.les_poilus.bots.levels import searching
from tablee.games.les_poilus.bots.network import Network


def test_recorded_games_are_learned_from_and_the_whole_numbers_say_the_same(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games.bin"
    sensible_games(3, 300, 1, path)
    given, won = read(path)
    assert given.shape[1] == INPUTS
    assert set(won) == {0.0, 1.0}
    divided = spread(given)
    start = Weights.fresh(1)
    learned, least = fit(start, given / divided, won, 5, 2e-3, 64, 0.0)
    kept = int(len(given) * 0.95)
    assert least < loss(start.chances(given[kept:] / divided), won[kept:])

    network = Network(rounded(learned, divided, given))
    plain = learned.chances(given / divided)
    for row in range(0, len(given), 50):
        whole = network.value([int(value) for value in given[row]])
        assert abs(whole - float(plain[row])) < 0.01

    searched_games(3, 2, 1, path, searching(4))
    assert read(path)[0].shape[1] == INPUTS


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
    monkeypatch.setattr("sys.argv", ["les_poilus_training", *given.split()])
    with pytest.raises(SystemExit) as ended:
        command.main()
    assert told in f"{ended.value.code} {capsys.readouterr().err}"
