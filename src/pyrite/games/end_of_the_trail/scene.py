"""What a screen of End of the Trail is told, field by field (ET8.2)."""

from typing import Annotated, Literal, TypedDict

from pyrite.core.view import Frame, OneOf, SeatNumber
from pyrite.games.end_of_the_trail.box import (
    CARD_TEXTS,
    TILE_TEXTS,
    Action,
    Argonaut,
    Colour,
    Hand,
    Kind,
)

Phase = Literal[
    "setup",
    "hole",
    "auction",
    "selecting",
    "prospecting",
    "gambling",
    "showdown",
    "final",
    "over",
]
Back = Literal["?"]
BACK: Back = "?"

CardText = Annotated[str, OneOf(CARD_TEXTS)]
TileText = Annotated[str, OneOf(TILE_TEXTS)]


class Card(TypedDict):
    """A card with what is printed on it."""

    card: CardText  # rank and suit, or a Joker
    action: Action  # what it does in prospecting
    money: int  # dollars it is worth


class Round(TypedDict):
    """Which round of how many."""

    number: int  # this round, from 1
    of: int  # rounds in all


class Tile(TypedDict):
    """A tile and all that stands on it."""

    kind: Kind | None  # what land it is; null before it is laid out
    gold: int | None  # its value; null where the viewer may not see it
    tents: list[SeatNumber]  # whose tents stand here
    camp: SeatNumber | None  # whose camp stands here; null if none does
    prospectors: list[SeatNumber]  # whose prospectors are here
    looked: list[SeatNumber]  # who has looked at its value


class Looking(TypedDict):
    """Somebody looks at tiles."""

    seat: SeatNumber  # who
    card: Card  # with which card
    tiles: list[TileText]  # at one tile, or at two


class Pushed(TypedDict):
    """Tents must leave a tile."""

    tile: TileText  # which tile
    seats: list[SeatNumber]  # whose tents


class Lot(TypedDict):
    """A lot that can still be won."""

    lot: int  # its number, from 1
    cards: list[Card]  # what is in it
    is_open: bool  # is it under auction?


# Not a class, because `in` is a word of Python.
Auction = TypedDict(
    "Auction",
    {
        "lot": int,  # the lot under auction, from 1
        "bid": int | None,  # the last bid in dollars; null before the first
        "in": list[SeatNumber],  # who may still bid
        "due": int | None,  # dollars the winner has still to pay; null while bidding
    },
)
Auction.__doc__ = "The lot under auction."


class Best(TypedDict):
    """What poker cards make so far."""

    hand: Hand  # the hand
    gold: int  # gold it is worth at the end


class Player(TypedDict):
    """What one side has: a seat, or an Argonaut."""

    seat: SeatNumber  # its number
    colour: Colour  # its pieces
    argonaut: Argonaut | None  # its name, where nobody sits; null for a seat
    is_done: bool  # while all choose in secret: has it chosen?
    cards: int  # cards in hand
    hand: list[Card] | None  # these; null where they may not be seen
    known: list[Card]  # cards of the hand that everybody knows
    money: int | None  # dollars in hand; null where they may not be seen
    proved: int  # dollars the hand is known to hold at least, from its bids
    chosen: list[Card]  # cards chosen for prospecting and unused
    used: list[Card]  # chosen cards used this round
    kept: list[Card]  # used cards to be added to the poker cards
    hole: Card | Back | None  # the hole card, its back, or null before it is chosen
    poker: list[Card]  # poker cards lying face up
    best: Best | None  # what they make, as far as they can be seen; null for nothing
    tents: int  # tents not yet placed
    camps: int  # camps not yet placed
    prospector: TileText | None  # where its prospector is; null: not on the board
    has_won: bool  # has it won a lot this round?
    offer: int | None  # an Argonaut's bid for this lot; null: none
    reserve: int  # an Argonaut's unrevealed reserve cards
    is_finished: bool  # has it finished prospecting this round?


class Scene(TypedDict):
    """What is special to End of the Trail."""

    phase: Phase  # what is going on
    turn: SeatNumber | None  # who must speak; null where several must at once, or nobody
    round: Round  # which round of how many
    dealer: SeatNumber | None  # who has the dealer marker; null in solo
    jokers: bool  # are the Jokers in the deck?
    memory_aid: bool  # do screens keep showing what was seen?
    columns: int  # how wide the land is
    land: dict[TileText, Tile]  # by tile, narrow boards without the last columns
    looking: Looking | None  # who looks where; null if nobody does
    pushed: Pushed | None  # whose tents must leave a tile; null if nobody's
    lots: list[Lot]  # those that can still be won
    auction: Auction | None  # the lot under auction; null between auctions
    drawn: list[Card]  # what the Argonauts drew for their bids this round
    deck: int  # cards in the deck
    discards: list[Card]  # the discard pile
    order: list[SeatNumber]  # the sides in this round's turn order; empty while not prospecting
    players: list[Player]  # by side


class View(Frame, Scene):
    """All a screen gets of End of the Trail."""
