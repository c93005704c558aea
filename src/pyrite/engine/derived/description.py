"""A description of a game's information for learning, where the game brings none (`learning.py`).

Every field that holds numbers becomes a piece. What its numbers can be is learned from games at
random, always the same ones; whatever lies beyond later counts as the nearest. A row with an item
for each seat says so in its meaning ("by seat"), and so does a number that is one ("the active
seat", "who began").
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import pstdev
from typing import Any

from pyrite.core.chance import below
from pyrite.core.game import Game
from pyrite.core.schema import Field, Struct
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.core.vocabulary.feature_spec import (
    LARGEST_WIDE,
    Axis,
    Description,
    Piece,
    axes_of,
    plain_path,
)
from pyrite.engine.play import Play, start_play

GAMES = 12  # at random, for each number of seats
POSITIONS = 150  # of one game, at the most
FEW = 8  # values that a single number has if it is a name
BYTE = 127
NOBODY = -1  # what belongs to no seat
SEATED = re.compile(r"\b(seat|seats|who|whose)\b")
OF_SHARED = {
    "viewer": "the own seat comes first instead",
    "seats": "there are as many blocks as seats",
}


@dataclass
class Span:
    """What was seen of one field."""

    low: int
    high: int

    def widen(self, low: int, high: int) -> None:
        """This was seen, too."""
        self.low, self.high = min(self.low, low), max(self.high, high)


@dataclass(frozen=True)
class LearnedFacts:
    """What games at random tell of a game."""

    spans: dict[str, Span]  # by path without brackets
    hidden: frozenset[str]  # paths of what a seat may not always know, not even its own
    own: frozenset[str]  # paths of rows by seat in which a seat knows its own item alone
    spread: int  # how far scores lie apart


@functools.cache
def learned_facts(game: Game) -> LearnedFacts:
    """From games of every number of seats, with options in turn."""
    spans: dict[str, Span] = {}
    blanked: set[tuple[str, bool]] = set()
    scores: list[int] = []
    for seats in game.seats:
        for number in range(GAMES):
            play = random_game(game, seats, number)
            for mine, other in positions(play, f"{game.id} {seats} {number}"):
                for path, low, high in seen_values(mine):
                    spans.setdefault(path, Span(low, high)).widen(low, high)
                blanked.update(blanked_in(play, mine), blanked_in(play, other))
            scores.extend(play.score())
    hidden = frozenset(path for path, is_own in blanked if is_own)
    own = frozenset(path for path, _ in blanked) - hidden
    return LearnedFacts(spans, hidden, own, max(1, round(pstdev(scores))))


def random_game(game: Game, seats: int, number: int) -> Play:
    """A new game; the options have their values in turn."""
    chosen = {
        option.name: option.values_for(seats)[number % len(option.values_for(seats))]
        for option in game.options_for(seats)
    }
    return start_play(game, seats, seed=f"describe {number}", options=chosen)


def positions(play: Play, seed: str) -> Iterator[tuple[Any, Any]]:
    """What the active seat and any seat know, decision by decision; then it is over or cut off."""
    chance = fast_chance(seed_text(seed))
    for _ in range(POSITIONS):
        if play.is_over:
            return
        seat = play.waiting[below(chance, len(play.waiting))]
        watching = below(chance, play.seats)
        yield play.information(seat).state, play.information(watching).state
        moves = play.legal_numbers(seat)
        play.move(seat, moves[below(chance, len(moves))])


def blanked_in(play: Play, known: Any) -> Iterator[tuple[str, bool]]:
    """Paths at which a seat may not know the truth, and whether that is its own part of it."""
    for path, _ in paths_of(play.game, play.game.state):
        axes = axes_of(play.game.state, path)
        pairs = zip(items(known, axes), items(play.state, axes), strict=True)
        for (seat, seen), (_, true) in pairs:
            if seen != true and plain_path(path) != "viewer":
                yield path, seat in (NOBODY, known.viewer)


def items(value: Any, axes: Sequence[Axis], seat: int = NOBODY) -> Iterator[tuple[int, int]]:
    """All numbers at a path, each with the seat it belongs to, if any."""
    if not axes:
        yield seat, value
        return
    first, *rest = axes
    inner = getattr(value, first.name)
    if not first.length:
        yield from items(inner, rest, seat)
        return
    for place, one in enumerate(inner):
        yield from items(one, rest, place if first.of == "seat" else seat)


def seen_values(s: Struct, before: str = "") -> Iterator[tuple[str, int, int]]:
    """Least and greatest number of every field."""
    for name, field in type(s).fields.items():
        value = getattr(s, name)
        row = value if field.length else [value]
        if isinstance(field.kind, str):
            yield before + name, min(row), max(row)
        else:
            for one in row:
                yield from seen_values(one, f"{before}{name}.")


@functools.cache
def derived_description(game: Game) -> Description:
    """All fields that differ from position to position; the others are left out with the reason."""
    spans = learned_facts(game).spans
    left_out = {name: why for name, why in OF_SHARED.items() if name in spans}
    pieces = []
    for path, field in paths_of(game, game.state):
        name = plain_path(path)
        span = spans[name]
        if name in left_out:
            continue
        if span.low == span.high:
            left_out[name] = f"always {span.low} in games at random"
        else:
            pieces.append(piece_of(game, path, field, span))
    return Description(tuple(pieces), left_out)


def paths_of(game: Game, kind: type[Struct], before: str = "") -> Iterator[tuple[str, Field]]:
    """Every leaf with its brackets: by seat, or all items."""
    for name, field in kind.fields.items():
        path = before + name + (row_of(game, field, before) if field.length else "")
        if isinstance(field.kind, str):
            yield path, field
        else:
            yield from paths_of(game, field.kind, f"{path}.")


def row_of(game: Game, field: Field, before: str) -> str:
    """The brackets of a row: `[seat]` once in a path, where it has an item for each."""
    is_by_seat = field.length >= game.seats[-1] and "by seat" in field.meaning
    return "[seat]" if is_by_seat and "[seat]" not in before else "[]"


def piece_of(game: Game, path: str, field: Field, span: Span) -> Piece:
    """How a field is written down, by what was seen in it."""
    is_seat = span.low >= -1 and span.high < game.sides(game.seats[-1])
    if is_seat and SEATED.search(field.meaning) and "by seat" not in field.meaning:
        return Piece(path, "seat", -1, 7, is_clamped=True)
    if max(abs(span.low), abs(span.high)) > BYTE:
        most = min(LARGEST_WIDE, 2 * max(abs(span.low), abs(span.high)))
        return Piece(path, "wide", -most, most, is_clamped=True)
    is_name = not field.length and span.high - span.low < FEW
    return Piece(path, "category" if is_name else "count", span.low, span.high, is_clamped=True)
