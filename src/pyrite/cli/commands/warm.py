"""`pyrite warm`: compile games for this machine, each in a process of its own."""

from __future__ import annotations

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.parameters import game_argument
from pyrite.core.words import Words
from pyrite.engine.compiling import check_native, compile_game
from pyrite.envs.compiling import LEARNING, has_learning
from pyrite.players.compiling import PLAYERS


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "warm",
        words,
        run,
        params=[game_argument(required=False, many=True)],
    )


def run(words: Words, *, games: tuple[str, ...]) -> None:
    """All that are named, or all there are."""
    from pyrite.cli.shell.progress import progress_bar
    from pyrite.engine.registry import find_game, game_ids

    check_native()
    ids = [find_game(id).id for id in games] or list(game_ids())
    modules = [PLAYERS, LEARNING] if has_learning() else [PLAYERS]
    for id in ids:
        with progress_bar() as bar:
            task = bar.add_task(words.say("warm-bar", game=id), total=None)
            states: list[str] = []
            for module in modules:
                before = len(states)
                for state, total in compile_game(module, id):
                    states.append(state)
                    bar.update(task, advance=1, total=before + total)
        if all(state == "there" for state in states):
            click.echo(words.say("warm-already", game=id))
        else:
            click.echo(words.say("warm-done", game=id))
