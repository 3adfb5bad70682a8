"""What every test needs: Hypothesis the same on every machine, and the build that was announced."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tablee.kernel import COMPILED

# Screens of the terminal are drawn six times a second, not sixty: half of their processor time.
os.environ.setdefault("TEXTUAL_FPS", "6")

# Examples are the same on every run: a failure seen once is seen again.
settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two for a processor, as tests wait for servers and pages; `logical` is one for two, for what
    `make test` runs beside these.
    """
    workers = 4 if config.option.numprocesses == "auto" else 1
    return max(1, workers * (os.cpu_count() or 1) // 2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the long tests, so that no core waits at the end while another has one left."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def _loop_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its loop marked as running; a test without a browser may start another."""
    if "browser" in request.fixturenames:
        yield
        return
    left = asyncio.events._get_running_loop()
    asyncio.events._set_running_loop(None)
    yield
    asyncio.events._set_running_loop(left)


def pytest_configure() -> None:
    """Stop at once if another build is under test than TABLEE_BUILD announces."""
    announced = os.environ.get("TABLEE_BUILD", "")
    found = "compiled" if COMPILED else "pure"
    if announced not in ("", "pure", "compiled"):
        raise pytest.UsageError(f"TABLEE_BUILD is {announced!r}, not 'pure' or 'compiled'")
    if announced and announced != found:
        raise pytest.UsageError(
            f"TABLEE_BUILD announces the {announced} build; this one is {found}"
        )
