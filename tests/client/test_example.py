"""The example bot plays from a process of its own; the pages' examples run."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from pyrite.client import Server
from tests.sources import ROOT
from tests.test_docs import FENCE, PAGES
from tests.web.place import PATIENCE, Visitor

BOT = ROOT / "examples" / "live_bot.py"
USUAL = "http://127.0.0.1:8000"


@contextmanager
def bot(*words: str) -> Iterator[subprocess.Popen[str]]:
    """The example, running."""
    command = [sys.executable, str(BOT), *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with process:
        try:
            yield process
        finally:
            process.kill()


def test_example__sits_down_with_the_invite_and_plays_to_the_end(visitor: Visitor) -> None:
    with Server(visitor.url) as server:
        table = server.open("gold", 2, players=["me", "open"])
        with bot(visitor.url, table.id, "--invite", str(table.invite)) as process:
            with table.live() as live:
                for ask in live.asks():
                    live.move(ask["legal"][0])
                assert [player["name"] for player in live.players] == [None, "Robot"]
            out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert out.startswith("key: ")
    assert len(out.splitlines()) > 1


def test_example__comes_back_with_its_key(visitor: Visitor) -> None:
    with Server(visitor.url) as server:
        table = server.open("gold", 2, players=["me", "me"])
        table.start()
        with bot(visitor.url, table.id, "--key", str(table.key)) as process:
            process.communicate(timeout=PATIENCE)
        assert table.summary()["state"] == "over"


def test_example__an_error_is_one_line(visitor: Visitor) -> None:
    with bot(visitor.url, "nowhere") as process:
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert err == "error: There is no such table.\n"


def examples() -> list[str]:
    """The Python of the page."""
    return [code for _, _, kind, code in FENCE.findall(PAGES["docs/client.md"]) if kind == "python"]


@pytest.mark.parametrize("code", examples())
def test_page__example_runs(visitor: Visitor, code: str) -> None:
    assert USUAL in code
    exec(compile(code.replace(USUAL, visitor.url), "docs/client.md", "exec"), {})
