"""The ledger of luck and skill: what every step changed, so that all of it adds up to the result.

Winning chances before and after each step telescope: whatever the errors of the single figures,
the items add up to the final share minus the opening share. A forced move leaves them as they were:
two positions then have one value, the very same object.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import sqrt

from pyrite.core.law import CHANCE_MOVER
from pyrite.engine.play import Step
from pyrite.players.review.valuing import Chances, Estimate

Gains = Mapping[int, Chances | None]
"""By step: what the decision changed as far as its seat could know; None: it knew everything."""


class LedgerKind(StrEnum):
    """Why the chances moved."""

    CHANCE = "chance"  # dice, deals, draws
    REVEAL = "reveal"  # what lay hidden made more or less of a decision than was to be expected
    DECISION = "decision"
    OPEN = "open"  # a decision that was not judged


@dataclass(frozen=True)
class LedgerEntry:
    """One line of the ledger."""

    step: int
    kind: LedgerKind
    seat: int  # whose decision; CHANCE_MOVER for none
    change: Chances  # by seat


@dataclass(frozen=True)
class Account:
    """What it comes to for one seat: opening + luck + own + others + open = final."""

    seat: int
    opening: Estimate
    final: float
    luck: Estimate
    own: Estimate
    others: Estimate
    open: Estimate


@dataclass
class Sum:
    """A sum of measured differences; what is added here and taken off there has no error."""

    total: float = 0.0
    uses: Counter[int] = field(default_factory=Counter)  # how often each value, by its identity
    squares: float = 0.0  # of the errors of everything else

    def add_step(self, values: Sequence[Chances], step: int, seat: int) -> None:
        """From the position before a step to the one after it."""
        self.total += values[step][seat].mean - values[step - 1][seat].mean
        self.uses[id(values[step])] += 1
        self.uses[id(values[step - 1])] -= 1

    def add(self, one: Estimate, sign: int = 1) -> None:
        """Something that was measured apart."""
        self.total += sign * one.mean
        self.squares += one.error**2

    def estimate(self, values: Sequence[Chances], seat: int) -> Estimate:
        """The sum, and how sure it is."""
        measured = {id(one): one[seat].error for one in values}
        own = sum((n * measured[one]) ** 2 for one, n in self.uses.items())
        return Estimate(self.total, sqrt(own + self.squares))


def items(steps: Sequence[Step], values: Sequence[Chances], gains: Gains) -> list[LedgerEntry]:
    """The ledger, step by step; position 0 is before the first step."""
    found = []
    for number, step in enumerate(steps, 1):
        change = difference(values[number], values[number - 1])
        if step.is_chance:
            found.append(LedgerEntry(number, LedgerKind.CHANCE, CHANCE_MOVER, change))
        elif number not in gains:
            found.append(LedgerEntry(number, LedgerKind.OPEN, step.mover, change))
        else:
            gain = gains[number]
            found.append(LedgerEntry(number, LedgerKind.DECISION, step.mover, gain or change))
            if gain:
                rest = difference(change, gain)
                found.append(LedgerEntry(number, LedgerKind.REVEAL, step.mover, rest))
    return found


def difference(after: Chances, before: Chances) -> Chances:
    """By seat; what was not measured anew has not moved."""
    if after is before:
        return (Estimate(0.0, 0.0),) * len(after)
    return tuple(a - b for a, b in zip(after, before, strict=True))


def account(seat: int, steps: Sequence[Step], values: Sequence[Chances], gains: Gains) -> Account:
    """All of it for one seat."""
    luck, own, others, unjudged = Sum(), Sum(), Sum(), Sum()
    for number, step in enumerate(steps, 1):
        decisions = own if step.mover == seat else others
        if step.is_chance:
            luck.add_step(values, number, seat)
        elif number not in gains:
            unjudged.add_step(values, number, seat)
        elif gain := gains[number]:
            decisions.add(gain[seat])
            luck.add_step(values, number, seat)
            luck.add(gain[seat], -1)
        else:
            decisions.add_step(values, number, seat)
    return Account(
        seat,
        values[0][seat],
        values[-1][seat].mean,
        *(part.estimate(values, seat) for part in (luck, own, others, unjudged)),
    )
