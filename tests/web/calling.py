"""Measures calls: a page is seen, then closed; push, mail and webhook come, once each.

    python -m tests.web.calling        seconds until each came, and how many came while it was seen

Server and browser are real ones, with the pauses that people have; whoever is called lives here.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.web.browser import Reader, launched
from tests.web.ears import Postman, hook, postman
from tests.web.outgoing.test_push import PushedBrowser
from tests.web.program import running, visiting

SEEN = 8.0  # seconds in which nobody may be called
AFTER = 12.0  # seconds in which nobody may be called again
PATIENCE = 30.0


@contextmanager
def letterbox() -> Iterator[tuple[Postman, int]]:
    """A mail server in a thread, for as long as it is needed."""
    ready: list[tuple[Postman, int]] = []
    is_ready, is_over = threading.Event(), threading.Event()

    async def serve() -> None:
        async with postman() as found:
            ready.append(found)
            is_ready.set()
            while not is_over.is_set():
                await asyncio.sleep(0.01)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    is_ready.wait(PATIENCE)
    try:
        yield ready[0]
    finally:
        is_over.set()
        thread.join()


class Arrivals:
    """When calls came, by way."""

    def __init__(self, **ways: Callable[[], object]) -> None:
        self.came: dict[str, list[float]] = {way: [] for way in ways}
        for way, hear in ways.items():
            threading.Thread(target=self._listen, args=(way, hear), daemon=True).start()

    def _listen(self, way: str, hear: Callable[[], object]) -> None:
        while True:
            hear()
            self.came[way].append(time.monotonic())

    def wait_for_all(self) -> None:
        """Until every way has been gone once."""
        end = time.monotonic() + PATIENCE
        while not all(self.came.values()) and time.monotonic() < end:
            time.sleep(0.005)


def main() -> None:
    """Print it."""
    with (
        TemporaryDirectory() as folder,
        letterbox() as (post, smtp),
        hook() as webhook,
        hook() as push,
        launched() as browser,
        running(Path(folder) / "tables.db", "--private-webhooks", *mail_through(smtp)) as program,
        visiting(program.port) as visitor,
    ):
        arrivals = Arrivals(push=push.hear, mail=post.letter, webhook=webhook.hear)
        opened = visitor.open(players=["me", "open"], name="Ada", options={"start": "1"})
        key = opened.sit(name="Bob")["key"]
        bob = Reader(browser, visitor.url)
        bob.page.goto(f"/t/{opened.id}#{key}")
        bob.page.locator("#board").wait_for()
        wanted = {"webhook": webhook.url, "mail": "bob@example.org"}
        wanted["push"] = PushedBrowser(push.url).subscription
        assert opened.call("PUT", "/alerts", wanted, key=key).json() == {}
        time.sleep(SEEN)
        seen = sum(map(len, arrivals.came.values()))
        print(f"while it was seen, {SEEN:.0f} s: {seen} calls")
        closed = time.monotonic()
        bob.close()
        arrivals.wait_for_all()
        time.sleep(AFTER)
        for way, came in arrivals.came.items():
            delays = ", ".join(f"{one - closed:.2f} s" for one in came)
            print(f"{way:8} called {len(came)} times, after {delays}")


def mail_through(port: int) -> tuple[str, ...]:
    """How the server is told of the mail server."""
    mail = ("--smtp", f"127.0.0.1:{port}", "--smtp-from", "night@example.org")
    return (*mail, "--smtp-security", "none", "--site", "http://127.0.0.1")


if __name__ == "__main__":
    main()
