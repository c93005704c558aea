"""`python -m bench tab [--site DIR] [--slower N] [--film FOLDER]`: a page that is its own server.

A browser opens the folder of a site (`make site`) on this machine and plays. Slowed, the processes
of pages stand still for a part of the time, with all their threads: what Chromium slows by itself
is the first thread alone, and the server of a page is another. --film keeps pictures of a first
load, and measures nothing.
"""

from __future__ import annotations

import base64
import statistics
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from bench.arguments import count_of, make_parser
from bench.errors import BenchError
from bench.tab.host import CountingHost, shown
from bench.tab.processes import megabytes, slowed
from bench.tab.thinking import thinking
from bench.tab.visits import READY, FirstMove, first_move, opened, told_after
from pyrite.engine.registry import game_ids
from tests.web.browser import launched
from tests.web.tab.python_page import PythonPage

FIRST = "gold"  # of the games, when a site is opened
MOVES = 60
DECISIONS = 15
FRAMES = (0.5, 1.0, 2.0, 4.0)  # seconds
PARTS = {
    "Python": ("pyodide",),
    "its library": ("python_stdlib",),
    "Pyrite, what it stands on": ("pyrite-",),
    "rules of the game": tuple(f"{game}-" for game in game_ids()),
    "page": ("",),
}


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    parser = make_parser("tab", __doc__)
    parser.add_argument("--site", type=Path, metavar="DIR", default=Path("build/site"))
    parser.add_argument("--slower", type=count_of, metavar="N", default=1)
    parser.add_argument("--film", type=Path, metavar="FOLDER")
    given = parser.parse_args(words)
    if not (given.site / "index.html").is_file():
        raise BenchError(f"no site in {given.site}: make site")
    with shown(given.site) as host, launched() as browser:
        if given.film:
            film(browser, host.url, given.film)
            return
        for name, value in figures(browser, host, given.slower):
            print(f"{name:44} {value}", flush=True)


def figures(browser: Browser, host: CountingHost, times: int) -> Iterator[tuple[str, str]]:
    """Every bar, with what it is here."""
    with slowed(times):
        yield from loading(browser, host)
        yield from bots(browser, host.url)


def loading(browser: Browser, host: CountingHost) -> Iterator[tuple[str, str]]:
    """One visitor, from the first visit to the one without a connection."""
    context = opened(browser)
    page = context.new_page()
    yield "first own move, first visit", in_words(first_move(page, host.url, FIRST))
    yield "over the line until then, MB", f"{host.megabytes:.2f}"
    yield from parts(host)
    waits = told_after(page, MOVES)
    yield "click to told, ms: half, 95 of 100, moves", quantiles(waits)
    page.evaluate(READY)
    yield "over the line, all games kept, MB", f"{host.megabytes:.2f}"
    page.goto("about:blank")
    yield "first own move, next visit", in_words(first_move(page, host.url, FIRST))
    page.goto("about:blank")
    context.set_offline(True)
    yield "first own move, without a connection", in_words(first_move(page, host.url, FIRST))
    for game in [one for one in game_ids() if one != FIRST][:2]:
        first_move(page, host.url, game)
        told_after(page, MOVES // 3)
    yield "memory of the page after three games, MB", f"{megabytes():.0f}"
    context.close()


def in_words(found: FirstMove) -> str:
    """Both clocks."""
    return f"{found.seconds:.1f} s, of processors {found.processor:.1f} s"


def quantiles(waits: Sequence[float]) -> str:
    """The middle, and what five of a hundred exceed."""
    cuts = statistics.quantiles(waits, n=20)
    return f"{cuts[9]:.1f}, {cuts[18]:.1f}, {len(waits)}"


def parts(host: CountingHost) -> Iterator[tuple[str, str]]:
    """What the first visit was made of."""
    left = dict(host.counted)
    for part, starts in PARTS.items():
        names = [name for name in left if name.startswith(starts)]
        yield f"  {part}, KB", f"{sum(left.pop(name) for name in names) / 1000:.0f}"


def bots(browser: Browser, url: str) -> Iterator[tuple[str, str]]:
    """How long they think, each game and level."""
    python = PythonPage(browser.new_page(), url)
    for level in ("hard", "expert"):
        for game in game_ids():
            times = python.run(thinking(game, level, DECISIONS))
            found = f"{statistics.mean(times):.1f}, {max(times):.1f}"
            yield f"{level}, {game}, ms: mean, longest of {len(times)}", found


def film(browser: Browser, url: str, folder: Path) -> None:
    """What a first visitor sees at some moments, one click after the first screen."""
    folder.mkdir(parents=True, exist_ok=True)
    page = opened(browser).new_page()
    frames: list[tuple[float, bytes]] = []
    screen = page.context.new_cdp_session(page)

    def keep(event: Any) -> None:
        frames.append((event["metadata"]["timestamp"], base64.b64decode(event["data"])))
        screen.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    screen.on("Page.screencastFrame", keep)
    screen.send("Page.startScreencast", {"format": "png"})
    page.goto(url, wait_until="commit")
    began = page.evaluate("performance.timeOrigin") / 1000
    page.locator(f"[data-game={FIRST}] .btn.main").first.click()
    page.wait_for_timeout(1000 * FRAMES[-1] + 500)
    for moment in FRAMES:
        before = [data for at, data in frames if began <= at <= began + moment]
        if before:
            (folder / f"{moment}.png").write_bytes(before[-1])
            print(f"{folder / f'{moment}.png'}", flush=True)
