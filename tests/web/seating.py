"""Measures a game night: from the server's start until eight browsers sit and one can move.

    python -m tests.web.seating        seconds, and what each person has to do

Every browser comes by the four letters, as friends in one room would.
"""

from __future__ import annotations

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.web.browser import Reader, launched
from tests.web.page.test_room_page import come_by_code
from tests.web.program import running, visiting

FRIENDS = 7
HOST_DEEDS = "host: 2 clicks (seats, open), nothing to type; starts by the last seat taken"
GUEST_DEEDS = "guest: 2 clicks (join, sit down), 4 letters, a name"


def main() -> None:
    """Print it."""
    with TemporaryDirectory() as folder, launched() as browser:
        start = time.monotonic()
        with running(Path(folder) / "tables.db") as program, visiting(program.port) as visitor:
            print(f"{time.monotonic() - start:5.1f} s  the server is ready")
            host = Reader(browser, visitor.url)
            host.page.goto("/new/fool#friends")
            host.page.get_by_role("button", name=str(FRIENDS + 1), exact=True).click()
            host.page.get_by_role("button", name="Open a table").click()
            code = host.page.locator(".code").inner_text()
            print(f"{time.monotonic() - start:5.1f} s  the table has its code")
            friends = [Reader(browser, visitor.url) for _ in range(FRIENDS)]
            for number, friend in enumerate(friends):
                come_by_code(friend, code, f"Friend {number}")
            host.page.locator("#board").wait_for()
            print(f"{time.monotonic() - start:5.1f} s  eight are seated, and it has begun")
            wait_for_question([host, *friends])
            print(f"{time.monotonic() - start:5.1f} s  the first move can be made")
            print(HOST_DEEDS, GUEST_DEEDS, sep="\n")
            for one in (host, *friends):
                one.close()


def wait_for_question(readers: list[Reader]) -> None:
    """Until somebody's cards can be played."""
    offered = "[role=option][aria-disabled=false]"
    while not any(one.page.locator(offered).count() for one in readers):
        readers[0].page.evaluate("new Promise(requestAnimationFrame)")


if __name__ == "__main__":
    main()
