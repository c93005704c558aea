"""Files per game are found by their names."""

from __future__ import annotations

from pyrite.core.game import Game
from pyrite.games.gold import GAME as GOLD
from pyrite.players import inference, instincts
from pyrite.players.own import has_own, own_of
from tests.contract.walk import each_game


@each_game
def test_own__the_file_that_is_called_like_the_game(game: Game) -> None:
    own = own_of(instincts.__name__, game)
    assert game.package.endswith(own.__name__.rpartition(".")[2])


def test_own__a_game_may_do_without() -> None:
    assert has_own(instincts.__name__, GOLD)
    assert not has_own(inference.__name__, GOLD)
