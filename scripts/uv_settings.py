"""Where packages are found: what pip was told, as uv is told it.

uv installs what pip would, in a tenth of the time, but reads none of pip's settings.
"""

import ast
import os
import re
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path

#: What uv calls the settings of pip that say where packages are found.
AS_UV = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "no-index": "UV_NO_INDEX",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}


@cache
def from_pip(python: Path) -> dict[str, str]:
    """The settings of this Python's pip, for the environment of uv."""
    command = [str(python), "-m", "pip", "config", "list"]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return translated(said, os.environ)


def translated(settings: str, environment: Mapping[str, str]) -> dict[str, str]:
    """What `pip config list` says, where uv has not been told otherwise."""
    # Without a word it would take a package of another index only where the first has no such name.
    found = {"UV_INDEX_STRATEGY": "unsafe-best-match"}
    for name, value in re.findall(r"(?m)^[\w:]+\.([\w-]+)=('.*'|\".*\")$", settings):
        if name in AS_UV and AS_UV[name] not in environment:
            found[AS_UV[name]] = " ".join(ast.literal_eval(value).split())
    return found
