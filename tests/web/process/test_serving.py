"""The server as a program: started, stopped, killed, started again."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pyrite.web.process.serving import raise_descriptors
from tests.web.place import PATIENCE, Opened
from tests.web.program import COMMAND, running, visiting


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_stop__everybody_hears_restart_and_nothing_is_said_twice(
    tmp_path: Path, number: signal.Signals
) -> None:
    with running(tmp_path / "tables.db") as program, visiting(program.port) as visitor:
        table = visitor.open().start()
        greeted, silent = table.live(), visitor.socket(table.id)
        code, out, err = program.end(number)
        assert greeted.hear_all()[-1] == {"bye": "restart"}
        assert silent.hear_all() == [{"bye": "restart"}]
        assert (code, err, out.count("Stopped")) == (0, "", 1)
        assert out.endswith("Stopped. Everything is kept.\n")


def test_start_again__goes_on_where_it_was(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with running(store) as program, visiting(program.port) as visitor:
        table = visitor.open(clock={"bank": 600, "increment": 0}).start()
        live = table.live()
        live.play_on(live.welcome["ask"], moves=3)
        before = visitor.live(table.id, table.key).welcome
        program.end(signal.SIGTERM)
    with running(store) as program, visiting(program.port) as visitor:
        after = Opened(visitor, table.answer).live(after=before["n"]).welcome
    for name in ("n", "view", "ask", "state"):
        assert after[name] == before[name]
    assert after["log"] == []


def test_kill__clients_come_back_with_after_and_say_it_again(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with running(store) as program, visiting(program.port) as visitor:
        table = visitor.open().start()
        live = table.live()
        ask = live.welcome["ask"]
        assert live.move(ask) == {"ok": True}
        program.end(signal.SIGKILL)
        assert {"bye": "restart"} not in live.hear_all()
    with running(store) as program, visiting(program.port) as visitor:
        live = Opened(visitor, table.answer).live(after=0)
        assert live.move(ask) == {"ok": True}, "the same move again: nothing happens twice"
        assert [news["who"] for news in live.welcome["log"]].count(ask["seat"]) == 1
        assert live.quiet() == []


def test_second_server__one_clear_line(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db"):
        said = complaint("--store", str(tmp_path / "tables.db"), "--port", "0")
        assert said.startswith(f"error: Another Pyrite has opened {tmp_path / 'tables.db'};")
        assert said.count("\n") == 1


def test_port__that_there_is_not(tmp_path: Path) -> None:
    said = complaint("--store", str(tmp_path / "tables.db"), "--port", "65536")
    assert said == "error: There is no port 65536: they go up to 65535.\n"


def complaint(*options: str) -> str:
    """What a server that cannot start says, on one line."""
    done = subprocess.run(
        [*COMMAND, *options], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_descriptors__as_many_as_the_system_allows() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        raise_descriptors()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert (soft, hard) == (min(before[1], 65_536), before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
