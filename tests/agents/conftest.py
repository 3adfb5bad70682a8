"""A server for agents to sit down at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.conftest import QUICK, Served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A running server."""
    server = Served(msgspec.structs.replace(QUICK, database=str(tmp_path / "tables.db")))
    yield server
    server.stop()
