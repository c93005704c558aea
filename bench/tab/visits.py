"""Somebody with a browser at a site: the way to the first own move, and moves from then on."""

from __future__ import annotations

import time
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from bench.tab.processes import processor_seconds

PATIENCE = 180_000  # milliseconds
READY = "navigator.serviceWorker.ready.then(() => true)"
OFFERED = ".can, #bar.yours .moves .btn"
ASKED = f"{OFFERED}, #bar.yours, .curtain .btn.main"
SETTLED = 40  # milliseconds between two moves
WAITS = """() => {
    window.waits = [];
    window.Worker = class extends Worker {
        #said = null;
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                if (data.kind !== "heard" || this.#said === null) return;
                window.waits.push(performance.now() - this.#said);
                this.#said = null;
            });
        }
        postMessage(message, ...more) {
            if (message.kind === "say" && message.text.includes('"move"'))
                this.#said = performance.now();
            super.postMessage(message, ...more);
        }
    };
}"""
"""Between what a page says and what it hears first."""


class FirstMove(NamedTuple):
    """How long it took until a move could be made, by the clock and by the page's processors."""

    seconds: float
    processor: float


def opened(browser: Browser) -> BrowserContext:
    """Somebody who has never been there."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"({WAITS})()")
    return context


def first_move(page: Page, url: str, game: str) -> FirstMove:
    """From the address to the first move, two people at one screen, so that nobody waits for bots.

    What a visitor clicks is clicked as soon as it is there.
    """
    began, used = time.monotonic(), processor_seconds()
    page.goto(f"{url}?/new/{game}")
    page.locator("fieldset").first.get_by_role("button").first.click()
    for select in page.locator(".players select").all():
        select.select_option("me")
    page.locator("form .btn.main").click()
    page.locator(ASKED).first.wait_for()
    return FirstMove(time.monotonic() - began, processor_seconds() - used)


def told_after(page: Page, moves: int) -> list[float]:
    """Make moves, whatever is offered; milliseconds until the page was told of each."""
    for _ in range(2 * moves):
        page.keyboard.press("s")
        if one := page.query_selector(OFFERED):
            one.dispatch_event("click")
        elif one := page.query_selector(".curtain .btn.main"):
            one.click()
        page.wait_for_timeout(SETTLED)
        if page.evaluate("window.waits.length") >= moves:
            break
    waits: list[float] = page.evaluate("window.waits")
    return waits
