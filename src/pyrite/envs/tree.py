"""A game as a tree in which chance speaks number by number, for libraries that want it so.

Each bounded number that the rules draw is a node of its own with equally likely children, so a deal
is as many nodes as the shuffle has swaps. Of seats that choose at once the lowest speaks first.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from pyrite.core.bind import Binder
from pyrite.core.chance import KINDS, Chance, below
from pyrite.core.flow import lowest_seat
from pyrite.core.game import Game
from pyrite.core.law import CHANCE, draw
from pyrite.core.schema import copy, twin
from pyrite.engine.player import Information
from pyrite.engine.registry import find_game


class NumberWanted(Exception):
    """The rules ask chance for a number below this."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


@dataclass
class ToldNumbers:
    """A stream whose numbers are told one by one; stands where rules expect a `Chance`."""

    numbers: Sequence[int]
    used: int = 0
    cipher: int = 0
    before: list[int] = field(default_factory=lambda: [0] * KINDS)


def told_below(chance: Any, n: int) -> int:
    """The next told number; where there is none, it is asked for."""
    if n == 1:
        return 0
    if chance.used == len(chance.numbers):
        raise NumberWanted(n)
    chance.used += 1
    number: int = chance.numbers[chance.used - 1]
    return number


@functools.cache
def told_draw(game: Game) -> Callable[[Any, ToldNumbers, list[int]], int]:
    """The game's `draw` with told numbers."""
    bound: Callable[[Any, ToldNumbers, list[int]], int] = Binder(
        game.rules, replace={below: told_below, copy: copy}
    ).bind(draw)
    return bound


@dataclass(frozen=True)
class SeatedGame:
    """A game and its number of seats; in a pickle the game is its id."""

    game: Game
    seats: int

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle, (self.game.id, self.seats)


def _unpickle(id: str, seats: int) -> SeatedGame:
    return SeatedGame(find_game(id), seats)


class Made(NamedTuple):
    """A move on the way to a node, and the mask of seats that saw it made."""

    seat: int
    move: int
    seen: int

    def is_seen(self, seat: int) -> bool:
        """Did this seat see it?"""
        return bool(self.seen >> seat & 1)

    def __str__(self) -> str:
        return f"{self.seat}:{self.move}"


@dataclass
class Node:
    """A position. One that clones share never changes again; any other changes in place."""

    seated: SeatedGame
    state: Any
    waiting: int = 0  # who must speak, as the law has it
    numbers: tuple[int, ...] = ()  # what chance has told of the outcome being drawn
    bound: int = 0  # the next number it must tell is below this
    moves: list[Made] = field(default_factory=list)
    is_shared: bool = False

    def __deepcopy__(self, memo: object) -> Node:
        self.is_shared = True
        return self

    def own(self) -> Node:
        """The node itself or, where others share it, one that may be changed."""
        if not self.is_shared:
            return self
        return replace(self, state=twin(self.state), moves=list(self.moves), is_shared=False)

    @property
    def game(self) -> Game:
        """The game whose position this is."""
        return self.seated.game

    @property
    def mover(self) -> int:
        """Of the waiting seats the lowest."""
        return lowest_seat(self.waiting)

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a waiting seat."""
        moves = [0] * self.game.most_moves
        return moves[: self.game.legal(self.state, seat, moves)]

    def tell(self, number: int) -> None:
        """Chance tells the next number."""
        self.numbers = (*self.numbers, number)
        self.go_on()

    def move(self, move: int) -> None:
        """The mover makes a legal move."""
        seat, game = self.mover, self.game
        game.apply(self.state, seat, move)
        seen = 1 << seat
        for viewer in range(self.seated.seats):
            seen |= game.seen(self.state, seat, move, viewer) << viewer
        self.moves.append(Made(seat, move, seen))
        self.go_on()

    def go_on(self) -> None:
        """Go on until somebody must speak: chance with a number, a seat, or nobody."""
        game = self.game
        self.waiting = game.waiting(self.state)
        while self.waiting == CHANCE:
            outcome = [0] * game.longest_outcome
            try:
                n = told_draw(game)(twin(self.state), ToldNumbers(self.numbers), outcome)
            except NumberWanted as wanted:
                self.bound = wanted.bound
                return
            game.settle(self.state, outcome, n)
            self.numbers, self.bound = (), 0
            self.waiting = game.waiting(self.state)

    def information(self, seat: int) -> Information:
        """What a seat may know here."""
        out = self.game.state()
        self.game.observe(self.state, seat, out)
        return Information(self.game, seat, out)

    def moves_seen(self, seat: int) -> list[Made]:
        """The moves so far that the seat saw; not even how many others there were is told."""
        return [made for made in self.moves if made.is_seen(seat)]

    def guessed(self, seat: int, chance: Chance) -> Node:
        """A position that the seat could not tell from this one, made from what it knows alone.

        So others' moves that it did not see are no part of it, and an outcome of which chance has
        told a part is begun anew.
        """
        state = self.game.state()
        self.game.guess(self.information(seat).state, chance, state)
        node = Node(self.seated, state, moves=self.moves_seen(seat))
        node.go_on()
        return node


@functools.cache
def first_node(game: Game, seats: int, options: tuple[int, ...]) -> Node:
    """The beginning, where chance or a seat must speak; shared by all."""
    node = Node(SeatedGame(game, seats), game.state(), is_shared=True)
    game.begin(node.state, seats, list(options))
    node.go_on()
    return node
