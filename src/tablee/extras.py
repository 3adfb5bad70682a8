"""Packages that only some need, and how this very Python gets them."""

from __future__ import annotations

import shlex
import sys


def to_install(package: str) -> str:
    """The command that installs a package where Tablée itself is."""
    return f"{shlex.quote(sys.executable)} -m pip install {shlex.quote(package)}"
