"""The worth of a position to every seat, and its mean over what chance may say next.

Worths come from the network: exact, quick and without a game played. Where chance must speak, the
mean of fresh draws stands for the expectation, without bias. Runs plain or compiled (`core.bind`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pyrite.core.chance import Chance
from pyrite.core.flow import settle_chance
from pyrite.core.law import winners
from pyrite.core.schema import Ints, copy
from pyrite.players.kernels.layers import WHOLE, Desk, Layers, worth

FROM, WORK = 0, 1  # states: where it begins, where chance is tried
STATES = 2


class Room(NamedTuple):
    """Room to try chance in."""

    states: list[Any]
    chances: list[Chance]
    outcome: Ints
    worths: list[float]  # by seat, of the state just looked at
    sums: list[float]  # by seat, of all


def expect(net: Layers, d: Desk, r: Room, seats: int, sides: int, draws: int) -> int:
    """The worths after so many draws, summed up; returns how many there were."""
    s = r.states[WORK]
    for _ in range(draws):
        copy(s, r.states[FROM])
        if settle_chance(s, r.chances[0], r.outcome):
            see_worths(net, d, r, s, seats)
        else:
            share_victory(r, s, seats, sides)
        for seat in range(seats):
            r.sums[seat] += r.worths[seat]
    return draws


def see_worths(net: Layers, d: Desk, r: Room, s: Any, seats: int) -> None:
    """Each seat's own, all together one victory; who is alone may also lose."""
    total = 0.0
    for seat in range(seats):
        r.worths[seat] = worth(net, d, s, seat) / WHOLE
        total += r.worths[seat]
    if seats > 1 and total > 0:
        for seat in range(seats):
            r.worths[seat] /= total


def share_victory(r: Room, s: Any, seats: int, sides: int) -> None:
    """At the end; sides at which nobody sits have their part, too."""
    mask = winners(s)
    count = 0
    for side in range(sides):
        count += mask >> side & 1
    for seat in range(seats):
        r.worths[seat] = (mask >> seat & 1) / max(1, count)
