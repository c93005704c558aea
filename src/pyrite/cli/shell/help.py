"""The help page of a command, laid out by cell width so that Japanese fits too."""

from __future__ import annotations

from collections.abc import Iterable

import click

from pyrite.cli.shell.wrapping import wrap
from pyrite.core.words import Words

MOST_COLUMNS = 80
GAP = 2


def help_text(command: click.Command, ctx: click.Context, words: Words) -> str:
    """Usage, what it does, arguments, options, commands."""
    width = min(MOST_COLUMNS, click.get_current_context().terminal_width or MOST_COLUMNS)
    pieces = command.collect_usage_pieces(ctx)
    parts = [
        [words.say("help-usage", usage=" ".join([ctx.command_path, *pieces]))],
        _paragraphs(command.help or "", width, 0),
        _section(words.say("help-options"), _option_rows(command, ctx), width),
    ]
    if isinstance(command, click.Group):
        parts.append(
            _section(words.say("help-commands"), _command_rows(command, ctx, words), width)
        )
    return "\n\n".join("\n".join(part) for part in parts)


def _option_rows(command: click.Command, ctx: click.Context) -> Iterable[tuple[str, str]]:
    for param in command.get_params(ctx):
        if isinstance(param, click.Option):
            metavar = "" if param.is_flag else f" {param.make_metavar(ctx)}"
            yield ", ".join(param.opts) + metavar, param.help or ""


def _command_rows(
    group: click.Group, ctx: click.Context, words: Words
) -> Iterable[tuple[str, str]]:
    """The first paragraph of each command's help; no command is built for it."""
    for name in group.list_commands(ctx):
        yield name, words.say(f"help-{name}").split("\n\n")[0]


def _section(title: str, rows: Iterable[tuple[str, str]], width: int) -> list[str]:
    rows = list(rows)
    indent = max(len(name) for name, _ in rows) + 2 * GAP
    lines = [title]
    for name, text in rows:
        first, *rest = _paragraphs(text, width, indent) or [""]
        lines.append(f"{' ' * GAP}{name}".ljust(indent) + first.lstrip())
        lines.extend(rest)
    return lines


def _paragraphs(text: str, width: int, indent: int) -> list[str]:
    """Indented lines; a blank one between paragraphs."""
    lines = [line for part in text.split("\n") for line in wrap(part, width - indent - 2)]
    return [" " * indent + line if line else "" for line in lines]
