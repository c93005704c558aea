"""Features of the table in End of the Trail: land, pieces, cards, lots, the others.

Gold counts only where the seat itself has looked (ET8.1); elsewhere it is what the kind promises.
"""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.core.sets import lowest, size_of
from pyrite.core.vocabulary.skill import MOST, YES
from pyrite.games.end_of_the_trail.box import (
    ACTION,
    ALL_REAL,
    CARDS,
    MOST_LOTS,
    MOST_SEATS,
    TILES,
)
from pyrite.games.end_of_the_trail.cards import money_of
from pyrite.games.end_of_the_trail.poker import kind_of, poker_cards, strength
from pyrite.games.end_of_the_trail.state import (
    ARGONAUTS_OPTION,
    FINAL,
    FIRST_QUESTION,
    JOKERS_OPTION,
    SELECT,
    State,
)

PROMISED = (23, 35, 45)  # tenths of gold on a tile nobody has looked at, by kind
ACTIONS = 8
HANDS = 9
PER_CARD = 6
PER_DOLLAR = 4
PER_PIECE = 10

AT_SEATS = 1
AT_PAIR = AT_SEATS + MOST_SEATS
AT_STAGE = AT_PAIR + 3
AT_ROUND = AT_STAGE + FINAL - FIRST_QUESTION + 1
AT_HELD = AT_ROUND + 3
AT_POKER = AT_HELD + CARDS
AT_KIND = AT_POKER + CARDS
AT_OWN = AT_KIND + HANDS
OWN_ANSWERS = 20
AT_CHOSEN = AT_OWN + OWN_ANSWERS
AT_LOTS = AT_CHOSEN + ACTIONS
PER_LOT = ACTIONS + 4
AT_TILES = AT_LOTS + PER_LOT * MOST_LOTS
PER_TILE = 8
AT_OTHERS = AT_TILES + PER_TILE * TILES
PER_OTHER = 14
TABLE = AT_OTHERS + PER_OTHER * (MOST_SEATS - 1)


def small(number: int) -> int:
    """As far as a byte goes."""
    return max(-MOST, min(MOST, number))


def kind_of_land(s: State, tile: int) -> int:
    """Foothills, canyon or mountain; 3 where there is no land."""
    kind = 0
    while kind < 3 and not s.land[kind] >> tile & 1:
        kind += 1
    return kind


def gold(s: State, seat: int, tile: int) -> int:
    """Tenths of gold: what the seat has seen, else what the kind promises."""
    if s.looked[tile] >> seat & 1:
        return 10 * s.value[tile]
    return PROMISED[min(2, kind_of_land(s, tile))]


def gold_of(s: State, seat: int, side: int) -> int:
    """Tenths of gold a side has claimed, as far as the seat can tell."""
    total = 0
    tiles = s.players[side].tents
    while tiles:
        total += gold(s, seat, lowest(tiles))
        tiles &= tiles - 1
    if s.players[side].camp >= 0:
        total += gold(s, seat, s.players[side].camp)
    return total


def table_features(s: State, seat: int, x: Ints) -> None:
    """The table as this seat sees it."""
    for i in range(TABLE):
        x[i] = 0
    x[0] = YES
    x[AT_SEATS + s.seats - 1] = YES
    if s.sides > s.seats:
        x[AT_PAIR + s.options[ARGONAUTS_OPTION]] = YES
    x[AT_STAGE + max(0, min(FINAL, s.stage) - FIRST_QUESTION)] = YES
    x[AT_ROUND + max(1, min(3, s.round)) - 1] = YES
    look_at_cards(s, seat, x)
    look_at_self(s, seat, x)
    for lot in range(s.sides - 1):
        look_at_lot(s, lot, AT_LOTS + PER_LOT * lot, x)
    for tile in range(TILES):
        if kind_of_land(s, tile) < 3:
            look_at_tile(s, seat, tile, AT_TILES + PER_TILE * tile, x)
    for k in range(1, s.sides):
        look_at_other(s, seat, (seat + k) % s.sides, AT_OTHERS + PER_OTHER * (k - 1), x)


def look_at_cards(s: State, seat: int, x: Ints) -> None:
    """In hand, for poker, chosen."""
    me = s.players[seat]
    mark(me.hand, AT_HELD, x)
    poker = poker_cards(me)
    mark(poker, AT_POKER, x)
    x[AT_KIND + kind_of(strength(poker))] = YES
    cards = me.chosen
    while cards:
        x[AT_CHOSEN + ACTION[lowest(cards)]] += PER_PIECE
        cards &= cards - 1


def mark(cards: int, at: int, x: Ints) -> None:
    """A yes for each of them."""
    while cards:
        x[at + lowest(cards)] = YES
        cards &= cards - 1


def look_at_self(s: State, seat: int, x: Ints) -> None:
    """Money, pieces, gold, where the own prospector stands, what is bid."""
    me = s.players[seat]
    x[AT_OWN] = small(PER_DOLLAR * me.money)
    x[AT_OWN + 1] = small(PER_CARD * me.cards)
    x[AT_OWN + 2] = PER_PIECE * me.tents_left
    x[AT_OWN + 3] = YES * (me.camp >= 0)
    x[AT_OWN + 4] = small(gold_of(s, seat, seat) // 2)
    x[AT_OWN + 5] = YES * (me.prospector >= 0)
    x[AT_OWN + 6] = gold(s, seat, me.prospector) if me.prospector >= 0 else 0
    x[AT_OWN + 7] = gold(s, seat, me.last) if me.last >= 0 else 0
    x[AT_OWN + 8] = gold(s, seat, s.tile) if s.tile >= 0 else 0
    x[AT_OWN + 9] = gold(s, seat, s.other) if s.other >= 0 else 0
    x[AT_OWN + 10] = YES * (s.dealer == seat)
    x[AT_OWN + 11] = YES * (s.won >> seat & 1)
    x[AT_OWN + 12] = small(PER_DOLLAR * (s.bid + 1))
    x[AT_OWN + 13] = small(PER_DOLLAR * s.due)
    x[AT_OWN + 14] = PER_PIECE * size_of(s.bidding)
    x[AT_OWN + 15] = PER_CARD * size_of(me.chosen)
    x[AT_OWN + 16] = PER_CARD * size_of(me.used)
    x[AT_OWN + 17] = 3 * size_of(s.free)
    x[AT_OWN + 18] = YES * (s.finished >> seat & 1)
    x[AT_OWN + 19] = YES * s.options[JOKERS_OPTION]


def look_at_lot(s: State, lot: int, at: int, x: Ints) -> None:
    """What is in it, and whether it is the one under auction."""
    cards = s.lots[lot]
    x[at] = YES * (s.lots_left >> lot & 1)
    x[at + 1] = YES * (s.lot == lot)
    x[at + 2] = small(PER_DOLLAR * money_of(cards))
    x[at + 3] = PER_CARD * size_of(cards)
    while cards:
        x[at + 4 + ACTION[lowest(cards)]] += PER_PIECE
        cards &= cards - 1


def look_at_tile(s: State, seat: int, tile: int, at: int, x: Ints) -> None:
    """Its kind, its gold, who is on it."""
    tents = 0
    camps = 0
    for side in range(s.sides):
        if side != seat:
            tents += s.players[side].tents >> tile & 1
            camps += s.players[side].camp == tile
    me = s.players[seat]
    x[at] = PER_PIECE * (1 + kind_of_land(s, tile))
    x[at + 1] = YES * (s.free >> tile & 1)
    x[at + 2] = YES * (s.looked[tile] >> seat & 1)
    x[at + 3] = gold(s, seat, tile)
    x[at + 4] = YES * (me.tents >> tile & 1)
    x[at + 5] = YES * (me.camp == tile)
    x[at + 6] = PER_PIECE * tents
    x[at + 7] = YES * camps


def look_at_other(s: State, seat: int, side: int, at: int, x: Ints) -> None:
    """What everybody knows of another side."""
    you = s.players[side]
    x[at] = YES
    x[at + 1] = small(PER_CARD * you.cards)
    x[at + 2] = small(PER_DOLLAR * you.proved)
    x[at + 3] = YES * (s.won >> side & 1)
    x[at + 4] = PER_PIECE * you.tents_left
    x[at + 5] = YES * (you.camp >= 0)
    x[at + 6] = small(gold_of(s, seat, side) // 2)
    x[at + 7] = PER_PIECE * kind_of(strength(you.poker & ALL_REAL))
    x[at + 8] = YES * (s.finished >> side & 1)
    x[at + 9] = YES * (s.bidding >> side & 1)
    x[at + 10] = YES * (s.dealer == side)
    x[at + 11] = small(PER_DOLLAR * max(0, you.offer))
    x[at + 12] = PER_CARD * size_of(you.chosen) if s.stage > SELECT else 0
    x[at + 13] = YES * (s.pending >> side & 1)
