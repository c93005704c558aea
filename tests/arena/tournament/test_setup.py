"""What is to be played: seats follow players, and what is wrong has a name."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import pyrite
from pyrite.arena.errors import ArenaError
from pyrite.arena.series import Series
from pyrite.arena.tournament.setup import make_series, make_tournament
from pyrite.core.seeds import seed_text
from pyrite.engine.errors import UnknownOption, WrongSeats
from pyrite.players.errors import WeightsError

GOLD = pyrite.game("gold")


@pytest.mark.parametrize(
    ("players", "seats"), [(("easy",) * 2, 2), (("easy",) * 4, 4), (("easy",) * 9, 3)]
)
def test_tournament__as_many_seats_as_players_where_there_are(
    players: tuple[str, ...], seats: int
) -> None:
    assert make_tournament(GOLD, players, 6, seed="cup").seats == seats


def test_series__one_player_for_all_seats() -> None:
    series = make_series(GOLD, ("easy",), 5, seats=3, options={"memory_aid": "on"}, seed="a")
    options = (("memory_aid", "on"),)
    assert series == Series("gold", 3, ("easy",) * 3, 5, seed_text("a"), options)
    assert pickle.loads(pickle.dumps(series)) == series


def test_series__without_players_is_uniform() -> None:
    assert make_series(GOLD, None, 5, seed="a").is_uniform


def test_series__too_few_players() -> None:
    with pytest.raises(ArenaError, match="3 seats but 2 players"):
        make_series(GOLD, ("easy", "easy"), 5, seats=3)


def test_seed__is_fresh_where_none_is_given() -> None:
    seeds = {make_series(GOLD, None, 5).seed for _ in range(2)}
    assert len(seeds) == 2


@pytest.mark.parametrize(
    ("seats", "options", "error"), [(9, {}, WrongSeats), (3, {"dice": "2"}, UnknownOption)]
)
def test_setup__what_is_wrong_has_a_name(
    seats: int, options: dict[str, str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        make_tournament(GOLD, ("easy",), 1, seats=seats, options=options)
    with pytest.raises(error):
        make_series(GOLD, None, 1, seats=seats, options=options)


def test_setup__weights_that_are_not_there_are_told_before_anything_is_played(
    tmp_path: Path,
) -> None:
    name = f"network:{tmp_path / 'nothing'}"
    with pytest.raises(WeightsError):
        make_tournament(GOLD, ("easy", name), 2)
    with pytest.raises(WeightsError):
        make_series(GOLD, (name,), 2)
