"""Compiling beside a game: a child that is started once, asked how it stands, and ended."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

from pyrite.players.compilation import process, warm
from pyrite.players.compilation.process import SearchCompiler


@pytest.mark.parametrize(("code", "ready"), [("", True), ("raise SystemExit(1)", False)])
def test_compiler__is_ready_when_its_child_has_succeeded(
    monkeypatch: pytest.MonkeyPatch, code: str, ready: bool
) -> None:
    monkeypatch.setattr(
        process, "compile_command", lambda *what: [sys.executable, "-S", "-c", code]
    )
    compiler = SearchCompiler("gold")
    assert not compiler.is_ready
    compiler.start()
    assert compiler._child
    compiler._child.wait()
    assert compiler.is_ready is ready
    compiler.close()


def test_compiler__is_ended_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    code = "import time; time.sleep(60)"
    monkeypatch.setattr(
        process, "compile_command", lambda *what: [sys.executable, "-S", "-c", code]
    )
    compiler = SearchCompiler("gold")
    began = time.monotonic()
    compiler.start()
    compiler.close()
    assert time.monotonic() - began < 30
    assert not compiler.is_ready


def test_compiler__goes_on_alone_when_the_game_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    code = "input()"
    monkeypatch.setattr(
        process, "compile_command", lambda *what: [sys.executable, "-S", "-c", code]
    )
    monkeypatch.setattr(subprocess, "DEVNULL", subprocess.PIPE)
    compiler = SearchCompiler("gold")
    compiler.start()
    compiler.leave()
    child = compiler._child
    assert child
    assert child.poll() is None
    child.communicate(b"\n")
    assert child.returncode == 0


def test_polite__bounds_itself() -> None:
    """A child that nobody waits for gives way, and ends some day."""
    code = (
        "import os, resource; from pyrite.players import warm; warm.be_polite(); "
        "print(os.nice(0), resource.getrlimit(resource.RLIMIT_CPU)[0])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    nice, bound = ran.stdout.split()
    assert int(nice) >= warm.POLITENESS
    assert int(bound) == warm.MOST_SECONDS


def test_compiler__never_starts_where_nothing_can_be_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process, "has_native", lambda: False)
    compiler = SearchCompiler("gold")
    compiler.start()
    assert not compiler.is_ready
    compiler.close()
