"""Measures a game night: from `make serve` on an emptied state to eight browsers and a first move.

    python -m tests.web.seating [SHOTS]        seconds, and what each person has to do

Every browser comes by the four letters, as friends in one room would, and with the server's usual
limits. With a folder, pictures of what people saw are put there.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from tests.sources import ROOT
from tests.web.browser import PHONE, Reader, launched
from tests.web.program import free_ports

FRIENDS = 7
DEEDS = """(() => {
    const count = (what) => (event) => {
        if (event.isTrusted) sessionStorage[what] = 1 + Number(sessionStorage[what] ?? 0);
    };
    addEventListener('click', count('clicks'), true);
    addEventListener('keydown', count('keys'), true);
})();"""
OFFERED = "[role=option][aria-disabled=false]"


class Clock:
    """Tells how long it took."""

    def __init__(self) -> None:
        self._start = time.monotonic()

    def tell(self, what: str) -> None:
        """One line."""
        print(f"{time.monotonic() - self._start:6.1f} s  {what}", flush=True)


@contextmanager
def make_serve(home: Path) -> Iterator[str]:
    """The server as people start it, with nothing kept from before; its address."""
    port = free_ports(1)
    kept = {"HOME": str(home), "XDG_DATA_HOME": str(home), "BROWSER": "true"}
    process = subprocess.Popen(
        ["make", "serve", f"ARGS=--port {port}"],
        cwd=ROOT,
        env={**os.environ, **kept},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout
        found = next(filter(None, (re.search(r"http://\S+", one) for one in process.stdout)))
        yield found[0]
    finally:
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does
        process.wait()


def friend(browser: Browser, url: str) -> Reader:
    """Somebody with a phone, whose deeds are counted."""
    one = Reader(browser, url, viewport=PHONE)
    one.context.add_init_script(DEEDS)
    return one


def open_table(host: Reader) -> str:
    """Fool! for eight; its code."""
    page = host.page
    page.goto("/new/fool#friends")
    page.get_by_role("button", name=str(FRIENDS + 1), exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    return page.locator(".code").inner_text()


def come(one: Reader, code: str, name: str) -> None:
    """Four letters at home, a name, a seat."""
    page = one.page
    page.goto("/")
    page.locator("#code").press_sequentially(code)
    page.locator("#code + button").click()
    page.locator("input[autocomplete=nickname]").press_sequentially(name)
    page.locator("form .btn.main").click()


def deeds(one: Reader) -> str:
    """What somebody did until now."""
    told = one.page.evaluate("() => [sessionStorage.clicks ?? 0, sessionStorage.keys ?? 0]")
    return f"{told[0]} clicks, {told[1]} keys"


def first_move(people: list[Reader]) -> None:
    """Whoever is asked first touches a card, and it is played."""
    while True:
        for one in people:
            if one.page.locator(OFFERED).count():
                one.page.locator(OFFERED).first.click()
                one.page.locator("#bar:not(.yours)").wait_for()
                return
        people[0].page.evaluate("new Promise(requestAnimationFrame)")


def main(folder: str = "") -> None:
    """Print it."""
    with TemporaryDirectory() as home, launched() as browser:
        clock = Clock()
        with make_serve(Path(home)) as url:
            clock.tell("make serve: ready")
            host = friend(browser, url)
            code = open_table(host)
            clock.tell("the table has its code")
            friends = [friend(browser, url) for _ in range(FRIENDS)]
            for number, one in enumerate(friends):
                come(one, code, f"Friend {number}")
            host.page.locator("#board").wait_for()
            clock.tell("eight are seated, and it has begun by itself")
            told = deeds(host), *map(deeds, friends)
            first_move([host, *friends])
            clock.tell("the first move is made")
            print(f"host: {told[0]}; friends, each: {', '.join(sorted(set(told[1:])))}")
            for number, one in enumerate((host, *friends)):
                if folder:
                    one.page.screenshot(path=Path(folder) / f"seated-{number}.png")
                one.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
