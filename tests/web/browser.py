"""A real browser for tests: the machine's Chromium, or the one inside an npm package."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.sources import ROOT

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKED = "@sparticuz/chromium"
PACKED_VERSION = "147.0.0"
UNPACK = f"import('{PACKED}').then(async (one) => console.log(await one.default.executablePath()))"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio")
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 60_000  # milliseconds until something that is not seen, or cannot be done, fails a test

SALTS = """reader => {
    let count = 0;
    crypto.getRandomValues = (row) => {
        row.fill(reader);
        row[0] = count++;
        return row;
    };
}"""
"""What a page adds to chance, the same whenever a test is run."""


@cache
def chromium() -> str:
    """Where it lies; PYRITE_CHROMIUM names another, or says `packed`."""
    named = os.environ.get("PYRITE_CHROMIUM", "")
    if named == "packed":
        return packed_chromium()
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    return found or packed_chromium()


def packed_chromium() -> str:
    """The package is fetched only where it is needed; it holds the program itself."""
    folder = ROOT / "node_modules" / ".browser"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run side by side
        if not (folder / "node_modules" / PACKED).is_dir():
            fetched = f"{PACKED}@{PACKED_VERSION}"
            run_node("npm", "install", "--no-save", "--prefix", str(folder), fetched, folder=folder)
        return run_node("node", "-e", UNPACK, folder=folder)


def run_node(*words: str, folder: Path) -> str:
    """A program of Node: the machine's, or the one that came with our tools."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    program = shutil.which(words[0], path=path)
    assert program, f"{words[0]} is missing: make page brings it"
    done = subprocess.run(
        [program, *words[1:]],
        cwd=folder,
        env={**os.environ, "PATH": path},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser without a window."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        try:
            yield browser
        finally:
            browser.close()


class Reader:
    """Somebody who looks at the page; complaints of the browser are kept."""

    def __init__(self, browser: Browser, url: str, **context: Any) -> None:
        self.context: BrowserContext = browser.new_context(
            **{"base_url": url, "viewport": DESKTOP, "locale": "en-GB", **context}
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"({SALTS})({len(browser.contexts)})")
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def close(self) -> None:
        """Gone, and nothing was wrong."""
        self.context.close()
        assert not self.complaints, self.complaints
