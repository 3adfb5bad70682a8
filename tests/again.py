"""How much of a test runs in pure Python once all of it ran against the compiled build."""

from __future__ import annotations

import os

#: Set by `make test` for what it runs in both builds, which play the same games byte for byte.
AGAIN = os.environ.get("TABLEE_AGAIN") == "1"


def fewer(count: int) -> int:
    """Half of so many examples where all of them have just been tried with the other build."""
    return -(-count // 2) if AGAIN else count
