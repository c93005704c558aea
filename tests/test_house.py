"""The house stands: what imports alone cannot say of purity, names, sizes and texts.

Floors and rooms are contracts of import-linter (`pyproject.toml`, `tests/test_contracts.py`).
`violations` judges one module from its name and source alone, so this file can feed it made-up
modules and see each kind of trespass refused.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.sources import ROOT, SOURCES, Module, Use, names, our_modules, our_texts, tree_of, uses

FILES = "no files, but what core is told to read"
FRESH = "no fresh seed: chance is handed in"
GENERATOR = "no generator: chance is handed in"
BY_NAME = "import it, so that the contracts see it"
PURE = ("core", "games")
TIMELESS = (*PURE, "engine", "players", "envs")

REFUSED = {
    **dict.fromkeys(("open()", "read_bytes()", "read_text()"), (PURE, FILES)),
    **dict.fromkeys(("write_bytes()", "write_text()"), (PURE, FILES)),
    "importlib.resources": (PURE, FILES),
    "os.urandom": (PURE, FRESH),
    "numpy.random": (TIMELESS, GENERATOR),
}
"""Parts of libraries, and calls: where they are refused, and why."""

EXCEPTIONS = {
    ("pyrite.core.backends.stamps", FILES): "hashes the sources of compiled rules",
    ("pyrite.core.backends.module_build", FILES): "writes what a wheel carries",
    ("pyrite.core.backends.shipped", FILES): "reads what a wheel carries",
    ("pyrite.core.backends.tab", FILES): "reads it in a tab",
    ("pyrite.core.backends.c_compiler", FILES): "hands sources to the machine's C compiler",
    ("pyrite.core.words", FILES): "reads the packaged catalogues",
}

LATE = (
    *("fluent", "matplotlib", "numpy", "openskill", "prompt_toolkit", "ray", "uvloop"),
    *("asyncpg", "gymnasium", "pettingzoo", "pyspiel", "resource", "wasmtime"),
    *("httpcore", "js", "platformdirs"),  # only there, or never there: in a tab
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


def violations(module: Module) -> list[str]:
    """Every trespass of a module, as `file:line: what: why not`."""
    return [
        f"{module.file}:{use.line}: {use.name}: {reason}"
        for use in uses(module)
        if (reason := refusal(module, use)) and (module.name, reason) not in EXCEPTIONS
    ] + [f"{module.file}:{line}: {name}: {BY_NAME}" for line, name in named_imports(module)]


def refusal(module: Module, use: Use) -> str | None:
    """Why a module may not reach for this."""
    for name, (packages, reason) in REFUSED.items():
        if use.is_of(name) and module.package in packages:
            return reason
    return None


def named_imports(module: Module) -> Iterator[tuple[int, str]]:
    """Modules of ours that are imported by a text, past all contracts."""
    for node in ast.walk(tree_of(module)):
        match node:
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__")
                | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ) if name.partition(".")[0] == "pyrite":
                yield node.lineno, name


def slips(text: str) -> Iterator[tuple[int, str]]:
    """Line and content of every machine's path or registry's host in a text."""
    for number, line in enumerate(text.splitlines(), 1):
        if path := MACHINE_PATH.search(line):
            yield number, path.group()
        yield from ((number, host) for host in REGISTRIES if host in line)


def test_house__low_floors_are_pure() -> None:
    assert our_modules()
    found = [line for module in our_modules() for line in violations(module)]
    assert not found, "\n" + "\n".join(found)


def test_house__the_door_opens_when_somebody_walks_through() -> None:
    (door,) = (module for module in our_modules() if module.name == "pyrite")
    assert [use.name for use in uses(door) if use.is_of("pyrite") and not use.lazy] == []


def test_house__every_folder_of_modules_is_a_package() -> None:
    """Else its modules would be invisible to the contracts."""
    folders = {file.parent for file in (SOURCES / "pyrite").rglob("*.py")}
    assert [str(one) for one in folders if not (one / "__init__.py").exists()] == []


def late_imports(module: Module) -> Iterator[Use]:
    """What a module imports inside its functions."""
    for function in ast.walk(tree_of(module)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    yield from (Use(node.lineno, name, True) for name in names(module, node))


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
        if module.name != "pyrite"
        for use in late_imports(module)
        if not use.parts & late_modules()
    ]
    assert not early, "\n" + "\n".join(early)


def test_house__every_exception_is_still_needed() -> None:
    needed = {
        (module.name, refusal(module, use)) for module in our_modules() for use in uses(module)
    }
    stale = [key for key in EXCEPTIONS if key not in needed]
    assert not stale, f"take these out of EXCEPTIONS: {stale}"


def test_house__every_module_says_what_it_is() -> None:
    tests = [_read_test(file) for file in sorted((ROOT / "tests").rglob("*.py"))]
    silent = [
        f"{module.file}:1: no docstring"
        for module in (*our_modules(), *tests)
        if not ast.get_docstring(ast.parse(module.source))  # trees of tests are not worth keeping
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


FAULTS = [
    ("pyrite.arena.series", "import_module('pyrite.cli.main')", BY_NAME),
    ("pyrite.engine.registry", "importlib.import_module('pyrite.games.gold')", BY_NAME),
    ("pyrite.core.flow", "import importlib.resources", FILES),
    ("pyrite.core.backends.library", "from os import urandom", FRESH),
    ("pyrite.games.gold.view", "def f():\n    return open('x')", FILES),
    ("pyrite.games.gold.view", "GAME.folder.read_text()", FILES),
    ("pyrite.players.training.trainer", "import numpy.random", GENERATOR),
    ("pyrite.envs.vector", "from numpy import random", GENERATOR),
]

WELCOME = [
    ("pyrite.core.words", "from importlib import resources"),
    ("pyrite.core.game", "import importlib\nimportlib.import_module(name)"),
    ("pyrite.engine.records.files", "path.read_text()"),
    ("pyrite.envs.vector", "import numpy as np"),
    ("pyrite.cli.shell.files", "import os\nos.urandom(8)"),
]


@pytest.mark.parametrize(("name", "source", "reason"), FAULTS)
def test_violations__refused(name: str, source: str, reason: str) -> None:
    (found,) = violations(Module(name, source))
    assert found.startswith("made-up.py:")
    assert found.endswith(reason)


@pytest.mark.parametrize(("name", "source"), WELCOME)
def test_violations__welcome(name: str, source: str) -> None:
    assert violations(Module(name, source)) == []


def test_violations__message_names_line_and_reason() -> None:
    module = Module("pyrite.games.gold.view", "'''View.'''\n\nopen('x')\n", "view.py")
    assert violations(module) == [f"view.py:3: open(): {FILES}"]


def test_uses__dots_of_a_package_start_at_itself() -> None:
    inside = Module("pyrite.games.gold", "from .rules import step", is_package=True)
    outside = Module("pyrite.games.gold", "from ..fool import box", is_package=True)
    assert [use.name for use in uses(inside)] == ["pyrite.games.gold.rules.step"]
    assert [use.name for use in uses(outside)] == ["pyrite.games.fool.box"]


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
METAL = "a grade of a review: gold, pyrite"
NAMING = dict.fromkeys(
    (("pyrite.players.review.grades", "gold"), ("pyrite.wire.reviews", "gold")), METAL
)
"""Texts outside the games that are an id of one, each with its reason."""

DOUBLES = {
    **dict.fromkeys(("LessonStep", "News", "Player", "Review"), "a component of the wire's schema"),
}
"""Class names outside the games that stand for two things, each with its reason."""


def test_house__no_module_outside_the_games_names_one() -> None:
    ids = {*GAME_IDS, *(name.replace("_", "-") for name in GAME_IDS)}
    named = {
        (module.name, node.value)
        for module in our_modules()
        if not module.is_of_a_game
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ids
    }
    assert named == set(NAMING)


def test_house__one_class_name_is_one_thing() -> None:
    found: dict[str, set[str]] = {}
    for module in our_modules():
        for node in ast.walk(tree_of(module)):
            if isinstance(node, ast.ClassDef) and not module.is_of_a_game:
                found.setdefault(node.name, set()).add(module.name)
    assert {name for name, places in found.items() if len(places) > 1} == set(DOUBLES)


def test_house__a_room_holds_a_dozen_modules() -> None:
    counts: dict[str, int] = {}
    for module in our_modules():
        folder = module.name.rpartition(".")[0]
        if not module.is_package and folder != "pyrite.cli.commands" and not module.is_of_a_game:
            counts[folder] = counts.get(folder, 0) + 1
    crowded = {folder: count for folder, count in counts.items() if count > MOST_MODULES}
    assert not crowded, f"cut these into rooms: {crowded}"


LONGEST_FUNCTION, LONGEST_MODULE = 45, 400  # lines


def too_long(module: Module) -> Iterator[str]:
    """The module, or functions of it, by where they stand."""
    if module.source.count("\n") > LONGEST_MODULE:
        yield module.file
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if (node.end_lineno or node.lineno) - node.lineno >= LONGEST_FUNCTION:
                yield f"{module.file}:{node.name}"


def test_house__functions_and_modules_are_short() -> None:
    assert not [where for module in our_modules() for where in too_long(module)]


def test_too_long__is_counted_in_lines() -> None:
    short = "def f():\n" + "    pass\n" * (LONGEST_FUNCTION - 1)
    assert list(too_long(Module("pyrite.core.flow", short))) == []
    assert list(too_long(Module("pyrite.core.flow", short + "    pass\n"))) == ["made-up.py:f"]
    assert list(too_long(Module("pyrite.core.flow", "\n" * 401))) == ["made-up.py"]
