"""When a seat may take its last move back, and how that is done: one rule for every game.

At once, as long as since then chance has not spoken, nobody was shown anything, and no other seat
has acted as far as the asker may know. Others' secret choices stand, and do not give themselves
away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from pyrite.core.law import CHANCE_MOVER, ONLOOKER
from pyrite.engine.play import Play, Snapshot, Step
from pyrite.engine.telling.viewer_events import has_changed, is_open

ONLOOKER_BIT = 1 << 8


def viewer_bit(viewer: int) -> int:
    """A viewer's place in a mask: seats from bit 0, onlookers at bit 8."""
    return ONLOOKER_BIT if viewer == ONLOOKER else 1 << viewer


@dataclass(frozen=True, slots=True)
class Trace:
    """What remains of a step for those who come later."""

    mover: int  # a seat, or CHANCE_MOVER
    told: int  # mask of the viewers who may know of it
    has_shown: bool  # did it show anybody anything beside itself?


@cache
def _trace(mover: int, told: int, has_shown: bool) -> Trace:
    """Few differ, so all tables share them."""
    return Trace(mover, told, has_shown)


def trace_of(play: Play, step: Step, told: int) -> Trace:
    """The trace of the step that has just been made, of which these viewers were told."""
    shown, state = play.game.shown, play.state
    has_shown = bool(shown(state, ONLOOKER))
    for seat in range(play.seats):
        has_shown = has_shown or bool(shown(state, seat))
    return _trace(step.mover, told, has_shown)


def told_mask(before: Play, after: Play, step: Step) -> int:
    """Who is told of the step between these two: to whom it was open, or who knows otherwise."""
    viewers = (*range(after.seats), ONLOOKER)
    return sum(viewer_bit(one) for one in viewers if _is_told(before, after, step, one))


def _is_told(before: Play, after: Play, step: Step, viewer: int) -> bool:
    return is_open(after, step, viewer) or has_changed(
        before.information(viewer), after.information(viewer)
    )


def last_move(traces: Sequence[Trace], seat: int) -> int | None:
    """Where the seat's last move stands."""
    for place in range(len(traces) - 1, -1, -1):
        if traces[place].mover == seat:
            return place
    return None


def is_free(traces: Sequence[Trace], place: int) -> bool:
    """May this move be taken back at once?"""
    seat = traces[place].mover
    later = traces[place + 1 :]
    return is_unshown(traces, place) and not any(
        trace.mover == CHANCE_MOVER or trace.told & viewer_bit(seat) for trace in later
    )


def is_unshown(traces: Sequence[Trace], place: int) -> bool:
    """Has nobody been shown anything since, by this move or a later step?"""
    return not any(trace.has_shown for trace in traces[place:])


def take_back(play: Play, places: Sequence[int], kept: Snapshot | None) -> Snapshot:
    """These steps of the game have never happened; the moment before them is handed back.

    Whoever takes back again and again hands it in: then nothing before it is played again.
    """
    lines = play.lines
    if kept and kept.length <= places[0]:
        play.restore(kept)
    else:
        play.begin_again()
    for line in lines[len(play.lines) : places[0]]:
        play.repeat(line.who, line.text)
    moment = play.snapshot()
    for place in range(places[0], len(lines)):
        if place not in places:
            play.repeat(lines[place].who, lines[place].text)
    return moment
