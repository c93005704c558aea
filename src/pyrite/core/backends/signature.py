"""The arguments of an entry: what types they have, and how they are laid side by side."""

from __future__ import annotations

import functools
import inspect
import itertools
import struct
import typing
from collections.abc import Callable
from typing import Any

import numpy as np

from pyrite.core.backends.arrays import STRUCTS, dtype
from pyrite.core.backends.emit.c_types import ELEMENTS, ArrayType, WorkspaceType
from pyrite.core.bind import Function
from pyrite.core.dialect.kinds import FLOAT, INT, is_workspace

DTYPES = {code: np.dtype(f"{code[0]}{size}") for code, size in ELEMENTS.items()}
CODES = {made: code for code, made in DTYPES.items()}

Slots = list[Any]
Address = Callable[[Any], int]
Put = Callable[..., None]
Reader = Callable[[Any, Slots, Address], None]


class WrongArguments(TypeError):
    """What was handed over is not what the code was made for."""


def kinds_of(function: Function, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """The types of an entry's arguments."""
    names = inspect.signature(function).parameters
    if len(names) != len(args):
        raise WrongArguments(f"{function.__name__} takes {len(names)} arguments")
    return kinds_begun(function, args)


def kinds_begun(function: Function, first: tuple[Any, ...]) -> tuple[Any, ...]:
    """The types of an entry's arguments, of which the first are given and the rest are numbers."""
    hints = typing.get_type_hints(function)
    names = inspect.signature(function).parameters
    pairs = itertools.zip_longest(names, first)
    return tuple(kind_of(value, hints.get(name)) for name, value in pairs)


def kind_of(value: Any, hint: Any = None) -> Any:
    """The type of one value; a number is what it is said to be."""
    if isinstance(value, np.ndarray):
        of = CODES.get(value.dtype) or STRUCTS.get(value.dtype)
        if of is None:
            raise WrongArguments(f"rows of {value.dtype} cannot be handed over")
        return ArrayType(of, (None,) * value.ndim)
    if is_workspace(type(value)):
        hints = typing.get_type_hints(type(value))
        named = zip(value._fields, value, strict=True)
        return WorkspaceType(
            type(value), tuple((name, kind_of(one, hints.get(name))) for name, one in named)
        )
    return FLOAT if hint is float or isinstance(value, float) else INT


class Layout:
    """How arguments of these types become a row of eight-byte slots."""

    def __init__(self, kinds: tuple[Any, ...]) -> None:
        self._readers = [_reader(kind) for kind in kinds]
        self._codes = ["".join(_codes(kind)) for kind in kinds]
        self._packer = struct.Struct("=" + "".join(self._codes))

    def __len__(self) -> int:
        return len(self._readers)

    def slots(self, args: tuple[Any, ...], address: Address) -> Slots:
        """Arguments from the first one on, as numbers; `address` says where an array lies."""
        out: Slots = []
        for read, value in zip(self._readers, args, strict=False):
            read(value, out, address)
        return out

    def packed(self, slots: Slots) -> bytes:
        """All slots as the entry reads them."""
        return self._packer.pack(*slots)

    def begun(self, first: tuple[Any, ...], address: Address) -> tuple[bytearray, Put]:
        """Room for all slots in which the first arguments stand, and what puts in the rest."""
        room = bytearray(self._packer.size)
        ahead, behind = (
            struct.Struct("=" + "".join(codes))
            for codes in (self._codes[: len(first)], self._codes[len(first) :])
        )
        ahead.pack_into(room, 0, *self.slots(first, address))
        return room, functools.partial(behind.pack_into, room, ahead.size)


def _codes(kind: Any) -> list[str]:
    if isinstance(kind, WorkspaceType):
        return [code for _, inner in kind.fields for code in _codes(inner)]
    if isinstance(kind, ArrayType):
        return ["q"] * (1 + len(kind.lengths))
    return ["d" if kind == FLOAT else "q"]


def _reader(kind: Any) -> Reader:
    """Appends a value of this type to the slots, or refuses it."""
    if isinstance(kind, WorkspaceType):
        readers = [_reader(inner) for _, inner in kind.fields]

        def read_workspace(value: Any, out: Slots, address: Address) -> None:
            for read, one in zip(readers, value, strict=True):
                read(one, out, address)

        return read_workspace
    if isinstance(kind, ArrayType):
        return _array_reader(kind)
    return lambda value, out, address: out.append(value)


def _array_reader(kind: ArrayType) -> Reader:
    wanted = DTYPES[kind.of] if isinstance(kind.of, str) else dtype(kind.of)
    dimensions = len(kind.lengths)

    def read(value: Any, out: Slots, address: Address) -> None:
        is_right = value.dtype == wanted and value.ndim == dimensions
        if not is_right or not value.flags.c_contiguous:
            raise WrongArguments(f"rows of {wanted} side by side are wanted here")
        out.append(address(value))
        out.extend(value.shape)

    return read
