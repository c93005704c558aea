"""A server that chooses its cards, for tests of the proof: its own part of the software is patched.

Whatever it does, the proof it shows holds by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pytest

from pyrite.engine.play import new_play
from pyrite.tables import events as e
from pyrite.tables import starting
from pyrite.tables.table import Table

Tries = Iterable[list[str]]
"""The salts that a server tries, one after the other."""
Grind = Callable[[Table, Sequence[int], Sequence[str]], Tries]


def instead_of_a_person(table: Table, kept: Sequence[int], salts: Sequence[str]) -> Tries:
    """A person's salt is thrown away for one of the server's."""
    seat = next(i for i in kept if table.chairs[i].kind == "person")
    return (_with(salts, seat, number) for number in range(1000))


def for_a_bot(table: Table, kept: Sequence[int], salts: Sequence[str]) -> Tries:
    """People's salts stand, and a bot adds one."""
    seat = next(i for i in kept if table.chairs[i].kind == "bot")
    return (_with(salts, seat, number) for number in range(1000))


def for_the_last_person(table: Table, kept: Sequence[int], salts: Sequence[str]) -> Tries:
    """Somebody in league with the server adds what suits."""
    seat = max(i for i in kept if table.chairs[i].kind == "person")
    return (_with(salts, seat, number) for number in range(1000))


def _with(salts: Sequence[str], seat: int, number: int) -> list[str]:
    return [f"{number:064x}" if i == seat else one for i, one in enumerate(salts)]


def cheat(monkeypatch: pytest.MonkeyPatch, grind: Grind = instead_of_a_person) -> None:
    """From now on every table begins with the last seat, however many salts that takes."""
    honest = starting.start_events

    def start(
        table: Table, kept: Sequence[int], salts: Sequence[str], fill: str = ""
    ) -> list[e.Event]:
        tries = grind(table, kept, salts)
        chosen = next(one for one in tries if _suits(table, kept, [one[i] for i in kept]))
        return honest(table, kept, chosen, fill)

    monkeypatch.setattr(starting, "start_events", start)


def _suits(table: Table, kept: Sequence[int], salts: list[str]) -> bool:
    """Gold's first outcome of chance is who begins."""
    seed = table.seed_for(salts)
    play = new_play(table.game, len(kept), seed=seed, options=table.options)
    return next(iter(play.chance_steps())).text == f"start {len(kept) - 1}"
