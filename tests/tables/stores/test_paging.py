"""Cursors: there and back, and what is none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.tables.errors import Refused
from pyrite.tables.keys import INVITE_LETTERS
from pyrite.tables.stores.paging import cursor_text, parse_cursor
from tests.tables.stores.scenes import listing


@given(st.floats(0, 1e12), st.text(INVITE_LETTERS, min_size=1, max_size=12))
def test_cursor__comes_back(opened: float, table: str) -> None:
    assert parse_cursor(cursor_text(listing(table, opened=opened))) == (opened, table)


@pytest.mark.parametrize("text", ["", "x", "%", "äöü", "bm9uZQ", "YSBi", "ICAg", "\0", "\ud800"])
def test_cursor__that_is_none(text: str) -> None:
    with pytest.raises(Refused):
        parse_cursor(text)
