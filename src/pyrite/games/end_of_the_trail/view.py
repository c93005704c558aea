"""What a screen shows of End of the Trail, from one seat's information alone (ET8.2)."""

from collections.abc import Iterator

from pyrite.core.game import Json
from pyrite.games.end_of_the_trail.box import (
    ACTION,
    ACTIONS,
    ARGONAUTS,
    BOARD,
    CARD_TEXTS,
    CARDS,
    COLOURS,
    HAND_GOLD,
    HANDS,
    KINDS,
    MONEY,
    OPPONENTS,
    ROUNDS,
    TILE_TEXTS,
)
from pyrite.games.end_of_the_trail.poker import kind_of, strength_of_side
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

PHASES = {
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
BACK = "?"


def view(o: State) -> dict[str, Json]:
    """JSON values, no sentences."""
    return {
        "phase": PHASES.get(o.stage, "setup"),
        "turn": o.turn if o.stage >= HOLE and o.turn >= 0 else None,
        "round": {"number": o.round, "of": ROUNDS},
        "dealer": o.dealer if o.seats > 1 else None,
        "jokers": bool(o.options[JOKERS_OPTION]),
        "memory_aid": is_aided(o),
        "columns": o.sides,
        "land": {TILE_TEXTS[tile]: land(o, tile) for tile in members(BOARD[o.sides])},
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
    return (i for i in range(CARDS) if mask >> i & 1)


def card(number: int) -> dict[str, Json]:
    """A card with what is printed on it."""
    return {
        "card": CARD_TEXTS[number],
        "action": ACTIONS[ACTION[number]],
        "money": MONEY[number],
    }


def cards(mask: int) -> list[Json]:
    """A set of cards, lowest first."""
    return [card(number) for number in members(mask)]


def argonaut(o: State, side: int) -> str | None:
    """The name of a side at which nobody sits (ET9.1)."""
    opponents = OPPONENTS[o.options[ARGONAUTS_OPTION]]
    return ARGONAUTS[opponents[side - 1]] if side >= o.seats else None


def side_names(o: State) -> dict[int, str]:
    """ET9.1: the Argonauts."""
    return {side: name for side in range(o.sides) if (name := argonaut(o, side))}


# The land


def kind_of_tile(o: State, tile: int) -> str | None:
    """Its kind; none before the land is laid out."""
    return next((KINDS[kind] for kind in range(3) if o.land[kind] >> tile & 1), None)


def land(o: State, tile: int) -> dict[str, Json]:
    """A tile and all that stands on it."""
    sides = range(o.sides)
    return {
        "kind": kind_of_tile(o, tile),
        "gold": gold(o, tile),
        "tents": [side for side in sides if o.players[side].tents >> tile & 1],
        "camp": next((side for side in sides if o.players[side].camp == tile), None),
        "prospectors": [side for side in sides if o.players[side].prospector == tile],
        "looked": list(members(o.looked[tile])),
    }


def gold(o: State, tile: int) -> int | None:
    """ET8.2: its value while one looks at it, or as long as one is helped to remember."""
    is_in_sight = o.turn == o.viewer and tile in (o.tile, o.other)
    if o.value[tile] == UNSEEN or not (is_in_sight or is_aided(o) or o.stage == OVER):
        return None
    return o.value[tile]


def looking(o: State) -> dict[str, Json] | None:
    """Who looks where, with which card."""
    if o.stage not in (LOOK, PAIR_LOOK):
        return None
    tiles = [TILE_TEXTS[tile] for tile in (o.tile, o.other) if tile >= 0]
    return {"seat": o.turn, "card": card(o.card), "tiles": tiles}


def pushed(o: State) -> dict[str, Json] | None:
    """Whose tents must leave a tile."""
    if o.push_from < 0:
        return None
    return {"tile": TILE_TEXTS[o.push_from], "seats": list(members(o.pushed))}


# The auction


def lot(o: State, number: int) -> dict[str, Json]:
    """A lot and its cards."""
    return {"lot": number + 1, "cards": cards(o.lots[number]), "is_open": number == o.lot}


def auction(o: State) -> dict[str, Json] | None:
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


def player(o: State, side: int) -> dict[str, Json]:
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


def hole(number: int) -> Json:
    """The hole card, its back, or nothing yet."""
    if number == HIDDEN:
        return BACK
    return card(number) if number >= 0 else None


def best(o: State, side: int) -> dict[str, Json] | None:
    """The hand its poker cards make so far, as far as they can be seen."""
    strength = strength_of_side(o, side)
    if strength == 0:
        return None
    return {"hand": HANDS[kind_of(strength)], "gold": HAND_GOLD[kind_of(strength)]}
