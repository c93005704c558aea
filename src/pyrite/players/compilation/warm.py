"""Compiling what players need on this machine: search and rollouts, beside all of the engine.

`python -m pyrite.players.compilation.warm GAME` compiles all of it in a process of its own and
prints a line per entry; with `search` behind it the search alone, with `rollouts` these alone, with
`worths` what adjusted tournaments need beside them; with `politely`, the process gives way to
others.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

from pyrite.core.backends.backend import NATIVE
from pyrite.core.flow import ENTRIES
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.compilation import warm as engine
from pyrite.engine.play import start_play
from pyrite.engine.registry import find_game
from pyrite.players.kernels import layers, likelihood, rollouts, search, value
from pyrite.players.network import value as network_value
from pyrite.players.network.network import bindings as network_bindings
from pyrite.players.network.network import network_in_use
from pyrite.players.network.value import NetworkValuer
from pyrite.players.network.weights import has_weights
from pyrite.players.review.valuing import Valuer, bindings
from pyrite.players.search import guesses
from pyrite.players.search.guidance import bindings as search_bindings
from pyrite.players.search.inference import has_story
from pyrite.players.search.search import GUESSED, Budget, Search

SERIES = seed_text("warm")
SEARCH = "search"
ROLLOUTS = "rollouts"
WORTHS = "worths"
POLITELY = "politely"
POLITENESS = 10  # of a child that compiles while somebody plays
MOST_SECONDS = 900  # of a processor's time that it may take


def is_search_compiled(game: Game) -> bool:
    """Does this machine's cache hold search and network, from the sources as they are now?"""
    is_searched = engine.is_compiled(game, search.search, search_bindings(game))
    return is_searched and (not has_weights(game) or is_network_compiled(game))


def is_network_compiled(game: Game) -> bool:
    """Does the cache hold what asks the network, and what weighs guesses by it?"""
    is_asked = engine.is_compiled(game, layers.rate_moves, network_bindings(game))
    return is_asked and (
        not has_story(game)
        or engine.is_compiled(game, likelihood.fill_pool, guesses.bindings(game))
    )


def compile_search(game: Game) -> None:
    """By a call on a tiny real input; a no-op where it is compiled."""
    play = start_play(game, game.seats[0], seed=SERIES)
    seat = play.waiting[0]
    information, moves = play.information(seat), play.legal_numbers(seat)
    network = network_in_use(game, NATIVE) if has_weights(game) else None
    one_guess = Budget(iterations=GUESSED)
    Search(game, network=network).advise(information, fast_chance(SERIES), one_guess)
    if network:
        network.weigh(information, moves)


def warm_search(game: Game) -> Iterator[tuple[str, bool]]:
    """Compile the search if it is not there; yields its name and whether it was."""
    was_there = is_search_compiled(game)
    if not was_there:
        compile_search(game)
    yield SEARCH, was_there


def are_rollouts_compiled(game: Game) -> bool:
    """Does the cache hold what a review needs?"""
    return engine.is_compiled(game, rollouts.measure, bindings(game))


def compile_rollouts(game: Game) -> None:
    """By a call on a tiny real input."""
    play = start_play(game, game.seats[0], seed=SERIES)
    Valuer(game, play.seats, NATIVE).state_chances(play.state, SERIES, 1)


def warm_rollouts(game: Game) -> Iterator[tuple[str, bool]]:
    """Compile the rollouts if they are not there; yields their name and whether they were."""
    were_there = are_rollouts_compiled(game)
    if not were_there:
        compile_rollouts(game)
    yield ROLLOUTS, were_there


def warm_values(game: Game) -> Iterator[tuple[str, bool]]:
    """Compile what a network thinks of positions, if it is not there; without one nothing."""
    if has_weights(game):
        was_there = engine.is_compiled(game, value.expect, network_value.bindings(game))
        if not was_there:
            compile_values(game)
        yield WORTHS, was_there


def compile_values(game: Game) -> None:
    """By a call on a tiny real input, where there is a network."""
    if has_weights(game):
        play = start_play(game, game.seats[0], seed=SERIES)
        NetworkValuer(game, play.seats, NATIVE).state_chances(play.state, SERIES, 1)


def warm(game: Game) -> Iterator[tuple[str, bool]]:
    """The engine's entries, then the players'."""
    yield from engine.warm(game)
    for one in ALONE.values():
        yield from one(game)


ALONE = {SEARCH: warm_search, ROLLOUTS: warm_rollouts}
BY_NAME = {**ALONE, WORTHS: warm_values}
"""What can be asked for by its name; the last only so, few need it."""


def be_polite() -> None:
    """Give way to others, and end some day whatever happens: nobody may be there to end us."""
    import resource  # not on every system

    os.nice(POLITENESS)
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))


def main(id: str, *words: str) -> None:
    """A line per entry, at once: `simulate compiled 5`; the number is of all."""
    if POLITELY in words and hasattr(os, "nice"):
        be_polite()
    alone = next((BY_NAME[word] for word in words if word in BY_NAME), None)
    total = 1 if alone else len(ENTRIES) + len(ALONE)
    for name, was_there in (alone or warm)(find_game(id)):
        print(name, "there" if was_there else "compiled", total, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
