"""What may explain why a move of End of the Trail was better than another."""

from pyrite.core.vocabulary.reasons import NEXT_TURN, OFTEN, Fact, Whose

AUCTION = ("event-dealer", "event-round", "event-over")
ROUND = ("event-round", "event-over")
STAKES = ("event-stake", "event-jump")

FACTS = (
    Fact("lot", ("event-won",), until=AUCTION, good=1),
    Fact("paid", ("event-pay",), value="money", until=AUCTION, good=-1),
    Fact("claim", STAKES, until=ROUND, good=1),
    Fact("no-claim", ("event-no-claim",), until=ROUND, good=-1),
    Fact("claims-soon-others", STAKES, Whose.OTHERS, OFTEN, (NEXT_TURN,), good=-1),
    Fact("claims-others", STAKES, Whose.OTHERS, OFTEN, ROUND, good=-1),
    Fact("final", ("event-final",), good=1),
    Fact("hand", ("event-hand",), value="gold", good=1),
    Fact("hand-others", ("event-hand",), Whose.OTHERS, "gold", good=-1),
)
"""The nearest first: the first one that explains enough is told."""

PARTS = ROUND
"""Events that end a part of the game which is summed up by itself."""
