"""The entry: chooses the language, runs a command, turns every error into one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from pyrite.cli.root import Root
from pyrite.cli.shell.ascii_fallback import PLAINLY
from pyrite.cli.shell.errors import FAULT, INTERRUPTED, exit_code, one_line, usage_text
from pyrite.cli.shell.language import choose_language
from pyrite.core.errors import PyriteError
from pyrite.core.words import Words


def main() -> None:
    """The console script `pyrite`."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=PLAINLY)  # an old terminal shows what it can
    words = Words(choose_language(arguments, os.environ), "pyrite.cli")
    try:
        code = Root(words).main(list(arguments), prog_name="pyrite", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except PyriteError as error:
        complain(words, error.in_language(words.language))
        return exit_code(error)
    except click.UsageError as error:
        complain(words, usage_text(error, words))
        return FAULT
    except (KeyboardInterrupt, click.Abort):
        print("\n" + words.say("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        return let_go()
    except OSError as error:
        complain(words, words.say("system-error", why=str(error)))
        return FAULT


def complain(words: Words, text: str) -> None:
    """One line on stderr."""
    print(words.say("complaint", text=one_line(text)), file=sys.stderr)


def let_go() -> int:
    """Nobody reads any more: say nothing, not even while Python closes its files."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    main()
