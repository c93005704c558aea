"""`pyrite rules`."""

from __future__ import annotations

import pytest

from pyrite.core.game import Game
from tests.cli.conftest import Pyrite
from tests.published import each_published


@each_published
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_rules__in_both_languages(pyrite: Pyrite, game: Game, lang: str) -> None:
    ran = pyrite("rules", game.id, "--lang", lang)
    assert ran.code == 0
    assert len(ran.out.splitlines()) > 30


@each_published
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_rules__name_the_page_of_clauses(pyrite: Pyrite, game: Game, lang: str) -> None:
    ran = pyrite("rules", game.id, "--lang", lang)
    assert f"docs/rules/{game.id}.md" in ran.out
    assert "../" not in ran.out
