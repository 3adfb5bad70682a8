"""Compile and pack what a browser's Python reads. Runs inside Pyodide: see pack.mjs.

/packing/tablee/ becomes tablee.zip, and /packing/python_stdlib.zip loses what nobody imports.
"""

import zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[attr-defined]
from pathlib import Path

WORK = Path("/packing")
#: Parts of the standard library that neither Tablée nor Pyodide imports.
LEFT_OUT = frozenset(
    [
        *(
            "__phello__",
            "_aix_support",
            "_android_support",
            "_apple_support",
            "_ios_support",
        ),
        *(
            "_osx_support",
            "_pyrepl",
            "_pydatetime",
            "_pyio",
            "antigravity",
            "argparse",
            "bdb",
        ),
        *(
            "cProfile",
            "cmd",
            "code",
            "cgi",
            "cgitb",
            "chunk",
            "colorsys",
            "compileall",
        ),
        *(
            "configparser",
            "crypt",
            "csv",
            "ctypes",
            "curses",
            "dbm",
            "doctest",
            "ensurepip",
        ),
        *(
            "filecmp",
            "fileinput",
            "ftplib",
            "getpass",
            "gettext",
            "html",
            "idlelib",
            "http",
        ),
        *(
            "imaplib",
            "ipaddress",
            "lib2to3",
            "mailbox",
            "mailcap",
            "mimetypes",
            "modulefinder",
        ),
        *(
            "msilib",
            "multiprocessing",
            "netrc",
            "nntplib",
            "optparse",
            "pdb",
            "pickletools",
        ),
        *(
            "pipes",
            "plistlib",
            "poplib",
            "profile",
            "profiling",
            "pstats",
            "pty",
            "py_compile",
        ),
        *(
            "pyclbr",
            "pydoc",
            "pydoc_data",
            "rlcompleter",
            "runpy",
            "sched",
            "shelve",
            "smtpd",
        ),
        *(
            "smtplib",
            "sndhdr",
            "socketserver",
            "sqlite3",
            "statistics",
            "tabnanny",
            "tarfile",
        ),
        *(
            "telnetlib",
            "this",
            "timeit",
            "tkinter",
            "trace",
            "tracemalloc",
            "turtle",
        ),
        *(
            "turtledemo",
            "unittest",
            "venv",
            "wave",
            "webbrowser",
            "wsgiref",
            "xdrlib",
            "xml",
        ),
        *(
            "xmlrpc",
            "zipapp",
        ),
    ]
)
#: Of the encodings, those that are asked for.
ENCODINGS = frozenset(
    [
        *(
            "__init__",
            "aliases",
            "ascii",
            "cp437",
            "idna",
            "latin_1",
            "punycode",
            "utf_8",
        ),
        *("utf_8_sig",),
    ]
)


def is_wanted(name: str) -> bool:
    """Whether a module of the standard library goes along."""
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return top.removesuffix(".py") not in LEFT_OUT


def compiled(name: str, source: bytes) -> bytes:
    """A module as its Python reads it fastest, without what nobody reads there."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_timestamp_pyc(code))


def pack(archive: Path, files: dict[str, bytes]) -> None:
    """Write an archive that is the same for the same files."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, body in sorted(files.items()):
            if name.endswith(".py"):
                name, body = f"{name}c", compiled(name, body)
            made.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED, 9)


def main() -> None:
    """Pack both."""
    folder = WORK / "tablee"
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
    pack(WORK / "tablee.zip", files)
    with zipfile.ZipFile(WORK / "python_stdlib.zip") as whole:
        library = {
            name: whole.read(name)
            for name in whole.namelist()
            if not name.endswith("/") and is_wanted(name)
        }
    pack(WORK / "packed_stdlib.zip", library)


main()
