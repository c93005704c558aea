"""Structs, their bytes, their copies."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.core.schema import Struct, copy, i8, i16, i64, pack, size, structs, twin, unpack


class Purse(Struct):
    """A nested struct."""

    coins: int = i16("coins")
    gems: list[int] = i8("gems by kind", 3)


class Table(Struct):
    """A struct with everything."""

    turn: int = i8("who acts")
    purses: list[Purse] = structs(Purse, 2, "by seat")
    total: int = i64("all coins")


small = st.integers(-128, 127)
middle = st.integers(-(1 << 15), (1 << 15) - 1)
large = st.integers(-(1 << 63), (1 << 63) - 1)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table."""
    table = Table()
    table.turn = draw(small)
    table.total = draw(large)
    for purse in table.purses:
        purse.coins = draw(middle)
        purse.gems = [draw(small) for _ in range(3)]
    return table


def test_a_new_struct_is_all_zeros() -> None:
    assert pack(Table()) == bytes(size(Table))


def test_size_is_packed() -> None:
    assert size(Table) == 1 + 2 * (2 + 3) + 8


@given(tables())
def test_packed_bytes_come_back(table: Table) -> None:
    again = unpack(Table, pack(table))
    assert repr(again) == repr(table)
    assert pack(again) == pack(table)


@given(tables())
def test_a_twin_shares_nothing(table: Table) -> None:
    other = twin(table)
    assert pack(other) == pack(table)
    other.purses[0].gems[0] ^= 1
    assert pack(other) != pack(table)


@given(tables(), tables())
def test_copy_makes_equal(a: Table, b: Table) -> None:
    copy(a, b)
    assert pack(a) == pack(b)


def test_pack_names_what_does_not_fit() -> None:
    table = Table()
    table.purses[1].gems[2] = 128
    with pytest.raises(OverflowError, match=r"purses\[1\].gems\[2\] = 128 is no i8"):
        pack(table)


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(AttributeError):
        Purse().coin = 3  # type: ignore[attr-defined]
