"""Who sits where."""

from __future__ import annotations

import pytest

from pyrite.cli.session.people import all_players, parse_people
from pyrite.cli.shell.errors import CommandError


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("0", {0: "person"}),
        ("2,0", {0: "person", 2: "person"}),
        ("0=Ada, 2 = Bob ", {0: "Ada", 2: "Bob"}),
        ("０＝花子、２", {0: "花子", 2: "person"}),
        ("1=👨‍👩‍👧", {1: "👨‍👩‍👧"}),
        ("all", {0: "person", 1: "person", 2: "person"}),
        ("none", {}),
    ],
)
def test_people__seats_and_names(text: str, people: dict[int, str]) -> None:
    assert parse_people(text, 3) == people


@pytest.mark.parametrize("text", ["", "3", "-1", "a", "0,", "0=bot ada", "0=a\x07b"])
def test_people__refused(text: str) -> None:
    with pytest.raises(CommandError):
        parse_people(text, 3)


def test_players__bots_on_the_other_seats() -> None:
    assert all_players({1: "Ada"}, 3, "uniform") == {0: "bot uniform", 1: "Ada", 2: "bot uniform"}


def test_players__bots_of_different_levels() -> None:
    """By seat; the last stands for all that follow."""
    assert all_players({1: "Ada"}, 4, "easy,expert") == {
        0: "bot easy",
        1: "Ada",
        2: "bot expert",
        3: "bot expert",
    }
    with pytest.raises(CommandError, match="3 bots"):
        all_players({1: "Ada"}, 3, "easy,easy,easy")
