"""Walks through uniform games for the contract suite: variants, positions, small comparisons."""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

from pyrite.core import flow
from pyrite.core.backends.backend import plain
from pyrite.core.chance import Chance, below
from pyrite.core.game import Game
from pyrite.core.law import CHANCE, ONLOOKER
from pyrite.core.schema import pack, twin
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import Play, start_play
from pyrite.engine.registry import all_games


@dataclass(frozen=True)
class Variant:
    """A game with seats and options."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]

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


def option_values(game: Game, seats: int) -> list[list[tuple[str, str]]]:
    """Every value of every option; of fixed start seats the last one stands for all."""
    rows = []
    for option in game.options_for(seats):
        values = option.values_for(seats)
        if option.name == "start":
            values = (values[0], values[-1])
        rows.append([(option.name, value) for value in values])
    return rows


def variants() -> list[Variant]:
    """Every game, seat count and combination of options."""
    return [
        Variant(game, seats, options)
        for game in all_games()
        for seats in game.seats
        for options in itertools.product(*option_values(game, seats))
    ]


def marked_variants() -> list[ParameterSet]:
    """All variants as test parameters; those with other options than the defaults are slow."""
    return [
        pytest.param(variant, id=str(variant), marks=() if variant.is_default else pytest.mark.slow)
        for variant in variants()
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
    return importlib.import_module(f"tests.games.{game.id.replace('-', '_')}.build")


def choose(play: Play, chance: Chance) -> tuple[int, int]:
    """A random waiting seat and one of its moves."""
    seat = play.waiting[below(chance, len(play.waiting))]
    moves = play.legal_numbers(seat)
    return seat, moves[below(chance, len(moves))]


def positions(variant: Variant, seed: str, *, every: int = 1) -> Iterator[Play]:
    """The positions of one game with a seat to move, every so many decisions, and the last one."""
    play = variant.start(seed)
    chance = stream(f"choices {seed}")
    for count in itertools.count():
        if play.is_over:
            yield play
            return
        if count % every == 0:
            yield play
        play.move(*choose(play, chance))


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
    decisions = 0
    while mask := settle_chance(s, chance, outcome):
        seat = seats_of(mask)[0]
        moves = legal(game, s, seat)
        assert moves, f"seat {seat} must speak but has no move"
        game.apply(s, seat, moves[below(chance, len(moves))])
        decisions += 1
    return decisions


def same(a: Any, b: Any) -> bool:
    """Equal byte for byte."""
    return pack(a) == pack(b)
