"""Packages that could be published: the source distribution becomes a whole wheel, without npm."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from pyrite.web.pages import is_built
from tests.sources import ROOT


def build(kind: str, source: Path, into: Path) -> Path:
    """What hatchling makes of a folder, where no other program can be found."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)]
    environment = {**os.environ, "PATH": str(into)}
    subprocess.run(command, cwd=source, env=environment, check=True, capture_output=True)
    (made,) = into.glob("*.tar.gz" if kind == "sdist" else "*.whl")
    return made


@pytest.mark.slow
def test_wheel__of_the_source_distribution_is_whole(tmp_path: Path) -> None:
    assert is_built(), "run: make page"
    with tarfile.open(build("sdist", ROOT, tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    wheel = build("wheel", source, tmp_path / "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {"pyrite/py.typed", "pyrite/web/static/index.html", "pyrite/cli/words/ja.ftl"} <= set(
        names
    )
    assert "pyrite/core/backends/emit/prelude.h" in names
    assert not [name for name in names if "/page/" in name or "node_modules" in name]
    assert not [name for name in names if fnmatchcase(name, "pyrite/games/*/bench.py")]
