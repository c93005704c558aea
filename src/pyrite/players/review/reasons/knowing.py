"""What a seat could have known: a game's own facts of the information before a decision.

They come from `known` in `skill/reasons.py`, which is handed information and two moves. When the
seat learned it is found by asking the same of what it knew earlier, back to where it did not hold.
"""

from __future__ import annotations

from dataclasses import dataclass

from pyrite.core.game import Event
from pyrite.players.review.judging import Decision
from pyrite.players.review.walk import Walk


@dataclass(frozen=True)
class KnownFact:
    """Something the seat knew, and since which step."""

    event: Event
    since: int


def known_facts(walk: Walk, step: int, decision: Decision) -> list[KnownFact]:
    """What bears on the two moves, in the game's order."""
    room = walk.game.room("skill.reasons")
    asked = walk.positions[step].asked
    if room is None or asked is None or not hasattr(room, "known"):
        return []
    about = decision.seat, decision.made, decision.best
    found: list[Event] = room.known(asked.information.state, *about)
    since = dict.fromkeys(range(len(found)), step - 1)
    open_ones = set(since)
    for place in range(step - 1, -1, -1):
        seen = walk.positions[place].known.get(decision.seat)
        if seen is None:
            continue
        told = room.known(seen.state, *about)
        open_ones = {n for n in open_ones if found[n] in told}
        since.update(dict.fromkeys(open_ones, place))
        if not open_ones:
            break
    return [KnownFact(event, since[n]) for n, event in enumerate(found)]
