"""Compiling what players need on this machine: the search, beside everything of the engine.

`python -m pyrite.players.warm GAME` compiles all of it in a process of its own and prints a line
per entry; `python -m pyrite.players.warm GAME search` the search alone; with `politely` behind
it, the process gives way to others.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

from pyrite.core.flow import ENTRIES
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine import warm as engine
from pyrite.engine.play import start_play
from pyrite.engine.registry import find_game
from pyrite.players.instincts import instinct_of
from pyrite.players.search import tree
from pyrite.players.search.search import Budget, Search

SERIES = seed_text("warm")
SEARCH = "search"
POLITELY = "politely"
POLITENESS = 10  # of a child that compiles while somebody plays


def is_search_compiled(game: Game) -> bool:
    """Does this machine's cache hold the search, from the sources as they are now?"""
    return engine.is_compiled(game, tree.search, ((tree.instinct, instinct_of(game)),))


def compile_search(game: Game) -> None:
    """By a call on a tiny real input; a no-op where it is compiled."""
    play = start_play(game, game.seats[0], seed=SERIES)
    information = play.information(play.waiting[0])
    Search(game).advise(information, fast_chance(SERIES), Budget(iterations=1))


def warm_search(game: Game) -> Iterator[tuple[str, bool]]:
    """Compile the search if it is not there; yields its name and whether it was."""
    was_there = is_search_compiled(game)
    if not was_there:
        compile_search(game)
    yield SEARCH, was_there


def warm(game: Game) -> Iterator[tuple[str, bool]]:
    """The engine's entries, then the search."""
    yield from engine.warm(game)
    yield from warm_search(game)


def main(id: str, *words: str) -> None:
    """A line per entry, at once: `simulate compiled 4`; the number is of all."""
    only_search = SEARCH in words
    if POLITELY in words and hasattr(os, "nice"):
        os.nice(POLITENESS)
    total = 1 if only_search else len(ENTRIES) + 1
    for name, was_there in (warm_search if only_search else warm)(find_game(id)):
        print(name, "there" if was_there else "compiled", total, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
