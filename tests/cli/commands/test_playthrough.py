"""`pyrite playthrough`."""

from __future__ import annotations

from pyrite.engine.playthrough import playthrough
from pyrite.games.gold import GAME
from tests.cli.conftest import Pyrite


def test_playthrough__is_the_engine_s(pyrite: Pyrite) -> None:
    ran = pyrite("playthrough", "gold", "--seats", "2", "--seed", "a", "--option", "layout=grid")
    assert ran.out == playthrough(GAME, seats=2, seed="a", options={"layout": "grid"})
