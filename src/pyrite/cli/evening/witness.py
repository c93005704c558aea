"""One viewer's eyes: what a step meant to them, told from what they knew before and know now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pyrite.cli import boards

if TYPE_CHECKING:
    from pyrite.cli.evening.speech import Speech
    from pyrite.core.game import Event
    from pyrite.engine.play import Play

CHANCE_MOVER = -1


@dataclass(frozen=True)
class News:
    """One step as one viewer saw it."""

    mover: int
    events: tuple[Event, ...]
    is_hidden: bool  # the viewer may only know that the mover has decided
    moment: dict[str, Any] | None  # a view to be looked at before it is gone
    view: dict[str, Any]  # what is to be seen after it

    def sentences(self, speech: Speech) -> list[str]:
        """The step in words."""
        if self.is_hidden:
            return [speech.say("told-hidden", name=speech.seat(self.mover))]
        return [speech.tell(event) for event in self.events]


class Witness:
    """Looks before and after every step."""

    def __init__(self, play: Play, viewer: int) -> None:
        self.viewer = viewer
        self._look(play)

    def _look(self, play: Play) -> None:
        self.play = play
        self._known = {self.viewer: play.information(self.viewer).state}
        self.view = play.view(self.viewer)

    def note(self, mover: int, move: int, play: Play | None = None) -> News:
        """A step has just been made, by a seat or by chance (then `move` is its kind)."""
        known, view = self._known, self.view
        self._look(play or self.play)
        is_hidden = not self._may_see(mover, move)
        events = () if is_hidden else tuple(self.play.tell(known, mover, move, self.viewer))
        return News(mover, events, is_hidden, boards.moment(view, events), self.view)

    def _may_see(self, mover: int, move: int) -> bool:
        if mover in (self.viewer, CHANCE_MOVER):
            return True
        return bool(self.play.game.seen(self.play.state, mover, move, self.viewer))
