"""The shape of the package: no import cycle of any kind, and folders one can look through.

The layers themselves are contracts of import-linter in pyproject.toml.
"""

from __future__ import annotations

import ast
import graphlib
from collections import Counter
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
#: More modules than this in one folder are two rooms in one.
MOST_MODULES = 15
MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in SOURCE.rglob("*.py")
}


def imported(path: Path) -> set[str]:
    """The modules of ours that a module imports, for types alone and inside functions too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in MODULES else node.module)
    return found & MODULES.keys()


def test_no_module_imports_itself_by_way_of_others() -> None:
    # Only its version is taken from the front door, which opens the rest when asked.
    graph = {name: imported(path) - {"tablee"} for name, path in MODULES.items()}
    assert list(graphlib.TopologicalSorter(graph).static_order())


def test_every_folder_can_be_looked_through() -> None:
    folders = Counter(path.parent for path in MODULES.values() if path.name != "__init__.py")
    crowded = {str(folder): count for folder, count in folders.items() if count > MOST_MODULES}
    assert not crowded
