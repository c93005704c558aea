"""Moves and chance of Fool's Gold as text (FG9)."""

from __future__ import annotations

import pytest

from pyrite.core.errors import BadText
from pyrite.games.fools_gold import GAME


def test_moves__there_are_56() -> None:
    """FG9: 35 places, five wild, retrieve, pass, five reserves, five gold, and four more."""
    assert GAME.move_count == 56


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "place hills 0"),
        (24, "place river 3"),
        (34, "place lake 6"),
        (35, "wild hills"),
        (40, "retrieve"),
        (41, "pass"),
        (46, "reserve lake"),
        (47, "gold 1"),
        (51, "gold 5"),
        (52, "gem"),
        (53, "coins"),
        (54, "winter"),
        (55, "nothing"),
    ],
)
def test_moves__text(number: int, text: str) -> None:
    """FG9."""
    assert GAME.move_text(number) == text
    assert GAME.parse_move(text) == number


@pytest.mark.parametrize("text", ["", "place", "place river", "place river 7", "Pass", "gold 6"])
def test_moves__what_is_none(text: str) -> None:
    """FG9."""
    with pytest.raises(BadText):
        GAME.parse_move(text)


@pytest.mark.parametrize(
    "text",
    ["start 2", "dice 1 1 3 3 3 4 5 6 6 6", "reveal river s 3 f s g", "alarm 3 a", "winter 4"],
)
def test_chance__text(text: str) -> None:
    """FG9: its own examples come back."""
    assert GAME.chance_text(GAME.parse_chance(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "start",
        "start 5",
        "start 1 2",
        "dice 1 2 3",
        "dice 1 2 3 4 5 6 7 1 1 1",
        "reveal river",
        "reveal sea s",
        "reveal river x",
        "alarm",
        "alarm 6",
        "winter 0",
        "winter 7",
        "snow 1",
    ],
)
def test_chance__what_is_none(text: str) -> None:
    """FG9."""
    with pytest.raises(BadText):
        GAME.parse_chance(text)
