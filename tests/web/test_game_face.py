"""What a page is told of a game that it has no board for."""

from __future__ import annotations

import pytest

from pyrite.core.game import Game
from pyrite.engine.registry import all_games, find_game
from pyrite.web.game_face import game_face


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_face__has_words_for_all_a_page_says(game: Game) -> None:
    face = game_face(game, "ja")
    assert face["rules"].startswith("# ")
    assert f"reason-{game.reasons[0].replace(' ', '-')}" in face["words"]
    assert all(f"option-{option.name}" in face["words"] for option in game.options)
    assert any(key.startswith("phase-") for key in face["words"])


def test_face__tells_fields_and_moves() -> None:
    face = game_face(find_game("gold"), "en")
    assert face["moves"]["flip e5"] == "flip e5"
    fields = {field["name"]: field for field in face["fields"]}
    assert fields["face_down"]["label"] == "face down"
    assert fields["players"]["kind"] == "table"
    assert face["teaches"]
