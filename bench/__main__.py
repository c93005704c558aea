"""The front of the laboratories: `python -m bench` lists them, `python -m bench NAME …` runs one.

Every one has --help; what it refuses is told in one line.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from bench.arguments import PROGRAM
from bench.errors import BenchError
from pyrite.core.errors import PyriteError

LABORATORIES = {
    "compiled": ("bench.compiled", "how fast compiled games are, in both forms, beside Numba"),
    "peers": ("bench.peers.command", "steps and searches of ours beside those of other libraries"),
    "endings": ("bench.endings", "how often players find a best move where it can be computed"),
    "habits": ("bench.habits", "what players do, beside how well: how daring they are"),
    "review": ("bench.review.command", "whether grades follow strength, and what luck explains"),
    "server": ("bench.server.command", "how much a server bears, through real sockets"),
    "tables": ("bench.tables.command", "how fast tables are without sockets, and what they weigh"),
    "features": ("bench.features", "how much weaker derived features are than hand-written ones"),
    "tab": ("bench.tab.command", "what a page without a server costs whoever opens it"),
    "fairness": ("bench.fairness", "whether proofs of honest tables hold, and others do not"),
    "house": ("bench.house", "how far the code is from its plan, beside another checkout"),
    "figures": ("bench.figures.command", "writes docs/figures anew: what all of these print"),
}
"""By name: the module with its `main`, and what it measures."""

HELP = ("--help", "-h")
WRONG = 2  # as argparse ends


def main(words: Sequence[str] | None = None) -> None:
    """List the laboratories, or run one."""
    name, *rest = (sys.argv[1:] if words is None else words) or HELP
    if name in HELP:
        print(contents())
        return
    if name not in LABORATORIES:
        refuse(PROGRAM, f"no laboratory “{name}”: choose from {', '.join(LABORATORIES)}")
    try:
        import_module(LABORATORIES[name][0]).main(rest)
    except (BenchError, PyriteError, OSError) as error:
        refuse(f"{PROGRAM} {name}", str(error))


def contents() -> str:
    """A line for each laboratory."""
    lines = [f"  {name:8} {about}" for name, (_, about) in LABORATORIES.items()]
    return "\n".join([f"{PROGRAM} NAME …   NAME --help tells more", "", *lines])


def refuse(who: str, why: str) -> NoReturn:
    """One line, and the end."""
    print(f"{who}: error: {why}", file=sys.stderr)
    raise SystemExit(WRONG)


if __name__ == "__main__":
    main()
