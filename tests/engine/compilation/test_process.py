"""Compiling in a child: what it says, how it fails, and which backend is ready."""

from __future__ import annotations

import sys

import pytest

from pyrite.engine.compilation import process
from pyrite.engine.errors import EngineError


def child(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """A stand-in for the child that compiles."""
    command = [sys.executable, "-S", "-c", code]
    monkeypatch.setattr(process, "compile_command", lambda *words: command)


def test_command__runs_a_module() -> None:
    command = process.compile_command(process.ENGINE, "gold", "search")
    assert command == [sys.executable, "-m", "pyrite.engine.compilation.warm", "gold", "search"]


def test_child__says_each_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    child(monkeypatch, "print('simulate there 2'); print('perft compiled 2')")
    assert list(process.compile_game("any", "gold")) == [("there", 2), ("compiled", 2)]


def test_child__failure_is_told_by_its_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    child(monkeypatch, "raise SystemExit('first\\nno memory')")
    with pytest.raises(EngineError, match="gold could not be compiled: no memory"):
        list(process.compile_game("any", "gold"))


@pytest.mark.parametrize(("can", "backend"), [(True, "native"), (False, "python")])
def test_auto__is_native_wherever_that_can_be(
    monkeypatch: pytest.MonkeyPatch, can: bool, backend: str
) -> None:
    monkeypatch.setattr(process, "has_native", lambda: can)
    assert process.ready_backend("auto") == backend
    assert process.ready_backend("python") == "python"


def test_without_a_compiler__plain_or_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert process.ready_backend("auto") == "python"
    with pytest.raises(EngineError, match="no C compiler"):
        process.ready_backend("native")
