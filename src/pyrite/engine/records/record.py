"""Game records: the written game, read and written. Knows the form, not what the lines mean."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from pyrite.engine.errors import BadRecord
from pyrite.engine.records.prelude import Prelude, parse_prelude

MAGIC = "pyrite record 1"
SEED = re.compile(r"[0-9a-fA-F]{64}")
LINE = re.compile(r"(\*|\?|=|winners|reason|\d)(?: (.*))?")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the game: who (`*`, a seat, `=`, `winners`, `reason`, `?`, `#`) and what."""

    who: str
    text: str
    number: int = field(default=0, compare=False)  # in the file it came from

    def __str__(self) -> str:
        return f"{self.who} {self.text}".rstrip()


@dataclass
class GameRecord:
    """A record as data. `text` is canonical: what it wrote, it reads back to the same bytes."""

    game: str
    rules: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    seed: str | None = None
    players: dict[int, str] = field(default_factory=dict)
    other: dict[str, str] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    end: int = 0  # number of the last line of the file it came from
    prelude: Prelude | None = None

    def text(self) -> str:
        """The record as written."""
        body = "".join(f"{line}\n" for line in self.lines)
        return "".join(f"{line}\n" for line in self._header()) + "\n" + body

    def _header(self) -> Iterator[str]:
        yield MAGIC
        yield f"game: {self.game}"
        yield f"rules: {self.rules}"
        yield f"seats: {self.seats}"
        for name, value in sorted(self.options.items()):
            yield f"option {name}: {value}"
        if self.seed:
            yield f"seed: {self.seed}"
        if self.prelude:
            yield f"prelude: {self.prelude}"
        for seat, name in sorted(self.players.items()):
            yield f"player {seat}: {name}"
        for name, value in self.other.items():
            yield f"{name}: {value}"

    @cached_property
    def is_audit(self) -> bool:
        """Does it list the legal moves? Any such line makes it so; asked once all are written."""
        return any(line.who == "?" for line in self.lines)

    @property
    def is_finished(self) -> bool:
        """Does it claim a result?"""
        return any(line.who == "=" for line in self.lines)


def decode_record(data: bytes) -> GameRecord:
    """A record from a file's bytes."""
    try:
        return parse_record(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("not-text") from None


def parse_record(text: str) -> GameRecord:
    """A record from its text; raises BadRecord with the first line that is wrong in form."""
    if not text:
        raise BadRecord("empty")
    if "\0" in text:
        raise BadRecord("not-text")
    lines = [line.rstrip() for line in text.split("\n")]
    if lines[0] != MAGIC:
        raise BadRecord("no-magic", line=short(lines[0]))
    if not text.endswith("\n"):
        raise BadRecord("cut-off", number=str(len(lines)))
    header, body = _split(lines[:-1])
    record = _read_header(header)
    record.lines = [_parse_line(number, line) for number, line in body if line]
    record.end = len(lines) - 1
    return record


def short(text: str, most: int = 60) -> str:
    """So much of a text as an error tells back."""
    return text if len(text) <= most else text[: most - 1] + "…"


Numbered = list[tuple[int, str]]


def _split(lines: list[str]) -> tuple[Numbered, Numbered]:
    numbered = list(enumerate(lines, 1))[1:]
    blanks = [i for i, (_, line) in enumerate(numbered) if not line]
    end = blanks[0] if blanks else len(numbered)
    return [one for one in numbered[:end] if not one[1].startswith("#")], numbered[end:]


def _read_header(header: Numbered) -> GameRecord:
    found: dict[str, tuple[int, str]] = {}
    for number, line in header:
        name, colon, value = line.partition(":")
        if not colon:
            raise BadRecord("no-blank", number=str(number), line=short(line))
        if name in found:
            raise BadRecord("header-twice", number=str(number), name=short(name))
        found[name] = (number, value.removeprefix(" "))
    for name in ("game", "rules", "seats"):
        if name not in found:
            raise BadRecord("header-missing", name=name)
    record = GameRecord(
        game=found.pop("game")[1],
        rules=_number("rules", *found.pop("rules")),
        seats=_number("seats", *found.pop("seats")),
    )
    for name, (number, value) in found.items():
        _read_field(record, name, number, value)
    return record


def _number(name: str, number: int, value: str) -> int:
    if not value.isascii() or not value.isdigit() or len(value) > 3:
        raise BadRecord("header-value", number=str(number), name=name, value=short(value))
    return int(value)


def _read_field(record: GameRecord, name: str, number: int, value: str) -> None:
    if name == "seed":
        if not SEED.fullmatch(value):
            raise BadRecord("header-value", number=str(number), name=name, value=short(value))
        record.seed = value.lower()
    elif name == "prelude":
        record.prelude = parse_prelude(value)
        if record.prelude is None:
            raise BadRecord("header-value", number=str(number), name=name, value=short(value))
    elif name.startswith("option "):
        record.options[name.removeprefix("option ")] = value
    elif name.startswith("player "):
        seat = name.removeprefix("player ")
        is_number = seat.isascii() and seat.isdigit() and len(seat) <= 3
        if not is_number or int(seat) >= record.seats:
            raise BadRecord("header-value", number=str(number), name="player", value=short(seat))
        record.players[int(seat)] = value
    else:
        record.other[name] = value


def _parse_line(number: int, line: str) -> Line:
    if line.startswith("#"):
        return Line("#", line[1:].strip(), number)
    match = LINE.fullmatch(line)
    if not match:
        raise BadRecord("bad-line", number=str(number), line=short(line))
    return Line(match[1], match[2] or "", number)
