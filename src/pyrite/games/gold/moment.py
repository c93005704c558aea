"""What must be seen of Gold for a moment: two cards face up, before both are turned or gone."""

from collections.abc import Sequence

from pyrite.core.game import Event
from pyrite.games.gold.state import State
from pyrite.games.gold.view import Scene, view


def moment(before: State, events: Sequence[Event]) -> Scene | None:
    """G6.4: a card whose fate is decided by being flipped stays in sight beside the first one."""
    flip = next((event for event in events if event.key == "event-flip"), None)
    if flip is None or not (before.first >= 0 or before.rush):
        return None
    shown = view(before)
    place, face = flip.values["place"], flip.values["face"]
    return {**shown, "cards": {**shown["cards"], place: face}, "up": [*shown["up"], place]}
