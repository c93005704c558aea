"""The state of Fool!: each field with its meaning."""

from pyrite.core.schema import Struct, i8, i16, i32, structs
from pyrite.games.fool.box import COLOURS, LARGEST_HAND, MOST_SEATS

START, DEAL, TRICK, OVER = range(4)
"""What is waited for: the start seat, the deal, a card, nothing."""

ROUNDS, MEMORY_AID, START_SEAT = range(3)
"""The options, in order."""

NOTHING, STARTER, OWN_HAND, HANDS_LEFT = range(4)
"""What a step showed beside a card."""


class Player(Struct):
    """What one seat has."""

    size: int = i8("cards in hand")
    hand: list[int] = i8("the cards, ascending; 0 beyond `size`; UNKNOWN if hidden", LARGEST_HAND)
    count: list[int] = i8("cards in hand by colour, 1s last; UNKNOWN if hidden", 5)
    void: int = i8("mask of the colours it has shown to be out of since the deal")
    gone: list[int] = i8(
        "the cards it played since the deal, in order; NO_CARD beyond", LARGEST_HAND
    )
    total: int = i16("points of the finished rounds")
    points: int = i16("points of the last finished round")
    left: list[int] = i8("the hand left when that round ended, NO_CARD beyond", LARGEST_HAND)


class Trick(Struct):
    """The cards of one trick."""

    leader: int = i8("who leads it")
    colour: int = i8("the lead colour; NO_COLOUR: none yet")
    size: int = i8("cards played so far")
    cards: list[int] = i8("in the order played; NO_CARD beyond `size`", MOST_SEATS)
    seats: list[int] = i8("who played each; 0 beyond `size`", MOST_SEATS)
    winner: int = i8("who won it, when complete")
    befooled: int = i16("mask of the seats that took a disc, when complete")


class State(Struct):
    """A position, or what one seat knows of it."""

    viewer: int = i8("whose information this is; TRUTH for the true state")
    seats: int = i8("how many play")
    options: list[int] = i8("indices of the chosen values", 3)
    stage: int = i8("what is waited for")
    rounds: int = i8("finished rounds")
    tens: int = i8("how often +10 has been scored")
    starter: int = i8("who starts this round")
    turn: int = i8("who plays the next card")
    sitting: int = i16("mask of the seats with a disc: they sit this trick out")
    ending: int = i8("1: somebody has played the last card, the round ends with this trick")
    news: int = i8("what the last step showed beside a card")
    played: list[int] = i32("the cards played since the deal: a mask of values", len(COLOURS))
    played_ones: int = i8("1s played since the deal")
    trick: Trick = structs(Trick, 0, "the current one")
    last: Trick = structs(Trick, 0, "the last complete one; of size 0 if there is none")
    players: list[Player] = structs(Player, MOST_SEATS, "by seat")
    unseen: list[int] = i32("scratch of `guess`: the cards to deal, as `played`", len(COLOURS))
    slack: list[int] = i8("scratch: room to spare for each set of colours", 16)
    cost: list[int] = i16("scratch: what is still to be drawn when these colours are dealt", 16)
    order: list[int] = i8("scratch: the colours in the order they are dealt", len(COLOURS))
    places: list[int] = i8("scratch: the most places the first card of each can have", len(COLOURS))
