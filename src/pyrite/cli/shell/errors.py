"""What can go wrong at the command line itself, and how any error is said: in one line."""

from __future__ import annotations

import click

from pyrite.core.errors import PyriteError
from pyrite.core.words import Words
from pyrite.engine.errors import WrongRecord
from pyrite.engine.records.proof import WrongProof

FAULT = 2  # wrong use, or something that cannot be read
WRONG = 1  # well read, but it does not hold
INTERRUPTED = 130


class CommandError(PyriteError):
    """An error of the command line, told in its words."""

    package = "pyrite.cli"


def exit_code(error: PyriteError) -> int:
    """The exit code an error stands for."""
    return WRONG if isinstance(error, WrongRecord | WrongProof) else FAULT


def one_line(text: str) -> str:
    """No error is longer than a line, whatever it quotes."""
    return " ".join(text.split())


def usage_text(error: click.UsageError, words: Words) -> str:
    """What click found wrong, in our words, and where help is."""
    return f"{_usage_fault(error, words)} {_usage_hint(error, words)}"


def _usage_fault(error: click.UsageError, words: Words) -> str:
    match error:
        case click.NoSuchOption():
            return words.say("usage-no-option", option=error.option_name)
        case click.MissingParameter():
            return words.say("error-missing", name=_name(error))
        case click.BadOptionUsage():
            return _option_fault(error, words)
        case click.BadParameter():
            return words.say("usage-bad-value", name=_name(error))
    return words.say("usage-extra")


def _option_fault(error: click.BadOptionUsage, words: Words) -> str:
    """A value that is missing, or one too many."""
    params = error.ctx.command.params if error.ctx else []
    named = (one for one in params if error.option_name in one.opts)
    option = next(named, None)
    if isinstance(option, click.Option) and error.ctx and not option.is_flag:
        value = f"{error.option_name} {option.make_metavar(error.ctx)}"
        return words.say("usage-needs-value", option=error.option_name, example=value)
    return words.say("usage-option-value", option=error.option_name)


def _name(error: click.BadParameter) -> str:
    if error.param is None or error.ctx is None:
        return str(error.param_hint)
    if isinstance(error.param, click.Option):
        return error.param.opts[-1]
    return error.param.make_metavar(error.ctx)


def _usage_hint(error: click.UsageError, words: Words) -> str:
    command = error.ctx.command_path if error.ctx else "pyrite"
    return words.say("usage-hint", command=f"{command} --help")
