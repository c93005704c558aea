"""Whole games step by step, as a digest: what is compiled, and what is plain Python.

    python -m tests.web.tab.step_digests SITE [GAMES]

plays so many games of each game (1000) in a browser, from the folder of a site, and plainly here,
and says how many are the same. Seats and options take turns.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyrite.core import flow
from pyrite.core.backends.backend import compiled
from pyrite.core.chance import Chance, below
from pyrite.core.game import Game
from pyrite.core.schema import pack
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import Play, start_play
from pyrite.engine.registry import find_game

Position = tuple[bytes, bytes, list[int]]
"""State, chance, and what the lowest waiting seat may do; nothing, if it is over."""


def setting(game: Game, number: int) -> dict[str, Any]:
    """Seats, options and seed of a game by its number."""
    seats = game.seats[number % len(game.seats)]
    options = {
        one.name: values[(number // len(game.seats) + place) % len(values)]
        for place, one in enumerate(game.options_for(seats))
        if (values := one.values_for(seats))
    }
    return {"seats": seats, "options": options, "seed": seed_text(f"steps {number}")}


def digest(positions: Iterator[Position]) -> str:
    """Of all of them."""
    found = hashlib.sha256()
    for state, chance, moves in positions:
        found.update(state + chance + repr(moves).encode())
    return found.hexdigest()


def compiled_positions(game: Game, number: int) -> Iterator[Position]:
    """Stepped by the compiled rules."""
    play = start_play(game, **setting(game, number))
    backend = compiled(game)
    states, chances = backend.states(1), backend.rows(Chance, 1)
    outcome, offered = backend.scratch()
    entry = backend.entry(flow.step_one)
    step = backend.begun(entry, states, chances, outcome, offered)
    assert play.chance
    backend.put(states, 0, play.state)
    backend.put(chances, 0, play.chance)
    choices = fast_chance(seed_text(f"choices {number}"))
    moves = list(play.legal_numbers(play.waiting[0]))
    while True:
        state = pack(backend.take(game.state, states, 0))
        yield state, pack(backend.take(Chance, chances, 0)), moves
        if not moves:
            return
        answer = int(step(moves[below(choices, len(moves))]))
        moves = [int(offered[i]) for i in range(answer & 0xFFFF)] if answer >> 16 else []


def plain_positions(game: Game, number: int) -> Iterator[Position]:
    """Played by the rules as they are written."""
    play: Play = start_play(game, **setting(game, number))
    choices = fast_chance(seed_text(f"choices {number}"))
    while True:
        moves = [] if play.is_over else list(play.legal_numbers(play.waiting[0]))
        assert play.chance
        yield pack(play.state), pack(play.chance), moves
        if play.is_over:
            return
        play.move(play.waiting[0], moves[below(choices, len(moves))])


def compiled_digests(id: str, numbers: range) -> list[str]:
    """As JSON may carry them."""
    return [digest(compiled_positions(find_game(id), number)) for number in numbers]


def plain_digests(id: str, numbers: range) -> list[str]:
    """The same here."""
    return [digest(plain_positions(find_game(id), number)) for number in numbers]


def program(id: str, numbers: range) -> str:
    """For a Python elsewhere: this file, and a line that calls it."""
    source = Path(__file__).read_text("utf-8").rpartition("if __name__ ==")[0]
    called = f"json.dumps(compiled_digests({id!r}, {numbers!r}))"
    return f"{source}\nimport json\n{called}"


def main(site: str, count: str = "1000") -> None:
    """A line for each game."""
    from pyrite.engine.registry import game_ids
    from tests.web.browser import launched
    from tests.web.tab.python_page import PythonPage
    from tests.web.tab.site_host import SiteHost

    host = SiteHost(Path(site).resolve().parent, Path(site).name)
    with launched() as browser:
        page = PythonPage(browser.new_page(), host.url)
        for id in game_ids():
            same = 0
            for first in range(0, int(count), 10):
                numbers = range(first, min(first + 10, int(count)))
                pairs = zip(page.run(program(id, numbers)), plain_digests(id, numbers), strict=True)
                same += sum(here == there for here, there in pairs)
            print(f"{id}: {same} of {count} games are the same, step by step", flush=True)
    host.go()


if __name__ == "__main__":
    main(*sys.argv[1:])
