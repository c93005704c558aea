"""What is known to lie on Gold's table, packed into one number, and what a pair of it does.

The dialect has no room of its own to count in, so counts are fields of a number: of the cards by
face, and of what comes of a move by kind. Sums of such numbers are sums of all their fields.
"""

from __future__ import annotations

from pyrite.games.gold.box import (
    COLOURS,
    DYNAMITE,
    FACES,
    FIRST_MINER,
    MOST_SEATS,
    NEUTRAL,
    NUGGETS,
    OWNER,
    STRENGTH,
    STRENGTHS,
)
from pyrite.games.gold.rules import carries, duel
from pyrite.games.gold.state import State

FEW, MANY = 2, 3  # bits of a count: of one miner's face, of gold or dynamite
WEAKEST, STRONGEST, HEAVIEST = 2, 5, 4
COLOUR_COUNT = len(COLOURS)


def place_of(face: int) -> int:
    """Where a face's count begins."""
    return MANY * (face - 1) if face <= DYNAMITE else MANY * DYNAMITE + FEW * (face - FIRST_MINER)


ONE_OF = (0, *(1 << place_of(face) for face in range(1, FACES)))
"""A single card of each face."""
ALL_OF = (0, *((7 if face <= DYNAMITE else 3) << place_of(face) for face in range(1, FACES)))
"""Every card of each face."""


def colours_of(owner: int, strength: int, seats: int) -> int:
    """All miners of a strength that work for a seat; NEUTRAL: for whoever is active."""
    return sum(
        ALL_OF[FIRST_MINER + STRENGTHS * colour + strength - WEAKEST]
        for colour in range(COLOUR_COUNT)
        if strength >= WEAKEST and OWNER[seats][colour] == owner
    )


OWN = tuple(
    tuple(
        tuple(colours_of(seat, strength, seats) for strength in range(STRONGEST + 1))
        for seat in range(MOST_SEATS)
    )
    for seats in range(MOST_SEATS + 1)
)
"""By seats, seat, strength."""
FREE = tuple(
    tuple(colours_of(NEUTRAL, strength, seats) for strength in range(STRONGEST + 1))
    for seats in range(MOST_SEATS + 1)
)
"""Neutral ones, by seats and strength."""

FIELD = 10  # bits; the most, what 60 unseen cards let four others win, is 960
GAIN, GIFT, RICH_GIFT, GOLD_LOST, OWN_LOST, RIVAL_LOST = range(6)
"""What a pair does: nuggets won, given away, given to the best of the others; nuggets and
strengths that leave the game."""


def field(pack: int, kind: int) -> int:
    """One number of many."""
    return pack >> FIELD * kind & ((1 << FIELD) - 1)


def points(s: State, seat: int) -> int:
    """In a match those of the games before, too."""
    return s.players[seat].total + s.players[seat].nuggets


def richest(s: State, seat: int) -> int:
    """Of the others who has the most; of several the first to come."""
    best = (seat + 1) % s.seats
    for k in range(2, s.seats):
        other = (seat + k) % s.seats
        if points(s, other) > points(s, best):
            best = other
    return best


def known_cards(s: State) -> int:
    """All that lies on the table and has been seen."""
    known = 0
    for i in range(s.lying):
        place = s.places[i]
        if s.last_seen[place] > 0:
            known += ONE_OF[s.face[place]]
    return known


def owner_of(s: State, miner: int) -> int:
    """The seat a miner works for."""
    return OWNER[s.seats][(miner - FIRST_MINER) // STRENGTHS]


def works_for(s: State, seat: int, face: int) -> bool:
    """Would this miner carry gold for the seat on its own turn?"""
    return face >= FIRST_MINER and (owner_of(s, face) == seat or owner_of(s, face) == NEUTRAL)


def helpers(s: State, seat: int, strength: int) -> int:
    """All miners of a strength that would."""
    return OWN[s.seats][seat][strength] | FREE[s.seats][strength]


def heaviest(known: int, most: int) -> int:
    """The most nuggets on one known card, up to so many."""
    nuggets = min(most, HEAVIEST)
    while nuggets > 0 and not known & ALL_OF[nuggets]:
        nuggets -= 1
    return nuggets


def take(s: State, known: int, seat: int, is_rush: bool) -> int:
    """The most nuggets a seat can win at once with known cards (G3.3, G4.1)."""
    if is_rush:
        return heaviest(known, HEAVIEST)
    strength = STRONGEST
    while strength >= WEAKEST and not known & helpers(s, seat, strength):
        strength -= 1
    return heaviest(known, strength) if strength >= WEAKEST else 0


def after_pair(known: int, x: int, y: int) -> int:
    """What is left of the known cards (G3.2 to G3.5)."""
    if x == DYNAMITE or y == DYNAMITE or carries(x, y) or carries(y, x):
        return known - ONE_OF[x] - ONE_OF[y]
    if duel(x, y):
        return known - ONE_OF[x if STRENGTH[x] < STRENGTH[y] else y]
    return known


def removed_by(x: int, y: int) -> int:
    """How many cards leave the table."""
    if x == DYNAMITE or y == DYNAMITE or carries(x, y) or carries(y, x):
        return 2
    return int(duel(x, y))


def deeds(s: State, seat: int, x: int, y: int) -> int:
    """What a pair does, packed."""
    if x == DYNAMITE or y == DYNAMITE:
        return loss(s, seat, x) + loss(s, seat, y)
    if carries(x, y):
        return carried(s, seat, x, y)
    if carries(y, x):
        return carried(s, seat, y, x)
    if duel(x, y):
        return loss(s, seat, x if STRENGTH[x] < STRENGTH[y] else y)
    return 0


def carried(s: State, seat: int, miner: int, gold: int) -> int:
    """Gold won or given away, and the miner it took."""
    nuggets = NUGGETS[gold]
    if works_for(s, seat, miner):
        return (nuggets << FIELD * GAIN) + loss(s, seat, miner)
    is_rich = owner_of(s, miner) == richest(s, seat)
    pack = (nuggets << FIELD * GIFT) + (is_rich * nuggets << FIELD * RICH_GIFT)
    return pack + loss(s, seat, miner)


def loss(s: State, seat: int, face: int) -> int:
    """A card leaves the game."""
    if NUGGETS[face] > 0:
        return NUGGETS[face] << FIELD * GOLD_LOST
    if face < FIRST_MINER or owner_of(s, face) == NEUTRAL:
        return 0
    return STRENGTH[face] << FIELD * (OWN_LOST if owner_of(s, face) == seat else RIVAL_LOST)


def best_second(s: State, seat: int, known: int, x: int) -> int:
    """A known card that goes well with the first; 0 for none."""
    if x == DYNAMITE:
        return rival_below(s, seat, known, STRONGEST + 1)
    if x < FIRST_MINER:
        return weakest_helper(s, seat, known, max(WEAKEST, NUGGETS[x]))
    if works_for(s, seat, x):
        gold = heaviest(known, STRENGTH[x])
        return gold if gold > 0 else rival_below(s, seat, known, STRENGTH[x])
    return any_above(s, known, STRENGTH[x])


def first_of(known: int, miners: int, strength: int) -> int:
    """The first face of this strength that is known and among these miners; 0 for none."""
    for colour in range(COLOUR_COUNT):
        face = FIRST_MINER + STRENGTHS * colour + strength - WEAKEST
        if known & miners & ALL_OF[face]:
            return face
    return 0


def weakest_helper(s: State, seat: int, known: int, least: int) -> int:
    """A neutral one before one's own."""
    for strength in range(least, STRONGEST + 1):
        face = first_of(known, FREE[s.seats][strength], strength)
        if face == 0:
            face = first_of(known, OWN[s.seats][seat][strength], strength)
        if face > 0:
            return face
    return 0


def rival_below(s: State, seat: int, known: int, bound: int) -> int:
    """The strongest miner of another seat that is weaker than this."""
    strength = bound - 1
    while strength >= WEAKEST:
        face = first_of(known, ~helpers(s, seat, strength), strength)
        if face > 0:
            return face
        strength -= 1
    return 0


def any_above(s: State, known: int, strength: int) -> int:
    """Any stronger miner."""
    for stronger in range(strength + 1, STRONGEST + 1):
        face = first_of(known, -1, stronger)
        if face > 0:
            return face
    return 0
