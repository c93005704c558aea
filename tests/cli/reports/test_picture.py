"""The picture of Gold is made from a seeded game."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

from pyrite.cli.reports.picture import mid_game, svg
from pyrite.engine.registry import find_game
from tests.sources import ROOT


def test_picture__is_up_to_date() -> None:
    written = (ROOT / "docs" / "pictures" / "gold.svg").read_text("utf-8")
    assert svg("gold") == written, (
        "python -m pyrite.cli.reports.picture gold > docs/pictures/gold.svg"
    )


def test_picture__is_whole_and_fetches_nothing() -> None:
    drawn = svg("gold", "ja")
    ElementTree.fromstring(drawn)
    assert "url(http" not in drawn


def test_picture__shows_a_moment() -> None:
    news, _, _ = mid_game(find_game("gold"), 4)
    assert news[-1].moment
    assert len(news[-1].moment["up"]) == 2
