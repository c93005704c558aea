"""How games of an evening add up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyrite.core.game import Result
from pyrite.engine.registry import find_game
from pyrite.tables.evening.games import (
    GamePlayed,
    SeatPlayed,
    person_of,
    places_of,
    points_of,
    standings,
)


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((3, 9, 3, 5), (1,), [3, 1, 3, 2]),
        ((7, 7), (1,), [2, 1]),  # level, and a tie was broken
        ((7, 7, 1), (0, 1), [1, 1, 3]),
    ],
)
def test_places__winners_first_then_more_is_better(
    scores: tuple[int, ...], winners: tuple[int, ...], places: list[int]
) -> None:
    assert places_of(Result(scores, winners, "over")) == places


def test_points__are_what_people_count() -> None:
    gold = find_game("gold")
    assert points_of(gold, Result((3, 9), (1,), "over")) == [3, 9]
    assert points_of(replace(gold, fewest_wins=True), Result((-24, -6), (1,), "over")) == [24, 6]


def seat(place: int, name: str = "", key: str = "") -> SeatPlayed:
    return SeatPlayed(place, 0, name, key)


def test_standings__follow_people_from_seat_to_seat() -> None:
    mara, jun, bot = ("Mara", "m"), ("Jun", "j"), ("", "")
    first = GamePlayed("a", "gold", "a", (seat(1, *mara), seat(1, *jun), seat(3, *bot)))
    second = GamePlayed("b", "fool", "b", (seat(2, *jun), seat(1, *mara), seat(2, *bot)))
    found = standings([first, second])
    assert list(found) == [("m", "Mara"), ("j", "Jun")]
    told = [(one.games, one.wins, one.behind) for one in found.values()]
    assert told == [(2, 1.5, 1.5 + 2), (2, 0.5, 1.5 + 0.5)]


def test_person__two_at_one_screen_are_two() -> None:
    assert person_of(seat(1, "Ada", "k")) != person_of(seat(1, "Bob", "k"))
    assert person_of(seat(1)) is None
