"""Time to think: none, a bank with an increment, or days per move. The clock is handed in.

A clock is a pure account: who runs since when, and what is left. Time is that of the table: the
server's seconds without those in which nobody kept time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

DAY = 86_400.0
LEAST_AFTER_RETURN = 10.0


@dataclass(frozen=True, slots=True)
class ClockRule:
    """A bank and an increment in seconds, or days for each decision; written as they were given."""

    bank: int | float = 0.0
    increment: int | float = 0.0
    days: int | float = 0.0

    @property
    def first(self) -> float:
        """What a seat begins with."""
        return self.days * DAY if self.days else self.bank


@dataclass(frozen=True, slots=True)
class Clock:
    """One seat's time: what was left when it last stood still, and since when it runs."""

    left: float
    since: float | None = None

    def left_at(self, now: float) -> float:
        """What is left now; never below nothing."""
        spent = 0.0 if self.since is None else max(0.0, now - self.since)
        return max(0.0, self.left - spent)

    @property
    def is_running(self) -> bool:
        """Does it run?"""
        return self.since is not None

    def start(self, rule: ClockRule, now: float) -> Clock:
        """The seat is asked; with days, it has all of them again."""
        return Clock(rule.first if rule.days else self.left, now)

    def stop(self, now: float) -> Clock:
        """It stands still."""
        return Clock(self.left_at(now))

    def answer(self, rule: ClockRule, now: float) -> Clock:
        """The seat has answered in time."""
        stopped = self.stop(now)
        return replace(stopped, left=stopped.left + rule.increment)

    def come_back(self, rule: ClockRule) -> Clock:
        """Somebody returns: whose time was over has the increment, or ten seconds."""
        if self.left > 0:
            return replace(self, since=None)
        return Clock(max(rule.increment, LEAST_AFTER_RETURN))

    @property
    def runs_out_at(self) -> float | None:
        """When nothing will be left."""
        return None if self.since is None else self.since + self.left
