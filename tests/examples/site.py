"""A folder with example games installed, to be put before a program's own packages."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from tests.sources import ROOT, SOURCES

EXAMPLES = ROOT / "examples"
GAMES = ("nuggets", "creek")
OFFLINE = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet")


def install(distribution: Path, target: Path) -> None:
    """As `pip install` does it, with nothing fetched."""
    command = [sys.executable, "-m", "pip", "install", *OFFLINE, "--target"]
    subprocess.run([*command, str(target), str(distribution)], check=True)


@cache
def site() -> Path:
    """All example games, installed once for all tests of a process."""
    target = Path(mkdtemp(prefix="pyrite-examples-"))
    for game in GAMES:
        install(EXAMPLES / game, target)
    return target


def environment(target: Path, data: Path) -> dict[str, str]:
    """Of a program that finds the games of a folder and keeps what it plays in another."""
    path = os.pathsep.join(map(str, (SOURCES, ROOT, target)))
    return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(data), "COLUMNS": "100"}


def run(*arguments: str, data: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A Python program with all example games, and what it said."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment(site(), data),
        cwd=ROOT,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def pyrite(*arguments: str, data: Path, typed: str = "") -> str:
    """What the command line says, in English; it must end well."""
    done = run("-m", "pyrite", *arguments, "--lang", "en", data=data, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout
