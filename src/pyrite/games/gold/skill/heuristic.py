"""The instinct for Gold: pair a miner of one's own with gold it can carry, keep away from gifts.

Looks only at cards that have been seen (G6.2). Cards it cannot tell apart, or that would do the
same, are considered once. The numbers were found by letting many versions play each other.
"""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.games.gold.box import (
    DYNAMITE,
    FACES,
    FIRST_MINER,
    NUGGETS,
    OWNER,
    STRENGTH,
    STRENGTHS,
)
from pyrite.games.gold.rules import carries, duel
from pyrite.games.gold.state import State

WORST = -60
GROWTH = tuple(round(2 ** (worth / 12)) for worth in range(251))  # of weight with worth

CARRIED, PER_NUGGET, PER_STRENGTH = 60, 30, -6  # of gold, and of the miner it takes
GIFT = WORST  # gold for a rival
NOTHING = 0
UNSEEN_FIRST = 75
UNSEEN_TO_GOLD, UNSEEN_PER_NUGGET = 20, 9
UNSEEN_TO_MINER, UNSEEN_PER_STRENGTH = 35, 7  # one that works for the seat
UNSEEN_TO_RIVAL = -6
UNSEEN_TO_DYNAMITE = 0
GOLD_LOST, OWN_LOST, NEUTRAL_LOST, STICK_LOST = -15, -44, -6, -10
RIVAL_LOST, RIVAL_PER_STRENGTH = 10, 8
UNSEEN_IN_RUSH = 45  # better than one nugget, worse than two


def heuristic(s: State, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """A weight for each flip; of the unseen cards, all alike, just one is considered."""
    unseen = 0
    for i in range(n):
        weights[i] = 0
        unseen += s.last_seen[moves[i]] == 0
    if s.rush:
        weigh_rush(s, moves, n, weights)
    elif s.first < 0:
        weigh_first(s, seat, moves, n, weights)
    else:
        weigh_second(s, seat, moves, n, weights)
    if unseen > 0:
        weights[some_unseen(s, moves, unseen)] = weight(unseen_worth(s, seat))
    elif nothing_considered(weights, n):
        weights[0] = 1


def weight(worth: int) -> int:
    """Much more for a little better."""
    return GROWTH[max(0, worth - WORST)]


def nothing_considered(weights: Ints, n: int) -> bool:
    """Is every weight still 0?"""
    for i in range(n):
        if weights[i] > 0:
            return False
    return True


def some_unseen(s: State, moves: Ints, unseen: int) -> int:
    """Which of the unseen cards stands for all: another one each time, and not simply the first."""
    left = (s.flips * 29 + 7) % unseen
    i = 0
    while s.last_seen[moves[i]] > 0 or left > 0:
        left -= s.last_seen[moves[i]] == 0
        i += 1
    return i


def unseen_worth(s: State, seat: int) -> int:
    """What a card nobody knows promises: alone, as the first, or beside the first."""
    if s.rush:
        return UNSEEN_IN_RUSH
    if s.first < 0:
        return UNSEEN_FIRST
    first = s.face[s.first]
    if first == DYNAMITE:
        return UNSEEN_TO_DYNAMITE
    if first < FIRST_MINER:
        return UNSEEN_TO_GOLD + UNSEEN_PER_NUGGET * NUGGETS[first]
    if helps(s, seat, first):
        return UNSEEN_TO_MINER + UNSEEN_PER_STRENGTH * STRENGTH[first]
    return UNSEEN_TO_RIVAL


def owner_of(s: State, miner: int) -> int:
    """The seat a miner works for; negative if neutral."""
    return OWNER[s.seats][(miner - FIRST_MINER) // STRENGTHS]


def helps(s: State, seat: int, face: int) -> bool:
    """Would this miner carry gold for the seat on its own turn?"""
    if face < FIRST_MINER:
        return False
    owner = owner_of(s, face)
    return owner == seat or owner < 0


def weigh_rush(s: State, moves: Ints, n: int, weights: Ints) -> None:
    """In the rush only gold counts (G4.1): each kind once, and once what is none."""
    done = 0
    for i in range(n):
        if s.last_seen[moves[i]] > 0:
            nuggets = NUGGETS[s.face[moves[i]]]
            if not done >> nuggets & 1:
                done |= 1 << nuggets
                weights[i] = weight(PER_NUGGET * nuggets)


def weigh_first(s: State, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """First a known card only as the beginning of a known pair: an unseen one leaves the choice.

    A pair begins with its gold or with the rival it removes; two pieces of gold are a pass.
    """
    helpers = 0
    strongest = 0
    for i in range(n):
        if s.last_seen[moves[i]] > 0:
            face = s.face[moves[i]]
            strongest = max(strongest, STRENGTH[face])
            if helps(s, seat, face):
                helpers |= 1 << STRENGTH[face]
    done = 0
    for i in range(n):
        face = s.face[moves[i]]
        if s.last_seen[moves[i]] > 0 and not done >> face & 1:
            done |= 1 << face
            if NUGGETS[face] > 0:
                weights[i] = weight(gold_worth(NUGGETS[face], helpers))
            elif STRENGTH[face] < strongest and not helps(s, seat, face) and face != DYNAMITE:
                weights[i] = weight(RIVAL_LOST + RIVAL_PER_STRENGTH * STRENGTH[face])


def gold_worth(nuggets: int, helpers: int) -> int:
    """With the weakest of these strengths that carries it; nothing if none does."""
    for strength in range(max(2, nuggets), 6):
        if helpers >> strength & 1:
            return carried_worth(nuggets, strength)
    return NOTHING


def carried_worth(nuggets: int, strength: int) -> int:
    """Gold in hand, and a miner less."""
    return CARRIED + PER_NUGGET * nuggets + PER_STRENGTH * strength


def weigh_second(s: State, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """What each known card would do to the first; of those that do nothing just one."""
    first = s.face[s.first]
    done = 0
    for i in range(n):
        face = s.face[moves[i]]
        if s.last_seen[moves[i]] > 0 and not done >> face & 1:
            done |= 1 << face
            worth = pair_worth(s, seat, first, face)
            if worth != NOTHING:
                weights[i] = weight(worth)
            elif not done >> FACES & 1:
                done |= 1 << FACES
                weights[i] = weight(NOTHING)


def pair_worth(s: State, seat: int, x: int, y: int) -> int:
    """What the pair does for the seat (G3.2 to G3.5)."""
    if x == DYNAMITE or y == DYNAMITE:
        return loss_worth(s, seat, x) + loss_worth(s, seat, y)
    if carries(x, y):
        return carried_worth(NUGGETS[y], STRENGTH[x]) if helps(s, seat, x) else GIFT
    if carries(y, x):
        return carried_worth(NUGGETS[x], STRENGTH[y]) if helps(s, seat, y) else GIFT
    if duel(x, y):
        return loss_worth(s, seat, x if STRENGTH[x] < STRENGTH[y] else y)
    return NOTHING


def loss_worth(s: State, seat: int, face: int) -> int:
    """What it is worth to the seat that this card leaves the game."""
    if face == DYNAMITE:
        return STICK_LOST
    if face < FIRST_MINER:
        return GOLD_LOST
    owner = owner_of(s, face)
    if owner == seat:
        return OWN_LOST
    return NEUTRAL_LOST if owner < 0 else RIVAL_LOST + RIVAL_PER_STRENGTH * STRENGTH[face]
