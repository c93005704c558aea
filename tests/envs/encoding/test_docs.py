"""The pages about encodings say what the code does."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyrite.core.game import Game
from pyrite.engine.registry import all_games
from pyrite.envs.encoding.descriptions import has_description
from pyrite.envs.encoding.docs import main, page
from tests.sources import ROOT

PAGES = ROOT / "docs" / "encodings"


@pytest.mark.parametrize("game", [*filter(has_description, all_games())], ids=lambda game: game.id)
def test_page__is_as_made(game: Game) -> None:
    made = page(game)
    assert (PAGES / f"{game.id}.md").read_text("utf-8") == made, (
        "python -m pyrite.envs.encoding.docs"
    )


def test_main__writes_every_page(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == sorted(path.name for path in PAGES.iterdir())
