"""The value of a position to every seat, and its mean over what chance may say next.

Values come from the network: exact, quick and without a game played. Where chance must speak, the
mean of fresh draws stands for the expectation, without bias. Runs plain or compiled (`core.bind`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pyrite.core.chance import Chance
from pyrite.core.flow import settle_chance, share_victory
from pyrite.core.schema import Ints, copy
from pyrite.players.kernels.layers import WHOLE, Layers, NetworkWorkspace, value

FROM, WORK = 0, 1  # states: where it begins, where chance is tried
STATES = 2


class ValueWorkspace(NamedTuple):
    """Working space to try chance in."""

    states: list[Any]
    chances: list[Chance]
    outcome: Ints
    values: list[float]  # by seat, of the state just looked at
    sums: list[float]  # by seat, of all


def expect(net: Layers, d: NetworkWorkspace, r: ValueWorkspace, seats: int, draws: int) -> int:
    """The values after so many draws, summed up; returns how many there were."""
    s = r.states[WORK]
    for _ in range(draws):
        copy(s, r.states[FROM])
        if settle_chance(s, r.chances[0], r.outcome):
            see_values(net, d, r, s, seats)
        else:
            share_victory(s, seats, r.values, 0)
        for seat in range(seats):
            r.sums[seat] += r.values[seat]
    return draws


def see_values(net: Layers, d: NetworkWorkspace, r: ValueWorkspace, s: Any, seats: int) -> None:
    """Each seat's own, all together one victory; who is alone may also lose."""
    total = 0.0
    for seat in range(seats):
        r.values[seat] = value(net, d, s, seat) / WHOLE
        total += r.values[seat]
    if seats > 1 and total > 0:
        for seat in range(seats):
            r.values[seat] /= total
