"""The contracts of `pyproject.toml` hold, and each of them catches what it is there for.

Faults are planted into a copy of the sources, all of them at once, each in a module of its own or
at the end of one; then import-linter must name every one of them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.sources import ROOT, SOURCES

LINT = "from importlinter.cli import lint_imports_command as lint; lint()"
UNDERLINED = re.compile(r"^(.+)\n-+\n", re.MULTILINE)


@dataclass(frozen=True)
class Report:
    """What import-linter says, and how it ended."""

    code: int
    text: str

    def broken(self, contract: str) -> str:
        """What it has against the contracts whose names begin so."""
        _, *parts = UNDERLINED.split(self.text)
        return "\n".join(
            said
            for name, said in zip(parts[::2], parts[1::2], strict=True)
            if name.startswith(contract)
        )


def lint(sources: Path) -> Report:
    """Our contracts, held against these sources."""
    done = subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache", "--no-logo"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(sources), "COLUMNS": "400"},
        capture_output=True,
        text=True,
        check=False,
    )
    return Report(done.returncode, done.stdout + done.stderr)


def plant(sources: Path, modules: Iterable[tuple[str, str]]) -> None:
    """A copy of our modules, with more at the end of some, and some more."""
    only_python = shutil.ignore_patterns("page", "static", "words", "weights", "__pycache__")
    shutil.copytree(SOURCES / "pyrite", sources / "pyrite", ignore=only_python)
    for name, text in modules:
        path = sources.joinpath(*name.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        with file.open("a", encoding="utf-8") as end:
            end.write(f"\n{text}\n")


def test_contracts__hold() -> None:
    report = lint(SOURCES)
    assert report.code == 0, report.text


DOWN, NO_GAME, FOUND = "Imports go down", "A game knows no other", "A game is found"
DOOR, OUT, PURE, HANDED = "The door", "Nobody below", "Core and games", "Engine, players"
SQL, SPEED, ROOMS, COMMANDS = (
    "SQL",
    "Everything but speed",
    "Rooms of the command",
    "Nobody imports",
)
KERNEL, TABLES = "Rooms of the players", "Rooms of the tables"
LATE = "def f():\n    import {}"
TYPES = "if TYPE_CHECKING:\n    import {}"

FAULTS = [
    ("pyrite.core.flow", "import pyrite.games.gold", "pyrite.games.gold", DOWN),
    ("pyrite.core.flow", "from pyrite import engine", "pyrite.engine", DOWN),
    ("pyrite.games.gold.rules", "from pyrite.engine import play", "pyrite.engine.play", DOWN),
    ("pyrite.engine.play", LATE.format("pyrite.players"), "pyrite.players", DOWN),
    ("pyrite.engine.play", TYPES.format("pyrite.envs"), "pyrite.envs", DOWN),
    ("pyrite.tables.seats", "from ..web import pages", "pyrite.web.pages", DOWN),
    ("pyrite.players.kernels.tree", "from pyrite.envs import spaces", "pyrite.envs.spaces", DOWN),
    ("pyrite.envs.solo", "import pyrite.players", "pyrite.players", DOWN),
    ("pyrite.arena.series", "import pyrite.tables", "pyrite.tables", DOWN),
    ("pyrite.web.pages", "from pyrite import cli", "pyrite.cli", DOWN),
    ("pyrite.__main__", "import pyrite.web", "pyrite.web", "The program"),
    ("pyrite.client.calls", "from pyrite.web import pages", "pyrite.web.pages", DOWN),
    ("pyrite.wire.answers", "import pyrite.tables", "pyrite.tables", DOWN),
    ("pyrite.games.gold.faces.terminal", "import pyrite.cli.shell", "pyrite.cli.shell", DOWN),
    ("pyrite.games.gold.skill.style", "import pyrite.players.levels", "pyrite.players", DOWN),
    ("pyrite.gadgets", "", "gadgets", DOWN),
    ("pyrite.games.gold.rules", "from pyrite.games.fool import box", "pyrite.games.fool", NO_GAME),
    ("pyrite.games.gold.moves", "from ..fool.box import CARDS", "pyrite.games.fool", NO_GAME),
    ("pyrite.games.gold", "from ..fool import box", "pyrite.games.fool.box", NO_GAME),
    ("pyrite.games.gold.state", "from .. import fool", "pyrite.games.fool", NO_GAME),
    ("pyrite.games.other", "from pyrite.games import gold", "pyrite.games.gold", NO_GAME),
    ("pyrite.games", "from pyrite.games import gold", "pyrite.games.gold", "The shelf"),
    ("pyrite.engine.play", "from pyrite.games import gold", "pyrite.games.gold", FOUND),
    ("pyrite.players.levels", "from pyrite.games.gold import box", "pyrite.games.gold.box", FOUND),
    ("pyrite.cli.session.setup", "import pyrite.games.gold.view", "pyrite.games.gold.view", FOUND),
    ("pyrite.games.gold.rules", "from .skill import style", "pyrite.games.gold.skill", "Rules and"),
    ("pyrite.games.gold.view", "from . import bench", "pyrite.games.gold.bench", "Rules and"),
    ("pyrite.games.gold.skill.style", "from .. import view", "pyrite.games.gold.view", "Skill, le"),
    ("pyrite.games.gold.learning", "from . import story", "pyrite.games.gold.story", "Skill, le"),
    ("pyrite.games.gold.learning", "from . import skill", "pyrite.games.gold.skill", "Skill and"),
    ("pyrite.games.gold.bench", "from . import learning", "pyrite.games.gold.learning", "Rules an"),
    ("pyrite.games.gold.faces.terminal", "from .. import rules", "pyrite.games.gold.rules", "Face"),
    ("pyrite", "def f():\n    import pyrite.core", "pyrite.core", DOOR),
    ("pyrite.engine.play", "from pyrite import __version__", "pyrite", OUT),
    (
        "pyrite.cli.session.game_loop",
        "from ..commands import rules",
        "pyrite.cli.commands",
        COMMANDS,
    ),
    ("pyrite.cli.commands.arena", "from .bench import run", "pyrite.cli.commands.bench", COMMANDS),
    ("pyrite.cli.root", "import pyrite.cli.commands.play", "pyrite.cli.commands.play", COMMANDS),
    ("pyrite.cli.shell.files", "from pyrite.cli import boards", "pyrite.cli.boards", ROOMS),
    ("pyrite.cli.reports.picture", "from ..session import setup", "pyrite.cli.session", ROOMS),
    ("pyrite.cli.boards.plain", "import pyrite.cli.shell.help", "pyrite.cli.shell.help", "Boards"),
    (
        "pyrite.players.kernels.value",
        "from ..search import search",
        "pyrite.players.search",
        KERNEL,
    ),
    ("pyrite.players.network.arrays", "import pyrite.players.training", "pyrite.players", KERNEL),
    ("pyrite.tables.stores.sql", "import pyrite.tables.live", "pyrite.tables.live", TABLES),
    ("pyrite.tables.bots.queue", "from .. import reviews", "pyrite.tables.reviews", TABLES),
    ("pyrite.core.flow", "import random", "random", PURE),
    ("pyrite.core.flow", "from time import monotonic", "time", PURE),
    ("pyrite.core.flow", "from os import urandom", "os", PURE),
    ("pyrite.core.backends.library", "import datetime", "datetime", PURE),
    ("pyrite.core.words", "import logging", "logging", PURE),
    ("pyrite.games.gold.rules", "import secrets", "secrets", PURE),
    ("pyrite.games.gold.rules", "import datetime as d", "datetime", PURE),
    ("pyrite.games.gold.view", "import os.path", "os", PURE),
    ("pyrite.games.gold.view", "from pathlib import Path", "pathlib", PURE),
    ("pyrite.games.gold.view", "import io", "io", PURE),
    ("pyrite.games.gold.view", "import logging", "logging", PURE),
    ("pyrite.games.gold.view", "import subprocess", "subprocess", PURE),
    ("pyrite.engine.play", "import random", "random", HANDED),
    ("pyrite.players.kernels.tree", "import time", "time", HANDED),
    ("pyrite.engine.play", "import sqlite3", "sqlite3", SQL),
    ("pyrite.tables.seats", "import asyncpg", "asyncpg", SQL),
    ("pyrite.games.gold.rules", "import numpy as np", "numpy", SPEED),
    ("pyrite.core.flow", "from numpy import zeros", "numpy", SPEED),
    ("pyrite.cli.commands.bench", "from bench import peers", "bench", "Laboratories"),
]


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """What is said about a house with all these faults."""
    sources = tmp_path_factory.mktemp("faulty")
    plant(sources, [(name, text) for name, text, _, _ in FAULTS])
    return lint(sources)


@pytest.mark.parametrize(("name", "text", "imported", "contract"), FAULTS)
def test_contracts__catch(
    faulty: Report, name: str, text: str, imported: str, contract: str
) -> None:
    assert faulty.code == 1
    arrow = rf"\b{re.escape(name)} -> {re.escape(imported)}\b" if text else imported
    assert re.search(arrow, faulty.broken(contract)), faulty.broken(contract)


WELCOME = [
    ("pyrite.core.flow", "from pyrite.core import law\nfrom . import schema\nimport hashlib"),
    ("pyrite.games.gold.rules", "from pyrite.core import copy\nfrom .box import CARDS"),
    ("pyrite.games.gold.rules", "from pyrite.games.gold import box\nfrom .. import gold"),
    ("pyrite.games.gold.skill.heuristic", "from pyrite.games.gold import box, moves"),
    ("pyrite.games.gold.skill.style", "from .heuristic import heuristic"),
    ("pyrite.games.gold.faces.terminal", "from pyrite.games.gold.view import View"),
    ("pyrite.games.gold.learning", "from pyrite.core.vocabulary import feature_spec"),
    ("pyrite.engine.play", "import secrets, pathlib\nfrom pyrite.core import errors"),
    ("pyrite.players.bench", "import time"),
    ("pyrite.players.training.trainer", "import numpy"),
    ("pyrite.envs.batches.batch", "import numpy as np"),
    ("pyrite.tables.clocks", "import time"),
    ("pyrite.tables.stores.sqlite", "import sqlite3"),
    ("pyrite.cli.main", "import pyrite, random\nfrom pyrite.arena import series"),
    ("pyrite.cli.boards.board", "from pyrite.cli.shell.voice import Voice\nfrom . import tree"),
    ("pyrite.cli.commands.play", "from pyrite.cli.session.game_loop import Host"),
    ("pyrite.cli.root", "from pyrite.cli.commands import COMMANDS\nimport pyrite.cli.shell.help"),
    ("pyrite.__main__", "from pyrite.cli.main import main"),
    ("pyrite", "def f():\n    from pyrite.engine import game"),
    ("pyrite.core.backends.library", "from pathlib import Path\nimport numpy"),
    ("pyrite.core.words", "from importlib import resources"),
]


def test_contracts__let_pass(tmp_path: Path) -> None:
    plant(tmp_path, WELCOME)
    report = lint(tmp_path)
    assert report.code == 0, report.text
