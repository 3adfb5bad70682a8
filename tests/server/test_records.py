"""Records from files, looked at on a server that does not keep them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.conftest import Served

from tablee.client import Refused

RECORDS = sorted((Path(__file__).parents[1] / "data" / "v1" / "records").rglob("*.json"))


def test_a_record_from_a_file_is_replayed(served: Served) -> None:
    data = json.loads(RECORDS[0].read_bytes())
    info = served.call("/api/records", {"record": data})
    assert info["game"] == data["game"]
    assert info["outcome"] == data["result"]
    assert len(info["seats"]) == len(data["seats"])
    path = f"/api/records/{info['table']}/replay"
    assert served.call(f"{path}?seat=0&line=1")["line"] == 1
    end = served.call(path)
    assert (end["line"], end["outcome"]) == (len(data["entries"]), data["result"])
    with pytest.raises(Refused, match="nothing here"):
        served.call("/api/records/record-unknown/replay")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "no-such-game"},
        {"format": "something/1"},
        {"entries": [{"seq": 1, "seat": 0, "move": "fly"}]},
        {"setup": [[5, 2]]},
        {"options": {"players": 99}},
    ],
)
def test_what_is_no_record_is_refused(served: Served, change: dict[str, object]) -> None:
    data = json.loads(RECORDS[0].read_bytes())
    with pytest.raises(Refused, match=r"cannot be understood"):
        served.call("/api/records", {"record": {**data, **change}})
