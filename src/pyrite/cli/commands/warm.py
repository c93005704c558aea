"""`pyrite warm`: compile games for this machine, each in a process of its own."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.parameters import game_argument
from pyrite.core.words import Words


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "warm",
        words,
        run,
        help=words.say("help-warm"),
        params=[game_argument(required=False, many=True)],
    )


def run(words: Words, *, games: tuple[str, ...]) -> None:
    """All that are named, or all there are."""
    from pyrite.cli.shell.progress import progress_bar
    from pyrite.cli.workers import LEARNING, has_learning, has_native
    from pyrite.engine.registry import find_game, game_ids

    if not has_native():
        raise CommandError("no-native")
    ids = [find_game(id).id for id in games] or list(game_ids())
    kinds: list[tuple[str, ...]] = [(), (LEARNING,)] if has_learning() else [()]
    for id in ids:
        with progress_bar() as bar:
            task = bar.add_task(words.say("warm-bar", game=id), total=None)
            states: list[str] = []
            for what in kinds:
                before = len(states)
                for state, total in compile_game(id, *what):
                    states.append(state)
                    bar.update(task, advance=1, total=before + total)
        if all(state == "there" for state in states):
            click.echo(words.say("warm-already", game=id))
        else:
            click.echo(words.say("warm-done", game=id))


def compile_game(id: str, *what: str) -> Iterator[tuple[str, int]]:
    """Let a child compile; yields `there` or `compiled` for each entry, and how many there are."""
    from pyrite.cli.workers import compile_command

    child = subprocess.Popen(
        compile_command(id, *what), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert child.stdout
    assert child.stderr
    try:
        for line in child.stdout:
            _, state, total = line.split()
            yield state, int(total)
        why = child.stderr.read().strip().splitlines()
    finally:
        child.terminate()
        code = child.wait()
        child.stdout.close()
        child.stderr.close()
    if code > 0:
        raise CommandError("warm-failed", game=id, why=why[-1] if why else str(code))
