"""Walks through uniform games for the contract suite: variants, positions, small comparisons."""

from __future__ import annotations

import itertools
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

from pyrite.core import flow
from pyrite.core.backends.backend import plain
from pyrite.core.chance import Chance, below
from pyrite.core.game import Game, find_room
from pyrite.core.law import CHANCE, ONLOOKER
from pyrite.core.schema import twin
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import Play, start_play
from pyrite.engine.registry import all_games

LAST_MOVES = 8  # that are named where a game does not end

Value = tuple[str, str]
"""An option's name, and what was chosen."""

Values = tuple[Value, ...]
Combined = Callable[[Sequence[Sequence[Value]]], list[Values]]


@dataclass(frozen=True)
class Variant:
    """A game with seats and options."""

    game: Game
    seats: int
    options: Values

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game.id}-{self.seats}" + (f"-{chosen}" if chosen else "")

    @property
    def is_default(self) -> bool:
        """Is every option at its first value?"""
        first = {option.name: option.values[0] for option in self.game.options}
        return all(first[name] == value for name, value in self.options)

    def start(self, seed: str) -> Play:
        """A new game of this variant."""
        return start_play(self.game, self.seats, seed=seed, options=dict(self.options))


def option_values(game: Game, seats: int) -> list[list[Value]]:
    """Every value of every option; of fixed start seats the last one stands for all."""
    rows = []
    for option in game.options_for(seats):
        values = option.values_for(seats)
        if option.name == "start":
            values = (values[0], values[-1])
        rows.append([(option.name, value) for value in values])
    return rows


def every_combination(rows: Sequence[Sequence[Value]]) -> list[Values]:
    """Each value of one option with each of all others."""
    return list(itertools.product(*rows))


def every_pair(rows: Sequence[Sequence[Value]]) -> list[Values]:
    """A few combinations, in which each value of one option meets each of another."""
    candidates = every_combination(rows)
    left = {pair for one in candidates for pair in pairs(one)}
    chosen: list[Values] = []
    while left or not chosen:
        best = max(candidates, key=lambda one: len(pairs(one) & left))
        chosen.append(best)
        left -= pairs(best)
    return chosen


def pairs(values: Values) -> set[Values]:
    """Any two of them, and each alone."""
    return set(itertools.combinations_with_replacement(values, 2))


def variants(combined: Combined = every_combination) -> list[Variant]:
    """Every game and seat count, with its options combined in this way."""
    return [
        Variant(game, seats, options)
        for game in all_games()
        for seats in game.seats
        for options in combined(option_values(game, seats))
    ]


def marked_variants() -> list[ParameterSet]:
    """As test parameters; those with other options than the defaults are slow.

    Options meet in pairs; all of them meet where there is time for it, in `make fuzz`.
    """
    return [
        pytest.param(variant, id=str(variant), marks=() if variant.is_default else pytest.mark.slow)
        for variant in variants(
            every_combination if "PYRITE_FUZZ_MINUTES" in os.environ else every_pair
        )
    ]


def plain_variants() -> list[Variant]:
    """Every game and seat count with the default options."""
    return [Variant(game, seats, ()) for game in all_games() for seats in game.seats]


each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
each_variant = pytest.mark.parametrize("variant", marked_variants())
each_plain_variant = pytest.mark.parametrize("variant", plain_variants(), ids=str)


def viewers(variant: Variant) -> tuple[int, ...]:
    """All seats and an onlooker."""
    return (*range(variant.seats), ONLOOKER)


def stream(text: str) -> Chance:
    """A fast stream for the choices of a test."""
    return fast_chance(seed_text(text))


def build_of(game: Game) -> ModuleType:
    """The game's own words for building positions, and what only it can tell the contract."""
    name = f"tests.games.{game.id.replace('-', '_')}.build"
    build = find_room(name)
    if build is None:
        pytest.skip(f"optional: {game.id} has no {name}")
    return build


def choose(play: Play, chance: Chance) -> tuple[int, int]:
    """A random waiting seat and one of its moves."""
    seat = play.waiting[below(chance, len(play.waiting))]
    moves = play.legal_numbers(seat)
    return seat, moves[below(chance, len(moves))]


def positions(variant: Variant, seed: str, *, every: int = 1) -> Iterator[Play]:
    """The positions of one game with a seat to move, every so many decisions, and the last one."""
    play = variant.start(seed)
    chance = stream(f"choices {seed}")
    for count in unfinished(play):
        if count % every == 0:
            yield play
        play.move(*choose(play, chance))
    yield play


def unfinished(play: Play) -> Iterator[int]:
    """Counts the steps of a walk as long as the game is not over, but not beyond its bound."""
    bound = play.game.decision_bound(play.seats, play.options)
    decisions = at = 0
    for count in itertools.count():
        if play.is_over:
            return
        decisions += sum(line.who != "*" for line in play.lines[at:])
        at = len(play.lines)
        assert decisions < bound, not_over(bound, map(str, play.lines[-LAST_MOVES:]))
        yield count


def not_over(bound: int, last: Iterable[str]) -> str:
    """What is said of a game that does not end."""
    return f"after {bound} decisions not over; last moves: {', '.join(last)}"


def observe(game: Game, s: Any, seat: int) -> Any:
    """A seat's information."""
    out = game.state()
    game.observe(s, seat, out)
    return out


def guess(game: Game, o: Any, chance: Chance) -> Any:
    """A full state that fits an information."""
    out = game.state()
    game.guess(o, chance, out)
    return out


def legal(game: Game, s: Any, seat: int) -> list[int]:
    """A seat's legal moves."""
    out = [0] * game.most_moves
    return out[: game.legal(s, seat, out)]


def after(game: Game, s: Any, seat: int, move: int) -> Any:
    """The state after a move, before chance speaks."""
    s = twin(s)
    game.apply(s, seat, move)
    return s


def seats_of(mask: int) -> list[int]:
    """The seats in a mask; none if chance must speak."""
    return [] if mask == CHANCE else [seat for seat in range(8) if mask >> seat & 1]


def finish(game: Game, s: Any, chance: Chance) -> int:
    """Uniform players end the game; returns the decisions, fails where a seat has no move."""
    outcome = [0] * game.longest_outcome
    settle_chance = plain(game).entry(flow.settle_chance)
    decisions, bound = 0, most_decisions(game, s.seats)
    last: deque[str] = deque(maxlen=LAST_MOVES)
    while mask := settle_chance(s, chance, outcome):
        assert decisions < bound, not_over(bound, last)
        seat = seats_of(mask)[0]
        moves = legal(game, s, seat)
        assert moves, f"seat {seat} must speak but has no move"
        move = moves[below(chance, len(moves))]
        game.apply(s, seat, move)
        last.append(f"{seat} {game.move_text(move)}")
        decisions += 1
    return decisions


def most_decisions(game: Game, seats: int) -> int:
    """The bound of the longest variant with so many seats."""
    chosen = itertools.product(*option_values(game, seats))
    return max(game.decision_bound(seats, dict(options)) for options in chosen)


def differences(a: Any, b: Any, path: str = "") -> list[str]:
    """Where two structs differ, by field: `sack[21]: -1 / 7`; nothing where they are the same."""
    found = []
    for name, field in type(a).fields.items():
        mine, other = getattr(a, name), getattr(b, name)
        pairs = zip(mine, other, strict=True) if field.length else [(mine, other)]
        for place, (one, two) in enumerate(pairs):
            here = f"{path}{name}[{place}]" if field.length else f"{path}{name}"
            if not isinstance(field.kind, str):
                found += differences(one, two, f"{here}.")
            elif one != two:
                found.append(f"{here}: {one} / {two}")
    return found
