"""One viewer's eyes: what a step meant to them, told from what they knew before and know now.

A viewer is told of a step exactly when it was open to them or what they know has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyrite.core.game import Event, Json
from pyrite.engine.play import Play, Step
from pyrite.engine.player import Information
from pyrite.engine.telling.views import framed_view

View = dict[str, Json]


class News(NamedTuple):
    """One step as one viewer saw it."""

    mover: int  # a seat, or CHANCE_MOVER
    events: tuple[Event, ...]
    is_hidden: bool  # the viewer may only know that the mover has decided
    moment: View | None  # a view to be looked at before it is gone


def is_open(play: Play, step: Step, viewer: int) -> bool:
    """May the viewer know what was done in the last step?"""
    if step.is_chance or step.mover == viewer:
        return True
    return bool(play.game.seen(play.state, step.mover, step.move, viewer))


def has_changed(before: Information, after: Information) -> bool:
    """Does the viewer know anything else now?"""
    return before.bytes != after.bytes


def tell_news(before: Information, after: Information, play: Play, step: Step) -> News | None:
    """The last step as news to one viewer: if it was open to them, or they know otherwise now."""
    if not is_open(play, step, before.seat):
        return News(step.mover, (), True, None) if has_changed(before, after) else None
    events = tuple(play.game.story(before.state, step.mover, step.move, after.state))
    return News(step.mover, events, False, moment_of(before, play.seats, events))


def moment_of(before: Information, seats: int, events: Sequence[Event]) -> View | None:
    """What must be seen for a moment before the step has cleared it away."""
    if before.game.moment is None:
        return None
    between = before.game.moment(before.state, events)
    return None if between is None else framed_view(before, seats, None, between)


class Witness:
    """Looks before and after every step."""

    def __init__(self, play: Play, viewer: int) -> None:
        self.play = play
        self.viewer = viewer
        self._known = play.information(viewer)

    def note(self, step: Step) -> News | None:
        """The step that has just been made, as news."""
        before = self._known
        self._known = self.play.information(self.viewer)
        return tell_news(before, self._known, self.play, step)

    @property
    def view(self) -> View:
        """What the viewer's screen shows now."""
        return self.play.view(self.viewer)
