"""`pyrite open`: the page where there is a browser, else the terminal; never a second server."""

from __future__ import annotations

import os
import re
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pytest

from pyrite.cli.commands import open as opening
from pyrite.cli.commands.open import DISPLAYS, NOT_HERE, has_browser, is_free, is_pyrite
from pyrite.web.pages import is_built
from tests.cli.conftest import Pyrite, one_error

PATIENCE = 60


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a screen."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in DISPLAYS:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(("lang", "said"), [("en", "There is no screen"), ("ja", "画面がない")])
def test_open__without_a_screen_plays_here(
    pyrite: Pyrite, no_display: None, lang: str, said: str
) -> None:
    ran = pyrite("open", "gold", "--lang", lang)
    assert ran.code == 0
    assert said in ran.out.splitlines()[0]
    assert "--resume" in ran.out
    assert pyrite("open", "--can-show").code == NOT_HERE


def test_open__without_a_page_plays_here(pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", "true")
    monkeypatch.setattr(opening, "has_page", lambda: False)
    ran = pyrite("open", "gold")
    assert "make page" in ran.out.splitlines()[0]
    assert "--resume" in ran.out


def test_open__a_game_there_is_not(pyrite: Pyrite) -> None:
    assert "nix" in one_error(pyrite("open", "nix"))


def test_browser__needs_a_screen_on_linux() -> None:
    assert not has_browser({}, "linux")


def test_port__of_another_is_left_alone() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert not is_free(port)
    assert is_free(port)
    assert not is_pyrite(port)


@contextmanager
def opened(folder: Path, *words: str) -> Iterator[pexpect.spawn[str]]:
    """`pyrite open` with a browser that only says where it was sent."""
    environment = {**os.environ, "BROWSER": "echo browser %s", "LC_ALL": "C.UTF-8"}
    environment["XDG_DATA_HOME"] = str(folder)
    environment["PYRITE_BOTS"] = "0"
    program = [*("-m", "pyrite", "open"), *words]
    child = pexpect.spawn(
        sys.executable, program, env=environment, encoding="utf-8", timeout=PATIENCE
    )
    try:
        yield child
    finally:
        child.kill(signal.SIGTERM)
        child.expect(pexpect.EOF)
        child.close(force=True)


def test_open__shows_the_page_and_says_how_to_play_here(tmp_path: Path) -> None:
    assert is_built(), "run: make page"
    with opened(tmp_path, "gold", "--port", "0", "--here", "make terminal") as first:
        first.expect("instead: make terminal")
        first.expect(r"browser http://127\.0\.0\.1:(\d+)/new/gold")
        assert isinstance(first.match, re.Match)
        port = str(first.match[1])
        with opened(tmp_path, "--port", port) as second:
            second.expect(f"browser http://127.0.0.1:{port}/\r")
