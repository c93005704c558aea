"""What may explain why a move of Fool's Gold was better than another."""

from pyrite.core.vocabulary.reasons import OFTEN, Fact, Whose

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
