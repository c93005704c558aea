"""The page about the command line, made from the commands themselves.

python -m pyrite.cli.docs > docs/command_line.md
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import click

from pyrite.cli.root import Root
from pyrite.cli.session.beginning import easiest_first
from pyrite.core.words import Words
from pyrite.engine.play import start_play
from pyrite.engine.registry import all_games


def page(language: str = "en") -> str:
    """The whole page as Markdown."""
    words = Words(language, "pyrite.cli")
    root = Root(words)
    with click.Context(root, info_name="pyrite") as ctx:
        parts = [f"# {words.say('docs-title')}", words.say("docs-intro")]
        parts.extend(_options(root, ctx, words))
        for name in root.list_commands(ctx):
            command = root.get_command(ctx, name)
            assert command is not None
            with click.Context(command, info_name=name, parent=ctx) as inner:
                parts.extend(_section(command, inner, words))
        parts.extend([f"## {words.say('docs-table-title')}", words.say("docs-table")])
        parts.append(_block(words.say("table-help", **_first_move())))
        parts.extend([f"## {words.say('docs-codes-title')}", words.say("docs-codes")])
    return "\n\n".join(parts) + "\n"


def _first_move() -> dict[str, str]:
    """What somebody might type first, in the game that is learned first."""
    game = easiest_first(all_games())[0]
    play = start_play(game, game.usual_seats, seed="first move")
    return {"game": game.id, "example": play.legal(play.waiting[0])[0]}


def _section(command: click.Command, ctx: click.Context, words: Words) -> Iterator[str]:
    yield f"## pyrite {command.name}"
    yield (command.help or "").replace("\n\n", "\n\n")
    usage = " ".join([ctx.command_path, *command.collect_usage_pieces(ctx)])
    yield _block(usage)
    yield from _options(command, ctx, words)


def _options(command: click.Command, ctx: click.Context, words: Words) -> Iterator[str]:
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    columns = [words.say("docs-option"), words.say("docs-meaning")]
    if any(option.envvar for option in options):
        columns.insert(1, words.say("docs-variable"))
    head = "".join(f" {column} |" for column in columns)
    rows = [f"|{head}", "|" + "---|" * len(columns)]
    rows.extend(_row(option, ctx, len(columns)) for option in options)
    yield "\n".join(rows)


def _row(option: click.Option, ctx: click.Context, columns: int) -> str:
    """An option, the variable that says the same, and what it means."""
    metavar = "" if option.is_flag else f" {option.make_metavar(ctx)}"
    cells = [f"`{', '.join(option.opts)}{metavar}`", option.help or ""]
    if columns > len(cells):
        cells.insert(1, f"`{option.envvar}`" if option.envvar else "")
    return "".join(f"| {cell.replace('|', chr(92) + '|')} " for cell in cells) + "|"


def _block(text: str) -> str:
    return f"```text\n{text}\n```"


if __name__ == "__main__":
    sys.stdout.write(page())
