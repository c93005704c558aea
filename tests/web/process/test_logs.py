"""What the server writes down, and what stands neither there nor in the store."""

from __future__ import annotations

import json
import logging
import socket
import sys
from pathlib import Path

import pytest

from pyrite.tables.stores.opening import open_store
from pyrite.web.process.logs import FloodFilter, formatter
from tests.web.place import HOST, PATIENCE, hosted

OURS = ("pyrite", "uvicorn", "asyncio", "picows", "starlette")
"""Whose words are the server's; the visitor in this process has others."""


def is_ours(record: logging.LogRecord) -> bool:
    """Did the server say it?"""
    return record.name.split(".")[0] in OURS


def test_logs_and_store__hold_no_key_no_hand_and_no_salt(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(1)
    file = tmp_path / "tables.db"
    with hosted(store=open_store(str(file))) as visitor:
        opened = visitor.open(game="fool", seats=4, players=["me", "open", "open", "open"])
        seats = [opened.sit(name="Bob", salt="ab" * 32) for _ in range(3)]
        keys = [opened.key, *(seat["key"] for seat in seats)]
        lives = [opened.live(key) for key in keys]
        asked = next(live for live in lives if live.welcome["ask"])
        asked.move(asked.welcome["ask"])
        assert asked.refuse("move", seat=0, decision=10**6, move="nonsense " + keys[0]) != ""
        assert opened.call("PUT", "/alerts", {"webhook": "nonsense"}, key=keys[1]).is_error
        with socket.create_connection((HOST, visitor.port), PATIENCE) as line:
            line.sendall(f"GET /{keys[0]} nonsense\r\n\r\n".encode())
            line.recv(1000)
        hands = [json.dumps(live.welcome["view"]["hand"]) for live in lives]
        logged = "\n".join(one.getMessage() for one in caplog.records if is_ours(one))
    assert "Invalid HTTP request" in logged  # something is written down at all
    for secret in (*keys, opened.answer["invite"], *hands, "ab" * 32):
        assert len(secret) > 5
        assert secret not in logged
    kept = b"".join(one.read_bytes() for one in tmp_path.iterdir())
    assert b"Bob" in kept
    assert not [key for key in keys if key.encode() in kept]


def record_of_a_fault() -> logging.LogRecord:
    """Something went wrong."""
    try:
        raise ValueError("what\never")
    except ValueError:
        fault = sys.exc_info()
    return logging.LogRecord("pyrite.web", logging.ERROR, "", 0, "a %s fault", ("small",), fault)


def test_flood__a_few_lines_in_a_minute_and_then_how_many_more() -> None:
    now = 0.0
    flood = FloodFilter(lambda: now)

    def written(said: str, *given: object) -> list[str]:
        record = logging.LogRecord("pyrite.web", logging.WARNING, "", 0, said, given, None)
        return [record.getMessage()] if flood.filter(record) else []

    assert [line for n in range(100) for line in written("table %d", n)] == [
        f"table {n}" for n in range(5)
    ]
    assert written("another kind") == ["another kind"]
    now = 60.0
    assert written("table %d", 100) == ["table 100 (and 95 more such lines)"]
    assert written("table %d", 101) == ["table 101"]


def test_json__one_object_in_a_line() -> None:
    line = formatter(is_json=True, worker=2).format(record_of_a_fault())
    made = json.loads(line)
    assert "\n" not in line
    assert (made["level"], made["from"], made["text"]) == ("error", "pyrite.web", "a small fault")
    assert (made["worker"], made["at"][-1]) == ("2", "Z")
    assert "ValueError" in made["fault"]


def test_text__names_the_worker_if_there_are_several() -> None:
    assert "worker 3: a small" in formatter(is_json=False, worker=3).format(record_of_a_fault())
    assert "worker" not in formatter(is_json=False).format(record_of_a_fault()).splitlines()[0]
