"""`python -m bench.tables {pace,memory,reopen} STORE [TABLES …] [--relaxed] [--seconds S]`.

pace     every table has three or four people who listen, moves as soon as it is asked, and begins
         anew when its game is over; latency is from a command to the last news of it
memory   KB a table that is looked at, and one that nobody needs
reopen   how soon a table is back in memory, early in its game and at its end

STORE is a file, `:memory:` or the address of a PostgreSQL; `--relaxed` as in `pyrite serve`.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence

from bench.tables.measures import Choice, memory, pace, reopen

MODES = {"pace": pace, "memory": memory, "reopen": reopen}
TABLES = {"pace": [1, 10, 100, 500], "memory": [500], "reopen": [1]}


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each number of tables."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.tables",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("mode", choices=MODES)
    parser.add_argument("store")
    parser.add_argument("tables", type=int, nargs="*")
    parser.add_argument("--relaxed", action="store_true")
    parser.add_argument("--seconds", type=float, default=4.0)
    given = parser.parse_args(arguments)
    for tables in given.tables or TABLES[given.mode]:
        choice = Choice(given.store, given.relaxed, tables, given.seconds)
        asyncio.run(_print(given.mode, choice))


async def _print(mode: str, choice: Choice) -> None:
    async for line in MODES[mode](choice):
        print(line, flush=True)


if __name__ == "__main__":
    main()
