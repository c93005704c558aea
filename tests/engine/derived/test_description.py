"""A game that describes nothing is described by its schema and by games at random."""

from __future__ import annotations

import pytest

from pyrite.core.game import Game
from pyrite.core.vocabulary.feature_spec import leaves
from pyrite.engine.derived.description import derived_description, learned_facts
from pyrite.engine.registry import all_games, find_game

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@each_game
def test_description__has_every_field_or_says_why_not(game: Game) -> None:
    made = derived_description(game)
    described = {field for piece in made.pieces for field in piece.fields}
    assert described | made.left_out.keys() == leaves(game.state).keys()
    assert not described & made.left_out.keys()


def test_description__turns_what_is_by_seat() -> None:
    kinds = {piece.path: piece.kind for piece in derived_description(find_game("gold")).pieces}
    assert kinds["players[seat].cards"] == "count"
    assert kinds["turn"] == kinds["starter"] == "seat"
    assert kinds["rush"] == "category"


def test_facts__know_what_is_hidden() -> None:
    assert "face[]" in learned_facts(find_game("gold")).hidden
    own = learned_facts(find_game("fool")).own
    assert "players[seat].hand[]" in own
