"""Watches the page's one timeline: what it tells, when, and what it shows meanwhile.

A script in the page hears the socket, reads the numbers of what the board shows (`data-told`) and
of what the log tells (`data-n`), and keeps by how much any word was ahead of its picture.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page

from pyrite.tables.bots.request import BotRequest
from tests.web.browser import Reader
from tests.web.place import FirstMove, Visitor

WATCH = """(() => {
    const kept = window.timeline = { ahead: 0, told: 0, asked: 0, heard: 0, legal: null, sent: 0 };
    const early = new Map();
    const now = () => performance.now();
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', (event) => hear(JSON.parse(event.data)));
        }
        send(text) {
            if (JSON.parse(text).do === 'move') { kept.sent += 1; kept.legal = null; }
            super.send(text);
        }
    };
    const hear = (message) => {
        const told = message.welcome ?? message;
        if (!('ask' in told)) return;
        kept.heard = told.n;
        kept.legal = told.ask?.legal ?? null;
    };
    const look = () => {
        const ground = document.querySelector('.ground');
        if (!ground) return;
        kept.told = Number(ground.dataset.told);
        for (const line of document.querySelectorAll('#log li[data-n]')) {
            word(Number(line.dataset.n));
        }
        if (document.querySelector('#bar.yours')) { kept.asked += 1; word(kept.heard); }
        for (const [n, since] of early) {
            if (n > kept.told) continue;
            kept.ahead = Math.max(kept.ahead, now() - since);
            early.delete(n);
        }
    };
    const word = (n) => { if (n > kept.told && !early.has(n)) early.set(n, now()); };
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document, all);
})();"""
IS_ASKED = "() => window.timeline.legal !== null"
BUTTONS = "#bar.yours .moves .btn:not([aria-pressed=true])"
PIECES = {
    "gold": "(move) => `[data-place=${move.slice(5)}]`",
    "fool": "(move) => `[role=option][data-card='${move.slice(5)}']`",
    "fools-gold": f"() => '{BUTTONS}, .goldboard [role=gridcell][aria-disabled=false]'",
    "end-of-the-trail": f"() => '{BUTTONS}, .tile.can, button[data-card], button[data-lot]'",
}
"""By game: the pieces that mean a legal move, as the page has drawn them."""
CLICK = """(number) => new Promise((done) => {
    const [kept, start] = [window.timeline, performance.now()];
    const legal = kept.legal ?? [];
    const selectors = new Set(legal.map(PIECES));
    const found = [...selectors].flatMap((one) => [...document.querySelectorAll(one)]);
    if (found.length === 0) return done(null);
    const before = { ...kept };
    let isChanged = false;
    const end = (redrawn) => {
        watcher.disconnect();
        done({ isLost: kept.sent === before.sent && !isChanged, redrawn });
    };
    const drawn = () => setTimeout(() => end(performance.now() - start));
    const watcher = new MutationObserver(() => {
        isChanged = true;
        if (kept.sent > before.sent && kept.told > before.told) requestAnimationFrame(drawn);
    });
    watcher.observe(document.querySelector('.room'), {
        subtree: true, childList: true, attributes: true,
    });
    found[number % found.length].click();
    if (kept.sent === before.sent) setTimeout(() => end(null), 100);
})"""
"""Touches a piece as soon as the server asks, whatever is still shown; null: none is there yet."""


class Paced(FirstMove):
    """Bots that do anything, on the beat of real ones."""

    beat = 0.5

    def __init__(self) -> None:
        self._chance = random.Random("timeline")

    async def choose(self, request: BotRequest) -> int:
        await asyncio.sleep(self.beat)
        return self._chance.choice(request.moves)


def watched(
    browser: Browser,
    visitor: Visitor,
    game: str,
    options: Mapping[str, str] | None = None,
    **context: Any,
) -> Reader:
    """Somebody at a table with three bots, whose page is watched."""
    players = ["me", *["bot easy"] * 3]
    opened = visitor.open(game=game, seats=4, players=players, options=dict(options or {})).start()
    reader = Reader(browser, visitor.url, **context)
    reader.context.add_init_script(WATCH)
    reader.page.goto(f"/t/{opened.id}#{opened.key}")
    return reader


@dataclass(frozen=True)
class Touch:
    """What became of a click."""

    is_lost: bool
    redrawn: float | None  # milliseconds until its move was seen on the board; None: none was made


def touch(page: Page, game: str, chance: random.Random) -> Touch:
    """Answer at once, when the server asks."""
    click = CLICK.replace("PIECES", PIECES[game])
    while True:
        page.wait_for_function(IS_ASKED, polling=5)
        done = page.evaluate(click, chance.randrange(1000))
        if done is not None:
            return Touch(done["isLost"], done["redrawn"])
        page.wait_for_timeout(20)


@dataclass(frozen=True)
class Timeline:
    """What was seen of a page so far."""

    ahead: float  # milliseconds, the longest by which a word was ahead of its picture
    told: int  # the newest news that the board shows
    asked: int  # how often the bar was seen asking

    @classmethod
    def of(cls, page: Page) -> Timeline:
        """As the page has kept it."""
        kept = page.evaluate("() => window.timeline")
        return cls(kept["ahead"], kept["told"], kept["asked"])
