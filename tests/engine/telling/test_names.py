"""Names that people give, made fit to stand in any line."""

from __future__ import annotations

import pytest

from pyrite.engine.telling.names import END_ISOLATE, ISOLATE, clean_line, isolated, spelling


@pytest.mark.parametrize(
    "name", ["Ada", "Ada Lovelace", "あだ", "Zoë", "😀" * 40, "👨‍👩‍👧", "שלום", "می‌خواهم", "❤️"]
)
def test_clean__ordinary_names_stay(name: str) -> None:
    """In any script, emoji that are joined from several too."""
    assert clean_line(name) == name


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  Ada \t Bob ", "Ada Bob"),
        ("Ada\nSeat 1 wins.", "Ada Seat 1 wins."),
        ("Ada\u2028Bob\u2029Cleo", "Ada Bob Cleo"),
        ("\x1b[2JAda\x07\x00\x7f\x9b", "[2JAda"),
        ("\u202eadA\u202c", "adA"),
        ("\u2067Ada\u2069\u200f\u061c", "Ada"),
        ("A\u200bd\ufeffa\u00ad", "Ada"),
        ("Ada\ud800", "Ada"),
        ("\u200dAda\u200d", "Ada"),
    ],
)
def test_clean__controls_and_turns_of_direction_go(name: str, clean: str) -> None:
    """So no name can break the line, reverse it or speak to the terminal."""
    assert clean_line(name) == clean


@pytest.mark.parametrize(
    "name", ["", " \n", "\u200d\u200c", "\u3164\u2800", "\u0301", "\u202e\x1b"]
)
def test_clean__nothing_to_see_is_no_name(name: str) -> None:
    """Then a seat is called by its number."""
    assert clean_line(name) == ""


@pytest.mark.parametrize("name", ["you", "YOU", "You", "Y o u", "Yo\u200du", "You\ufe0f"])
def test_spelling__is_equal_where_names_look_alike(name: str) -> None:
    """No matter the case, width, spaces or what cannot be seen."""
    assert spelling(name) == spelling("You")


def test_spelling__tells_letters_apart() -> None:
    """Voiced sounds and accents are letters of their own."""
    assert len(set(map(spelling, ("かき", "がき", "Zoe", "Zoë")))) == 4


def test_isolated__only_where_a_name_runs_from_right_to_left() -> None:
    """Ordinary lines stay as they are, byte for byte."""
    assert [isolated(name) for name in ("Ada", "あだ", "😀", "12")] == ["Ada", "あだ", "😀", "12"]
    for name in ("שלום", "علي", "Ada علي"):
        assert isolated(name) == f"{ISOLATE}{name}{END_ISOLATE}"
