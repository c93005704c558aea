"""Who sits where."""

from __future__ import annotations

import pytest

from pyrite.tables.seats import LONGEST_NAME, clean_name, marked_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (" Ada\n\x1b Lovelace ", "Ada Lovelace"),
        ("😀" * 50, "😀" * LONGEST_NAME),
        ("a" * 39 + "👨\u200d👩", "a" * 39 + "👨"),
        ("a" * 38 + "👨\u200d👩", "a" * 38 + "👨"),
        ("\u202e\u2800", ""),
        ("person", ""),
        ("bot easy", ""),
    ],
)
def test_name__fit_for_a_table(text: str, name: str) -> None:
    """Clean, not too long, and not a record's word for a bot or for nobody in particular."""
    assert clean_name(text) == name


def test_name__the_second_of_it_is_counted() -> None:
    """However it is spelt; a mark never makes it too long."""
    assert marked_name("Ada", ["Bob"]) == "Ada"
    assert marked_name("Ada", ["Ada"]) == "Ada 2"
    assert marked_name("ADA", ["Ada", "Ada 2"]) == "ADA 3"
    assert marked_name("😀" * 40, ["😀" * 40]) == "😀" * 38 + " 2"
    assert marked_name("", ["", ""]) == ""
