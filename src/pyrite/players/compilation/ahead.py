"""Searches are compiled before anybody needs them.

`python -m pyrite.players.compilation.ahead GAME …`; no part of a tab, which has no processes.
"""

from __future__ import annotations

import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor

from pyrite.engine.registry import find_game, game_ids
from pyrite.players.compilation.entries import call_search


def call_search_of(id: str) -> None:
    """In a process of its own."""
    call_search(find_game(id))


def main(*ids: str) -> None:
    """These games, or all; as many at once as there are processors."""
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        list(processes.map(call_search_of, ids or game_ids()))


if __name__ == "__main__":
    main(*sys.argv[1:])
