"""Features made from a schema: honest, small, and good enough to learn from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyrite.core.dialect.check import check
from pyrite.core.game import Game
from pyrite.core.vocabulary.skill import MOST, YES
from pyrite.engine.registry import all_games
from pyrite.players.network.features import features_of
from tests.players.network.test_features import asked, looked, positions

BARE = [replace(game, package="tests") for game in all_games()]
"""All games as if they had brought their rules alone."""

each_bare_game = pytest.mark.parametrize("game", BARE, ids=lambda game: game.id)


@each_bare_game
def test_derived_features__need_no_more_than_a_seat_may_know(game: Game) -> None:
    known, way = game.state(), features_of(game).practice[-1]
    for s, mover, moves in positions(game, way, "derived"):
        for seat in range(way.seats):
            game.observe(s, seat, known)
            assert looked(game, s, seat) == looked(game, known, seat)
        assert asked(game, s, mover, moves[0]) == asked(game, known, mover, moves[0])


@each_bare_game
def test_derived_features__fit_into_a_byte_and_begin_with_yes(game: Game) -> None:
    own = features_of(game)
    for way in own.practice:
        for s, seat, moves in positions(game, way, "bytes"):
            x = looked(game, s, seat)
            assert x[0] == YES
            assert all(-MOST <= feature <= MOST for feature in x)
            name, *features = asked(game, s, seat, moves[-1])
            assert 0 <= name < own.names
            assert all(-MOST <= feature <= MOST for feature in features)


@each_bare_game
def test_derived_features__stay_in_the_dialect(game: Game) -> None:
    own = features_of(game)
    assert check([own.table_features, own.move_features]) == []
