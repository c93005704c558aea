"""A witness of one seat at End of the Trail: what all at the table saw of its hidden cards (ET8.4).

Knows no proof of the rules: it remembers every deal, every card shown and every bid, and tries
all ways in which the cards can have been dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from pyrite.games.end_of_the_trail.box import CARDS, MONEY, POOLS
from pyrite.games.end_of_the_trail.cards import money_of
from pyrite.games.end_of_the_trail.moves import ARGUMENT_OF, BID_VERB, VERB_OF
from pyrite.games.end_of_the_trail.state import HOLE, State


def members(cards: int) -> list[int]:
    """A set as a list."""
    return [card for card in range(CARDS) if cards >> card & 1]


def hidden_cards(s: State, seat: int) -> int:
    """The cards of a hand that not everybody knows."""
    me = s.players[seat]
    return me.hand & ~me.open


def shuffle_of(s: State, card: int) -> int:
    """The shuffle an unseen card came from."""
    return next(pool for pool in range(POOLS) if s.unseen[pool] >> card & 1)


@dataclass(frozen=True)
class Shown:
    """A hidden card that was shown: of which shuffle, and in which round."""

    card: int
    pool: int
    round: int


@dataclass(frozen=True)
class Bid:
    """In which round, how much beyond what all knew, and how many cards were shown before."""

    round: int
    dollars: int
    shown: int


@dataclass
class Witness:
    """All that one seat has let the others see."""

    seat: int
    dealt: Counter[tuple[int, int]] = field(default_factory=Counter)  # by round and shuffle
    shown: list[Shown] = field(default_factory=list)
    bids: list[Bid] = field(default_factory=list)

    def hear(self, s: State, mover: int, move: int) -> None:
        """A move is made, perhaps a bid."""
        if mover == self.seat and VERB_OF[move] == BID_VERB:
            dollars = ARGUMENT_OF[move] - money_of(s.players[mover].open)
            self.bids.append(Bid(s.round, dollars, len(self.shown)))

    def see(self, before: State, after: State) -> None:
        """A step was made: cards were shown or dealt."""
        was, now = hidden_cards(before, self.seat), hidden_cards(after, self.seat)
        if not self.dealt:
            if after.stage > HOLE:
                self.dealt[1, 0] = now.bit_count()
            return
        for card in members(was & ~now):
            self.shown.append(Shown(card, shuffle_of(before, card), before.round))
        for card in members(now & ~was):
            self.dealt[before.round + 1, shuffle_of(after, card)] += 1

    def ways(self, s: State, hidden: int) -> int:
        """In how many ways these hidden cards and those shown can have been dealt."""
        cards = [(one.card, one.pool, one.round) for one in self.shown]
        cards += [(card, shuffle_of(s, card), s.round) for card in members(hidden)]
        return sum(map(self.fits, deals(cards, self.dealt)))

    def fits(self, rounds: list[tuple[int, int]]) -> bool:
        """Could the seat pay all its bids, its cards being dealt in these rounds?"""
        return all(
            bid.dollars <= sum(MONEY[c] for c, dealt in rounds[bid.shown :] if dealt <= bid.round)
            for bid in self.bids
        )


def deals(
    cards: list[tuple[int, int, int]], dealt: Counter[tuple[int, int]]
) -> Iterator[list[tuple[int, int]]]:
    """Every card with the round it can have been dealt for, in all ways."""
    if not cards:
        yield []
        return
    (card, pool, until), *rest = cards
    for number in range(1, until + 1):
        if dealt[number, pool]:
            for others in deals(rest, dealt - Counter({(number, pool): 1})):
                yield [(card, number), *others]
