"""What a wheel carries compiled is all that is compiled of a game."""

from __future__ import annotations

import pytest

from pyrite.cli import shipping
from pyrite.core import flow
from pyrite.core.backends import library
from pyrite.core.backends.library import Library
from pyrite.core.game import Game
from pyrite.envs.batches import batch
from pyrite.envs.encoding.floats import write_floats
from pyrite.players.compilation import check
from pyrite.players.kernels import likelihood
from pyrite.players.network.network import network_in_use
from pyrite.players.search.inference import has_story
from tests.contract.walk import each_game

LEARNING = (batch.step_rows, batch.first_illegal, batch.choose_uniform, write_floats)


@pytest.mark.slow
@each_game
def test_everything__is_called_once(game: Game) -> None:
    shipping.call_everything(game)
    backend = library.library(game)
    assert isinstance(backend, Library)
    called = {function for (function, _), entry in backend.entries.items() if entry.codes}
    wanted = {*flow.ENTRIES, *check.ENTRIES, *LEARNING}
    assert wanted - called == (set() if has_story(game) else {likelihood.fill_pool})


@pytest.mark.slow
@each_game
def test_everything__stays_in_bounds(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """No index outside its row, none below zero, no number too large for its place."""
    checked = Library(game, is_checked=True)
    monkeypatch.setattr(library, "library", lambda game: checked)
    network_in_use.cache_clear()
    shipping.call_everything(game)
    network_in_use.cache_clear()
    assert all(entry.codes for entry in checked.entries.values())
