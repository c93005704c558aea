"""The house stands: imports go down only, the lower floors are pure, names and texts are clean.

The tables below are the house itself, `docs/house.md` tells it in words. `violations` judges one
module from its name and source alone, so the second half of this file can feed it made-up
modules and see each kind of trespass refused.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"

FLOORS = {
    "core": 0,
    "games": 1,
    "engine": 2,
    "players": 3,
    "envs": 3,
    "wire": 3,
    "arena": 4,
    "tables": 4,
    "cli": 5,
    "client": 5,
    "web": 5,
}

CLI_ROOMS = {
    "shell": (),
    "boards": ("pyrite.cli.shell.voice",),
    "reports": ("pyrite.cli.shell", "pyrite.cli.boards"),
    "session": ("pyrite.cli.shell", "pyrite.cli.boards", "pyrite.cli.reports"),
    "commands": (
        "pyrite.cli.shell",
        "pyrite.cli.boards",
        "pyrite.cli.reports",
        "pyrite.cli.session",
    ),
}
"""The rooms of the command line, and what each may know of the others."""

GAME_ROOMS = {
    "skill": ("view", "story", "events", "moment", "faces", "learning"),
    "learning": ("view", "story", "events", "moment", "faces", "skill"),
    "bench": ("view", "story", "events", "moment", "faces", "learning", "skill"),
    "faces": ("rules", "knowledge", "moves", "state", "story", "skill", "learning"),
}
"""The optional rooms of a game, and which parts of its folder each has no business with."""

KINDS = {
    "clock": ("calendar", "datetime", "sched", "time", "timeit"),
    "generator": ("random", "numpy.random"),
    "fresh seed": ("secrets", "uuid", "os.urandom"),
    "files": (
        *("fileinput", "glob", "importlib.resources", "io", "os", "pathlib", "pickle"),
        *("pkgutil", "platformdirs", "shutil", "tempfile"),
        *("open()", "read_bytes()", "read_text()", "write_bytes()", "write_text()"),
    ),
    "log": ("logging", "syslog"),
    "outside world": ("http", "multiprocessing", "socket", "ssl", "subprocess", "urllib"),
}

PURE = tuple(KINDS)
TIMELESS = ("clock", "generator")
NEVER = {"core": PURE, "games": PURE, "engine": TIMELESS, "players": TIMELESS, "envs": TIMELESS}

EXCEPTIONS = {
    ("pyrite.core.backends.stamps", "files"): "says where compiled rules are kept",
    ("pyrite.core.backends.library", "files"): "keeps them there",
    ("pyrite.core.backends.c_compiler", "files"): "hands sources to the machine's C compiler",
    ("pyrite.core.backends.c_compiler", "outside world"): "and runs it",
    ("pyrite.core.backends.emit.statements", "files"): "names a function's file",
    ("pyrite.core.words", "files"): "reads the packaged catalogues",
}

BENCH = ("*.bench", "*.bench.*", "*.bench_*")
"""Measuring needs a clock and the fast backend, wherever it lives."""

HOMES = (
    (
        ("sqlite3", "aiosqlite", "psycopg", "psycopg2", "asyncpg"),
        ("pyrite.tables.stores", "pyrite.tables.stores.*"),
        "SQL is written in tables/stores only",
    ),
    (
        ("numpy",),
        (
            *("pyrite.core.backends.*", "pyrite.players.search", "pyrite.players.search.*"),
            *("pyrite.players.training", "pyrite.players.training.*"),
            "pyrite.players.network.arrays",
            *("pyrite.envs", "pyrite.envs.*", "pyrite.arena", "pyrite.arena.*", *BENCH),
            *("pyrite.engine.stepper", "pyrite.engine.simulate", "pyrite.engine.perft"),
            "pyrite.engine.compilation.warm",
        ),
        "everything but speed works without NumPy",
    ),
    (("bench",), (), "laboratories know the product, never the other way round"),
)

LATE = (
    *("fluent", "matplotlib", "numpy", "openskill", "prompt_toolkit", "ray", "uvloop"),
    *("asyncpg", "gymnasium", "pettingzoo", "pyspiel", "resource"),
)
"""Slow to load, or not there everywhere: imported where it is needed. All else at the top."""

VAGUE_NAMES = {"common", "helper", "helpers", "misc", "util", "utils"}

# Put together from pieces, so that this file does not name what it forbids.
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:{})/|\b[A-Z]:\\Users\\".format("home|root|Users"))
REGISTRIES = tuple(
    ".".join(host)
    for host in (
        *(("pypi", "org"), ("pythonhosted", "org"), ("anaconda", "org")),
        *(("npmjs", "org"), ("npmjs", "com"), ("yarnpkg", "com")),
    )
)


@dataclass(frozen=True)
class Use:
    """Something a module reaches for: an import by its full name, or a call such as `open()`."""

    line: int
    name: str
    lazy: bool

    @property
    def parts(self) -> set[str]:
        """The thing, and all that it is a part of."""
        words = self.name.split(".")
        return {".".join(words[: i + 1]) for i in range(len(words))}

    def is_of(self, name: str) -> bool:
        """Is this the thing of that name, or a part of it?"""
        return self.name == name or self.name.startswith(name + ".")


@dataclass(frozen=True)
class Module:
    """One module of ours as text, under its dotted name."""

    name: str
    source: str
    file: str = "made-up.py"
    is_package: bool = False

    @property
    def room(self) -> str:
        """The part of the house it belongs to."""
        return room_of(self.name)

    @property
    def lives(self) -> str:
        """Its floor and room, for messages."""
        return f"floor {floor_of(self.room)}, {self.room}," if self.room != "door" else "the door"


def room_of(name: str) -> str:
    """`core`, `engine`, …, `games.gold` for a game, `games` for their shelf, `door` on top."""
    parts = name.split(".")[1:]
    if parts[:1] == ["__main__"]:
        return "cli"
    if not parts or parts[0] not in FLOORS:
        return "door"
    return ".".join(parts[:2]) if parts[0] == "games" else parts[0]


def floor_of(room: str) -> int:
    """The number of a room's floor."""
    return FLOORS[room.partition(".")[0]]


def uses(module: Module) -> Iterator[Use]:
    """Everything a module reaches for, wherever it stands in the file."""
    yield from _uses(module, tree_of(module), lazy=False)


@cache
def tree_of(module: Module) -> ast.Module:
    """What a module is, parsed once."""
    return ast.parse(module.source)


def _uses(module: Module, node: ast.AST, *, lazy: bool) -> Iterator[Use]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.expr):
            for name in _names(module, child):
                yield Use(child.lineno, name, lazy)
        yield from _uses(module, child, lazy=lazy or _postpones(child))


def _postpones(node: ast.AST) -> bool:
    """Does what stands inside not run when the module is imported?"""
    if isinstance(node, ast.If):
        return ast.unparse(node.test).endswith("TYPE_CHECKING")
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)


def _names(module: Module, node: ast.AST) -> list[str]:
    """The full names one node imports or calls."""
    match node:
        case ast.Import():
            return [alias.name for alias in node.names]
        case ast.ImportFrom():
            start = ".".join(filter(None, (_start(module, node.level), node.module)))
            return [f"{start}.{alias.name}" for alias in node.names]
        case ast.Call(
            func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
            args=[ast.Constant(value=str(name)), *_],
        ):
            return [name]
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
            return [f"{called}()"]
    return []


def _start(module: Module, level: int) -> str:
    """The package that the dots of a relative import stand for."""
    if level == 0:
        return ""
    parts = module.name.split(".")
    return ".".join(parts[: len(parts) - level + module.is_package])


def violations(module: Module) -> list[str]:
    """Every trespass of a module, as `file:line: who reaches for what: why not`."""
    package = module.name.partition(".")[2].partition(".")[0]
    if package not in {"", "__main__", *FLOORS}:
        return [
            f"{module.file}:1: {module.name} has no floor: give it one in {Path(__file__).name}"
        ]
    return [
        f"{module.file}:{use.line}: {module.lives} uses {use.name}: {reason}"
        for use in uses(module)
        for reason in (
            wrong_arrow(module, use),
            wrong_room(module, use),
            impure(module, use),
            homeless(module, use),
        )
        if reason
    ]


def wrong_arrow(module: Module, use: Use) -> str | None:
    """Why one of our modules may not import another of ours."""
    if not use.is_of("pyrite"):
        return None
    here, there = module.room, room_of(use.name)
    if here == there:
        return wrong_part_of_a_game(module, use)
    if here == "door":
        return None if there == "engine" and use.lazy else "the door opens on engine only, lazily"
    if there == "door":
        return None if floor_of(here) == 5 else "nobody below the faces goes out by the door"
    if here.startswith("games") and there.startswith("games"):
        return None if there == "games" else "a game knows no other game, the shelf none at all"
    if floor_of(there) > floor_of(here):
        return f"upward, to floor {floor_of(there)}"
    if floor_of(there) == floor_of(here):
        return f"sideways, on floor {floor_of(there)}"
    if there.startswith("games."):
        return wrong_way_to_a_game(module, use)
    return None


def wrong_part_of_a_game(module: Module, use: Use) -> str | None:
    """Why a room of a game may not use this part of its folder."""
    _, _, game, room, *_ = [*module.name.split("."), "", "", ""]
    closed = GAME_ROOMS.get(room, tuple(GAME_ROOMS)) if module.room.startswith("games.") else ()
    if any(use.is_of(f"pyrite.games.{game}.{part}") for part in closed):
        return f"{room or 'the rules'} have no business there"
    return None


def wrong_way_to_a_game(module: Module, use: Use) -> str | None:
    """Why a floor above may not reach a game this way."""
    if module.name == "pyrite.engine.registry":
        return None
    return "a game is found by the registry, never named"


def wrong_room(module: Module, use: Use) -> str | None:
    """Why a room of the command line may not import this of ours."""
    if fnmatchcase(use.name, "pyrite.cli.commands.[a-z]*"):
        return "nobody imports a command"
    here = module.name.removeprefix("pyrite.cli.").partition(".")[0]
    if module.room != "cli" or here not in CLI_ROOMS:
        return None
    if not use.is_of("pyrite.cli") or any(map(use.is_of, (f"pyrite.cli.{here}", *CLI_ROOMS[here]))):
        return None
    return f"{here} know no such room" if here != "shell" else "the shell knows no other room"


def impure(module: Module, use: Use) -> str | None:
    """Why a module this low may not reach outside."""
    if module.room == "door":
        return None
    kind = kind_of(use)
    if kind not in NEVER.get(module.room.partition(".")[0], ()):
        return None
    if (module.name, kind) in EXCEPTIONS:
        return None
    if kind == "clock" and any(fnmatchcase(module.name, bench) for bench in BENCH):
        return None
    return f"no {kind} on floor {floor_of(module.room)}"


def kind_of(use: Use) -> str | None:
    """Which impurity this is, if any; the narrower name decides (`os.urandom` is no file)."""
    found = [(name, kind) for kind, names in KINDS.items() for name in names if use.is_of(name)]
    return max(found, key=lambda pair: len(pair[0]))[1] if found else None


def homeless(module: Module, use: Use) -> str | None:
    """Why a library may not be used here."""
    for libraries, homes, reason in HOMES:
        if any(use.is_of(library) for library in libraries):
            if not any(fnmatchcase(module.name, home) for home in homes):
                return reason
    return None


@cache
def our_modules() -> tuple[Module, ...]:
    """Every module under `src/pyrite`."""
    files = sorted((SOURCES / "pyrite").rglob("*.py"))
    return tuple(map(_read, files))


def _read(file: Path) -> Module:
    parts = file.relative_to(SOURCES).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if is_package else parts)
    return Module(name, file.read_text("utf-8"), str(file.relative_to(ROOT)), is_package)


def our_texts() -> Iterator[tuple[str, str]]:
    """Every text file of the repository: where it lies and what it says."""
    passed_over = {
        *("__pycache__", "build", "dist", "htmlcov", "mutants", "node_modules", "static"),
    }
    for folder, folders, files in os.walk(ROOT):
        folders[:] = sorted(
            name
            for name in folders
            if name not in passed_over and (name in {".ci", ".github"} or not name.startswith("."))
        )
        for file in (Path(folder, name) for name in sorted(files)):
            try:
                yield str(file.relative_to(ROOT)), file.read_text("utf-8")
            except UnicodeDecodeError:
                continue


def slips(text: str) -> Iterator[tuple[int, str]]:
    """Line and content of every machine's path or registry's host in a text."""
    for number, line in enumerate(text.splitlines(), 1):
        if path := MACHINE_PATH.search(line):
            yield number, path.group()
        yield from ((number, host) for host in REGISTRIES if host in line)


def test_house__imports_go_down_and_low_floors_are_pure() -> None:
    assert our_modules()
    found = [line for module in our_modules() for line in violations(module)]
    assert not found, "\n" + "\n".join(found)


def late_imports(module: Module) -> Iterator[Use]:
    """What a module imports inside its functions."""
    for function in ast.walk(tree_of(module)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    yield from (Use(node.lineno, name, True) for name in _names(module, node))


@cache
def late_modules() -> frozenset[str]:
    """Our modules that need something late as soon as they are imported."""
    needs = {
        module.name: {part for use in uses(module) if not use.lazy for part in use.parts}
        for module in our_modules()
    }
    late: set[str] = set()
    found = set(LATE)
    while found:
        late |= found
        found = {name for name, used in needs.items() if name not in late and used & late}
    return frozenset(late)


def test_house__imports_stand_at_the_top_unless_late() -> None:
    early = [
        f"{module.file}:{use.line}: {use.name}"
        for module in our_modules()
        if module.room != "door"
        for use in late_imports(module)
        if not use.parts & late_modules()
    ]
    assert not early, "\n" + "\n".join(early)


def test_house__every_exception_is_still_needed() -> None:
    needed = {(module.name, kind_of(use)) for module in our_modules() for use in uses(module)}
    names = {module.name for module in our_modules()}
    stale = [key for key in EXCEPTIONS if key[0] in names and key not in needed]
    assert not stale, f"take these out of EXCEPTIONS: {stale}"


def test_house__every_module_says_what_it_is() -> None:
    tests = [_read_test(file) for file in sorted((ROOT / "tests").rglob("*.py"))]
    silent = [
        f"{module.file}:1: no docstring"
        for module in (*our_modules(), *tests)
        if not ast.get_docstring(tree_of(module))
    ]
    assert not silent, "\n" + "\n".join(silent)


def _read_test(file: Path) -> Module:
    return Module(file.stem, file.read_text("utf-8"), str(file.relative_to(ROOT)))


def test_house__every_module_has_a_name_that_tells() -> None:
    vague = [m.file for m in our_modules() if VAGUE_NAMES & set(m.name.split("."))]
    assert not vague, f"name these by what they know: {vague}"


def test_house__no_text_names_a_machine_or_a_registry() -> None:
    found = [f"{file}:{line}: {what}" for file, text in our_texts() for line, what in slips(text)]
    assert not found, "\n" + "\n".join(found)


REFUSED = [
    ("pyrite.core.flow", "import pyrite.games.gold", "upward, to floor 1"),
    ("pyrite.core.flow", "from pyrite import engine", "upward, to floor 2"),
    ("pyrite.games.gold.rules", "from pyrite.engine import play", "upward, to floor 2"),
    ("pyrite.engine.play", "def f():\n    import pyrite.players", "upward, to floor 3"),
    ("pyrite.engine.play", "if TYPE_CHECKING:\n    import pyrite.envs", "upward, to floor 3"),
    ("pyrite.tables.seats", "from ..web import pages", "upward, to floor 5"),
    ("pyrite.arena.ratings", "import_module('pyrite.cli.main')", "upward, to floor 5"),
    ("pyrite.players.kernels.tree", "from pyrite.envs import spaces", "sideways, on floor 3"),
    ("pyrite.envs.solo", "import pyrite.players", "sideways, on floor 3"),
    ("pyrite.arena.ratings", "import pyrite.tables", "sideways, on floor 4"),
    ("pyrite.web.pages", "from pyrite import cli", "sideways, on floor 5"),
    ("pyrite.__main__", "import pyrite.web", "sideways, on floor 5"),
    ("pyrite.client.calls", "from pyrite.web import app", "sideways, on floor 5"),
    ("pyrite.wire.codes", "import pyrite.tables", "upward, to floor 4"),
    ("pyrite.games.gold.rules", "from pyrite.games.fool import box", "no other game"),
    ("pyrite.games.gold.rules", "from ..fool.box import CARDS", "no other game"),
    ("pyrite.games.gold.rules", "from .. import fool", "no other game"),
    ("pyrite.games.other", "from pyrite.games import gold", "no other game"),
    ("pyrite.engine.play", "from pyrite.games import gold", "never named"),
    ("pyrite.cli.commands.bench", "from bench import peers", "never the other way round"),
    ("pyrite.players.levels", "from pyrite.games.gold import box", "never named"),
    ("pyrite.cli.session.setup", "import pyrite.games.gold.view", "never named"),
    ("pyrite.games.gold.faces.terminal", "from pyrite.games.gold import rules", "no business"),
    ("pyrite.games.gold.faces.terminal", "from pyrite.cli.shell import voice", "upward"),
    ("pyrite.games.gold.skill.style", "from pyrite.games.gold import view", "no business"),
    ("pyrite.games.gold.skill.style", "from pyrite.players.levels import Level", "upward"),
    ("pyrite.games.gold.rules", "from .skill import style", "no business"),
    ("pyrite", "from pyrite.engine import game", "the door opens on engine only"),
    ("pyrite", "def f():\n    import pyrite.core", "the door opens on engine only"),
    ("pyrite.engine.play", "from pyrite import __version__", "goes out by the door"),
    ("pyrite.gadgets", "", "has no floor"),
    ("pyrite.core.flow", "import random", "no generator on floor 0"),
    ("pyrite.core.flow", "from time import monotonic", "no clock on floor 0"),
    ("pyrite.core.flow", "from os import urandom", "no fresh seed on floor 0"),
    ("pyrite.core.flow", "import importlib.resources", "no files on floor 0"),
    ("pyrite.core.backends.native", "import datetime", "no clock on floor 0"),
    ("pyrite.core.words", "import logging", "no log on floor 0"),
    ("pyrite.games.gold.rules", "import secrets", "no fresh seed on floor 1"),
    ("pyrite.games.gold.rules", "import datetime as d", "no clock on floor 1"),
    ("pyrite.games.gold.view", "import os.path", "no files on floor 1"),
    ("pyrite.games.gold.view", "from pathlib import Path", "no files on floor 1"),
    ("pyrite.games.gold.view", "import io", "no files on floor 1"),
    ("pyrite.games.gold.view", "def f():\n    return open('x')", "no files on floor 1"),
    ("pyrite.games.gold.view", "GAME.folder.read_text()", "no files on floor 1"),
    ("pyrite.games.gold.view", "import logging", "no log on floor 1"),
    ("pyrite.games.gold.view", "import subprocess", "no outside world on floor 1"),
    ("pyrite.engine.play", "import random", "no generator on floor 2"),
    ("pyrite.players.kernels.tree", "import time", "no clock on floor 3"),
    ("pyrite.engine.play", "import sqlite3", "SQL is written in tables/stores only"),
    ("pyrite.tables.seats", "import asyncpg", "SQL is written in tables/stores only"),
    ("pyrite.games.gold.rules", "import numpy as np", "without NumPy"),
    ("pyrite.core.flow", "from numpy import zeros", "without NumPy"),
    (
        "pyrite.cli.session.game_loop",
        "from pyrite.cli.commands import rules",
        "nobody imports a command",
    ),
    ("pyrite.cli.commands.arena", "from .warm import run", "nobody imports a command"),
    ("pyrite.cli.root", "import pyrite.cli.commands.play", "nobody imports a command"),
    ("pyrite.cli.shell.files", "from pyrite.cli import boards", "the shell knows no other room"),
    ("pyrite.cli.reports.picture", "from pyrite.cli.session import host", "know no such room"),
]

WELCOME = [
    ("pyrite.core.flow", "from pyrite.core import law\nfrom . import schema\nimport hashlib"),
    ("pyrite.games.gold.rules", "from pyrite.core import copy\nfrom .box import CARDS"),
    ("pyrite.games.gold.rules", "from pyrite.games.gold import box\nfrom .. import gold"),
    ("pyrite.engine.registry", "import_module('pyrite.games.gold')"),
    ("pyrite.games.gold.skill.heuristic", "from pyrite.games.gold import box, moves"),
    ("pyrite.games.gold.skill.style", "from .heuristic import heuristic"),
    ("pyrite.games.gold.faces.terminal", "from pyrite.games.gold.view import View"),
    ("pyrite.games.gold.learning", "from pyrite.core.vocabulary import feature_spec"),
    ("pyrite.engine.play", "import secrets, pathlib\nfrom pyrite.core import errors"),
    ("pyrite.players.search.search", "import numpy"),
    ("pyrite.envs.batches.batch", "import numpy as np\nfrom pyrite.core import native"),
    ("pyrite.arena.bench", "import time, numpy"),
    ("pyrite.tables.clocks", "import time"),
    ("pyrite.tables.stores.sqlite", "import sqlite3"),
    ("pyrite.cli.main", "import pyrite, random\nfrom pyrite.arena import ratings"),
    ("pyrite.cli.boards.board", "from pyrite.cli.shell.voice import Voice\nfrom . import tree"),
    ("pyrite.cli.commands.play", "from pyrite.cli.session.game_loop import Host"),
    ("pyrite.cli.root", "from pyrite.cli.commands import COMMANDS\nimport pyrite.cli.shell.help"),
    ("pyrite.__main__", "from pyrite.cli.main import main"),
    ("pyrite", "def f():\n    from pyrite.engine import game"),
    ("pyrite", "if TYPE_CHECKING:\n    from .engine import play"),
    ("pyrite.core.backends.library", "from pathlib import Path\nimport numpy"),
    ("pyrite.core.words", "from importlib import resources"),
]


@pytest.mark.parametrize(("name", "source", "reason"), REFUSED)
def test_violations__refused(name: str, source: str, reason: str) -> None:
    (found,) = violations(Module(name, source))
    assert found.startswith("made-up.py:")
    assert reason in found


@pytest.mark.parametrize(("name", "source"), WELCOME)
def test_violations__welcome(name: str, source: str) -> None:
    assert violations(Module(name, source, is_package=name == "pyrite")) == []


def test_violations__message_names_line_floor_and_reason() -> None:
    module = Module("pyrite.games.gold.rules", "'''Rules.'''\n\nimport time\n", "rules.py")
    assert violations(module) == ["rules.py:3: floor 1, games.gold, uses time: no clock on floor 1"]


def test_violations__dots_of_a_package_start_at_itself() -> None:
    inside = Module("pyrite.games.gold", "from .rules import step", is_package=True)
    outside = Module("pyrite.games.gold", "from ..fool import box", is_package=True)
    assert violations(inside) == []
    assert len(violations(outside)) == 1


@pytest.mark.parametrize("name", ["home", "root", "Users"])
def test_slips__machine_path_is_found(name: str) -> None:
    assert list(slips(f"fine\nsee '/{name}/ada/pyrite'")) == [(2, f"/{name}/")]


@pytest.mark.parametrize("host", REGISTRIES)
def test_slips__registry_is_found(host: str) -> None:
    assert list(slips(f"https://www.{host}/simple")) == [(1, host)]


@pytest.mark.parametrize("text", ["docs/home/index.md", "~/root/x", "at home / root", "../Users/x"])
def test_slips__relative_path_is_fine(text: str) -> None:
    assert list(slips(text)) == []


MOST_MODULES = 12
GAME_IDS = tuple(sorted(one.name for one in (SOURCES / "pyrite/games").iterdir() if one.is_dir()))
GRADES = "grades of a review are metals: gold, pyrite"
NAMING = {
    ("pyrite.players.review.grades", "gold"): GRADES,
    ("pyrite.wire.reviews", "gold"): GRADES,
    ("pyrite.cli.docs", "gold"): "an example in a document",
}
"""Texts outside the games that are an id of one, each with its reason."""

DOUBLES = {
    **dict.fromkeys(("LessonStep", "News", "Player", "Review"), "a component of the wire's schema"),
    **dict.fromkeys(("Call", "Line", "Server", "Table"), "ours, and a client's"),
    "OneOf": "a mark of views, and a kind of option",
    "Quit": "leaving a game, and leaving a lesson",
    "Telling": "what tables, replays and lessons tell: to be cut",
}
"""Class names outside the games that stand for two things, each with its reason."""


def is_of_a_game(module: Module) -> bool:
    """Is this module a part of one game?"""
    return module.room.startswith("games.")


def test_house__no_module_outside_the_games_names_one() -> None:
    ids = {*GAME_IDS, *(name.replace("_", "-") for name in GAME_IDS)}
    named = {
        (module.name, node.value)
        for module in our_modules()
        if not is_of_a_game(module)
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ids
    }
    assert named == set(NAMING)


def test_house__one_class_name_is_one_thing() -> None:
    found: dict[str, set[str]] = {}
    for module in our_modules():
        for node in ast.walk(tree_of(module)):
            if isinstance(node, ast.ClassDef) and not is_of_a_game(module):
                found.setdefault(node.name, set()).add(module.name)
    assert {name for name, places in found.items() if len(places) > 1} == set(DOUBLES)


def test_house__a_room_holds_a_dozen_modules() -> None:
    counts: dict[str, int] = {}
    for module in our_modules():
        folder = module.name.rpartition(".")[0]
        if not module.is_package and folder != "pyrite.cli.commands" and not is_of_a_game(module):
            counts[folder] = counts.get(folder, 0) + 1
    crowded = {folder: count for folder, count in counts.items() if count > MOST_MODULES}
    assert not crowded, f"cut these into rooms: {crowded}"
