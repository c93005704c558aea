"""How choices are listed."""

from __future__ import annotations

from rich.cells import cell_len

from pyrite.cli.session.answers import Choice
from pyrite.cli.session.choices import choice_lines


def test_choices__stand_in_columns_downwards() -> None:
    choices = [Choice(i, f"play g{i + 2}", f"play g{i + 2}") for i in range(12)]
    lines = choice_lines(choices, 81)
    assert len(lines) == 2
    assert lines[1].startswith("  2 play g3    4 play g5    6 play g7 ")


def test_choices__wide_letters_keep_the_columns() -> None:
    choices = [Choice(i, f"flip {place}", f"{place} をめくる") for i, place in enumerate("abcde")]
    lines = choice_lines(choices, 81)
    assert all(cell_len(line) <= 79 for line in lines)
    assert lines[0] == "  1 flip a  (a をめくる)   3 flip c  (c をめくる)   5 flip e  (e をめくる)"


def test_choices__a_long_one_has_a_line_to_itself() -> None:
    assert len(choice_lines([Choice(0, "x" * 70, "x" * 70), Choice(1, "y", "y")], 81)) == 2
