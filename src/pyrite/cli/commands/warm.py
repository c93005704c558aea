"""`pyrite warm`: compile games for this machine, each in a process of its own."""

from __future__ import annotations

import click

from pyrite.cli.reports.running import compile_all
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.options.parameters import game_argument
from pyrite.core.words import Words
from pyrite.engine.compilation.process import check_native
from pyrite.engine.registry import find_game, game_ids
from pyrite.envs.compilation.process import LEARNING, has_learning
from pyrite.players.compilation.process import PLAYERS


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "warm",
        words,
        run,
        params=[game_argument(required=False, several=True)],
    )


def run(words: Words, *, games: tuple[str, ...]) -> None:
    """All that are named, or all there are."""
    check_native()
    ids = [find_game(id).id for id in games] or list(game_ids())
    modules = [PLAYERS, LEARNING] if has_learning() else [PLAYERS]
    for id in ids:
        was_there = compile_all(words, id, modules)
        click.echo(words.say("warm-already" if was_there else "warm-done", game=id))
