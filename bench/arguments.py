"""What the command lines of all laboratories have in common."""

from __future__ import annotations

import argparse

PROGRAM = "python -m bench"


def make_parser(laboratory: str, about: str | None) -> argparse.ArgumentParser:
    """A parser whose --help tells what a module's docstring says, line by line."""
    return argparse.ArgumentParser(
        prog=f"{PROGRAM} {laboratory}",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def count_of(text: str) -> int:
    """At least one."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"a number from 1, not {text}")
    return int(text)


def time_of(text: str) -> float:
    """More than none."""
    try:
        time = float(text)
    except ValueError:
        time = 0.0
    if not 0 < time < float("inf"):
        raise argparse.ArgumentTypeError(f"a time above 0, not {text}")
    return time
