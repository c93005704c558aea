"""Where to go, as the server says it."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from pyrite.web.outgoing.addresses import address_for, addresses, qr_lines, shared_address
from tests.web.place import PATIENCE
from tests.web.program import running, visiting


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("::1", "http://[::1]:80/"),
        ("play.example.org", "http://play.example.org:80/"),
    ],
)
def test_addresses__of_one_place(host: str, expected: str) -> None:
    assert addresses(host, 80) == [expected]


def test_addresses__everywhere_is_here_and_what_others_see() -> None:
    first, *others = addresses("0.0.0.0", 80)
    assert first == "http://127.0.0.1:80/"
    assert others in ([], [f"http://{address_for('192.0.2.1')}:80/"])
    assert addresses("::", 80)[0] == "http://[::1]:80/"


@pytest.mark.parametrize(
    ("host", "site", "expected"),
    [
        ("127.0.0.1", "", None),
        ("::1", "", None),
        ("localhost", "", None),
        ("192.168.1.24", "", "http://192.168.1.24:80/"),
        ("127.0.0.1", "https://play.example.org", "https://play.example.org/"),
    ],
)
def test_shared_address__is_what_others_can_open(
    host: str, site: str, expected: str | None
) -> None:
    assert shared_address(host, 80, site) == expected


def test_qr_code__is_square_and_of_half_blocks() -> None:
    lines = qr_lines("http://192.168.1.24:8000/")
    assert len({len(line) for line in lines if line.strip()}) == 1
    assert len(lines) >= 15


def test_address__for_this_machine_itself() -> None:
    assert address_for("127.0.0.1") == "127.0.0.1"
    assert address_for("nonsense address") == ""


def test_open__a_browser_that_waits_for_the_page_gets_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as ear:
        ear.settimeout(PATIENCE)
        browser = tmp_path / "browser.py"
        browser.write_text(
            "import sys, socket, urllib.request\n"
            "health = urllib.request.urlopen(sys.argv[1] + 'healthz').read()\n"
            f"socket.create_connection(('127.0.0.1', {ear.getsockname()[1]})).sendall(health)\n",
            "utf-8",
        )
        monkeypatch.setenv("BROWSER", f"{sys.executable} {browser} %s")
        with running(tmp_path / "tables.db", "--open") as program, visiting(program.port):
            line, _ = ear.accept()
            with line:
                assert line.recv(100) == b"well\n"
