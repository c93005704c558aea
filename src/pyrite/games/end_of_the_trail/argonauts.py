"""The Argonauts of the solo game, in the dialect (ET9)."""

from pyrite.core.sets import lowest
from pyrite.games.end_of_the_trail.auction import compare_offers
from pyrite.games.end_of_the_trail.box import (
    ACTION,
    AROUND,
    BIDS_ON,
    HORSE,
    JUMP,
    LOT_CARDS,
    MONEY,
    MOUNTAINS,
    OPPONENTS,
    PROSPECTS,
    REACH,
    ROW,
    ROWS,
)
from pyrite.games.end_of_the_trail.cards import CHOSEN, DRAWN, must_shuffle, show, turn_up_card
from pyrite.games.end_of_the_trail.gambling import final_claim, final_tiles
from pyrite.games.end_of_the_trail.moves import CAMP, TENT
from pyrite.games.end_of_the_trail.prospecting import jump, jumpable, stake
from pyrite.games.end_of_the_trail.state import ARGONAUTS_OPTION, NONE, State
from pyrite.games.end_of_the_trail.tents import nearest, push, shift, tents_on

# Auctions (ET9.2)


def argonaut_of(s: State, side: int) -> int:
    """ET9.1: which Argonaut plays this side."""
    return OPPONENTS[s.options[ARGONAUTS_OPTION]][side - 1]


def draw_for_bid(s: State) -> None:
    """ET9.2: one card more for the Argonaut that draws; then the next one draws."""
    if s.drawer == s.sides:
        compare_offers(s)
    elif s.wanted == 0 or s.won >> s.drawer & 1:
        next_drawer(s)
    elif not must_shuffle(s):
        if s.left > 0:
            take_bid_card(s, turn_up_card(s, DRAWN + s.drawer))
        else:
            s.wanted = 0


def next_drawer(s: State) -> None:
    """ET9.2: in order."""
    s.drawer += 1
    s.wanted = LOT_CARDS


def take_bid_card(s: State, card: int) -> None:
    """ET9.2: the first card tells whether it bids; the money of all of them is the bid."""
    me = s.players[s.drawer]
    s.drawn |= 1 << card
    if s.wanted < LOT_CARDS:
        me.offer += MONEY[card]
        s.wanted -= 1
    elif BIDS_ON[argonaut_of(s, s.drawer)][card]:
        me.offer = MONEY[card]
        s.wanted = LOT_CARDS - 1
    else:
        s.wanted = 0


# Prospecting (ET9.3)


def reveal_card(s: State) -> None:
    """ET9.3: each Argonaut reveals two cards of the deck, then the top card of its reserve."""
    side = 1 + s.dealt // LOT_CARDS
    if s.dealt % LOT_CARDS == LOT_CARDS - 1:
        reveal_reserve(s, side)
    elif not must_shuffle(s):
        if s.left > 0:
            s.players[side].chosen |= 1 << turn_up_card(s, CHOSEN + side)
        s.dealt += 1


def reveal_reserve(s: State, side: int) -> None:
    """ET9.3: the top card of its reserve."""
    me = s.players[side]
    card = me.reserve[s.round - 1]
    me.reserve[s.round - 1] = NONE
    me.chosen |= 1 << card
    s.unseen[0] &= ~(1 << card)
    show(s, CHOSEN + side, card)
    s.dealt += 1


def has_card_for(s: State, side: int, action: int) -> bool:
    """Is a card of this action among its revealed ones?"""
    cards = s.players[side].chosen
    while cards:
        if ACTION[lowest(cards)] == action:
            return True
        cards &= cards - 1
    return False


def in_reach(s: State, side: int) -> int:
    """ET9.3: unclaimed tiles that its best animal reaches."""
    action = HORSE
    while action >= 0:
        if has_card_for(s, side, action):
            return s.free & REACH[action]
        action -= 1
    return 0


def highest_kind(s: State, tiles: int) -> int:
    """The highest kind among these tiles; NONE without tiles."""
    kind = MOUNTAINS
    while kind >= 0 and tiles & s.land[kind] == 0:
        kind -= 1
    return kind


def favourite(s: State, tiles: int) -> int:
    """ET9.4 †: the highest kind, then the farthest row, then the leftmost."""
    tiles &= s.land[highest_kind(s, tiles)]
    row = ROWS - 1
    while tiles & ROW[row] == 0:
        row -= 1
    return lowest(tiles & ROW[row])


def argonaut_turn(s: State, side: int) -> None:
    """ET9.3 †: its one turn: Claim Jump, New Prospects, an animal, or as if with a Horse."""
    reach = in_reach(s, side)
    targets = jumpable(s, side)
    is_worth = targets != 0 and highest_kind(s, targets) >= highest_kind(s, reach)
    if is_worth and has_card_for(s, side, JUMP):
        jump(s, side, favourite(s, targets), CAMP if s.players[side].camp == NONE else TENT)
    elif is_worth and has_card_for(s, side, PROSPECTS):
        oust(s, side, favourite(s, targets))
    else:
        stake(s, side, favourite(s, reach if reach != 0 else s.free), TENT)


def oust(s: State, side: int, tile: int) -> None:
    """ET9.3, ET9.4: it pushes one tent, the person's first, and stakes the tile."""
    owner = lowest(tents_on(s, tile))
    stake(s, side, tile, TENT)
    push(s, 1 << owner, tile)


# Pushed away, and the final claim


def argonaut_shift(s: State, side: int) -> None:
    """ET9.4: to the highest kind of the nearest tiles."""
    tiles = nearest(s, s.push_from)
    tiles &= s.land[highest_kind(s, tiles)]
    shift(s, side, clockwise_first(s.push_from, tiles))


def clockwise_first(tile: int, tiles: int) -> int:
    """ET9.4: left, up, right, down; † farther ones in reading order from the top left."""
    if tiles & AROUND[tile][1]:
        return next_to(tile, tiles)
    row = ROWS - 1
    while tiles & ROW[row] == 0:
        row -= 1
    return lowest(tiles & ROW[row])


def next_to(tile: int, tiles: int) -> int:
    """The first of the adjacent tiles, clockwise from the left; up is towards row 4."""
    if tile > 0 and tiles >> tile - 1 & 1:
        return tile - 1
    if tiles >> tile + 4 & 1:
        return tile + 4
    if tiles >> tile + 1 & 1:
        return tile + 1
    return tile - 4


def argonaut_final(s: State, side: int) -> None:
    """ET9.5 †: as every choice of tile, within the lowest kind."""
    final_claim(s, side, favourite(s, final_tiles(s)))
