"""Whole games by a program that reads the accessibility tree alone, and presses what it finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.listener import SPOKEN, BlindPlayer
from tests.web.place import Visitor, hosted
from tests.web.timeline import Paced, watched

pytestmark = pytest.mark.slow

MOST = 1500  # keys until a game must be over
AGAIN = "Play again"
OPTIONS = {"fool": {"rounds": "single"}}
ONE_BY_ONE = ("gold", "fool")
"""Games whose every move is one thing to press."""
IS_HEARD = """(known) => {
    const line = [...document.querySelectorAll('#log li')].at(-1);
    const words = line?.querySelector('.sr') ?? line;
    const text = (words?.textContent ?? '').replace(/\\s+/g, ' ').trim();
    return Number(line?.dataset.n ?? 0) <= known || window.spoken.includes(text);
}"""
NEWEST = "() => Number([...document.querySelectorAll('#log li')].at(-1)?.dataset.n ?? 0)"


class Quick(Paced):
    """Bots that do anything, at once."""

    beat = 0.0


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """A server with quick bots."""
    with hosted(thinker=Quick()) as one:
        yield one


@pytest.mark.parametrize("game", ["gold", "fool", "fools-gold", "end-of-the-trail"])
def test_a_whole_game__by_the_accessibility_tree_alone(
    browser: Browser, visitor: Visitor, game: str
) -> None:
    """Everything needed is heard before it is asked, and every legal move can be pressed."""
    reader = watched(browser, visitor, game, OPTIONS.get(game, {}), reduced_motion="reduce")
    page = reader.page
    page.add_init_script(SPOKEN)
    page.reload()
    page.locator("#log").wait_for()
    known, player, asked = page.evaluate(NEWEST), BlindPlayer(page, game), 0
    for _ in range(MOST):
        if not player.question():
            if is_over(player):
                break
            page.keyboard.press("s")
            continue
        asked += 1
        page.wait_for_function(IS_HEARD, arg=known)
        moves = player.moves()
        legal = page.evaluate("() => window.timeline.legal")
        if game in ONE_BY_ONE and legal:
            assert len({one.name for one in moves}) == len(legal)
        if moves:
            player.press(player.chance.choice(moves))
    assert is_over(player)
    assert asked > 5
    reader.close()


def is_over(player: BlindPlayer) -> bool:
    """Is another game offered?"""
    return bool(player.find("button", AGAIN))
