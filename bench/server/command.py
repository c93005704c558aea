"""`python -m bench server MODE [--store FILE|URL] [--relaxed] [--tables N] [--seconds S]`.

saturated  as many moves as the server bears
paced      every table a move in PACE seconds; --thinking N tables of bots beside them
memory     KB a table, the idle server, and how long it takes to start
onlookers  one table and a crowd
soak       half load for --minutes, memory over time, errors in the log
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.arguments import count_of, make_parser, time_of
from bench.server.figures import Figures, table
from bench.server.modes import MODES
from bench.server.server import Cores, running_server
from pyrite.web.process.http_server import loop_factory

USUAL = {
    "saturated": {"tables": 200, "seconds": 10.0, "pace": 0.0},
    "paced": {"tables": 500, "seconds": 20.0, "pace": 1.0},
    "memory": {"tables": 500, "seconds": 10.0, "pace": 1.0},
    "onlookers": {"tables": 1, "seconds": 8.0, "pace": 0.1},
    "soak": {"tables": 200, "seconds": 10.0, "pace": 0.0},
}


def parse_options(arguments: Sequence[str]) -> argparse.Namespace:
    """What to measure; what is not said is as usual for the mode."""
    parser = make_parser("server", __doc__)
    parser.add_argument("mode", choices=MODES)
    parser.add_argument("--store", metavar="FILE|URL")
    parser.add_argument("--relaxed", action="store_true")
    parser.add_argument("--tables", type=count_of)
    parser.add_argument("--seconds", type=time_of)
    parser.add_argument("--pace", type=float)
    parser.add_argument("--thinking", type=int, default=0)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--onlookers", type=count_of, default=1000)
    parser.add_argument("--minutes", type=time_of, default=30.0)
    parser.add_argument("--rate", type=float)
    parser.add_argument("--server-cores", type=cores, default={0})
    parser.add_argument("--worker-cores", type=cores)
    parser.add_argument("--load-cores", type=cores, default={1})
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    for name, value in USUAL[given.mode].items():
        if getattr(given, name) is None:
            setattr(given, name, value)
    return given


def cores(text: str) -> set[int]:
    """`0` or `0,1`."""
    return {int(part) for part in text.split(",")}


def measure(given: argparse.Namespace, folder: Path) -> Figures:
    """One server, one mode."""
    store = given.store or str(folder / "tables.db")
    arguments = ["--store", store, *(["--relaxed"] if given.relaxed else [])]
    workers = given.worker_cores or given.server_cores
    pinned = Cores(given.server_cores, workers, given.load_cores)
    with (
        running_server(arguments, pinned, folder / "log") as server,
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        figures = runner.run(MODES[given.mode](server, given))
        return {**figures, "errors_in_log": server.errors}


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    given = parse_options(arguments)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        figures = measure(given, Path(folder))
    asked = {"mode": given.mode, "tables": given.tables, "relaxed": str(given.relaxed).lower()}
    print(json.dumps({**asked, **figures}) if given.json else table({**asked, **figures}))
