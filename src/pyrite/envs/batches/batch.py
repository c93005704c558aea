"""Stepping many games in one compiled call: moves in; observations, masks, rewards and ends out.

Written against the law's names and bound per game, together with that game's `encode`. A game that
ends is begun anew in the same step, from its own stream. Nothing here reads a true state but the
rules themselves: observations are encoded from information.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pyrite.core.backends.backend import Bindings
from pyrite.core.chance import Chance, below
from pyrite.core.flow import lowest_seat, settle_chance, share_victory
from pyrite.core.game import Game
from pyrite.core.law import apply, begin, legal, observe, score
from pyrite.core.schema import Ints, copy
from pyrite.envs.encoding.descriptions import description_of
from pyrite.envs.encoding.writer import encode_function

BY_SCORE = 1
NEW = -1
STRIDE = 32  # moves passed over at a time


class Batch(NamedTuple):
    """Many games side by side, a row each: what goes into a step, and what comes out."""

    states: list[Any]
    chances: list[Chance]
    chosen: Ints  # the moves to make
    movers: Ints  # who is to move
    observations: list[Ints]  # what the mover knows, encoded
    masks: list[Ints]  # the mover's moves: 1 for a legal one
    counts: Ints  # how many are legal
    rewards: list[list[float]]  # by seat, where a game has just ended
    dones: Ints  # 1: it has
    finals: list[Ints]  # what the last mover sees of the end


class BatchWorkspace(NamedTuple):
    """Working space of one thread."""

    states: list[Any]  # room for information, and zeros
    options: Ints
    outcome: Ints
    moves: Ints
    scores: Ints


def encode(o: Any, viewer: int, rows: int, out: Ints) -> None:
    """Stands for the game's own encoding; binding puts that here."""
    raise TypeError("an encoding was called without a game: bind it first")


def write_mask(s: Any, seat: int, moves: Ints, mask: Ints) -> int:
    """1 for every legal move of the seat, 0 for all others; returns how many are legal."""
    n = legal(s, seat, moves)
    for i in range(len(mask)):
        mask[i] = 0
    for i in range(n):
        mask[moves[i]] = 1
    return n


def write_rewards(s: Any, seats: int, by: int, scores: Ints, rewards: list[float]) -> None:
    """By result, winners share 1 and everybody else has 0; or everybody's score."""
    if by == BY_SCORE:
        score(s, scores)
        for seat in range(seats):
            rewards[seat] = scores[seat]
    else:
        share_victory(s, seats, rewards, 0)


def step_rows(
    b: Batch, d: BatchWorkspace, seats: int, rows: int, by: int, first: int, last: int
) -> None:
    """One move in every row from `first` to before `last`; NEW for a new game there instead.

    Where a game ends, the rest of the row is already the next game's. Nothing called here takes
    the batch or the workspace, and all is called in one place only: then it is inlined, and quick.
    """
    for i in range(first, last):
        s = b.states[i]
        if b.dones[i]:
            b.dones[i] = 0
            clear(b.rewards[i])
        seat = b.movers[i]
        is_new = b.chosen[i] == NEW
        if not is_new:
            apply(s, seat, b.chosen[i])
        mask = 0
        while mask == 0:
            if is_new:
                copy(s, d.states[1])
                begin(s, seats, d.options)
            mask = settle_chance(s, b.chances[i], d.outcome)
            seen = b.observations[i]
            if mask:
                seat = lowest_seat(mask)
            else:
                seen = b.finals[i]
                b.dones[i] = 1
                is_new = True
                write_rewards(s, seats, by, d.scores, b.rewards[i])
            observe(s, seat, d.states[0])
            encode(d.states[0], seat, rows, seen)
        b.movers[i] = seat
        b.counts[i] = write_mask(s, seat, d.moves, b.masks[i])


def clear(rewards: list[float]) -> None:
    """Nobody has any."""
    for seat in range(len(rewards)):
        rewards[seat] = 0


def first_illegal(masks: list[Ints], chosen: Ints) -> int:
    """The first row whose move is not legal there; -1 if all are."""
    for i in range(len(chosen)):
        move = chosen[i]
        if move < 0 or move >= len(masks[i]) or not masks[i][move]:
            return i
    return -1


def choose_uniform(masks: list[Ints], counts: Ints, chances: list[Chance], chosen: Ints) -> None:
    """In every row one of the legal moves, each equally likely, from that row's stream."""
    for i in range(len(chosen)):
        chosen[i] = nth_legal(masks[i], below(chances[i], counts[i]))


def count_legal(mask: Ints, first: int, last: int) -> int:
    """How many moves are legal from `first` to before `last`."""
    count = 0
    for move in range(first, last):
        count += mask[move]
    return count


def nth_legal(mask: Ints, left: int) -> int:
    """The legal move with so many before it; those are passed over some at a time."""
    move = 0
    here = 0
    while here <= left:
        left -= here
        here = count_legal(mask, move, min(move + STRIDE, len(mask)))
        move += STRIDE
    move -= STRIDE
    while left or not mask[move]:
        left -= mask[move]
        move += 1
    return move


def encoded(game: Game) -> Bindings:
    """What binds these functions to the game's own encoding."""
    return ((encode, encode_function(game, description_of(game))),)
