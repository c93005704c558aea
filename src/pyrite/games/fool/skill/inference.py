"""The story of a round of Fool!: who played which card, from the deal on (F4.1)."""

from __future__ import annotations

from pyrite.core.schema import copy
from pyrite.games.fool.box import COLOUR_COUNT, HAND, NO_CARD
from pyrite.games.fool.rules import forget_plays, open_trick, sort, take_card
from pyrite.games.fool.state import TRICK, State


def rewind(s: State, past: State) -> int:
    """All cards played are back in the hands they came from; returns how many these are.

    None where the story does not reach back to the deal.
    """
    if s.stage != TRICK or not is_whole(s):
        return 0
    copy(past, s)
    past.sitting = 0
    past.ending = 0
    past.played_ones = 0
    for colour in range(COLOUR_COUNT):
        past.played[colour] = 0
    cards = 0
    for seat in range(s.seats):
        cards += take_back(s, past, seat)
    open_trick(past, s.starter)
    return cards


def is_whole(s: State) -> bool:
    """Is it known of every card that left a hand?"""
    for seat in range(s.seats):
        played = HAND[s.seats] - s.players[seat].size
        if played > 0 and s.players[seat].gone[played - 1] == NO_CARD:
            return False
    return True


def take_back(s: State, past: State, seat: int) -> int:
    """A seat's cards; returns how many."""
    played = HAND[s.seats] - s.players[seat].size
    player = past.players[seat]
    forget_plays(player)
    for i in range(played):
        take_card(player, s.players[seat].gone[i])
    sort(player.hand, 0, player.size)
    return int(played)


def told(s: State, past: State, seat: int) -> int:
    """The card that this seat played next."""
    return int(s.players[seat].gone[HAND[s.seats] - past.players[seat].size])
