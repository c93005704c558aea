"""Questions about Gold's table: what has been seen, what has not, who has and can win what.

Reads the faces of cards that were flipped at some time, and no others (G6.2).
"""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.core.vocabulary.skill import MOST, YES
from pyrite.games.gold.box import (
    FACES,
    FIRST_MINER,
    MOST_SEATS,
    NEUTRAL,
    QUIET_TURNS,
    RUSH_AT,
    STRENGTH,
)
from pyrite.games.gold.skill.known_cards import (
    ALL_OF,
    ONE_OF,
    known_cards,
    owner_of,
    points,
    richest,
    take,
)
from pyrite.games.gold.state import State

PER_CARD = 4  # of a few cards
PER_NUGGET = 16  # of one card
PER_POINT = 3
FEW_LEFT = 8  # cards before the rush

FEWEST_SEATS = 2
STAGES = 3  # a first flip, a second, one in the rush
UNSEEN_KIND = 0
OWN_KIND = FIRST_MINER
RIVAL_KIND = OWN_KIND + 4
FREE_KIND = RIVAL_KIND + 4
KINDS = FREE_KIND + 4
"""Faces as a seat sees them: unseen, gold, dynamite, own, rivals' and neutral miners."""

AT_SEATS = 1
AT_STAGE = AT_SEATS + MOST_SEATS - FEWEST_SEATS + 1
AT_TABLE = AT_STAGE + STAGES
TABLE_ANSWERS = 9
AT_FIRST = AT_TABLE + TABLE_ANSWERS
AT_KNOWN = AT_FIRST + KINDS
AT_UNSEEN = AT_KNOWN + KINDS
AT_OTHERS = AT_UNSEEN + KINDS
PER_OTHER = 10
AT_LEFT = AT_OTHERS + PER_OTHER * (MOST_SEATS - 1)
TABLE = AT_LEFT + FEW_LEFT


def small(number: int) -> int:
    """As far as a byte goes."""
    return max(-MOST, min(MOST, number))


def kind_of(s: State, seat: int, face: int) -> int:
    """What a face is to this seat."""
    if face < FIRST_MINER:
        return face
    owner = owner_of(s, face)
    begin = OWN_KIND if owner == seat else FREE_KIND if owner == NEUTRAL else RIVAL_KIND
    return begin + STRENGTH[face] - 2


def stage_of(s: State) -> int:
    """Which flip it is."""
    return 2 if s.rush else int(s.first >= 0)


def table_features(s: State, seat: int, x: Ints) -> None:
    """The table as this seat sees it."""
    for i in range(TABLE):
        x[i] = 0
    known = known_cards(s)
    x[0] = YES
    x[AT_SEATS + s.seats - FEWEST_SEATS] = YES
    x[AT_STAGE + stage_of(s)] = YES
    if s.first >= 0:
        x[AT_FIRST + kind_of(s, seat, s.face[s.first])] = YES
    look_at_cards(s, seat, known, x)
    look_at_others(s, seat, known, x)
    look_at_self(s, seat, known, x)
    left = s.lying if s.rush else s.lying - RUSH_AT
    if 0 < left <= FEW_LEFT:
        x[AT_LEFT + left - 1] = YES


def look_at_cards(s: State, seat: int, known: int, x: Ints) -> None:
    """How many of each kind lie there, seen and unseen."""
    unseen = 0
    for face in range(1, FACES):
        kind = kind_of(s, seat, face)
        x[AT_KNOWN + kind] += PER_CARD * count_of(known, face)
        x[AT_UNSEEN + kind] += PER_CARD * s.unseen[face]
        unseen += s.unseen[face]
    x[AT_UNSEEN + UNSEEN_KIND] = small(2 * unseen)
    x[AT_KNOWN + UNSEEN_KIND] = small(2 * (s.lying - unseen))


def count_of(known: int, face: int) -> int:
    """How many of a face are known."""
    return (known & ALL_OF[face]) // ONE_OF[face]


def look_at_self(s: State, seat: int, known: int, x: Ints) -> None:
    """Points, how far ahead of the best other, what is left and can be had."""
    left = 0
    for nuggets in range(1, 5):
        left += nuggets * s.gold[nuggets]
    lead = points(s, seat) - points(s, richest(s, seat))
    x[AT_TABLE] = small(PER_POINT * points(s, seat))
    x[AT_TABLE + 1] = small(PER_POINT * lead)
    x[AT_TABLE + 2] = small(2 * left)
    x[AT_TABLE + 3] = small(2 * s.lying)
    x[AT_TABLE + 4] = PER_NUGGET * take(s, known, seat, s.rush > 0)
    x[AT_TABLE + 5] = YES * s.quiet // QUIET_TURNS
    x[AT_TABLE + 6] = YES * (s.turn == seat)
    x[AT_TABLE + 7] = YES * (lead > left)
    x[AT_TABLE + 8] = YES * (lead > 0)


def look_at_others(s: State, seat: int, known: int, x: Ints) -> None:
    """All the others: points, what they can win, their miners."""
    for k in range(1, s.seats):
        other = (seat + k) % s.seats
        at = AT_OTHERS + (k - 1) * PER_OTHER
        x[at] = YES
        x[at + 1] = small(PER_POINT * (points(s, seat) - points(s, other)))
        x[at + 2] = PER_NUGGET * take(s, known, other, s.rush > 0)
        x[at + 3] = YES * (s.turn == other)
        x[at + 4] = small(PER_CARD * (s.players[seat].cards - s.players[other].cards))
    for face in range(FIRST_MINER, FACES):
        k = (owner_of(s, face) - seat + s.seats) % s.seats
        if owner_of(s, face) != NEUTRAL and k > 0:
            at = AT_OTHERS + (k - 1) * PER_OTHER + 5
            x[at + STRENGTH[face] - 2] += PER_CARD * count_of(known, face)
            x[at + 4] += PER_CARD * s.unseen[face]
