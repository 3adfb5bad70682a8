"""Build the static site: all of Tablée for any web host, with no server behind it.

    python scripts/build_site.py [--into DIRECTORY] [--docs]    (site/)

The pages are those of the server. Beside them lies offline/VERSION/: Python for the browser
(Pyodide, from npm), msgspec built for it (from PyPI), and Tablée itself, compiled. Both are pinned
with their hashes in scripts/site/. Another version is laid beside the ones that are there. In docs/
lies the documentation, if it is wanted.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import build_web

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "scripts" / "site"
FETCHED = Path(sys.prefix) / "tablee-site"
LANGUAGES = ("en", "fr", "de")
#: Which wheels Pyodide's Python takes.
PLATFORM = (
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"),
    *("--implementation", "cp", "--abi", "cp314"),
)
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
#: As a server's headers say it, but for what a page cannot say of itself.
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self';"
    " img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none';"
    " form-action 'self'"
)
#: The files that lead to all others.
LAST = ("index.html", "sw.js")
#: The folder of the documentation.
DOCS = "docs"
#: So many versions stay in the folder: whoever has an older page open still finds its files.
MOST_VERSIONS = 3


def pyodide() -> Path:
    """Pyodide's own files, installed if they changed."""
    folder = FETCHED / "npm"
    lock = (HERE / "package-lock.json").read_bytes()
    note = folder / "installed.txt"
    if not note.is_file() or note.read_bytes() != lock:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy2(HERE / name, folder)
        wanted = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        if build_web.npm(folder, *wanted):
            sys.exit("Pyodide could not be installed (see above).")
        note.write_bytes(lock)
    return folder / "node_modules" / "pyodide"


def wheels() -> list[Path]:
    """The wheels for the browser's Python, fetched if they changed."""
    folder = FETCHED / "wheels"
    wanted = HERE / "requirements.txt"
    note = folder / "fetched.txt"
    if not note.is_file() or note.read_bytes() != wanted.read_bytes():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--disable-pip-version-check", "--require-hashes", "--only-binary", ":all:"]
        command += [*PLATFORM, "--dest", str(folder), "--requirement", str(wanted)]
        if subprocess.run(command, check=False).returncode:
            sys.exit("The wheels for the browser could not be fetched (see above).")
        note.write_bytes(wanted.read_bytes())
    return sorted(folder.glob("*.whl"))


#: Parts of the package that a browser has no use for: what has no Starlette, SQLite or process.
NOT_FOR_BROWSERS = re.compile(
    r"tablee/(cli|tui|term|lab|adapters|client|agents|own_bots)/|__pycache__|\.pyc$|/py\.typed$"
    r"|tablee/server/(pages/|(serve|native|prometheus|origins)\.py|bus/redis|workers/process"
    r"|store/(sqlite|postgres|migrations|choose)|ws/connection|api/(app|connection|guards|openapi"
    r"|typescript)\.py)"
)


def lay_out(work: Path) -> None:
    """Put together what is to be packed."""
    folder = work / "tablee"
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder)
    for about in folder.glob("*.dist-info"):
        # Python would take it for something installed, which an archive cannot tell the name of.
        shutil.copytree(about / "licenses", folder / "licenses" / about.stem)
        shutil.rmtree(about)
    for path in (ROOT / "src" / "tablee").rglob("*"):
        name = path.relative_to(ROOT / "src").as_posix()
        if path.is_file() and not NOT_FOR_BROWSERS.search(name):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    shutil.copytree(ROOT / "docs" / "rules", folder / "tablee" / "rules")
    shutil.copyfile(pyodide() / "python_stdlib.zip", work / "python_stdlib.zip")


def packed(work: Path) -> dict[str, bytes]:
    """The files of offline/VERSION/, by name."""
    work.mkdir()
    lay_out(work)
    program = [str(build_web.node()[0]), str(HERE / "pack.mjs"), str(pyodide()), str(work)]
    subprocess.run(program, check=True)
    files = {name: (pyodide() / name).read_bytes() for name in PYODIDE}
    lock = json.loads((pyodide() / "pyodide-lock.json").read_bytes())
    # Everything else that Pyodide could load is left out.
    files["pyodide-lock.json"] = json.dumps({**lock, "packages": {}}).encode()
    files["python_stdlib.zip"] = (work / "packed_stdlib.zip").read_bytes()
    files["tablee.zip"] = (work / "tablee.zip").read_bytes()
    return files


def documents() -> dict[str, bytes]:
    """What pages ask for before anybody plays, as the house in the browser would answer."""
    sys.path.insert(0, str(ROOT / "src"))
    from tablee.browser.tab import answers_at_rest

    return asyncio.run(answers_at_rest(LANGUAGES))


def build(into: Path, docs: bool = False) -> str:
    """Build the site, with the documentation or without it; its version."""
    with tempfile.TemporaryDirectory(prefix="tablee-site-") as temporary:
        pages = Path(temporary) / "pages"
        build_web.build_into(pages)
        files = packed(Path(temporary) / "work")
        listed = [
            {"name": name, "size": len(body), "packed": len(gzip.compress(body, 9, mtime=0))}
            for name, body in files.items()
        ]
        files.update(documents())
        files["files.json"] = json.dumps(listed).encode()
        version = version_of(files)
        adapt_pages(pages, version, docs)
        if docs:
            build_docs(into / DOCS, Path(temporary) / "docs")
        lay_down(into, version, files, pages)
    return version


def build_docs(into: Path, work: Path) -> None:
    """Build the documentation, as `make docs` does."""
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    # Not in its place at once: what notebooks print is left beside the pages.
    pages = work / "pages"
    command += ["-d", str(work / "doctrees"), str(ROOT / "docs"), str(pages)]
    subprocess.run(command, check=True, env=environment)
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(pages, into)


def version_of(files: dict[str, bytes]) -> str:
    """The name of a version: what it holds decides."""
    total = hashlib.sha256()
    for name, body in sorted(files.items()):
        total.update(name.encode() + b"\0" + hashlib.sha256(body).digest())
    return total.hexdigest()[:12]


def lay_down(into: Path, version: str, files: dict[str, bytes], pages: Path) -> None:
    """Put a version in place: what leads to it comes last, so that nobody is led to half of it."""
    folder = into / "offline" / version
    folder.mkdir(parents=True, exist_ok=True)
    for name, body in files.items():
        (folder / name).write_bytes(body)
    shutil.copytree(pages, into, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*LAST))
    (into / "offline" / "current.txt").write_text(f"{version}\n", encoding="ascii")
    for name in LAST:
        shutil.copyfile(pages / name, into / name)
    others = [path for path in (into / "offline").iterdir() if path.is_dir() and path != folder]
    for old in sorted(others, key=lambda path: path.stat().st_mtime)[: -(MOST_VERSIONS - 1)]:
        shutil.rmtree(old)


def adapt_pages(pages: Path, version: str, docs: bool) -> None:
    """Tell the pages that there is no server, and which version they play with."""
    index = pages / "index.html"
    told = (
        f'<meta http-equiv="Content-Security-Policy" content="{CONTENT_POLICY}" />\n'
        f'    <meta name="tablee-site" content="{version}" />\n'
        + (f'    <meta name="tablee-docs" content="{DOCS}/index.html" />\n' if docs else "")
        + '    <meta name="viewport"'
    )
    text = index.read_text("utf-8").replace('<meta name="viewport"', told, 1)
    index.write_text(text, encoding="utf-8")
    worker = pages / "sw.js"
    head, _, rest = worker.read_text("utf-8").partition("\n")
    given = json.loads(head.removeprefix("Object.assign(self, ").removesuffix(");"))
    given["site"] = version
    given["build"] += version
    given["pages"] += [
        f"./offline/{version}/{about}-{language}.json"
        for about in ("games", "privacy")
        for language in LANGUAGES
    ]
    worker.write_text(f"Object.assign(self, {json.dumps(given)});\n{rest}", encoding="utf-8")


def digest() -> str:
    """Digest of all that decides what the site is."""
    total = hashlib.sha256(build_web.digest().encode())
    folders = (ROOT / "src" / "tablee", ROOT / "docs" / "rules")
    sources = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    for path in sorted([*sources, *HERE.iterdir(), Path(__file__)]):
        if path.is_file() and "__pycache__" not in path.parts:
            total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def build_here() -> Path:
    """Build beside this Python, if anything changed; one at a time.

    Each build has a folder of its own: somebody may still be looking at the one before.
    """
    FETCHED.mkdir(parents=True, exist_ok=True)
    with (FETCHED / "lock").open("w") as held:
        if os.name != "nt":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        into = FETCHED / f"site-{digest()[:12]}"
        if not (into / LAST[-1]).is_file():
            shutil.rmtree(into, ignore_errors=True)
            build(into)
            builds = sorted(FETCHED.glob("site-*"), key=lambda path: path.stat().st_mtime)
            for old in builds[:-MOST_VERSIONS]:
                shutil.rmtree(old)
    return into


def offline_folder(site: Path) -> Path:
    """The folder of the version that a site plays with."""
    return site / "offline" / (site / "offline" / "current.txt").read_text("ascii").strip()


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Build the static site.")
    parser.add_argument("--into", type=Path, default=ROOT / "site", metavar="DIRECTORY")
    parser.add_argument("--here", action="store_true", help="beside this Python, if it changed")
    parser.add_argument("--docs", action="store_true", help="with the documentation, in docs/")
    arguments = parser.parse_args()
    if arguments.here:
        print(build_here())
        return
    into = arguments.into
    version = build(into, arguments.docs)
    listed = json.loads((into / "offline" / version / "files.json").read_bytes())
    for file in listed:
        print(f"{file['packed'] / 1000:8.0f} kB  {file['name']}")
    print(f"{sum(file['packed'] for file in listed) / 1000:8.0f} kB  to play alone, compressed")
    print(f"The site is in {into}, version {version}.")


if __name__ == "__main__":
    main()
