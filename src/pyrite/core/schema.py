"""How a game declares its state: small integers, fixed arrays, nested structs.

Knows layouts and bytes, nothing of any game. A struct declared here is a slotted object on the
python backend and a packed NumPy record on the native one; `pack` and `unpack` are the bridge.

    class Player(Struct):
        coins: int = i16("coins behind the screen")
        gold: list[int] = i8("nuggets by mine", 5)

    class State(Struct):
        turn: int = i8("who acts")
        players: list[Player] = structs(Player, 5, "by seat")
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

Ints = list[int]
"""A row of integers handed to a rule: a list on the python backend, an int64 array natively."""

CODES = {"i8": "b", "i16": "h", "i32": "i", "i64": "q"}


@dataclass(frozen=True)
class Field:
    """One named piece of a struct."""

    kind: str | type[Struct]
    length: int  # 0: a single value
    meaning: str


def _int_field(kind: str) -> Callable[..., Any]:
    def declare(meaning: str, length: int = 0) -> Any:
        return Field(kind, length, meaning)

    return declare


i8 = _int_field("i8")
i16 = _int_field("i16")
i32 = _int_field("i32")
i64 = _int_field("i64")


def structs(kind: type[Struct], length: int, meaning: str) -> Any:
    """A fixed row of nested structs."""
    return Field(kind, length, meaning)


def _codes(fields: dict[str, Field]) -> Iterator[str]:
    for field in fields.values():
        for _ in range(field.length or 1):
            if isinstance(field.kind, str):
                yield CODES[field.kind]
            else:
                yield from _codes(field.kind.fields)


@dataclass(frozen=True)
class _Code:
    """What is done with every field of a struct, as straight code."""

    zero: Callable[[Any], None]
    copy: Callable[[Any, Any], None]
    flatten: Callable[[Any, list[int]], None]
    fill: Callable[[Any, Iterator[int]], None]


HEADS = ("zero(s)", "copy(out, s)", "flatten(s, out)", "fill(s, values)")

LINES = {  # by whether it is a number, and whether it is a row
    (True, False): (
        "s.{name} = 0",
        "out.{name} = s.{name}",
        "out.append(s.{name})",
        "s.{name} = next(values)",
    ),
    (True, True): (
        "s.{name} = [0] * {length}",
        "out.{name} = [*s.{name}]",
        "out.extend(s.{name})",
        "s.{name} = list(islice(values, {length}))",
    ),
    (False, False): (
        "s.{name} = {name}_kind()",
        "{name}_code.copy(out.{name}, s.{name})",
        "{name}_code.flatten(s.{name}, out)",
        "{name}_code.fill(s.{name}, values)",
    ),
    (False, True): (
        "s.{name} = [{name}_kind() for _ in range({length})]",
        "for one, other in zip(out.{name}, s.{name}): {copies}",
        "for one in s.{name}: {name}_code.flatten(one, out)",
        "for one in s.{name}: {name}_code.fill(one, values)",
    ),
}


def _copies(name: str, field: Field) -> str:
    """A struct of a row copied in place, without a call, if there are only numbers in it."""
    if isinstance(field.kind, str) or field.kind.has_structs:
        return f"{name}_code.copy(one, other)"
    row, number = "one.{0} = [*other.{0}]", "one.{0} = other.{0}"
    return "; ".join(
        (row if one.length else number).format(key) for key, one in field.kind.fields.items()
    )


def _write_code(fields: dict[str, Field]) -> _Code:
    """The code of these fields: five times as fast as a loop that looks at them each time."""
    bodies: tuple[list[str], ...] = tuple([f"def {head}:", " pass"] for head in HEADS)
    scope: dict[str, Any] = {"islice": islice}
    for name, field in fields.items():
        is_number = isinstance(field.kind, str)
        copies = _copies(name, field)
        for body, line in zip(bodies, LINES[is_number, field.length > 0], strict=True):
            body.append(" " + line.format(name=name, length=field.length, copies=copies))
        if not isinstance(field.kind, str):
            scope |= {f"{name}_kind": field.kind, f"{name}_code": field.kind.code}
    exec("\n".join(line for body in bodies for line in body), scope)
    return _Code(scope["zero"], scope["copy"], scope["flatten"], scope["fill"])


class _StructMeta(type):
    """Takes the declared fields out of the class body and makes them slots."""

    fields: dict[str, Field]
    has_structs: bool
    packer: struct.Struct
    code: _Code

    def __new__(
        mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], **words: Any
    ) -> _StructMeta:
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        for key in fields:
            del body[key]
        body["__slots__"] = tuple(fields)
        made = super().__new__(mcs, name, bases, body, **words)
        made.fields = fields
        made.has_structs = not all(isinstance(one.kind, str) for one in fields.values())
        made.packer = struct.Struct("<" + "".join(_codes(fields)))
        made.code = _write_code(fields)
        return made


class Struct(metaclass=_StructMeta):
    """Base of every state. A new one is all zeros."""

    __slots__ = ()

    def __init__(self) -> None:
        type(self).code.zero(self)

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self).fields)
        return f"{type(self).__name__}({inner})"


AnyStruct = TypeVar("AnyStruct", bound=Struct)


def size(kind: type[Struct]) -> int:
    """Packed bytes of one struct."""
    return kind.packer.size


def pack(s: Struct) -> bytes:
    """The bytes both backends share: little endian, no padding, in order of declaration."""
    values: list[int] = []
    type(s).code.flatten(s, values)
    try:
        return type(s).packer.pack(*values)
    except struct.error as error:
        raise OverflowError(f"{_misfit(s)}: {error}") from None


def _misfit(s: Struct, path: str = "") -> str:
    """Name the first value that does not fit its field."""
    for name, field in type(s).fields.items():
        value = getattr(s, name)
        for i, one in enumerate(value if field.length else [value]):
            here = f"{path}.{name}[{i}]" if field.length else f"{path}.{name}"
            if not isinstance(field.kind, str):
                inner = _misfit(one, here)
                if inner:
                    return inner
            elif not -(1 << _bits(field.kind) - 1) <= one < 1 << _bits(field.kind) - 1:
                return f"{here.lstrip('.')} = {one} is no {field.kind}"
    return ""


def _bits(kind: str) -> int:
    return int(kind[1:])


def unpack(kind: type[AnyStruct], data: bytes) -> AnyStruct:
    """A fresh struct from its packed bytes."""
    s = kind()
    kind.code.fill(s, iter(kind.packer.unpack(data)))
    return s


def copy(out: AnyStruct, s: AnyStruct) -> None:
    """Make `out` equal to `s`: the one whole-state operation rules may use."""
    type(s).code.copy(out, s)


def twin(s: AnyStruct) -> AnyStruct:
    """A fresh copy."""
    kind = type(s)
    made = kind() if kind.has_structs else kind.__new__(kind)  # all rows come with the copy
    kind.code.copy(made, s)
    return made
