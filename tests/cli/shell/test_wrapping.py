"""Lines that fit."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from pyrite.cli.shell.wrapping import NEVER_FIRST, NEVER_LAST, wrap


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("gold and more gold", ["gold and", "more gold"]),
        ("金を運び出しました。", ["金を運び出", "しました。"]),
        ("金を運び出。あ", ["金を運び", "出。あ"]),
        ("金を運（石）", ["金を運", "（石）"]),
        ("金を運び「石」", ["金を運び", "「石」"]),
        ("e5 をめくる", ["e5 をめく", "る"]),
    ],
)
def test_wrap__ten_cells(text: str, lines: list[str]) -> None:
    assert wrap(text, 10) == lines


def test_wrap__never_much_wider() -> None:
    text = "「flip a1」のように手を入力します。一つに決まれば一部だけでも、番号でもかまいません。"
    for width in range(10, 80):
        lines = wrap(text, width)
        assert all(cell_len(line) <= width for line in lines)
        assert not [line for line in lines if line[0] in NEVER_FIRST or line[-1] in NEVER_LAST]
        assert "".join(wrap(text, width)).replace(" ", "") == text.replace(" ", "")
