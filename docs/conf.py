"""The documentation as a site, made by `make docs` from the pages of this folder."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tablee import __version__  # noqa: E402

project = "Tablée"
author = "The Tablée authors"
copyright = "the Tablée authors"
version = release = __version__

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
source_suffix = {".md": "myst-nb", ".ipynb": "myst-nb"}
exclude_patterns = ["_build"]
#: The rules and the glossary in other languages are read from a page in English.
#: Nobody has written a lexer for Fluent.
suppress_warnings = ["toc.not_included", "misc.highlighting_failure"]

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
#: The notebook is kept with what it printed.
nb_execution_mode = "off"

#: In docstrings, words between single backticks are code, as in Markdown.
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}

html_theme = "furo"
html_title = "Tablée"
html_static_path = ["site"]
html_css_files = ["site.css"]
html_logo = html_favicon = "../web/public/icon.svg"
#: The colours of the browser client (`web/src/app.css`).
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#22262b",
        "color-brand-content": "#8a3b12",
        "color-background-primary": "#fdfbf5",
        "color-background-secondary": "#f4efe3",
        "color-code-background": "#f4efe3",
        "font-stack": "system-ui, sans-serif",
        "font-stack--headings": "'Source Serif 4', Georgia, serif",
    },
    "dark_css_variables": {
        "color-brand-primary": "#eeeae0",
        "color-brand-content": "#f0a878",
        "color-background-primary": "#191b1d",
        "color-background-secondary": "#212427",
        "color-code-background": "#212427",
    },
}

#: Links that leave the documentation for the repository: on the site, their text alone.
OUTSIDE = re.compile(
    r"(?<!!)\[([^\]]+)\]\((?:\.\./)+(?:src|tests|scripts|examples|deploy|benchmarks)[^)]*\)"
)


def leave_out_the_repository(_app: object, docname: str, source: list[str]) -> None:
    """Turn links into the repository into text; other dead links stay warnings, which fail."""
    if not docname.startswith("reference/"):
        source[0] = OUTSIDE.sub(r"\1", source[0])


def keep_code_and_tables(
    _app: object, _what: str, _name: str, _of: object, _options: object, lines: list[str]
) -> None:
    """Show what a docstring indents or draws as a table in Markdown as it stands."""
    shown: list[str] = []
    text = ""
    for number, line in enumerate(lines):
        if line.startswith("    ") and text and not lines[number - 1]:
            if not text.endswith("::") and not text.startswith(("-", "*", "..")):
                shown += ["::", ""]
            text = ""
        elif line and not line.startswith(" "):
            text = line
        if line.startswith("|"):
            if number == 0 or not lines[number - 1].startswith("|"):
                shown += ["", "::", ""]
            shown.append(f"    {line}")
        else:
            if shown and shown[-1].startswith("    |"):
                shown.append("")
            shown.append(line)
    lines[:] = shown


def setup(app: Sphinx) -> None:
    """Sphinx calls this."""
    app.connect("source-read", leave_out_the_repository)
    app.connect("autodoc-process-docstring", keep_code_and_tables)
