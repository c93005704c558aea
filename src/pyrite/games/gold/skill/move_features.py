"""Questions about a flip of Gold: what it does, and what then can be won by whom.

A first card is judged by the best known second one, an unseen card by the average of what it may
be. Reads the faces of cards that were flipped at some time, and no others (G6.2).
"""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.core.vocabulary.skill import YES
from pyrite.games.gold.box import FACES, NUGGETS, RUSH_AT, STRENGTH
from pyrite.games.gold.skill.known_cards import (
    FIELD,
    GAIN,
    HEAVIEST,
    ONE_OF,
    OWN_LOST,
    STRONGEST,
    WEAKEST,
    after_pair,
    best_second,
    deeds,
    field,
    heaviest,
    helpers,
    known_cards,
    removed_by,
    richest,
    take,
    works_for,
)
from pyrite.games.gold.skill.table_features import (
    KINDS,
    PER_NUGGET,
    STAGES,
    UNSEEN_KIND,
    kind_of,
    small,
    stage_of,
)
from pyrite.games.gold.state import State

PER_STRENGTH = 12
MOVE = 18
NAMES = KINDS * STAGES

NEXT_TAKES, RICH_TAKES, ALL_TAKE, WE_TAKE, WON, REMOVED = range(6)
"""Afterwards: what known pairs promise to the next seat, to the best of the others, to all others,
to us; whether something was won, how many cards left the table."""
NEXT_HOPES, WE_HOPE = range(2)
"""What an unseen card promises to the next seat, and to us."""
QUARTERS = 4


def move_features(s: State, seat: int, move: int, f: Ints) -> int:
    """What flipping this card does or promises; it goes by its kind and the stage."""
    for i in range(MOVE):
        f[i] = 0
    known = known_cards(s)
    ours = crew(s, seat)
    theirs = crew(s, (seat + 1) % s.seats)
    kind = UNSEEN_KIND
    if s.last_seen[move] > 0:
        face = s.face[move]
        kind = kind_of(s, seat, face)
        other = partner(s, seat, known, face)
        answer_deeds(f, done(s, seat, face, other), 1)
        answer_promises(f, left(s, seat, known, face, other), 1)
        answer_hopes(f, hoped(s, seat, known, face, other, ours, theirs), 1)
    else:
        ask_about_unseen(s, seat, known, ours, theirs, f)
    compare(f, promises(s, seat, known, s.lying))
    return KINDS * stage_of(s) + kind


def ask_about_unseen(s: State, seat: int, known: int, ours: int, theirs: int, f: Ints) -> None:
    """What an unseen card does on the average, and what comes of it."""
    deed = 0
    promise = 0
    hoping = 0
    for face in range(1, FACES):
        times = s.unseen[face]
        if times > 0:
            then = known + ONE_OF[face]
            other = partner(s, seat, then, face)
            deed += times * done(s, seat, face, other)
            promise += times * left(s, seat, then, face, other)
            hoping += times * hoped(s, seat, then, face, other, ours, theirs)
    answer_deeds(f, deed, field(ours, 0))
    answer_promises(f, promise, field(ours, 0))
    answer_hopes(f, hoping, field(ours, 0))


def partner(s: State, seat: int, known: int, face: int) -> int:
    """The other card of the pair: the first one, or the best known second; 0 for none."""
    if s.rush:
        return 0
    if s.first >= 0:
        return s.face[s.first]
    return best_second(s, seat, known - ONE_OF[face], face)


def done(s: State, seat: int, face: int, other: int) -> int:
    """What flipping this face does, packed."""
    if s.rush:
        return NUGGETS[face] << FIELD * GAIN
    return deeds(s, seat, face, other) if other > 0 else 0


def removed(s: State, face: int, other: int) -> int:
    """How many cards leave the table."""
    if s.rush:
        return 1
    return removed_by(face, other) if other > 0 else 0


def after(s: State, known: int, face: int, other: int) -> int:
    """The known cards then."""
    if s.rush:
        return known - ONE_OF[face]
    return after_pair(known, face, other) if other > 0 else known


def left(s: State, seat: int, known: int, face: int, other: int) -> int:
    """What comes of it, packed: what can be won afterwards, and what has been."""
    gone = removed(s, face, other)
    pack = promises(s, seat, after(s, known, face, other), s.lying - gone)
    if field(done(s, seat, face, other), GAIN) > 0:
        pack += 1 << FIELD * WON
    return pack + (gone << FIELD * REMOVED)


def hoped(s: State, seat: int, known: int, face: int, other: int, ours: int, theirs: int) -> int:
    """What unseen cards promise afterwards, packed; nothing in the rush."""
    if s.rush or s.lying - removed(s, face, other) <= RUSH_AT:
        return 0
    then = after(s, known, face, other)
    following = hope(s, then, (seat + 1) % s.seats, theirs)
    return (following << FIELD * NEXT_HOPES) + (hope(s, then, seat, ours) << FIELD * WE_HOPE)


def promises(s: State, seat: int, known: int, lying: int) -> int:
    """What is to be won next with these cards, packed."""
    is_rush = s.rush > 0 or lying <= RUSH_AT
    total = 0
    for k in range(1, s.seats):
        total += take(s, known, (seat + k) % s.seats, is_rush)
    return (
        (take(s, known, (seat + 1) % s.seats, is_rush) << FIELD * NEXT_TAKES)
        + (take(s, known, richest(s, seat), is_rush) << FIELD * RICH_TAKES)
        + (total << FIELD * ALL_TAKE)
        + (take(s, known, seat, is_rush) << FIELD * WE_TAKE)
    )


def crew(s: State, seat: int) -> int:
    """The unseen miners that would work for a seat, by strength, packed; field 0: all unseen."""
    pack = 0
    for face in range(1, FACES):
        pack += s.unseen[face]
        if works_for(s, seat, face):
            pack += s.unseen[face] << FIELD * STRENGTH[face]
    return pack


def hope(s: State, known: int, seat: int, unseen: int) -> int:
    """What a seat wins on the average that flips an unseen card first, in quarters of a nugget."""
    strongest = STRONGEST
    while strongest >= WEAKEST and not known & helpers(s, seat, strongest):
        strongest -= 1
    won = 0
    if strongest >= WEAKEST:
        for nuggets in range(1, min(strongest, HEAVIEST) + 1):
            won += nuggets * s.unseen[nuggets]
    for strength in range(WEAKEST, STRONGEST + 1):
        won += field(unseen, strength) * heaviest(known, strength)
    return QUARTERS * won // max(1, field(unseen, 0))


def answer_deeds(f: Ints, deed: int, total: int) -> None:
    """From packed sums to answers."""
    for kind in range(6):
        per = PER_NUGGET if kind < OWN_LOST else PER_STRENGTH
        f[kind] = small(per * field(deed, kind) // total)


def answer_promises(f: Ints, promise: int, total: int) -> None:
    """What known pairs will be worth, and what happened."""
    for kind in range(4):
        f[6 + kind] = small(PER_NUGGET * field(promise, kind) // total)
    f[14] = YES * field(promise, WON) // total
    f[15] = YES * field(promise, REMOVED) // total


def compare(f: Ints, now: int) -> None:
    """By how much that is better or worse than now."""
    for kind in range(4):
        f[10 + kind] = small(f[6 + kind] - PER_NUGGET * field(now, kind))


def answer_hopes(f: Ints, hoping: int, total: int) -> None:
    """What unseen cards will be worth."""
    for kind in range(2):
        f[16 + kind] = small(PER_NUGGET * field(hoping, kind) // total)
