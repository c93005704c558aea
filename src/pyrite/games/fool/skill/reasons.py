"""What may explain why a card of Fool! was better than another."""

from pyrite.core.game import Event, Seat
from pyrite.core.vocabulary.reasons import OFTEN, Fact, Whose
from pyrite.games.fool.box import COLOUR, COLOURS, NO_COLOUR
from pyrite.games.fool.state import State

TRICK = ("event-trick",)
ROUND = ("event-round-over",)
POINTS = ("event-left", "event-emptied", "event-emptied-befooled")

FACTS = (
    Fact("befooled", ("event-befooled",), until=TRICK, good=-1),
    Fact("emptied", ("event-emptied",), until=ROUND, good=1),
    Fact("emptied-others", ("event-emptied",), Whose.OTHERS, until=ROUND, good=-1),
    Fact("befooled-often", ("event-befooled",), value=OFTEN, until=ROUND, good=-1),
    Fact("round-points", POINTS, value="points", until=ROUND, good=1),
    Fact("round-points-others", POINTS, Whose.OTHERS, "points", ROUND, good=-1),
)
"""The nearest first: the first one that explains enough is told."""

PARTS = ROUND
"""Events that end a part of the game which is summed up by itself."""


def known(s: State, seat: int, made: int, best: int) -> list[Event]:
    """Who had shown to be out of a colour that could be led: from information alone."""
    if s.trick.size:
        return []
    led = dict.fromkeys(COLOUR[card] for card in (best, made))
    return [
        Event("known-void", {"seat": Seat(other), "colour": COLOURS[colour]})
        for colour in led
        if colour != NO_COLOUR
        for other in range(s.seats)
        if other != seat and s.players[other].void >> colour & 1
    ]
