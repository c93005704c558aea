"""Whose eyes a game is looked at with: one viewer's, or those of all seats together.

All eyes see what at least one seat may know; what nobody knows stays hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pyrite.core.law import ONLOOKER
from pyrite.engine.play import Play, Step
from pyrite.engine.player import Information
from pyrite.engine.telling.viewer_events import News, View, Witness, tell_news
from pyrite.engine.telling.views import view_of

HIDDEN: tuple[Any, ...] = (None, "?", [])


class Perspective(NamedTuple):
    """What is seen at one moment."""

    view: View
    own: list[View]  # by seat: what its screen shows where an onlooker's shows nothing


class OneViewer:
    """The eyes of one seat, or of an onlooker."""

    def __init__(self, play: Play, viewer: int) -> None:
        self.viewer = viewer
        self._witness = Witness(play, viewer)

    def note(self, step: Step) -> News | None:
        """The step that has just been made, as news."""
        return self._witness.note(step)

    def look(self) -> Perspective:
        """What is seen now."""
        return Perspective(self._witness.view, [])


class AllEyes:
    """Of all seats at once: each step is seen as its mover sees it."""

    viewer = ONLOOKER  # everybody is spoken of, nobody spoken to

    def __init__(self, play: Play) -> None:
        self._play = play
        self._known = self._look_around()

    def _look_around(self) -> dict[int, Information]:
        viewers = (ONLOOKER, *range(self._play.seats))
        return {viewer: self._play.information(viewer) for viewer in viewers}

    def note(self, step: Step) -> News | None:
        """The step that has just been made, as news."""
        viewer = ONLOOKER if step.is_chance else step.mover
        before = self._known[viewer]
        self._known = self._look_around()
        return tell_news(before, self._known[viewer], self._play, step)

    def look(self) -> Perspective:
        """What is seen now."""
        seats, result = self._play.seats, self._play.result
        onlooker, *views = (view_of(one, seats, result) for one in self._known.values())
        return Perspective(open_view(onlooker, views), [own_part(onlooker, one) for one in views])


def open_view(onlooker: View, views: Sequence[View]) -> View:
    """The onlooker's view, with what lies behind hands and screens laid open."""
    shared = [name for name, value in onlooker.items() if isinstance(value, dict | list) and value]
    made = dict(onlooker)
    for seat, view in enumerate(views):
        for name in shared:
            made[name] = opened(made[name], view[name], seat)
    return made


def opened(known: Any, seen: Any, seat: int) -> Any:
    """What is known, and what this seat sees of it; of itself a seat knows best."""
    if isinstance(known, dict) and isinstance(seen, dict):
        if known.get("seat") == seat:
            return seen
        return {name: opened(value, seen[name], seat) for name, value in known.items()}
    if isinstance(known, list) and isinstance(seen, list) and len(known) == len(seen):
        return [opened(one, other, seat) for one, other in zip(known, seen, strict=True)]
    return seen if known in HIDDEN and seen not in HIDDEN else known


def own_part(onlooker: View, view: View) -> View:
    """What only this seat's screen has a place for, such as its hand."""
    return {name: value for name, value in view.items() if value and onlooker[name] in HIDDEN}
