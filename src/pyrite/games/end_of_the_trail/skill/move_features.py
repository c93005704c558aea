"""Features of a move in End of the Trail: its card, its tile, its price."""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.core.sets import lowest, size_of
from pyrite.core.vocabulary.skill import YES
from pyrite.games.end_of_the_trail.box import (
    ACTION,
    ALL_REAL,
    FIRST_JOKER,
    MONEY,
    MULES,
    PAIRS,
    REACH,
    SHORTCUT,
    TILES,
)
from pyrite.games.end_of_the_trail.cards import money_of
from pyrite.games.end_of_the_trail.moves import (
    ARGUMENT_OF,
    BID_VERB,
    CARD_OF,
    DOUBLE_VERB,
    ENOUGH_VERB,
    FINAL_VERB,
    HOLE_VERB,
    JUMP_VERB,
    KEEP_VERB,
    LOT_VERB,
    MOVE_VERB,
    PASS_VERB,
    PAY_VERB,
    PRESS_VERB,
    READY_VERB,
    SELECT_VERB,
    SHIFT_VERB,
    STAKE_VERB,
    SWAP_VERB,
    USE_VERB,
    VERB_OF,
)
from pyrite.games.end_of_the_trail.poker import SUIT_CARDS, kind_of, poker_cards, strength
from pyrite.games.end_of_the_trail.skill.table_features import (
    ACTIONS,
    PER_CARD,
    PER_DOLLAR,
    PER_PIECE,
    gold,
    gold_of,
    kind_of_land,
    small,
)
from pyrite.games.end_of_the_trail.state import State

VERBS = 18
NO_RANK = 14  # after thirteen ranks and the Jokers

F_VERB = 0
F_ACTION = F_VERB + VERBS
F_CARD = F_ACTION + ACTIONS
CARD_ANSWERS = 11
F_TILE = F_CARD + CARD_ANSWERS
TILE_ANSWERS = 16
F_LOT = F_TILE + TILE_ANSWERS
LOT_ANSWERS = ACTIONS + 6
MOVE = F_LOT + LOT_ANSWERS
NAMES = VERBS * (NO_RANK + 1)


def move_features(s: State, seat: int, move: int, f: Ints) -> int:
    """What this move would do; its name is its verb and the rank of its card."""
    for i in range(MOVE):
        f[i] = 0
    verb = VERB_OF[move]
    f[F_VERB + verb] = YES
    ask_about_tiles(s, seat, verb, ARGUMENT_OF[move], f)
    if verb == BID_VERB or verb == PASS_VERB or verb == LOT_VERB:
        ask_about_lot(s, seat, verb, ARGUMENT_OF[move], f)
    if not has_card(verb):
        return verb * (NO_RANK + 1) + NO_RANK
    ask_about_card(s, seat, verb, CARD_OF[move], f)
    return verb * (NO_RANK + 1) + CARD_OF[move] // 4


def has_card(verb: int) -> bool:
    """Is it about a card?"""
    if verb == HOLE_VERB or verb == PAY_VERB or verb == SELECT_VERB or verb == KEEP_VERB:
        return True
    if verb == USE_VERB or verb == DOUBLE_VERB or verb == JUMP_VERB or verb == MOVE_VERB:
        return True
    return verb == SWAP_VERB


def ask_about_card(s: State, seat: int, verb: int, card: int, f: Ints) -> None:
    """What it can do, what it pays, how it goes with the poker cards."""
    me = s.players[seat]
    poker = poker_cards(me) & ALL_REAL
    if verb == HOLE_VERB:
        poker = 0
    if verb == KEEP_VERB:
        poker |= me.kept
    f[F_ACTION + ACTION[card]] = YES
    f[F_CARD] = PER_DOLLAR * 2 * MONEY[card]
    f[F_CARD + 1] = 2 * (card // 4)
    if card < FIRST_JOKER:
        f[F_CARD + 2] = PER_PIECE * size_of(poker >> 4 * (card // 4) & 15)
        f[F_CARD + 3] = PER_PIECE * size_of(poker & SUIT_CARDS[card % 4])
        f[F_CARD + 4] = PER_CARD * near(poker, card // 4)
        others = (me.hand | me.used) & ~(1 << card)
        f[F_CARD + 5] = PER_PIECE * size_of(others >> 4 * (card // 4) & 15)
        f[F_CARD + 6] = PER_CARD * size_of(others & SUIT_CARDS[card % 4])
    if verb == KEEP_VERB:
        after = kind_of(strength(poker | 1 << card))
        f[F_CARD + 7] = PER_PIECE * (after - kind_of(strength(poker)))
    if verb == PAY_VERB:
        f[F_CARD + 8] = PER_DOLLAR * max(0, MONEY[card] - s.due)
        f[F_CARD + 9] = YES * (MONEY[card] >= s.due)
    f[F_CARD + 10] = PER_PIECE * animals(me.chosen & ~(1 << card))


def near(cards: int, rank: int) -> int:
    """Ranks that could be in one straight with this one."""
    count = 0
    for other in range(max(0, rank - 4), min(12, rank + 4) + 1):
        count += other != rank and cards >> 4 * other & 15 != 0
    return count


def animals(cards: int) -> int:
    """Cards that look at land."""
    count = 0
    while cards:
        count += ACTION[lowest(cards)] <= SHORTCUT
        cards &= cards - 1
    return count


def ask_about_tiles(s: State, seat: int, verb: int, argument: int, f: Ints) -> None:
    """Where it goes."""
    if verb == USE_VERB or verb == SHIFT_VERB or verb == FINAL_VERB:
        ask_about_tile(s, seat, argument, f)
    elif verb == STAKE_VERB or verb == JUMP_VERB:
        ask_about_tile(s, seat, argument // 2, f)
        f[F_TILE + 10] = YES * (argument % 2)
        f[F_TILE + 11] = argument % 2 * gold(s, seat, argument // 2)
    elif verb == DOUBLE_VERB:
        a = gold(s, seat, PAIRS[argument][0])
        b = gold(s, seat, PAIRS[argument][1])
        ask_about_tile(s, seat, PAIRS[argument][0 if a >= b else 1], f)
        f[F_TILE + 12] = min(a, b)
    elif verb == MOVE_VERB:
        side = argument // TILES
        ask_about_tile(s, seat, argument % TILES, f)
        f[F_TILE + 13] = YES * (side == seat)
        f[F_TILE + 14] = small((gold_of(s, seat, side) - gold_of(s, seat, seat)) // 2)
    elif verb == PRESS_VERB:
        ask_about_tile(s, seat, s.tile, f)
        f[F_TILE + 15] = PER_CARD * animals(s.players[seat].chosen)
    elif verb == READY_VERB or verb == ENOUGH_VERB:
        f[F_TILE + 15] = PER_CARD * animals(s.players[seat].chosen)


def ask_about_tile(s: State, seat: int, tile: int, f: Ints) -> None:
    """Its gold beside that of all land that is still free, and who is on it."""
    me = s.players[seat]
    tenths = gold(s, seat, tile)
    better = 0
    known = 0
    tiles = s.free & ~(1 << tile)
    while tiles:
        other = lowest(tiles)
        tiles &= tiles - 1
        is_better = gold(s, seat, other) > tenths
        better += is_better
        known += is_better and s.looked[other] >> seat & 1
    tents = 0
    for side in range(s.sides):
        tents += side != seat and s.players[side].tents >> tile & 1
    f[F_TILE] = tenths
    f[F_TILE + 1] = YES * (s.looked[tile] >> seat & 1)
    f[F_TILE + 2] = PER_PIECE * (1 + kind_of_land(s, tile))
    f[F_TILE + 3] = PER_CARD * better
    f[F_TILE + 4] = PER_CARD * known
    f[F_TILE + 5] = PER_PIECE * tents
    f[F_TILE + 6] = PER_PIECE * (tile // 4)
    f[F_TILE + 7] = YES * (REACH[MULES] >> tile & 1)
    if me.last >= 0:
        f[F_TILE + 8] = small(tenths - gold(s, seat, me.last))
    if me.prospector >= 0:
        f[F_TILE + 9] = small(tenths - gold(s, seat, me.prospector))


def ask_about_lot(s: State, seat: int, verb: int, argument: int, f: Ints) -> None:
    """What is in the lot, what it costs, what is left then."""
    me = s.players[seat]
    lot = argument if verb == LOT_VERB else s.lot
    if lot < 0:
        return
    cards = s.lots[lot]
    poker = poker_cards(me) & ALL_REAL
    f[F_LOT] = small(PER_DOLLAR * money_of(cards))
    if verb == BID_VERB:
        f[F_LOT + 1] = small(PER_DOLLAR * argument)
        f[F_LOT + 2] = small(PER_DOLLAR * (me.money - argument))
        f[F_LOT + 3] = small(PER_DOLLAR * (argument - s.bid - 1))
        f[F_LOT + 4] = YES * (argument == s.bid + 1)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        f[F_LOT + 6 + ACTION[card]] += PER_PIECE
        if card < FIRST_JOKER:
            f[F_LOT + 5] += PER_CARD * size_of(poker >> 4 * (card // 4) & 15)
