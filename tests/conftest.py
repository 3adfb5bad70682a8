"""What every test needs: Hypothesis the same on every machine, and the build that was announced."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tablee.kernel import COMPILED

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
