"""What a screen shows of End of the Trail, from one seat's information alone (ET8.2)."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Annotated, Literal, TypedDict

from pyrite.core.view import Frame, OneOf, SeatNumber
from pyrite.games.end_of_the_trail.box import (
    ACTION,
    ACTIONS,
    ARGONAUT_NAMES,
    BOARD,
    CARD_TEXTS,
    COLOURS,
    HAND_GOLD,
    HANDS,
    KINDS,
    MONEY,
    OPPONENTS,
    ROUNDS,
    TILE_TEXTS,
    Action,
    Argonaut,
    Colour,
    Hand,
    Kind,
)
from pyrite.games.end_of_the_trail.poker import kind_of, poker_cards, strength, strength_of_side
from pyrite.games.end_of_the_trail.state import (
    ANSWER,
    ARGONAUTS_OPTION,
    BID,
    DEAL_LOTS,
    FINAL,
    HIDDEN,
    HOLE,
    JOKERS_OPTION,
    KEEP,
    LAST_SWAP,
    LOOK,
    LOT,
    MEMORY_AID,
    OVER,
    PAIR_LOOK,
    PAY,
    SELECT,
    SHIFT,
    TURN,
    UNSEEN,
    State,
)
from pyrite.games.end_of_the_trail.state import Player as Side

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
PHASES: dict[int, Phase] = {
    HOLE: "hole",
    DEAL_LOTS: "auction",
    LOT: "auction",
    BID: "auction",
    PAY: "auction",
    ANSWER: "auction",
    SELECT: "selecting",
    TURN: "prospecting",
    LOOK: "prospecting",
    PAIR_LOOK: "prospecting",
    SHIFT: "prospecting",
    KEEP: "gambling",
    LAST_SWAP: "showdown",
    FINAL: "final",
    OVER: "over",
}
Back = Literal["?"]
BACK: Back = "?"

seat_strength = lru_cache(maxsize=4096)(strength)  # poker cards seldom change between two views

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


def view(o: State) -> Scene:
    """JSON values, no sentences."""
    return {
        "phase": PHASES.get(o.stage, "setup"),
        "turn": o.turn if o.stage >= HOLE and o.turn >= 0 else None,
        "round": {"number": o.round, "of": ROUNDS},
        "dealer": o.dealer if o.seats > 1 else None,
        "jokers": bool(o.options[JOKERS_OPTION]),
        "memory_aid": is_aided(o),
        "columns": o.sides,
        "land": land(o),
        "looking": looking(o),
        "pushed": pushed(o),
        "lots": [lot(o, number) for number in members(o.lots_left)],
        "auction": auction(o),
        "drawn": cards(o.drawn),
        "deck": o.left,
        "discards": cards(o.discards) if o.shuffles else [],
        "order": list(o.order[: o.sides]) if o.at >= 0 else [],
        "players": [player(o, side) for side in range(o.sides)],
    }


def is_aided(o: State) -> bool:
    """ET8.2: do screens keep showing what was seen?"""
    return o.options[MEMORY_AID] == 0


def members(mask: int) -> Iterator[int]:
    """The members of a set, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


@cache
def card(number: int) -> Card:
    """A card with what is printed on it; all views share it."""
    return {
        "card": CARD_TEXTS[number],
        "action": ACTIONS[ACTION[number]],
        "money": MONEY[number],
    }


def cards(mask: int) -> list[Card]:
    """A set of cards, lowest first."""
    return [card(number) for number in members(mask)] if mask else []


def argonaut(o: State, side: int) -> Argonaut | None:
    """The name of a side at which nobody sits (ET9.1)."""
    opponents = OPPONENTS[o.options[ARGONAUTS_OPTION]]
    return ARGONAUT_NAMES[opponents[side - 1] - 1] if side >= o.seats else None


def side_names(o: State) -> dict[int, str]:
    """ET9.1: the Argonauts."""
    return {side: name for side in range(o.sides) if (name := argonaut(o, side))}


# The land


def land(o: State) -> dict[str, Tile]:
    """Every tile and all that stands on it."""
    tiles = {tile: bare_tile(o, tile) for tile in members(BOARD[o.sides])}
    for kind, name in enumerate(KINDS):
        for tile in members(o.land[kind]):
            tiles[tile]["kind"] = name
    for side in range(o.sides):
        settle(tiles, o.players[side], side)
    return {TILE_TEXTS[tile]: one for tile, one in tiles.items()}


def bare_tile(o: State, tile: int) -> Tile:
    """A tile as if nobody had come yet; it has no kind before the land is laid out."""
    return {
        "kind": None,
        "gold": gold(o, tile),
        "tents": [],
        "camp": None,
        "prospectors": [],
        "looked": list(members(o.looked[tile])),
    }


def settle(tiles: dict[int, Tile], one: Side, side: int) -> None:
    """Put down what a side has on the land."""
    for tile in members(one.tents):
        tiles[tile]["tents"].append(side)
    if one.camp >= 0:
        tiles[one.camp]["camp"] = side
    if one.prospector >= 0:
        tiles[one.prospector]["prospectors"].append(side)


def gold(o: State, tile: int) -> int | None:
    """ET8.2: its value while one looks at it, or as long as one is helped to remember."""
    if o.value[tile] == UNSEEN:
        return None
    is_in_sight = o.turn == o.viewer and tile in (o.tile, o.other)
    return o.value[tile] if is_in_sight or is_aided(o) or o.stage == OVER else None


def looking(o: State) -> Looking | None:
    """Who looks where, with which card."""
    if o.stage not in (LOOK, PAIR_LOOK):
        return None
    tiles = [TILE_TEXTS[tile] for tile in (o.tile, o.other) if tile >= 0]
    return {"seat": o.turn, "card": card(o.card), "tiles": tiles}


def pushed(o: State) -> Pushed | None:
    """Whose tents must leave a tile."""
    if o.push_from < 0:
        return None
    return {"tile": TILE_TEXTS[o.push_from], "seats": list(members(o.pushed))}


# The auction


def lot(o: State, number: int) -> Lot:
    """A lot and its cards."""
    return {"lot": number + 1, "cards": cards(o.lots[number]), "is_open": number == o.lot}


def auction(o: State) -> Auction | None:
    """The lot under auction: the last bid, who is in, what is still to be paid."""
    if o.lot < 0:
        return None
    return {
        "lot": o.lot + 1,
        "bid": o.bid if o.bid >= 0 else None,
        "in": list(members(o.bidding)) if o.stage == BID else [],
        "due": o.due if o.stage == PAY else None,
    }


# The sides


def player(o: State, side: int) -> Player:
    """What one side has, as far as the viewer may see it."""
    me = o.players[side]
    is_open = side == o.viewer or o.stage == OVER
    return {
        "seat": side,
        "colour": COLOURS[side],
        "argonaut": argonaut(o, side),
        "is_done": is_done(o, side),
        "cards": me.cards,
        "hand": cards(me.hand) if is_open else None,
        "known": cards(me.open),
        "money": me.money if is_open else None,
        "proved": me.proved,
        "chosen": cards(me.chosen),
        "used": cards(me.used),
        "kept": cards(me.kept),
        "hole": hole(me.hole),
        "poker": cards(me.poker),
        "best": best(o, side),
        "tents": me.tents_left,
        "camps": int(me.camp < 0),
        "prospector": TILE_TEXTS[me.prospector] if me.prospector >= 0 else None,
        "has_won": bool(o.won >> side & 1),
        "offer": me.offer if me.offer >= 0 else None,
        "reserve": sum(number != -1 for number in me.reserve),
        "is_finished": bool(o.finished >> side & 1),
    }


def is_done(o: State, side: int) -> bool:
    """ET8.3: while all choose in secret, who has chosen?"""
    is_choosing = side < o.seats and o.stage in (HOLE, SELECT, KEEP)
    return is_choosing and not o.pending >> side & 1


def hole(number: int) -> Card | Back | None:
    """The hole card, its back, or nothing yet."""
    if number == HIDDEN:
        return BACK
    return card(number) if number >= 0 else None


def best(o: State, side: int) -> Best | None:
    """The hand its poker cards make so far, as far as they can be seen."""
    is_seat = side < o.seats
    hand = seat_strength(poker_cards(o.players[side])) if is_seat else strength_of_side(o, side)
    if hand == 0:
        return None
    return {"hand": HANDS[kind_of(hand)], "gold": HAND_GOLD[kind_of(hand)]}
