"""What a screen shows of End of the Trail, from one seat's information alone (ET8.2)."""

from collections.abc import Iterator
from functools import cache, lru_cache

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
    TILES,
    Argonaut,
    Kind,
)
from pyrite.games.end_of_the_trail.poker import kind_of, poker_cards, strength, strength_of_side
from pyrite.games.end_of_the_trail.scene import (
    BACK,
    Auction,
    Back,
    Best,
    Card,
    Looking,
    Lot,
    Phase,
    Player,
    Pushed,
    Scene,
    Tile,
)
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
    NONE,
    OVER,
    PAIR_LOOK,
    PAY,
    SELECT,
    SHIFT,
    TURN,
    UNSEEN,
    State,
)

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
def seats_in(mask: int) -> list[int]:
    """A set of seats, lowest first; all views share it."""
    return list(members(mask))


@cache
def card(number: int) -> Card:
    """A card with what is printed on it; all views share it."""
    return {
        "card": CARD_TEXTS[number],
        "action": ACTIONS[ACTION[number]],
        "money": MONEY[number],
    }


@lru_cache(maxsize=2048)
def cards(mask: int) -> list[Card]:
    """A set of cards, lowest first; it seldom changes between two views."""
    return [card(number) for number in members(mask)]


def argonaut(o: State, side: int) -> Argonaut | None:
    """The name of a side at which nobody sits (ET9.1)."""
    if side < o.seats:
        return None
    return ARGONAUT_NAMES[OPPONENTS[o.options[ARGONAUTS_OPTION]][side - 1] - 1]


def side_names(o: State) -> dict[int, str]:
    """ET9.1: the Argonauts."""
    return {side: name for side in range(o.sides) if (name := argonaut(o, side))}


# The land


Pieces = tuple[tuple[int, int, int], ...]
"""What each side has on the land: the tiles of its tents, of its camp, of its prospector."""


def land(o: State) -> dict[str, Tile]:
    """Every tile and all that stands on it."""
    pieces = tuple((me.tents, me.camp, me.prospector) for me in o.players[: o.sides])
    return seen_land(pieces, tuple(o.land), tuple(gold(o)), tuple(o.looked))


@lru_cache(maxsize=256)
def seen_land(
    pieces: Pieces, kinds: tuple[int, ...], golds: tuple[int, ...], looked: tuple[int, ...]
) -> dict[str, Tile]:
    """The same by what it hangs on alone; most moves change none of it."""
    tents, camps, prospectors = [0] * TILES, [-1] * TILES, [0] * TILES
    for side, (camping, camp, prospector) in enumerate(pieces):
        for tile in members(camping):
            tents[tile] |= 1 << side
        if camp >= 0:
            camps[camp] = side
        if prospector >= 0:
            prospectors[prospector] |= 1 << side
    return {
        TILE_TEXTS[at]: seen_tile(
            kind_at(kinds, at), golds[at], tents[at], camps[at], prospectors[at], looked[at]
        )
        for at in members(BOARD[len(pieces)])
    }


def kind_at(kinds: tuple[int, ...], tile: int) -> Kind | None:
    """What land a tile is; nothing before the land is laid out."""
    return next((name for name, all in zip(KINDS, kinds, strict=True) if all >> tile & 1), None)


@lru_cache(maxsize=2048)
def seen_tile(
    kind: Kind | None, gold: int, tents: int, camp: int, prospectors: int, looked: int
) -> Tile:
    """A tile; many are alike, and all views share them."""
    return {
        "kind": kind,
        "gold": None if gold == UNSEEN else gold,
        "tents": seats_in(tents),
        "camp": camp if camp >= 0 else None,
        "prospectors": seats_in(prospectors),
        "looked": seats_in(looked),
    }


def gold(o: State) -> list[int]:
    """ET8.2: of each tile, while one looks at it, or as long as one is helped to remember."""
    if is_aided(o) or o.stage == OVER:
        return o.value
    in_sight = (o.tile, o.other) if o.turn == o.viewer else ()
    return [value if tile in in_sight else UNSEEN for tile, value in enumerate(o.value)]


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
    return {"tile": TILE_TEXTS[o.push_from], "seats": seats_in(o.pushed)}


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
        "in": seats_in(o.bidding) if o.stage == BID else [],
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
        "reserve": len(me.reserve) - me.reserve.count(NONE),
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
    if side < o.seats:
        return best_of(poker_cards(o.players[side]))
    return worth(strength_of_side(o, side))


@lru_cache(maxsize=1024)
def best_of(poker: int) -> Best | None:
    """The hand of a set of cards; it seldom changes between two views."""
    return worth(strength(poker))


def worth(hand: int) -> Best | None:
    """A hand by its strength."""
    if hand == 0:
        return None
    return {"hand": HANDS[kind_of(hand)], "gold": HAND_GOLD[kind_of(hand)]}
