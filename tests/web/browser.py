"""A real browser for tests: the machine's Chromium, or the one inside an npm package."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from pyrite.web.typescript import PAGE

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKED = "@sparticuz/chromium"
UNPACK = f"import('{PACKED}').then(async (one) => console.log(await one.default.executablePath()))"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


@cache
def chromium() -> str:
    """Where it lies."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or packed_chromium()


def packed_chromium() -> str:
    """The package is fetched only where it is needed; it holds the program itself."""
    if not (PAGE / "node_modules" / PACKED).is_dir():
        subprocess.run(["npm", "install", "--no-save", PACKED], cwd=PAGE, check=True)
    done = subprocess.run(["node", "-e", UNPACK], cwd=PAGE, check=True, capture_output=True)
    return done.stdout.decode().strip()


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser without a window."""
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
        assert self.complaints == []
