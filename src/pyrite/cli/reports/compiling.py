"""Before long work: where it will run. What it needs is compiled now, and a line says so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import click

from pyrite.core.backends.backend import NATIVE, PYTHON, WASM
from pyrite.core.errors import CompilationFailed
from pyrite.core.game import Game
from pyrite.core.words import Words
from pyrite.engine.compilation.choice import AUTO, ready_backend, take_what_is_there
from pyrite.engine.compilation.entries import FirstCall
from pyrite.engine.registry import find_game
from pyrite.players.compilation.entries import ROLLOUTS, SEARCH
from pyrite.players.levels import is_quick


def ready(words: Words, game: Game, asked: str, needs: Sequence[FirstCall]) -> str:
    """Where these will run; what is not compiled is so now, once, and a line says it."""
    backend = ready_backend(asked, game, needs)
    missing = [need for need in needs if backend == NATIVE and not need.is_ready(game)]
    if missing:
        click.echo(words.say("compiling-rules", game=game.id), err=True)
    try:
        for need in missing:
            need.make(game)
    except CompilationFailed:
        if asked != AUTO:
            raise
        backend = WASM if take_what_is_there(game, needs) else PYTHON
    if needs and asked == AUTO and backend == PYTHON:
        click.echo(words.say("no-compiler-here"), err=True)
    return backend


def search_backend(words: Words, id: str, names: Iterable[str], asked: str = AUTO) -> str:
    """Where the players' search will run."""
    game = find_game(id)
    is_search_needed = not all(is_quick(game, name) for name in names)
    return ready(words, game, asked, (SEARCH,) if is_search_needed else ())


def rollout_backend(
    words: Words, id: str, asked: str = AUTO, needs: Sequence[FirstCall] = (ROLLOUTS,)
) -> str:
    """Where rollouts will run, and what else is needed."""
    return ready(words, find_game(id), asked, needs)
