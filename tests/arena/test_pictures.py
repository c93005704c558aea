"""Pictures are whole SVG elements, the same for the same numbers, without foreign letters."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

pytest.importorskip("matplotlib")

from pyrite.arena.intervals import Share
from pyrite.arena.pictures import histogram, share_picture, stack

ROWS = [("easy", Share(0.2, 0.05)), ("normal", Share(0.8, None))]


@pytest.mark.parametrize(
    "draw",
    [
        lambda: share_picture(ROWS, fair=0.5),
        lambda: histogram([3, 3, 5, 9]),
        lambda: histogram([4]),
        lambda: histogram([-1000, 2000]),
        lambda: stack({"deal": 0.3, "rest": 0.7}),
    ],
)
def test_picture__is_one_element_and_repeatable(draw: object) -> None:
    assert callable(draw)
    text = draw()
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert text == draw()
    assert text.isascii()


def test_picture__names_who_is_in_it() -> None:
    assert re.search(r"<!-- easy -->", share_picture(ROWS, fair=0.5))
