"""Daring in End of the Trail: high bids, pressed luck, far land, others' claims.

A careful seat passes, stakes what it has found, guards it with its camp, and looks where it
cannot bust.
"""

from __future__ import annotations

from pyrite.core.vocabulary.skill import BOLD, CAREFUL, STEP
from pyrite.games.end_of_the_trail.box import ACTION, DOUBLE, JUMP, PROSPECTS, SHORTCUT, TILES
from pyrite.games.end_of_the_trail.moves import (
    ARGUMENT_OF,
    BID_VERB,
    CAMP,
    CARD_OF,
    DOUBLE_VERB,
    JUMP_VERB,
    MOVE_VERB,
    PRESS_VERB,
    SELECT_VERB,
    STAKE_VERB,
    USE_VERB,
    VERB_OF,
)
from pyrite.games.end_of_the_trail.skill.table_features import kind_of_land
from pyrite.games.end_of_the_trail.state import State

TASTES = {BOLD: 12 * STEP, CAREFUL: 12 * STEP}
STAKED = 1  # with a tent, which others may push or jump
LOOKED = 2  # and more for a higher kind of land
DOUBLED = 5
PRESSED = 5
PUSHED = 6
JUMPED = 7


def daring(s: State, seat: int, move: int) -> int:
    """By verb; paying, keeping cards and the like are not a matter of daring."""
    verb = VERB_OF[move]
    if verb == BID_VERB:
        return 1 + ARGUMENT_OF[move]
    if verb == SELECT_VERB:
        return daring_of_card(ACTION[CARD_OF[move]])
    if verb == USE_VERB:
        if ACTION[CARD_OF[move]] == SHORTCUT:
            return 0
        return LOOKED + kind_of_land(s, ARGUMENT_OF[move])
    if verb == STAKE_VERB:
        return 0 if ARGUMENT_OF[move] % 2 == CAMP else STAKED
    return daring_deed(seat, verb, ARGUMENT_OF[move])


def daring_of_card(action: int) -> int:
    """To be chosen for prospecting (ET4.1); to choose no more is not daring."""
    if action == JUMP or action == PROSPECTS or action == DOUBLE:
        return 2
    return 0 if action == SHORTCUT else 1


def daring_deed(seat: int, verb: int, argument: int) -> int:
    """Against others, or against luck (ET4.4, ET4.7 to ET4.9)."""
    if verb == PRESS_VERB:
        return PRESSED
    if verb == DOUBLE_VERB:
        return DOUBLED
    if verb == JUMP_VERB:
        return JUMPED
    if verb == MOVE_VERB:
        return PUSHED if argument // TILES != seat else 0
    return 0
