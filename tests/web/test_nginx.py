"""The proxy of docs/hosting.md, as it stands there, with real workers behind it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.web.place import Visitor
from tests.web.program import Program, free_ports, is_alive, running, visiting, workers
from tests.web.test_workers import measure

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
WORKERS = 3
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(NGINX is None, reason="nginx is not installed"),
]

FRAME = """
daemon off;
pid {folder}/pid;
error_log stderr warn;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {blocks}
}}
"""


def documented(first: int, port: int) -> str:
    """The blocks of the page: without its certificate, and on these ports."""
    page = PAGE.read_text("utf-8")
    found = re.findall(r"^ {4}(?:server|map|upstream) .*?^ {4}\}\n", page, re.MULTILINE | re.DOTALL)
    blocks = re.sub(r"ssl_certificate.*?;", "", "".join(found))
    blocks = blocks.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    blocks = blocks.replace("proxy_pass http://127.0.0.1:8000;", "proxy_pass http://pyrite;")
    return re.sub(r"127\.0\.0\.1:800(\d)", lambda one: f"127.0.0.1:{first + int(one[1])}", blocks)


@contextmanager
def proxy(folder: Path, first: int, port: int) -> Iterator[None]:
    """nginx, for as long as it is needed."""
    assert NGINX
    file = folder / "nginx.conf"
    file.write_text(FRAME.format(folder=folder, blocks=documented(first, port)))
    with subprocess.Popen([NGINX, "-p", folder, "-c", file, "-e", "stderr"]) as process:
        try:
            yield
        finally:
            process.terminate()


@pytest.fixture
def club(postgres_url: str, tmp_path: Path) -> Iterator[tuple[Program, Visitor, list[Visitor]]]:
    """The program, somebody before the proxy, somebody before each worker."""
    port = free_ports(WORKERS + 2)
    options = ("--workers", str(WORKERS), "--own-ports", "--behind-proxy")
    with ExitStack() as closing:
        program = closing.enter_context(running(postgres_url, *options, port=port))
        closing.enter_context(proxy(tmp_path, port, port + WORKERS + 1))
        ports = range(port + 1, port + WORKERS + 2)
        *behind, before = [closing.enter_context(visiting(one)) for one in ports]
        until_answered(before)
        yield program, before, behind


def until_answered(visitor: Visitor) -> None:
    """nginx is there."""
    while True:
        try:
            visitor.call("GET", "/games").raise_for_status()
        except httpx.ConnectError:
            continue
        return


def test_nginx__plays_and_survives_a_killed_worker(
    club: tuple[Program, Visitor, list[Visitor]],
) -> None:
    program, visitor, behind = club
    table = visitor.open().start()
    lives = [table.live() for _ in range(3)]
    ask = lives[0].welcome["ask"]
    assert lives[0].move(ask) == {"ok": True}
    (n,) = {live.hear_of("news")["n"] for live in lives}
    assert sorted(measure(one, "pyrite_sockets") for one in behind) == [0, 0, 3]
    owner = [measure(one, "pyrite_sockets") for one in behind].index(3) + 1
    process = workers(program.pid)[owner]
    os.kill(process, signal.SIGKILL)
    for live in lives:
        live.hear_all()
    while is_alive(process):
        pass
    again = table.live(after=n)
    assert again.welcome["log"] == []
    assert again.move(again.welcome["ask"]) == {"ok": True}
    assert again.hear_of("news")["n"] == n + 1
