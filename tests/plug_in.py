"""Games in packages of their own, installed where only the test sees them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.left_out import leave_out

ROOT = Path(__file__).resolve().parents[1]
NIM = ROOT / "examples" / "nim"


def install(package: Path, into: Path) -> Path:
    """Build a package and install it into a folder; where that folder then is."""
    # Setuptools writes into the tree that it builds.
    source = shutil.copytree(package, into / "source")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    command += ["--no-build-isolation", "--target", str(into / "site"), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        leave_out(f"pip cannot install {package.name}: {done.stderr[-500:]}")
    return into / "site"


def declare(site: Path, key: str, value: str) -> None:
    """Write down an entry point, as an installation would."""
    folder = site / f"{key}-1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {key}\nVersion: 1\n")
    (folder / "entry_points.txt").write_text(f"[tablee.games]\n{key} = {value}\n")


def seeing(*sites: Path) -> dict[str, str]:
    """An environment in which these folders' packages are installed."""
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    paths = [str(ROOT), *map(str, sites), *filter(None, known)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "C.UTF-8"}
