"""The instinct for End of the Trail: far land with good animals, little money for lots.

Looks only at the moves, at the kinds of tiles, and at gold the seat itself has looked at (ET8.1).
"""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.games.end_of_the_trail.box import ACTION, MONEY, PAIRS, TILES
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
from pyrite.games.end_of_the_trail.state import State

EXPECTED = (23, 35, 45)  # tenths of gold on a tile nobody has looked at, by kind
SELECTED = (12, 30, 50, 45, 25, 35, 8, 4)  # by action
PRESS = 45
PASS = 25
FIRST_BID = 45
BID_STEP = 6
READY = 20
ENOUGH = 6
GOOD_GOLD = 45  # tenths: from here on the camp is well spent


def heuristic(s: State, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """A weight for each move."""
    for i in range(n):
        weights[i] = max(1, weight(s, seat, moves[i]))


def weight(s: State, seat: int, move: int) -> int:
    """By verb."""
    verb = VERB_OF[move]
    if verb == USE_VERB or verb == SHIFT_VERB or verb == FINAL_VERB:
        return square(gold(s, seat, ARGUMENT_OF[move]))
    if verb == STAKE_VERB or verb == JUMP_VERB:
        return stake_weight(s, seat, ARGUMENT_OF[move])
    if verb == DOUBLE_VERB:
        return pair_weight(s, seat, ARGUMENT_OF[move])
    if verb == MOVE_VERB:
        return push_weight(s, seat, ARGUMENT_OF[move])
    if verb == BID_VERB:
        return FIRST_BID - BID_STEP * ARGUMENT_OF[move]
    return card_weight(verb, CARD_OF[move])


def card_weight(verb: int, card: int) -> int:
    """Moves that are about a card alone, or about none."""
    rank = card // 4
    if verb == HOLE_VERB:
        return 3 * rank - 2 * MONEY[card]
    if verb == KEEP_VERB or verb == SWAP_VERB:
        return 5 + 2 * rank
    if verb == PAY_VERB:
        return 12 * MONEY[card] - rank
    if verb == SELECT_VERB:
        return SELECTED[ACTION[card]]
    return plain_weight(verb)


def plain_weight(verb: int) -> int:
    """Moves without card or tile."""
    if verb == PRESS_VERB:
        return PRESS
    if verb == PASS_VERB:
        return PASS
    if verb == READY_VERB:
        return READY
    return ENOUGH if verb == ENOUGH_VERB else 10


def gold(s: State, seat: int, tile: int) -> int:
    """Tenths of gold on a tile: what the seat has seen, else what its kind promises."""
    if s.looked[tile] >> seat & 1:
        return 10 * s.value[tile]
    return EXPECTED[kind_of(s, tile)]


def kind_of(s: State, tile: int) -> int:
    """Foothills, canyon or mountain."""
    kind = 0
    while kind < 2 and not s.land[kind] >> tile & 1:
        kind += 1
    return kind


def square(tenths: int) -> int:
    """Much for much gold, little for little."""
    return tenths * tenths // 20


def stake_weight(s: State, seat: int, place: int) -> int:
    """Gold in hand; the camp for good land, where nobody can jump it."""
    tenths = gold(s, seat, place // 2)
    worth = square(tenths)
    is_camp = place % 2
    if is_camp and tenths < GOOD_GOLD:
        return worth // 4
    return worth


def pair_weight(s: State, seat: int, pair: int) -> int:
    """The better of two tiles."""
    a = gold(s, seat, PAIRS[pair][0])
    b = gold(s, seat, PAIRS[pair][1])
    return square(max(a, b)) + square(min(a, b)) // 2


def push_weight(s: State, seat: int, place: int) -> int:
    """Push rivals off good land, never oneself."""
    if place // TILES == seat:
        return 1
    return square(gold(s, seat, place % TILES)) // 6
