"""The instinct for Gold: pair a miner of one's own with gold it can carry, keep away from gifts.

Looks only at cards that have been seen (G6.2).
"""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.games.gold.box import (
    DYNAMITE,
    FIRST_MINER,
    GONE,
    NUGGETS,
    OWNER,
    PLACES,
    STRENGTH,
    STRENGTHS,
)
from pyrite.games.gold.rules import carries, duel
from pyrite.games.gold.state import State

UNSEEN = 60  # a card nobody knows
KNOWN = 2  # a known card that leads to nothing
GIFT = 1  # gold for somebody else
PER_NUGGET = 300
RIVAL_LOSES = 20  # per point of strength of a rival's miner that leaves


def instinct(s: State, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """A weight for each flip; of the unseen cards, all alike, just one is considered."""
    strongest = 0
    richest = 0
    if s.first < 0 and not s.rush:
        strongest = strongest_helper(s, seat)
        richest = richest_gold(s, strongest)
    unseen = 0
    for i in range(n):
        if s.last_seen[moves[i]] == 0:
            weights[i] = 0
            unseen += 1
        elif s.rush:
            weights[i] = rush_weight(s, moves[i])
        elif s.first < 0:
            weights[i] = first_weight(s, seat, moves[i], richest)
        else:
            weights[i] = second_weight(s, seat, s.face[s.first], moves[i])
    if unseen > 0:
        weights[some_unseen(s, moves, unseen)] = UNSEEN


def some_unseen(s: State, moves: Ints, unseen: int) -> int:
    """Which of the unseen cards stands for all: another one each time, and not simply the first."""
    left = (s.flips * 29 + 7) % unseen
    i = 0
    while s.last_seen[moves[i]] > 0 or left > 0:
        left -= s.last_seen[moves[i]] == 0
        i += 1
    return i


def is_seen(s: State, place: int) -> bool:
    """Has this card been seen since the deal?"""
    return s.last_seen[place] > 0


def helps(s: State, seat: int, face: int) -> bool:
    """Would this miner carry gold for the seat on its own turn?"""
    if face < FIRST_MINER:
        return False
    owner = OWNER[s.seats][(face - FIRST_MINER) // STRENGTHS]
    return owner == seat or owner < 0


def strongest_helper(s: State, seat: int) -> int:
    """The strength of the best miner the seat knows to work for it; 0 for none."""
    best = 0
    for place in range(PLACES):
        if s.face[place] != GONE and is_seen(s, place) and helps(s, seat, s.face[place]):
            best = max(best, STRENGTH[s.face[place]])
    return best


def richest_gold(s: State, strength: int) -> int:
    """The nuggets of the best gold known that this strength can carry; 0 for none."""
    best = 0
    for place in range(PLACES):
        if s.face[place] != GONE and is_seen(s, place):
            nuggets = NUGGETS[s.face[place]]
            if nuggets <= strength:
                best = max(best, nuggets)
    return best


def rush_weight(s: State, place: int) -> int:
    """In the rush only gold counts."""
    return KNOWN + PER_NUGGET * NUGGETS[s.face[place]]


def first_weight(s: State, seat: int, place: int, richest: int) -> int:
    """A known pair first of all: its gold, or a miner of one's own that can carry it."""
    if richest == 0:
        return KNOWN
    face = s.face[place]
    if NUGGETS[face] == richest:
        return PER_NUGGET * richest
    if helps(s, seat, face) and STRENGTH[face] >= richest:
        return PER_NUGGET * richest
    return KNOWN


def second_weight(s: State, seat: int, first: int, place: int) -> int:
    """What the known second card would do to the first."""
    second = s.face[place]
    if carries(first, second):
        return PER_NUGGET * NUGGETS[second] if helps(s, seat, first) else GIFT
    if carries(second, first):
        return PER_NUGGET * NUGGETS[first] if helps(s, seat, second) else GIFT
    if duel(first, second):
        return duel_weight(s, seat, first, second)
    if second == DYNAMITE:
        return KNOWN if helps(s, seat, first) else RIVAL_LOSES
    return KNOWN


def duel_weight(s: State, seat: int, first: int, second: int) -> int:
    """Good if the loser is a rival's."""
    loser = first if STRENGTH[first] < STRENGTH[second] else second
    return KNOWN if helps(s, seat, loser) else RIVAL_LOSES * STRENGTH[loser]
