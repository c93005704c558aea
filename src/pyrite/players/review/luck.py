"""The luck of a game by itself, without bias: for taking it out of results (docs/review.md).

Every term is a difference of two measurements that have the same expectation as long as chance, or
what nobody could know, has not spoken; so the sum has expectation 0, whoever plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.law import ONLOOKER, TRUTH
from pyrite.core.schema import pack
from pyrite.core.seeds import fast_chance
from pyrite.engine.player import Information
from pyrite.players.review.valuing import Arm, Chances, purpose
from pyrite.players.review.walk import Position, Walk

TRIES = 4  # guesses that may show something else

Terms = Iterator[tuple[Chances, Chances]]
"""What was measured after chance had spoken, and before."""


class Measures(Protocol):
    """Winning chances by fresh rollouts; exact ones, or whatever is fixed, will do as well."""

    def state_chances(self, state: Any, seed: str, iterations: int) -> Chances:
        """From a true state."""

    def known_chances(self, information: Information, seed: str, iterations: int) -> Chances:
        """From information."""

    def compare(
        self, information: Information, moves: Sequence[int], seed: str, iterations: int
    ) -> list[Arm]:
        """After a move, from information."""


class Public:
    """What everybody knows, position by position, looked up once."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self._found: dict[int, Information | None] = {}

    def at(self, place: int) -> Information | None:
        """None where there is nothing that all alike do not know."""
        if place not in self._found:
            self._found[place] = public(self.walk, self.walk.positions[place])
        return self._found[place]


def luck_of(known: Public, measures: Measures, seed: str, iterations: int) -> tuple[float, ...]:
    """By seat: how much more chance, and what came to light, gave than was to be expected."""
    luck = [0.0] * known.walk.seats
    for after, before in Luck(known, measures, seed, iterations).terms():
        for seat, (a, b) in enumerate(zip(after, before, strict=True)):
            luck[seat] += a.mean - b.mean
    return tuple(luck)


class Luck:
    """One game's terms; `seed` must be this game's alone, so that errors never repeat."""

    def __init__(self, known: Public, measures: Measures, seed: str, iterations: int) -> None:
        self.walk = known.walk
        self.public = known.at
        self.measures = measures
        self.iterations = iterations
        self._seed = seed

    def terms(self) -> Terms:
        """Runs of chance, and moves that showed what nobody knew."""
        places = self.walk.positions
        since: int | None = None  # where chance began to speak
        for place in range(1, len(places)):
            if not places[place].asked:
                since = place - 1 if since is None else since
                if place + 1 == len(places) or places[place + 1].asked:
                    yield self.value(place), self.value(since)
                    since = None
            else:
                yield from self.reveal(place)

    def value(self, place: int) -> Chances:
        """As the public knows it where everybody knows the same; else in the light of the truth."""
        one, seed = self.walk.positions[place], self._purpose("value", place)
        known = self.public(place)
        if known is None or one.is_over or not one.is_still:
            return self.measures.state_chances(one.state, seed, self.iterations)
        return self.measures.known_chances(known, seed, self.iterations)

    def reveal(self, place: int) -> Terms:
        """A move, where everybody knows the same, against what it could have shown."""
        one, known = self.walk.positions[place], self.public(place - 1)
        if known is None or one.step is None:
            return
        mover, move = one.step.mover, one.step.move
        chance = fast_chance(self._purpose("tries", place))
        if shows(self.walk.game, known, mover, move, chance):
            asked = Information(known.game, mover, known.state)
            seed = self._purpose("expected", place)
            (arm,) = self.measures.compare(asked, [move], seed, self.iterations)
            yield self.value(place), arm.chances

    def _purpose(self, what: str, place: int) -> str:
        return purpose(f"luck {what} {place}", self._seed.encode())


def public(walk: Walk, one: Position) -> Information | None:
    """What an onlooker knows, if it is not everything and every seat knows just that."""
    game = walk.game
    onlooker = observed(game, one.state, ONLOOKER)
    seen = seen_in(onlooker)
    if seen == pack(one.state):
        return None
    for seat in range(walk.seats):
        if seen_in(observed(game, one.state, seat)) != seen:
            return None
    onlooker.viewer = ONLOOKER
    return Information(game, ONLOOKER, onlooker)


def seen_in(information: Any) -> bytes:
    """What is seen, whoever sees it; leaves the information without a viewer."""
    information.viewer = TRUTH
    return pack(information)


def observed(game: Game, state: Any, viewer: int) -> Any:
    """Information in a room of its own."""
    out = game.state()
    game.observe(state, viewer, out)
    return out


def shows(game: Game, known: Information, mover: int, move: int, chance: Chance) -> bool:
    """Could the move show one thing or another? Asked of guesses, never of the truth."""
    seen: set[bytes] = set()
    for _ in range(TRIES):
        state = game.state()
        game.guess(known.state, chance, state)
        game.apply(state, mover, move)
        seen.add(pack(observed(game, state, ONLOOKER)))
        if len(seen) > 1:
            return True
    return False
