"""What a messenger shows of a link: of a table, of a game, of the house."""

from __future__ import annotations

import re

import pytest

from pyrite.engine.registry import all_games
from pyrite.web.previews import picture_of
from tests.web.place import Visitor


def told(visitor: Visitor, path: str, language: str = "en") -> dict[str, str]:
    """What stands in the head of a page for messengers."""
    page = visitor.http.get(path, headers={"Accept-Language": language}).text
    found = re.findall(r'<meta property="(.+?)" content="(.*?)" />', page)
    return dict(found)


def test_preview__of_an_open_table_says_who_invites(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "open"], name='Ada "<b>"')
    page = told(visitor, f"/t/{opened.id}")
    assert page["og:title"] == "Ada &quot;&lt;b&gt;&quot; invites you to Gold"
    assert page["og:description"]
    assert page["og:url"] == f"{visitor.url}/t/{opened.id}"
    assert page["og:image"] == f"{visitor.url}/previews/gold.png"
    assert told(visitor, f"/t/{opened.id}", "ja")["og:title"] != page["og:title"]
    opened.sit()
    assert told(visitor, f"/t/{opened.id}/screen")["og:title"] == "Gold: look on"


@pytest.mark.parametrize("path", ["/new/fool", "/rules/fool", "/learn/fool"])
def test_preview__of_a_game_is_the_same_at_all_its_pages(visitor: Visitor, path: str) -> None:
    assert told(visitor, path)["og:title"] == "Fool!"


def test_preview__of_the_house_and_none_where_there_is_nothing(visitor: Visitor) -> None:
    assert told(visitor, "/")["og:title"] == "Pyrite"
    for path in ("/t/nowhere", "/new/nothing"):
        assert told(visitor, path) == {}


def test_pictures__are_as_messengers_want_them(visitor: Visitor) -> None:
    for game in all_games():
        if picture_of(game) is not None:
            answer = visitor.http.get(f"/previews/{game.id}.png")
            size = answer.content[16:24]
            assert (int.from_bytes(size[:4], "big"), int.from_bytes(size[4:], "big")) == (1200, 630)
            assert len(answer.content) < 300_000
    assert visitor.http.get("/previews/nothing.png").status_code == 404
