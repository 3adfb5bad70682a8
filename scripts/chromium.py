"""The Chromium that tests and pictures look through, and how it is started.

Debian's `chromium-headless-shell` first: the whole browser starts a window with pages of its own
for every visitor, which costs more than our page in it (ten visitors: 3.5 s of processor against
0.5 s). CHROMIUM names another one.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import Any

NAMES = ("chromium-headless-shell", "chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def found() -> str:
    """Where Chromium is; empty if there is none."""
    wanted = [os.environ["CHROMIUM"]] if os.environ.get("CHROMIUM") else NAMES
    return next((path for name in wanted if (path := shutil.which(name))), "")


def launched(playwright: Any, *more: str) -> Any:
    """A running Chromium, for Playwright, with more flags."""
    return playwright.chromium.launch(executable_path=found(), args=[*FLAGS, *more])


def demand() -> None:
    """End a program that cannot do without."""
    if not found():
        sys.exit(f"There is no Chromium: install {NAMES[0]}, or set CHROMIUM.")
