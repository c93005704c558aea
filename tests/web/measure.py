"""Measures the page in a real browser, against a server of its own.

    python -m tests.web.measure ready              until the first move can be made, cold cache
    python -m tests.web.measure clicks             from a click to the board drawn anew
    python -m tests.web.measure moment             by how much words are ahead of their picture
    python -m tests.web.measure files              which files of the page one click runs through
    python -m tests.web.measure lighthouse         what Lighthouse says of home and a table

Figures are printed, and `--runs` says how often. Lighthouse is fetched from npm when it is needed;
it is an error if it finds anything against accessibility or best practice.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession

from tests.sources import ROOT
from tests.web.browser import Reader, chromium, launched, run_node
from tests.web.place import Opened, Visitor, hosted
from tests.web.timeline import PIECES, Paced, Timeline, touch, watched

RUNS = {"ready": 5, "clicks": 200, "moment": 20, "files": 1, "lighthouse": 1}
SLOWER = (1, 4)
LAST_WORDS = 5000  # milliseconds in which whatever was told is shown, too
LIGHTHOUSE = "lighthouse@13.5.0"
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage"
PERFECT = ("accessibility", "best-practices")
OFFERED = "[role=gridcell][aria-disabled=false]"
READY = f"""window.ready = new Promise((done) => new MutationObserver((_, watcher) => {{
    if (!document.querySelector('{OFFERED}')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now())));
}}).observe(document, {{ subtree: true, childList: true, attributes: true }}));"""
CLICK = f"""() => new Promise((done) => {{
    const lines = () => document.querySelectorAll('#log li').length;
    const [before, start] = [lines(), performance.now()];
    const drawn = () => setTimeout(() => done(performance.now() - start));
    new MutationObserver((_, watcher) => {{
        if (lines() === before) return;
        watcher.disconnect();
        requestAnimationFrame(drawn);
    }}).observe(document, {{ subtree: true, childList: true }});
    document.querySelector('{OFFERED}').click();
}})"""


LINES = "#log li"
SOURCE = re.compile(r"/([\w/]+\.(?:svelte\.)?(?:svelte|ts))$")  # no style, no package
VITE_AT = re.compile(r"http://localhost:(\d+)/")


def main() -> None:
    """One of five."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=tuple(RUNS))
    parser.add_argument("--runs", type=int, default=0)
    given = parser.parse_args()
    runs = given.runs or RUNS[given.what]
    with hosted(thinker=Paced() if given.what == "moment" else None) as visitor:
        if given.what == "lighthouse":
            sys.exit(0 if is_praised(visitor) else 1)
        with launched() as browser:
            ways = {"ready": until_ready, "clicks": clicks, "moment": moment, "files": files}
            ways[given.what](browser, visitor, runs)


def opened(visitor: Visitor) -> Opened:
    """Gold for two people at one screen, with nothing to hide from each other."""
    return visitor.open(options={"start": "0", "memory_aid": "on"}).start()


def until_ready(browser: Browser, visitor: Visitor, runs: int) -> None:
    """From the address to the first move that can be made; nothing is cached."""
    for slower in SLOWER:
        times = [ready_once(browser, visitor, slower) for _ in range(runs)]
        print(f"ready, processor {slower} times slower: p50 {median(times):.0f} ms of {runs}")


def ready_once(browser: Browser, visitor: Visitor, slower: int) -> float:
    """In a browser that has never been here."""
    table = visitor.open(players=["me", "bot easy"], options={"start": "0"}).start()
    reader = Reader(browser, visitor.url)
    reader.context.add_init_script(READY)
    line = reader.context.new_cdp_session(reader.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    reader.page.goto(f"/t/{table.id}#{table.key}")
    time = float(reader.page.evaluate("() => window.ready"))
    reader.close()
    return time


def clicks(browser: Browser, visitor: Visitor, runs: int) -> None:
    """Card after card, table after table."""
    times: list[float] = []
    while len(times) < runs:
        table = opened(visitor)
        reader = Reader(browser, visitor.url, reduced_motion="reduce")
        reader.page.goto(f"/t/{table.id}#{table.key}")
        while len(times) < runs and is_asked(reader):
            times.append(float(reader.page.evaluate(CLICK)))
        reader.close()
    hundredths = quantiles(times, n=100)
    print(f"click to board: p50 {median(times):.1f} ms, p99 {hundredths[98]:.1f} ms of {runs}")


def moment(browser: Browser, visitor: Visitor, runs: int) -> None:
    """Turns of every game, each answered as soon as the server asks."""
    for game in PIECES:
        reader = watched(browser, visitor, game)
        chance = random.Random(game)
        touches = [touch(reader.page, game, chance) for _ in range(runs)]
        reader.page.wait_for_timeout(LAST_WORDS)
        ahead = Timeline.of(reader.page).ahead
        reader.close()
        redrawn = sorted(one.redrawn for one in touches if one.redrawn is not None)
        lost = sum(one.is_lost for one in touches)
        print(
            f"{game}: words ahead of their picture by {ahead:.0f} ms at most, "
            f"{lost} of {runs} clicks lost, click to board p50 {median(redrawn):.0f} ms, "
            f"p95 {quantiles(redrawn, n=20)[18]:.0f} ms of {len(redrawn)}"
        )


def files(browser: Browser, visitor: Visitor, _: int) -> None:
    """From the pointer to the message that is sent, and back to the board drawn anew."""
    table = visitor.open(players=["me", "bot easy"], options={"start": "0"}).start()
    with unbundled(visitor.url) as url:
        reader = Reader(browser, url, reduced_motion="reduce")
        line = reader.context.new_cdp_session(reader.page)
        line.send("Profiler.enable")
        line.send("Profiler.startPreciseCoverage", {"callCount": True})
        reader.page.goto(f"/t/{table.id}#{table.key}")
        before = reader.page.locator(LINES).count() if is_asked(reader) else 0
        reader.page.wait_for_load_state("networkidle")
        run_through(line)  # what came before is not counted
        reader.page.locator(OFFERED).first.click()
        reader.page.locator(LINES).nth(before).wait_for()
        found = run_through(line)
        reader.close()
    print(*found, f"one click runs through {len(found)} files of the page", sep="\n")


@contextmanager
def unbundled(server: str) -> Iterator[str]:
    """The page as Vite serves it to whoever works on it: every file a script of its own."""
    words = ["node", "node_modules/vite/bin/vite.js", "--port", "0", "--host", "localhost"]
    environment = {**os.environ, "PYRITE_SERVER": server, "NO_COLOR": "1"}
    with subprocess.Popen(
        words, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as vite:
        assert vite.stdout
        try:
            yield next(found[0] for one in vite.stdout if (found := VITE_AT.search(one)))
        finally:
            vite.terminate()


def run_through(line: CDPSession) -> list[str]:
    """Files with a function that has run since the last time."""
    told: list[Any] = line.send("Profiler.takePreciseCoverage")["result"]
    ran = [
        urlsplit(script["url"]).path
        for script in told
        if any(one["ranges"][0]["count"] for one in script["functions"])
    ]
    ours = (one for one in ran if "node_modules" not in one and "/@vite" not in one)
    return sorted(
        {found[1].rpartition("src/pyrite/")[2] for one in ours if (found := SOURCE.search(one))}
    )


def is_asked(reader: Reader) -> bool:
    """May a card be flipped, or is the game over?"""
    reader.page.locator(f"{OFFERED}, .haul").first.wait_for()
    return reader.page.locator(".haul").count() == 0


def is_praised(visitor: Visitor) -> bool:
    """Is everything perfect that must be?"""
    table = visitor.open(players=["me", "bot easy"], options={"start": "0"}).start()
    addresses = {"home": visitor.url, "table": f"{visitor.url}/t/{table.id}#{table.key}"}
    verdicts = [judged(name, address) for name, address in addresses.items()]
    return all(verdicts)


def judged(name: str, address: str) -> bool:
    """What Lighthouse says of one page."""
    os.environ["CHROME_PATH"] = chromium()
    with TemporaryDirectory() as folder:
        words = ["--output=json", f"--output-path={folder}/told.json", f"--chrome-flags={FLAGS}"]
        run_node(
            *("npm", "exec", "--yes", LIGHTHOUSE, "--", address, "--quiet", *words),
            folder=Path(folder),
        )
        with open(f"{folder}/told.json", encoding="utf-8") as file:
            told = json.load(file)
    scores = {key: round(100 * one["score"]) for key, one in told["categories"].items()}
    print(f"{name}: " + ", ".join(f"{key} {score}" for key, score in scores.items()))
    for audit in told["audits"].values():
        if audit["score"] is not None and audit["score"] < 1:
            print(f"  {audit['id']}: {audit.get('displayValue', '')}")
    return all(scores[key] == 100 for key in PERFECT)


if __name__ == "__main__":
    main()
