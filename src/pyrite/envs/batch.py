"""Stepping many games in one compiled call: moves in; observations, masks, rewards and ends out.

Written against the law's names and bound per game, together with that game's `encode`. A game that
ends is begun anew in the same step, from its own stream. Nothing here reads a true state but the
rules themselves: observations are encoded from information.
"""

from __future__ import annotations

import functools
from typing import Any

from pyrite.core import law
from pyrite.core.bind import Binder, Function
from pyrite.core.chance import Chance, below
from pyrite.core.flow import lowest_seat, settle_chance
from pyrite.core.game import Game
from pyrite.core.law import apply, begin, legal, observe, score, winners
from pyrite.core.schema import Ints, copy
from pyrite.envs.encodings import description_of
from pyrite.envs.writer import encode_function

BY_SCORE = 1
NEW = -1


def encode(o: Any, viewer: int, rows: int, out: Ints) -> None:
    """Stands for the game's own encoding; binding puts that here."""
    raise TypeError("an encoding was called without a game: use batch.of_game")


def write_mask(s: Any, seat: int, moves: Ints, mask: Ints) -> None:
    """1 for every legal move of the seat, 0 for all others."""
    n = legal(s, seat, moves)
    for i in range(len(mask)):
        mask[i] = 0
    for i in range(n):
        mask[moves[i]] = 1


def write_rewards(s: Any, seats: int, by: int, scores: Ints, rewards: Any) -> None:
    """By result, winners share 1 and everybody else has 0; or everybody's score."""
    if by == BY_SCORE:
        score(s, scores)
        for seat in range(seats):
            rewards[seat] = scores[seat]
        return
    mask = winners(s)
    count = 0
    for seat in range(8):
        count += mask >> seat & 1
    for seat in range(seats):
        rewards[seat] = (mask >> seat & 1) / count


def step_rows(
    states: list[Any],
    chances: list[Chance],
    spare: list[Any],
    seats: int,
    rows: int,
    by: int,
    options: Ints,
    outcome: Ints,
    moves: Ints,
    scores: Ints,
    first: int,
    last: int,
    chosen: Ints,
    movers: Ints,
    observations: list[Ints],
    masks: list[Ints],
    rewards: list[Any],
    dones: Ints,
    finals: list[Ints],
) -> None:
    """One move in every row from `first` to before `last`; NEW for a new game there instead.

    Where a game ends, `finals` holds what the last mover sees of the end, and the rest of the row
    is already the next game's. spare[0] is room for information, spare[1] zeros. All is called in
    one place only, because it is inlined there.
    """
    for i in range(first, last):
        s = states[i]
        if dones[i]:
            dones[i] = 0
            for seat in range(seats):
                rewards[i][seat] = 0
        seat = movers[i]
        move = chosen[i]
        if move != NEW:
            apply(s, seat, move)
        mask = 0
        while mask == 0:
            if move == NEW:
                copy(s, spare[1])
                begin(s, seats, options)
            mask = settle_chance(s, chances[i], outcome)
            seen = observations[i]
            if mask:
                seat = lowest_seat(mask)
            else:
                seen = finals[i]
                dones[i] = 1
                move = NEW
                write_rewards(s, seats, by, scores, rewards[i])
            observe(s, seat, spare[0])
            encode(spare[0], seat, rows, seen)
        movers[i] = seat
        write_mask(s, seat, moves, masks[i])


def first_illegal(masks: Any, chosen: Ints) -> int:
    """The first row whose move is not legal there; -1 if all are."""
    for i in range(len(chosen)):
        move = chosen[i]
        if move < 0 or move >= len(masks[i]) or not masks[i][move]:
            return i
    return -1


def choose_uniform(masks: Any, chances: list[Chance], chosen: Ints) -> None:
    """In every row one of the legal moves, each equally likely, from that row's stream."""
    for i in range(len(chosen)):
        mask = masks[i]
        count = 0
        for move in range(len(mask)):
            count += mask[move]
        left = below(chances[i], count)
        move = 0
        while left or not mask[move]:
            left -= mask[move]
            move += 1
        chosen[i] = move


@functools.cache
def of_game(function: Function, game: Game) -> Function:
    """One of these functions with the game's own encoding in it, ready to be bound or compiled."""
    kept = {getattr(law, name): getattr(law, name) for name in law.LAW}
    binder = Binder(
        {}, replace={encode: encode_function(game, description_of(game)), copy: copy, **kept}
    )
    return binder.copy(function)
