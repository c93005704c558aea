"""The help page of a command, laid out by cell width so that Japanese fits too."""

from __future__ import annotations

from collections.abc import Iterable

import click

from pyrite.core.words import Words

MOST_COLUMNS = 80
GAP = 2
NEVER_FIRST = "。、:)」"


def help_text(command: click.Command, ctx: click.Context, words: Words) -> str:
    """Usage, what it does, arguments, options, commands."""
    width = min(MOST_COLUMNS, click.get_current_context().terminal_width or MOST_COLUMNS)
    pieces = command.collect_usage_pieces(ctx)
    parts = [
        [words.say("help-usage", usage=" ".join([ctx.command_path, *pieces]))],
        wrap(command.help or "", width, 0),
        _section(words.say("help-options"), _option_rows(command, ctx), width),
    ]
    if isinstance(command, click.Group):
        parts.append(_section(words.say("help-commands"), _command_rows(command, ctx), width))
    return "\n\n".join("\n".join(part) for part in parts)


def _option_rows(command: click.Command, ctx: click.Context) -> Iterable[tuple[str, str]]:
    for param in command.get_params(ctx):
        if isinstance(param, click.Option):
            metavar = "" if param.is_flag else f" {param.make_metavar(ctx)}"
            yield ", ".join(param.opts) + metavar, param.help or ""


def _command_rows(group: click.Group, ctx: click.Context) -> Iterable[tuple[str, str]]:
    for name in group.list_commands(ctx):
        command = group.get_command(ctx, name)
        if command:
            yield name, (command.help or "").split("\n\n")[0]


def _section(title: str, rows: Iterable[tuple[str, str]], width: int) -> list[str]:
    rows = list(rows)
    indent = max(len(name) for name, _ in rows) + 2 * GAP
    lines = [title]
    for name, text in rows:
        first, *rest = wrap(text, width, indent) or [""]
        lines.append(f"{' ' * GAP}{name}".ljust(indent) + first.lstrip())
        lines.extend(rest)
    return lines


def wrap(text: str, width: int, indent: int) -> list[str]:
    """Paragraphs in lines no wider than the screen, indented."""
    from rich.console import Console
    from rich.text import Text

    console = Console(width=width)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        made = Text(paragraph).wrap(console, width - indent - 2)
        lines.extend(_hang([line.plain.rstrip() for line in made]))
    return [" " * indent + line if line else "" for line in lines]


def _hang(lines: list[str]) -> list[str]:
    """No line begins with a Japanese full stop: it hangs at the end of the line before."""
    hung: list[str] = []
    for line in lines:
        while hung and line[:1] in NEVER_FIRST and line:
            hung[-1] += line[0]
            line = line[1:]
        if line or not hung:
            hung.append(line)
    return hung
