"""What may explain why a move of Fool's Gold was better than another."""

from pyrite.core.game import Event, Seat
from pyrite.core.vocabulary.reasons import OFTEN, Fact, Whose
from pyrite.games.fools_gold.box import GEM, MINE_NAMES, SILT
from pyrite.games.fools_gold.moves import describe_move
from pyrite.games.fools_gold.state import State

YEAR = ("event-year-over", "event-over")

FACTS = (
    Fact("gold", ("event-gold",), value="n", until=YEAR, good=1),
    Fact("gems", ("event-gem",), value=OFTEN, until=YEAR, good=1),
    Fact("nothing", ("event-nothing",), value=OFTEN, until=YEAR, good=-1),
    Fact("coins", ("event-coins",), value="n", until=YEAR, good=1),
    Fact("spent", ("event-wild",), value="n", until=YEAR, good=-1),
    Fact("gold-others", ("event-gold",), Whose.OTHERS, "n", YEAR, good=-1),
    Fact("gems-others", ("event-gem",), Whose.OTHERS, OFTEN, YEAR, good=-1),
)
"""The nearest first: the first one that explains enough is told."""

PARTS = YEAR
"""Events that end a part of the game which is summed up by itself."""


def known(s: State, seat: int, made: int, best: int) -> list[Event]:
    """What was left in the two mines, where the moves differ by that: from information alone."""
    mines = [describe_move(move).values.get("mine") for move in (best, made)]
    if mines[0] == mines[1] or None in mines:
        return []
    return [mine_event(s, seat, MINE_NAMES.index(mine)) for mine in mines]


def mine_event(s: State, seat: int, mine: int) -> Event:
    """How many cards of a mine can still be turned over, and what they hold."""
    deck = s.mines[mine].deck
    left = {"n": sum(deck), "gold": sum(deck[SILT + 1 : GEM]), "gems": deck[GEM]}
    return Event("known-mine", {"seat": Seat(seat), "mine": MINE_NAMES[mine], **left})
