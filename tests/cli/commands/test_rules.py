"""`pyrite rules`."""

from __future__ import annotations

import pytest

from pyrite.engine.registry import game_ids
from tests.cli.conftest import Pyrite


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_rules__in_both_languages(pyrite: Pyrite, game: str, lang: str) -> None:
    ran = pyrite("rules", game, "--lang", lang)
    assert ran.code == 0
    assert len(ran.out.splitlines()) > 30


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_rules__name_the_page_of_clauses(pyrite: Pyrite, game: str, lang: str) -> None:
    ran = pyrite("rules", game, "--lang", lang)
    assert f"docs/rules/{game}.md" in ran.out
    assert "../" not in ran.out
