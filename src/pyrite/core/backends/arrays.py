"""Room as NumPy arrays: structs are packed records with the bytes of `schema.pack`."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from pyrite.core import schema
from pyrite.core.backends.backend import Backend
from pyrite.core.schema import Struct

STRUCTS: dict[np.dtype[Any], type[Struct]] = {}
"""Which struct a record type is of."""


@functools.cache
def dtype(kind: type[Struct]) -> np.dtype[Any]:
    """The packed NumPy record of a struct: the same bytes as `schema.pack`."""

    def column(name: str, field: schema.Field) -> tuple[Any, ...]:
        if isinstance(field.kind, str):
            base = np.dtype("<" + schema.CODES[field.kind])
        else:
            base = dtype(field.kind)
        return (name, base, field.length) if field.length else (name, base)

    columns = [column(name, field) for name, field in kind.fields.items()]
    made = np.dtype((np.record, np.dtype(columns)))
    STRUCTS[made] = kind
    return made


class ArrayBackend(Backend):
    """A game whose compiled functions work in arrays."""

    def rows(self, kind: type[Struct], count: int) -> Any:
        return np.zeros(count, dtype(kind))

    def put(self, rows: Any, place: int, s: Struct) -> None:
        rows[place : place + 1].view(np.uint8)[:] = np.frombuffer(schema.pack(s), np.uint8)

    def take(self, kind: type[Any], rows: Any, place: int) -> Any:
        return schema.unpack(kind, rows[place : place + 1].tobytes())

    def numbers(self, values: Sequence[int]) -> Any:
        return np.array(values, np.int64)

    def ints(self, count: int) -> Any:
        return np.zeros(count, np.int64)

    def floats(self, count: int) -> Any:
        return np.zeros(count, np.float64)

    def table(self, count: int, width: int) -> Any:
        return np.zeros((count, width), np.int64)

    def narrow(self, code: str, shape: tuple[int, ...], values: Sequence[int] = ()) -> Any:
        made = self._room(shape, np.dtype(f"{code[0]}{int(code[1:]) // 8}"))
        made.reshape(-1)[: len(values)] = values
        return made

    def _room(self, shape: tuple[int, ...], of: np.dtype[Any]) -> Any:
        return np.zeros(shape, of)

    def words(self, data: bytes, width: int) -> Any:
        return np.frombuffer(data, "<u4").reshape(-1, width).astype(np.int64)

    def lists(self, table: Any) -> list[list[int]]:
        made: list[list[int]] = table.tolist()
        return made
