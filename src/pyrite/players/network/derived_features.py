"""Features of a game that brings none: from its schema, and from the parts of its moves' texts.

As hand-written ones they are functions in the dialect, written here as straight code once per game
(`engine.derived.description` says which fields there are, and what their numbers can be). Fields
that a seat may not always know are left out: a network is asked about true states, too, and must
not see more there. They know nothing of what matters: good enough to begin with.
"""

from __future__ import annotations

import functools
import hashlib
import re
import types
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pyrite.core.dialect.sources import keep_text
from pyrite.core.game import Game
from pyrite.core.schema import Ints
from pyrite.core.vocabulary.feature_spec import Axis, Piece
from pyrite.core.vocabulary.skill import MOST, YES, Practice
from pyrite.engine.derived.description import derived_description, learned_facts

LONGEST_ROW = 128  # longer ones are left out
WHOLE = 64  # what a number has at the end of its span
PER_SEAT = 8
MOST_VERBS, MOST_NUMBERS = 16, 4  # of a move's text
MOST_NAMES = 2048  # more moves than that share the name of their verb
NUMBER = re.compile(r"\d+")
FIRST_PIECE = 2  # after the yes, and how many play


@dataclass(frozen=True)
class DerivedFeatures:
    """All that `network.features` asks of a game."""

    edition: int
    table: int
    asked: int
    names: int
    table_features: types.FunctionType
    move_features: types.FunctionType
    practice: tuple[Practice, ...]
    spread: int


@functools.cache
def derived_features(game: Game) -> DerivedFeatures:
    """The features of any game."""
    source = FeatureSource(game)
    parts, names = move_tables(game)
    digest = hashlib.sha256((source.text + repr((parts, names))).encode()).hexdigest()
    scope: dict[str, Any] = {"__name__": __name__, "Any": Any, "Ints": Ints}
    scope |= {"PARTS": parts, "NAMES": names, "YES": YES, "MOST": MOST}
    file = f"features {game.id} {digest[:16]}"
    keep_text(file, source.text)
    exec(compile(source.text, file, "exec"), scope)
    return DerivedFeatures(
        edition=int(digest[:7], 16),
        table=source.width,
        asked=len(parts[0]),
        names=max(names) + 1,
        table_features=scope["table_features"],
        move_features=scope["move_features"],
        practice=tuple(Practice(seats, {}) for seats in game.seats),
        spread=learned_facts(game).spread,
    )


def move_tables(game: Game) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """By move: its features (which verb, which numbers), and the name it goes by."""
    texts = game.move_texts
    verbs = list(dict.fromkeys(text.partition(" ")[0] for text in texts))
    found = [[int(one) for one in NUMBER.findall(text)[:MOST_NUMBERS]] for text in texts]
    longest = max(map(len, found))
    most = [max([1, *(row[i] for row in found if i < len(row))]) for i in range(longest)]
    parts, names = [], []
    for move, (text, row) in enumerate(zip(texts, found, strict=True)):
        verb = verbs.index(text.partition(" ")[0])
        known = [YES if verb == one else 0 for one in range(min(MOST_VERBS, len(verbs)))]
        scaled = [WHOLE * one // most[i] for i, one in enumerate(row)]
        parts.append((*known, *scaled, *[0] * (longest - len(row))))
        names.append(move if game.move_count <= MOST_NAMES else verb)
    return tuple(parts), tuple(names)


class FeatureSource:
    """The text of both functions, and how many features of the table there are."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._lines: list[str] = []
        known = learned_facts(game)
        pieces = [
            one
            for one in derived_description(game).pieces
            if self._is_short(one) and one.path not in known.hidden
        ]
        table = [one for one in pieces if not one.is_by_seat]
        mine = [one for one in pieces if one.path in known.own]
        by_seat = [one for one in pieces if one.is_by_seat and one.path not in known.own]
        self._begin()
        at = FIRST_PIECE
        for piece in table:
            at += self._piece(1, piece, f"{at}")
        self._line(1, "other = seat")
        for piece in mine:
            at += self._piece(1, piece, f"{at}")
        self.width = at + self._seats(by_seat, at)
        self._lines[1] = f"    for i in range({self.width}):"

    @property
    def text(self) -> str:
        """Both functions."""
        move = (
            "def move_features(s: Any, seat: int, move: int, f: Ints) -> int:",
            "    parts = PARTS[move]",
            "    for i in range(len(parts)):",
            "        f[i] = parts[i]",
            "    return NAMES[move]",
        )
        return "\n".join([*self._lines, "", "", *move]) + "\n"

    def _is_short(self, piece: Piece) -> bool:
        return piece.width(self._game.state) <= LONGEST_ROW

    def _begin(self) -> None:
        self._lines += [
            "def table_features(s: Any, seat: int, x: Ints) -> None:",
            "",  # the loop over all of them, when their number is known
            "        x[i] = 0",
            "    x[0] = YES",
            f"    x[1] = {PER_SEAT} * s.seats",
        ]

    def _seats(self, pieces: list[Piece], first: int) -> int:
        """A block for each seat, the own one first; returns how many features that makes."""
        if not pieces:
            return 0
        self._line(1, "for rank in range(s.seats):")
        self._line(2, "other = (seat + rank) % s.seats")
        place = len(self._lines)
        width = 0
        for piece in pieces:
            width += self._piece(2, piece, f"at + {width}")
        self._lines.insert(place, f"        at = {first} + rank * {width}")
        return width * self._game.seats[-1]

    def _piece(self, depth: int, piece: Piece, at: str) -> int:
        """The statements of one piece; returns how many features it has."""
        lengths = piece.lengths(self._game.state)
        each = piece.count if piece.kind == "category" else 2 if piece.kind == "seat" else 1
        place, stride = at, each
        for level in reversed(range(len(lengths))):
            place += f" + i{level} * {stride}"
            stride *= lengths[level]
        for level, length in enumerate(lengths):
            self._line(depth + level, f"for i{level} in range({length}):")
        for line in feature_lines(piece, place, value_text(piece.axes(self._game.state))):
            self._line(depth + len(lengths), line)
        return stride

    def _line(self, depth: int, text: str) -> None:
        self._lines.append("    " * depth + text)


def feature_lines(piece: Piece, at: str, value: str) -> Iterator[str]:
    """One number: which of a few, mine or another's, or how much."""
    match piece.kind:
        case "category":
            bounded = f"min(max({value}, {piece.low}), {piece.high})"
            yield f"x[{at} + {bounded} - {piece.low}] = YES"
        case "seat":
            yield f"x[{at}] = YES if {value} == seat else 0"
            yield f"x[{at} + 1] = YES if {value} >= 0 and {value} != seat else 0"
        case "wide":
            yield f"x[{at}] = min(max({value} * {WHOLE} // {piece.high}, -MOST), MOST)"
        case _:
            span = piece.high - piece.low
            yield f"x[{at}] = min(max(({value} - {piece.low}) * {WHOLE} // {span}, -MOST), MOST)"


def value_text(axes: list[Axis]) -> str:
    """A path as an expression."""
    text, level = "s", 0
    for axis in axes:
        index = {"": "", "all": f"[i{level}]", "seat": "[other]"}[axis.of]
        text += f".{axis.name}{index}"
        level += axis.of == "all"
    return text
