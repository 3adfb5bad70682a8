"""Build hook: compile the engine with mypyc where that is possible, and build the browser client.

What the package is stands in pyproject.toml; this file only adds what is built.

Which modules are compiled: every module below the packages in COMPILED_PACKAGES, except what
matches NEVER_COMPILED, and COMPILED_MODULES.

When they are compiled is chosen by the environment variable TABLEE_PURE:

* unset or empty: compile; where that cannot be done (no mypy, no C compiler, no Python headers, an
  error on the way), say so and build the same package in pure Python, which is slower;
* 1: build in pure Python;
* 0: compile, and fail where that cannot be done.

The pages of the rules go into tablee/rules, from where the terminal reads them.

The browser client is built by scripts/build_web.py and goes into tablee/server/pages; a source
distribution carries it, built, in the folder `pages`, so that installing from it needs no Node.js.
Where the pages or the rules cannot be had, the build fails.

The result is compiled as a whole or not at all: never a mixture. Everything the build writes, but
for the wheel itself, goes to a temporary directory, so that the source tree stays as it was.
"""

import atexit
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
# Only a source distribution has it.
BUILT_PAGES = HERE / "pages"
RULES = HERE / "docs" / "rules"
RULED = ("table", "footclub", "les-poilus", "trench-club")
COMPILED_PACKAGES = ("kernel", "bots", "games", "server/table")
# What every move at a table goes through besides.
COMPILED_MODULES = (
    "server/rate_limits.py",
    "server/rooms/frames.py",
    "server/rooms/room.py",
    "server/rooms/scheduler.py",
    "server/rooms/subscribers.py",
    "server/ws/session.py",
)
# documents.py, entries.py and snapshot.py define msgspec Structs, whose metaclass mypyc does not
# support; an __init__.py only re-exports names, and a compiled one would hide the rest of its
# package from some tools.
# The others put things into words, read what people wrote, or count what is over: no game waits
# for them, and they would be a quarter of the C code.
NEVER_COMPILED = (
    "**/__init__.py",
    "**/documents.py",
    "kernel/guided.py",
    "kernel/reading.py",
    "kernel/scenario.py",
    "kernel/words/*.py",
    "games/*/loading.py",
    "games/*/options.py",
    "games/*/position_faults.py",
    "games/*/summary.py",
    "games/*/words/*.py",
    "games/trench_club/data/battles.py",
    "games/trench_club/data/map_*.py",
    "server/table/entries.py",
    "server/table/snapshot.py",
)
# What no game waits for is compiled with -O1, in three fifths of the time of -O3: what a server
# does around a move, why a move is refused, and what is counted afterwards.
COLD_MODULES = (
    "tablee/server/*",
    "tablee/games/*/explain*",
    "tablee/games/*/statistics",
    "tablee/games/*/table/refusals",
)
# Only these commands need the extensions; the others merely ask what the package is.
BUILDING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}

SWITCH = os.environ.get("TABLEE_PURE", "")
if SWITCH not in ("", "0", "1"):
    sys.exit(f"TABLEE_PURE must be 0, 1 or empty, not {SWITCH!r}")

WORK = Path(tempfile.mkdtemp(prefix="tablee-build-"))
atexit.register(shutil.rmtree, WORK, ignore_errors=True)
# Where object files and types are kept from one build to the next; without it nothing is.
CACHE = Path(os.environ["TABLEE_CACHE"]) if os.environ.get("TABLEE_CACHE") else None


def pure_build(reason: str) -> None:
    """Say why nothing is compiled; fail if the compiled build was demanded."""
    if SWITCH == "0":
        sys.exit(f"tablee: cannot compile: {reason} (TABLEE_PURE=0 demands it)")
    print(f"tablee: pure Python build: {reason}", file=sys.stderr, flush=True)


def compiled_modules() -> list[str]:
    """List the modules to compile, as paths relative to this file."""
    root = HERE / "src" / "tablee"
    left_out = {path for pattern in NEVER_COMPILED for path in root.glob(pattern)}
    found = {path for package in COMPILED_PACKAGES for path in (root / package).rglob("*.py")}
    found |= {root / module for module in COMPILED_MODULES}
    return sorted(path.relative_to(HERE).as_posix() for path in found - left_out)


def can_compile_c() -> bool:
    """Try to build an empty extension module with this machine's compiler and Python headers."""
    source = WORK / "probe.c"
    source.write_text(
        "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n",
        encoding="utf-8",
    )
    probe = Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]})
    command = build_ext(probe)
    command.build_lib = command.build_temp = str(WORK / "probe")
    try:
        command.ensure_finalized()
        command.run()
    except (Exception, SystemExit):  # each platform's compiler has its own way to be absent
        return False
    return True


def extensions() -> list[Any]:
    """Translate the modules to C; no extension at all means a pure build."""
    if SWITCH == "1":
        pure_build("asked for by TABLEE_PURE=1")
        return []
    if not BUILDING_COMMANDS.intersection(sys.argv[1:]):
        return []
    modules = compiled_modules()
    if not modules:
        pure_build("there is no module to compile")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        pure_build("mypy is not installed")
        return []
    if not can_compile_c():
        pure_build("no working C compiler with Python headers was found")
        return []
    try:
        # All modules in one group, so that calls between them stay native. The project's own mypy
        # settings are left aside: they are for `make check`, not for whoever installs the package.
        built = mypycify(
            [
                "--config-file=",
                f"--cache-dir={(CACHE or WORK) / 'mypy'}",
                "--ignore-missing-imports",
                *modules,
            ],
            opt_level="3",
            debug_level="0",
            target_dir=str(WORK / "c"),
            group_name="tablee",
            # One C file for all would be 99 MB, most of it indentation.
            multi_file=True,
        )
    except (Exception, SystemExit) as error:  # mypyc reports errors in the sources by SystemExit
        pure_build(f"mypyc failed ({error!r}); its messages are above")
        return []
    for extension in built:
        extension.optional = True
    return built


def compile_all(compiler: Any, sources: list[str], **options: Any) -> list[str]:
    """Compile C files on all cores; setuptools would take one after the other.

    A file is compiled only if it, a header or an argument differs from what is kept in CACHE.
    """
    objects, postargs, pp_opts, build = compiler._setup_compile(
        options.get("output_dir"),
        options.get("macros"),
        options.get("include_dirs"),
        sources,
        options.get("depends"),
        options.get("extra_postargs"),
    )[1:]
    arguments = compiler._get_cc_args(pp_opts, options.get("debug"), options.get("extra_preargs"))
    headers = [path.read_bytes() for path in sorted((WORK / "c").rglob("*.h"))]

    def begun(own: list[str]) -> Any:
        # Where sources and tools lie does not matter: a copied cache serves another clone.
        said = repr([sys.version, compiler.compiler_so, arguments, own])
        common = hashlib.sha256(said.replace(str(WORK), "").replace(sys.prefix, "").encode())
        for header in headers:
            common.update(header)
        return common

    less = ["-O1" if argument == "-O3" else argument for argument in postargs]
    hot, cold = (postargs, begun(postargs)), (less, begun(less))
    done = count()

    def compile_one(target: str) -> None:
        source, extension = build[target]
        own, common = cold if is_cold(source) else hot
        key = common.copy()
        key.update(Path(source).read_bytes())
        kept = CACHE / "objects" / f"{key.hexdigest()}.o" if CACHE is not None else None
        if kept is not None and kept.is_file():
            Path(target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, target)
        else:
            compiler._compile(target, source, extension, arguments, own, pp_opts)
            if kept is not None:
                keep(Path(target), kept)
        number = next(done) + 1
        if len(objects) > 1:
            print(f"tablee: compiled {number} of {len(objects)}", file=sys.stderr, flush=True)

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(compile_one, objects))
    return list(objects)


def is_cold(source: str) -> bool:
    """Whether a C file was made from one of COLD_MODULES."""
    module = Path(source).stem.removeprefix("__native_").replace("___", "/")
    return any(fnmatchcase(module, pattern) for pattern in COLD_MODULES)


def keep(file: Path, kept: Path) -> None:
    """Put a file into the cache whole or not at all, also if we are stopped meanwhile."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    half = kept.with_suffix(f".{os.getpid()}.{file.stem}")
    shutil.copyfile(file, half)
    half.replace(kept)


class AllOrNothing(build_ext):
    """Build every extension or none.

    `optional` alone leaves out just the extensions that failed, and a compiled module without the
    shared library of its group cannot be imported.
    """

    def get_source_files(self) -> list[str]:
        """The C files are not part of the sources: they lie outside of the tree."""
        return []

    def build_extensions(self) -> None:
        """Build the extensions, and take all of them away again if one is missing."""
        if self.compiler.compiler_type == "unix":
            # Nothing but PyInit_* is called from outside, so calls between the modules need no
            # detour through a table of symbols, and within a file they can be inlined.
            self.compiler.compiler_so = [*self.compiler.compiler_so, "-fvisibility=hidden"]
            self.compiler.compile = partial(compile_all, self.compiler)
        super().build_extensions()
        files = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(file.is_file() for file in files):
            return
        for file in files:
            file.unlink(missing_ok=True)
        pure_build("the C compiler failed; its messages are above")
        self.extensions = []
        self.distribution.ext_modules = []
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:  # it has already taken the wheel for a platform-specific one
            setattr(wheel, "root_is_pure", True)  # noqa: B010  (unknown to the types)


def put_pages(into: Path) -> None:
    """Put the browser client into a folder: what a source distribution carries, or a new one."""
    if BUILT_PAGES.is_dir():
        shutil.copytree(BUILT_PAGES, into, dirs_exist_ok=True)
    else:
        script = str(HERE / "scripts" / "build_web.py")
        if subprocess.run([sys.executable, script, "--into", str(into)], check=False).returncode:
            sys.exit("tablee: the browser client could not be built; the messages are above")
    index = into / "index.html"
    if not index.is_file():
        sys.exit(f"tablee: the pages of the browser client are missing in {into}")
    for name in re.findall(r'(?:href|src)="\./([^"]+)"', index.read_text(encoding="utf-8")):
        if not (into / name).is_file():
            sys.exit(f"tablee: the pages lack {name}, which is missing in {into}")


def check_rules() -> None:
    """See that what every table shares and the rules of every game are there in every language."""
    for path in (RULES / folder / f"{name}.md" for folder in ("", "fr", "de") for name in RULED):
        if not path.is_file():
            sys.exit(f"tablee: the rules are incomplete: {path} is missing")


class WithPages(build_py):
    """Adds the rules and the built browser client to the package."""

    def run(self) -> None:
        """Copy the modules and the rules, then put the pages beside them."""
        super().run()
        package = Path(self.build_lib).resolve() / "tablee"
        check_rules()
        shutil.copytree(RULES, package / "rules", dirs_exist_ok=True)
        put_pages(package / "server" / "pages")


class PagesInside(sdist):
    """Adds the built browser client to the source distribution."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Copy the sources (MANIFEST.in), then put the pages beside them."""
        check_rules()
        super().make_release_tree(base_dir, files)
        put_pages(Path(base_dir).resolve() / BUILT_PAGES.name)


os.chdir(HERE)
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing, "build_py": WithPages, "sdist": PagesInside},
    options={
        "build": {"build_base": str(WORK / "build")},
        "build_ext": {"parallel": str(os.cpu_count() or 1)},
        "egg_info": {"egg_base": str(WORK)},
    },
)
