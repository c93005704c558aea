"""`pyrite warm`: a child compiles, we say how it went."""

from __future__ import annotations

import sys

import pytest

from pyrite.cli.commands import warm
from pyrite.engine.compilation import process
from tests.cli.conftest import Pyrite, one_error


def child(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """A stand-in for the child that compiles."""
    monkeypatch.setattr(process, "compile_command", lambda *what: [sys.executable, "-c", code])


@pytest.mark.parametrize(
    ("state", "said"), [("there", "ready already"), ("compiled", "compiled and ready")]
)
def test_warm__says_what_was_done(
    pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch, state: str, said: str
) -> None:
    child(monkeypatch, f"print('simulate {state} 1')")
    ran = pyrite("warm", "gold")
    assert ran.code == 0
    assert said in ran.out


def test_warm__failure_is_one_line(pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch) -> None:
    child(monkeypatch, "raise SystemExit('no memory')")
    assert "no memory" in one_error(pyrite("warm", "gold"))


@pytest.mark.parametrize("learns", [False, True])
def test_warm__learning_where_it_is_installed(
    pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch, learns: bool
) -> None:
    asked: list[str] = []

    def command(module: str, game: str) -> list[str]:
        asked.append(f"{module} {game}")
        return [sys.executable, "-c", "print('simulate there 1')"]

    monkeypatch.setattr(process, "compile_command", command)
    monkeypatch.setattr(warm, "has_learning", lambda: learns)
    assert pyrite("warm", "gold").code == 0
    assert (
        asked
        == ["pyrite.players.compilation.warm gold", "pyrite.envs.compilation.warm gold"][
            : 1 + learns
        ]
    )


def test_warm__unknown_game(pyrite: Pyrite) -> None:
    assert "no game" in one_error(pyrite("warm", "nonsense"))
