"""Maps that people drew, at a server: offered, played, replayed, and refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.trench_club.drawings import map_file, own_map
from tests.server.conftest import Serve, Served
from tests.server.test_at_the_table import until

from tablee.client import Refused
from tablee.kernel.documents import Faults


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one map."""
    made = tmp_path / "maps"
    made.mkdir()
    (made / "marne.txt").write_text(map_file(), "utf-8")
    return made


def maps_of(served: Served) -> dict[str, dict[str, str]]:
    """What the server offers, by game."""
    return {game["game"]: game["maps"] for game in served.call("/api/games")}


def test_a_map_is_offered_and_played_to_the_end_by_bots(serve: Serve, folder: Path) -> None:
    served = serve(maps=str(folder))
    offered = maps_of(served)
    assert offered.pop("trench-club") == {"marne": "La Marne, été 1914"}
    assert not any(offered.values())
    seats = [{"holder": "bot", "level": "uniform"}] * 2
    options = {"map": "marne", "armistice": 1}
    opened = served.open("trench-club", options=options, seats=seats, start=True)
    assert opened["info"]["options"]["map"] == own_map()
    watcher = served.seat(opened)
    until(watcher, lambda: watcher.over, 120)
    assert watcher.view is not None
    assert watcher.view["position"]["options"]["map"] == own_map()
    served.stop()
    # The table needs the folder no more: neither to be seen nor to be replayed.
    (folder / "marne.txt").unlink()
    later = serve()
    table = f"/api/tables/{opened['table']}"
    assert maps_of(later)["trench-club"] == {}
    replayed = later.call(f"{table}/replay?line=3&seat=-1")
    assert replayed["view"]["position"]["options"]["map"] == own_map()
    assert later.call(f"{table}/record")["options"]["map"] == own_map()


def test_a_drawing_can_be_sent_whole(served: Served) -> None:
    opened = served.open("trench-club", options={"map": own_map()})
    assert opened["info"]["options"]["map"] == own_map()


def test_maps_that_are_none_are_refused(serve: Serve, folder: Path) -> None:
    served = serve(maps=str(folder))
    for given in ("vosges", "../maps/marne", {"name": "Marne", "rows": ["?"]}):
        with pytest.raises(Refused) as caught:
            served.open("trench-club", options={"map": given})
        assert caught.value.code == "bad-options"
    served.stop()
    (folder / "vosges.txt").write_text("name: Vosges\n1 ?", "utf-8")
    with pytest.raises(Faults, match=r"vosges.txt: line 2: A1: '\?' is not a sign of a map"):
        serve(maps=str(folder))


def test_a_file_is_checked_for_whoever_draws_one(served: Served) -> None:
    assert served.call("/api/maps", {"text": map_file()}) == {
        "map": own_map(),
        "faults": [],
        "more": 0,
    }
    text = map_file() + "\r\n3 . ."
    for language, told in {
        "en": "Line 24: a row has 13 hexes, not 2",
        "fr": "Ligne 24\u202f: une rangée a 13 hexagones, et non 2",
        "de": "Zeile 24: eine Reihe hat 13 Felder, nicht 2",
    }.items():
        read = served.call(f"/api/maps?lang={language}", {"text": text})
        assert (read["map"], read["more"]) == (None, 0)
        assert told in read["faults"]
    nonsense = served.call("/api/maps", {"text": "no map at all\n" * 3000})
    assert len(nonsense["faults"]) == 40
    assert nonsense["more"] > 3000
