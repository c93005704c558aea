"""What may explain why a flip of Gold was better than another."""

from pyrite.core.game import Event, Seat
from pyrite.core.vocabulary.reasons import NEXT_TURN, OFTEN, Fact, Whose
from pyrite.games.gold.box import GONE
from pyrite.games.gold.moves import face_values, place_text
from pyrite.games.gold.state import State

CARRIED = ("event-carried", "event-rush-gold")
SOON = (NEXT_TURN,)

FACTS = (
    Fact("carried", CARRIED, until=SOON, good=1),
    Fact("carried-nuggets", CARRIED, value="n", until=SOON, good=1),
    Fact("rivals-nuggets", CARRIED, Whose.OTHERS, "n", SOON, good=-1),
    Fact("dynamite", ("event-dynamite",), Whose.ANYBODY, OFTEN, SOON),
)
"""The nearest first: the first one that explains enough is told."""

PARTS = (
    *("event-rush-few", "event-rush-stalemate", "event-rush-quiet"),
    *("event-game-over", "event-over"),
)
"""Events that end a part of the game which is summed up by itself."""


def known(s: State, seat: int, made: int, best: int) -> list[Event]:
    """Of the two cards those that were seen: from information alone."""
    return [
        Event(
            "known-card",
            {"seat": Seat(seat), "place": place_text(place), **face_values(s.face[place])},
        )
        for place in (best, made)
        if s.face[place] > GONE
    ]
