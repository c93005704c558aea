"""The state of End of the Trail: each field with its meaning.

A set of cards, tiles or seats is a number with a bit for each of them.
"""

from pyrite.core.schema import Struct, i8, i32, i64, structs
from pyrite.games.end_of_the_trail.box import (
    CARDS,
    MOST_LOTS,
    MOST_SEATS,
    POOLS,
    REFILLS,
    RESERVE,
    TILES,
)

START, LAND, RESERVES = range(3)
"""Setup: chance says who deals, what land there is, what the Argonauts have in reserve."""

DEAL, DEAL_LOTS, NEXT_LOT, DRAW, REVEAL = range(3, 8)
NEXT_TURN, PUSH, REFILL, NEXT_SWAP, SHOWDOWN = range(8, 13)
"""What happens by itself, card by card or seat by seat."""

HOLE, LOT, BID, PAY, ANSWER, SELECT = range(13, 19)
TURN, LOOK, PAIR_LOOK, SHIFT, KEEP, LAST_SWAP, FINAL = range(19, 26)
"""What a seat, or several at once, must say."""

OVER = 26
FIRST_QUESTION = HOLE

JOKERS_OPTION, MEMORY_AID, ARGONAUTS_OPTION, START_SEAT = range(4)
"""The options, in order."""

NONE = -1
HIDDEN = -2
"""A card that is there, but not for this viewer."""

UNSEEN = 0
"""The value of a tile whose gold the viewer does not know."""


class Proof(Struct):
    """What bids had proved of the cards hidden in a hand when others were dealt to it (ET8.4).

    Of the last shuffle by then there may be older cards in the hand and later ones. Which of the
    two a card shown since was, nobody can say.
    """

    shuffles: int = i8("shuffles made by then; 0: nothing was dealt to it then")
    older: int = i8("cards of the last of these shuffles that were hidden in the hand then")
    money: int = i8("dollars all cards hidden then hold, less those shown that surely were of them")
    shown: int = i64("cards of that last shuffle shown since: older ones, or later ones")


class Player(Struct):
    """What one side has: a seat, or an Argonaut."""

    hand: int = i64("cards in hand; in others' information only those everybody knows")
    open: int = i64("cards of the hand that everybody knows: won in a lot, not shown since")
    chosen: int = i64("cards chosen for prospecting and unused; until revealed also in the hand")
    used: int = i64("chosen cards used this round")
    kept: int = i64("used cards to be added to the poker cards, until all have chosen")
    poker: int = i64("poker cards lying face up")
    shown: int = i64("digest of what the last step showed this seat alone; 0: nothing")
    precedence: int = i32("of its chosen cards: the highest goes first this round")
    tents: int = i32("tiles its tents stand on")
    hole: int = i8("the hole card; NONE before it is chosen")
    cards: int = i8("how many cards in hand; those chosen count until they are revealed")
    money: int = i8("dollars in hand; NONE in others' information")
    proved: int = i8("dollars the hand is known to hold at least, from its bids")
    proofs: list[Proof] = structs(Proof, REFILLS, "of its older cards, by refill")
    hidden: list[int] = i8(
        "cards of the hand not known to all, by the shuffle they came from", POOLS
    )
    tents_left: int = i8("tents not yet placed")
    camp: int = i8("tile its camp stands on; NONE: not yet placed")
    prospector: int = i8("tile its prospector stands on; NONE: not on the board")
    last: int = i8("last tile looked at this round by an animal or Shortcut; NONE")
    offer: int = i8("an Argonaut's bid for this lot; NONE: it passed or has not drawn")
    reserve: list[int] = i8("an Argonaut's unrevealed reserve, top first; NONE: gone", RESERVE)


class State(Struct):
    """A position, or what one seat knows of it."""

    viewer: int = i8("whose information this is; TRUTH for the true state")
    seats: int = i8("how many decide")
    options: list[int] = i8("indices of the chosen values", 4)
    sides: int = i8("how many play: the seats, and in solo the two Argonauts")
    stage: int = i8("what is waited for or happens next")
    shuffling: int = i8("1: chance must shuffle the discards into a new deck")
    round: int = i8("the round, from 1")
    dealer: int = i8("who has the marker")
    turn: int = i8("who must speak; NONE where several must at once")
    pending: int = i8("seats that still owe a hidden choice")
    dealt: int = i8("how far a deal has come")
    lots: list[int] = i64("cards of the lots on the table", MOST_LOTS)
    lots_left: int = i8("lots that are still to be won")
    lot: int = i8("the lot under auction; NONE")
    bid: int = i8("the last bid; NONE")
    bidding: int = i8("seats that are still in")
    won: int = i8("sides that have won a lot this round")
    due: int = i8("dollars the winner has still to pay")
    drawer: int = i8("the Argonaut that draws for its bid")
    wanted: int = i8("cards it may still draw; 3: its first will tell whether it bids")
    drawn: int = i64("cards the Argonauts drew for their bids this round")
    order: list[int] = i8("the sides in this round's turn order", MOST_SEATS)
    at: int = i8("whose turn it is, by place in the order")
    finished: int = i8("sides that have finished prospecting this round")
    card: int = i8("the card being used; NONE")
    tile: int = i8("the tile being looked at; NONE")
    other: int = i8("the second tile being looked at; NONE")
    pushed: int = i8("sides whose tents must leave `push_from`")
    push_from: int = i8("the tile tents are pushed away from; NONE")
    shuffles: int = i8("how often the deck has been shuffled")
    left: int = i8("cards in the deck")
    deck: list[int] = i8("the deck, its top card last; NONE above it, HIDDEN in information", CARDS)
    discards: int = i64("the discard pile; before the first shuffle all cards")
    unseen: list[int] = i64("cards nobody has shown since this shuffle, by shuffle", POOLS)
    land: list[int] = i32("tiles by kind", 3)
    free: int = i32("unclaimed tiles")
    value: list[int] = i8("gold of each tile; UNSEEN where the viewer does not know", TILES)
    looked: list[int] = i8("seats that have looked at each tile", TILES)
    above: list[int] = i32("tiles known to be worth at least as much as each tile", TILES)
    final: int = i8("the tile of the final claim; NONE")
    shown: int = i64("digest of what the last step showed everybody; 0: nothing")
    players: list[Player] = structs(Player, MOST_SEATS, "by side")
    slot: list[int] = i8("scratch: where each card of a guess goes", CARDS)
    trail: list[int] = i8("scratch: which card was tried there", CARDS)
