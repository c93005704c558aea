"""A game: its facts, its rules in the dialect, and its plain-Python edges (texts, view, story)."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from pyrite.core import law
from pyrite.core.bind import Function
from pyrite.core.schema import Ints, Struct

USUAL_SEATS = 3

Number = TypeVar("Number", int, float)

Json = Any
"""A value that JSON can hold."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the first value is the default."""

    name: str
    values: tuple[str, ...]
    only: tuple[int, ...] = ()  # seat counts it exists for; empty: all

    def values_for(self, seats: int) -> tuple[str, ...]:
        """The values to choose from: a start seat must exist."""
        return self.values[: seats + 1] if self.name == "start" else self.values


def start_option(most_seats: int, only: tuple[int, ...] = ()) -> Option:
    """Every game's `start`: drawn by chance, or a fixed seat."""
    return Option("start", ("random", *map(str, range(most_seats))), only)


class Seat(int):
    """A seat or side among an event's values: JSON sees its number, people hear a name."""

    __slots__ = ()


class Cards(str):
    """Cards among an event's values: JSON sees what records write, people what is printed."""

    __slots__ = ()


class Points(str):
    """Points by side among an event's values, `9 7`: people hear whose they are."""

    __slots__ = ()

    @classmethod
    def by_side(cls, points: Sequence[int]) -> Points:
        """In order."""
        return cls(" ".join(map(str, points)))


class Event(NamedTuple):
    """Something that happened, to be told in any language: a Fluent key and its values."""

    key: str
    values: Mapping[str, Json]


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


def victory_shares(winners: Collection[int], sides: int) -> list[float]:
    """Each side's part of the victory; a side at which nobody sits may have won all of it."""
    return [(side in winners) / max(1, len(winners)) for side in range(sides)]


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """Everything one game brings. The law's functions are documented in `core.law`."""

    package: str  # where its folder lies; its optional rooms are found there
    id: str
    title: str
    designer: str
    year: int
    difficulty: int  # how hard it is to learn: 1 is easiest
    version: int  # of the rules, written in records
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    state: type[Struct]
    move_count: int  # moves are numbered from 0 to move_count - 1
    most_moves: int  # legal at once, at the most
    longest_outcome: int  # numbers in one outcome of chance, at the most
    outcomes: tuple[str, ...]  # kinds of chance by number, as records name them
    reasons: tuple[str, ...]  # ends by number, as records name them
    decision_bound: Callable[[int, Mapping[str, str]], int]  # no game is longer: seats, options
    sides: Callable[[int], int] = lambda seats: seats  # how many scores
    fewest_wins: bool = False  # people count what the law's score, where higher is better, negates

    begin: Callable[[Any, int, Ints], None]
    waiting: Callable[[Any], int]
    draw: Callable[[Any, Any, Ints], int]
    possible: Callable[[Any, Ints, int], bool]
    settle: Callable[[Any, Ints, int], None]
    legal: Callable[[Any, int, Ints], int]
    apply: Callable[[Any, int, int], None]
    score: Callable[[Any, Ints], None]
    winners: Callable[[Any], int]
    reason: Callable[[Any], int]
    observe: Callable[[Any, int, Any], None]
    guess: Callable[[Any, Any, Any], None]
    shown: Callable[[Any, int], int]
    seen: Callable[[Any, int, int, int], bool]

    move_text: Callable[[int], str]
    parse_move: Callable[[str], int]
    describe_move: Callable[[int], Event]
    chance_text: Callable[[Sequence[int]], str]
    parse_chance: Callable[[str], list[int]]
    view: Callable[[Any], Mapping[str, Json]]
    view_type: type  # what `view` gives, in the frame that all games share: a TypedDict
    story: Callable[[Any, int, int, Any], list[Event]]
    events: Mapping[str, Mapping[str, Any]]  # what `story` may tell: values by name, their types
    moment: Callable[[Any, Sequence[Event]], Mapping[str, Json] | None] | None = None
    """A view that stands between two others for as long as people need to look at it: from the
    information before a step, and its events."""
    print_card: Callable[[str], Event] | None = None
    """How people write a card that a record writes so."""
    side_names: Callable[[Any], dict[int, str]] | None = None
    """What sides are called at which nobody sits."""

    @property
    def rules(self) -> dict[str, Function]:
        """The law's functions by name."""
        return {name: getattr(self, name) for name in law.LAW}

    @functools.cached_property
    def move_texts(self) -> tuple[str, ...]:
        """Every move as text, by its number."""
        return tuple(map(self.move_text, range(self.move_count)))

    @functools.cached_property
    def move_numbers(self) -> dict[str, int]:
        """Every move's number, by its text."""
        return {text: number for number, text in enumerate(self.move_texts)}

    def room(self, name: str) -> ModuleType | None:
        """An optional part of its folder, such as `skill.heuristic`; None where it has none."""
        return find_room(f"{self.package}.{name}")

    def points(self, score: Number) -> Number:
        """A score, or a mean of scores, as people count it."""
        return -score if self.fewest_wins else score

    @property
    def usual_seats(self) -> int:
        """A good number to play with."""
        return USUAL_SEATS if USUAL_SEATS in self.seats else self.seats[0]

    def options_for(self, seats: int) -> tuple[Option, ...]:
        """The options that exist for this many seats."""
        return tuple(o for o in self.options if not o.only or seats in o.only)


@functools.cache
def find_room(name: str) -> ModuleType | None:
    """A module by its full name, if there is one; what is wrong inside it is told as it is."""
    parent, _, _ = name.rpartition(".")
    if parent and importlib.util.find_spec(parent) is None:
        return None
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


EDGES = {
    "State": "state",
    "OUTCOMES": "outcomes",
    "View": "view_type",
    "EVENTS": "events",
    **{name: name for name in ("move_text", "parse_move", "describe_move")},
    **{name: name for name in ("chance_text", "parse_chance", "view", "story")},
    **{name: name for name in ("moment", "print_card", "side_names")},
}
"""What a game defines beside the law, and what `Game` calls it."""


def signed(*modules: ModuleType) -> dict[str, Any]:
    """The law's functions and a game's edges, by name from the modules that define them.

    A game that has no words for its moves, or tells no story, gets plain ones.
    """
    names = {**{name: name for name in law.LAW}, **EDGES}
    found = {
        field: vars(module)[name]
        for module in modules
        for name, field in names.items()
        if is_defined_in(module, name)
    }
    if found.keys() >= {*TOLD_FROM}:
        found = {**plain_telling(**{name: found[name] for name in TOLD_FROM}), **found}
    return {"package": modules[0].__name__.rpartition(".")[0], **found}


PLAIN_EVENTS: dict[str, dict[str, Any]] = {
    "told-move": {"seat": Seat, "move": str},
    "told-chance": {"outcome": str, "changes": str},
}
"""What is told of a game without a story; a move and a kind of outcome as records write them, and
which numbers of the view it changed: `die 4, left 23`."""

TOLD_FROM = ("move_text", "outcomes", "view", "view_type")


def plain_telling(
    move_text: Callable[[int], str],
    outcomes: Sequence[str],
    view: Callable[[Any], Mapping[str, Json]],
    view_type: type,
) -> dict[str, Any]:
    """How moves are described and steps told where a game does not say it."""
    numbers = plain_numbers(view_type)

    def describe_move(move: int) -> Event:
        return Event("move-plain", {"move": move_text(move)})

    def story(before: Any, mover: int, move: int, after: Any) -> list[Event]:
        if mover == law.CHANCE_MOVER:
            changed = ", ".join(changes(numbers, view(before), view(after)))
            return [Event("told-chance", {"outcome": outcomes[move], "changes": changed})]
        return [Event("told-move", {"seat": Seat(mover), "move": move_text(move)})]

    return {"describe_move": describe_move, "story": story, "events": PLAIN_EVENTS}


def plain_numbers(view_type: type) -> list[str]:
    """Fields of a view that hold one number, and no seat."""
    hints = get_type_hints(view_type, include_extras=True)
    return [
        name
        for name, hint in hints.items()
        if get_origin(hint) is not Annotated and int in (hint, *get_args(hint))
    ]


def changes(
    fields: Sequence[str], before: Mapping[str, Json], after: Mapping[str, Json]
) -> Iterator[str]:
    """What is there now and was not before."""
    for name in fields:
        value = after.get(name)
        if value is not None and value != before.get(name):
            yield f"{name} {value}"


def is_defined_in(module: ModuleType, name: str) -> bool:
    """Does the name stand there, and is it not merely imported?"""
    value = vars(module).get(name)
    return value is not None and getattr(value, "__module__", module.__name__) == module.__name__


def option_indices(game: Game, chosen: Mapping[str, str]) -> list[int]:
    """Chosen values as numbers, in the order of declaration; what is not named is the default."""
    return [o.values.index(chosen.get(o.name, o.values[0])) for o in game.options]
