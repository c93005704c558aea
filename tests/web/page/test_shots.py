"""Boards look as they did when they were found good."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.shots import KEPT, SHOTS, TOLERANCE, apart, boards, file_of, show, take

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """Where all positions are shown."""
    with boards() as one:
        yield one


FAULTS = {
    "a card is missing": "[data-place=a1] .card { visibility: hidden }",
    "no pictures": "use { display: none }",
    "no seats": ".seating { visibility: hidden !important }",
    "moved": "#board { padding-left: 24px }",
}


def test_boards__look_as_they_did(browser: Browser, url: str) -> None:
    changed = []
    for shot in SHOTS:
        seen = take(browser, url, shot)
        if apart(shot, seen) > TOLERANCE:
            show(shot, seen)
            changed.append(shot.name)
    assert not changed, "look at them in build/shots; if they are meant so: make shots"


def test_faults__are_seen(browser: Browser, url: str) -> None:
    shot = SHOTS[0]
    for fault, styles in FAULTS.items():
        assert apart(shot, take(browser, url, shot, styles)) > TOLERANCE, fault


def test_kept_pictures__are_all_compared() -> None:
    assert sorted(KEPT.iterdir()) == sorted(map(file_of, SHOTS))
