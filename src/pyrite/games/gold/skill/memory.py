"""Memory that fades in Gold: faces turned back long ago."""

from __future__ import annotations

from pyrite.core.vocabulary.skill import Forgets
from pyrite.games.gold.state import State


def forget(o: State, forgets: Forgets) -> None:
    """Faces turned back long ago count as never seen (G6.2)."""
    for place, flip in enumerate(o.last_seen):
        is_back = o.face[place] > 0 and flip > 0 and place != o.first
        if is_back and forgets(place, flip, o.flips - flip):
            o.unseen[o.face[place]] += 1
            o.last_seen[place] = 0
            o.face[place] = -1
