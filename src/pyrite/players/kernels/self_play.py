"""Self-play by the network, compiled: whole games, what was seen, and what it led to."""

from __future__ import annotations

from typing import Any, NamedTuple

from pyrite.core.chance import Chance, below
from pyrite.core.flow import lowest_seat, settle_chance
from pyrite.core.law import apply, begin, legal, score, winners
from pyrite.core.schema import Ints, copy
from pyrite.players.kernels.layers import (
    REWARD,
    WHOLE,
    Desk,
    Layers,
    add_table,
    goodness,
    move_features,
    table_features,
    weigh,
    worths_of,
)
from pyrite.players.kernels.tree import pick

OTHER_SIGHTS = 2  # one decision in so many also teaches the worth of some seat
NOBODY = -1
SAMPLES, ROWS, SIGHTS = range(3)
"""What `used` counts."""


class Notes(NamedTuple):
    """What was seen, chosen, and came of it."""

    table: list[Ints]  # by sample: answers about the table
    asked: list[Ints]  # by row: answers about a move
    names: Ints  # by row
    first: Ints  # by sample: the row of its first move
    chosen: Ints  # by sample: which of its moves
    chance: list[float]  # by sample: how likely the choice was
    hoped: list[float]  # by sample: the reward the network hoped for
    gained: list[float]  # by sample: how much better it came than hoped
    win: list[float]  # by sample: the share of the victory at the end
    before: Ints  # by sample: the same seat's sample before, or NOBODY
    sights: list[Ints]  # answers about the table, for worth alone
    sight_seat: Ints
    sight_reward: list[float]
    sight_win: list[float]
    used: Ints  # samples, rows, sights


class Room(NamedTuple):
    """Room to play in."""

    states: list[Any]  # one to play, one of zeros
    chances: list[Chance]
    outcome: Ints
    moves: Ints
    weights: Ints
    last: Ints  # by seat: its last sample
    scores: Ints  # by side
    rewards: list[float]  # by seat
    wins: list[float]  # by seat


def kind(s: Any, move: int) -> int:
    """Equal for moves nobody can tell apart; bound to a game's own."""
    raise TypeError("kind was called without a game: bind it first")


def generate(
    net: Layers,
    d: Desk,
    r: Room,
    notes: Notes,
    seats: int,
    options: Ints,
    games: int,
    per_point: float,
    fade: float,
) -> int:
    """Whole games, until so many are played or the notes are full; returns how many."""
    done = 0
    while done < games and has_room(notes, r):
        copy(r.states[0], r.states[1])
        begin(r.states[0], seats, options)
        first_sight = notes.used[SIGHTS]
        for seat in range(seats):
            r.last[seat] = NOBODY
        play(net, d, r, notes, seats)
        share_rewards(r, seats, per_point)
        for seat in range(seats):
            look_back(notes, r.last[seat], r.rewards[seat], r.wins[seat], fade)
        for i in range(first_sight, notes.used[SIGHTS]):
            notes.sight_reward[i] = r.rewards[notes.sight_seat[i]]
            notes.sight_win[i] = r.wins[notes.sight_seat[i]]
        done += 1
    return done


def has_room(notes: Notes, r: Room) -> bool:
    """Is there room for another whole game, as far as one can tell?"""
    left = len(notes.chosen) - notes.used[SAMPLES]
    return left > len(notes.chosen) // 8 and notes.used[ROWS] < len(notes.names) * 7 // 8


def play(net: Layers, d: Desk, r: Room, notes: Notes, seats: int) -> None:
    """One game."""
    s = r.states[0]
    chance = r.chances[0]
    mask = settle_chance(s, chance, r.outcome)
    while mask:
        seat = lowest_seat(mask)
        n = one_of_each(r, s, legal(s, seat, r.moves))
        choice = 0
        if below(chance, OTHER_SIGHTS) == 0:
            note_sight(notes, s, below(chance, seats))
        if n > 1 and is_open(notes, n):
            choice = decide(net, d, r, notes, seat, n)
        apply(s, seat, r.moves[choice])
        mask = settle_chance(s, chance, r.outcome)


def one_of_each(r: Room, s: Any, n: int) -> int:
    """Of moves nobody can tell apart the first alone is considered; returns how many are left."""
    kept = 0
    for i in range(n):
        is_new = True
        for k in range(kept):
            if kind(s, r.moves[k]) == kind(s, r.moves[i]):
                is_new = False
        if is_new:
            r.moves[kept] = r.moves[i]
            kept += 1
    return kept


def is_open(notes: Notes, n: int) -> bool:
    """Do the notes have room for this decision? Otherwise the first move is played."""
    is_short = notes.used[SAMPLES] + 1 >= len(notes.chosen)
    return not is_short and notes.used[ROWS] + n <= len(notes.names)


def note_sight(notes: Notes, s: Any, seat: int) -> None:
    """How the table looks to some seat."""
    i = notes.used[SIGHTS]
    if i < len(notes.sight_seat):
        table_features(s, seat, notes.sights[i])
        notes.sight_seat[i] = seat
        notes.used[SIGHTS] = i + 1


def decide(net: Layers, d: Desk, r: Room, notes: Notes, seat: int, n: int) -> int:
    """Choose by the network's weights, and note it."""
    s = r.states[0]
    i = notes.used[SAMPLES]
    row = notes.used[ROWS]
    table_features(s, seat, notes.table[i])
    worths_of(net, d, notes.table[i])
    notes.hoped[i] = d.worths[REWARD] / WHOLE
    add_table(net, d, notes.table[i])
    best = -(1 << 30)
    for k in range(n):
        notes.names[row + k] = move_features(s, seat, r.moves[k], notes.asked[row + k])
        r.weights[k] = goodness(net, d, notes.asked[row + k], notes.names[row + k])
        best = max(best, r.weights[k])
    weigh(r.weights, n, best)
    choice = pick(r.chances[0], r.weights, n)
    total = 0
    for k in range(n):
        total += r.weights[k]
    notes.first[i] = row
    notes.first[i + 1] = row + n
    notes.chosen[i] = choice
    notes.chance[i] = r.weights[choice] / total
    notes.before[i] = r.last[seat]
    r.last[seat] = i
    notes.used[SAMPLES] = i + 1
    notes.used[ROWS] = row + n
    return choice


def share_rewards(r: Room, seats: int, per_point: float) -> None:
    """A share of the victory, and a little for points above the mean."""
    s = r.states[0]
    score(s, r.scores)
    mask = winners(s)
    count = 0
    mean = 0.0
    for side in range(len(r.scores)):
        count += mask >> side & 1
        mean += r.scores[side] / len(r.scores)
    for seat in range(seats):
        r.wins[seat] = (mask >> seat & 1) / max(1, count)
        r.rewards[seat] = r.wins[seat] + per_point * (r.scores[seat] - mean)


def look_back(notes: Notes, last: int, reward: float, win: float, fade: float) -> None:
    """From the end to the beginning: how much better did it come than was hoped?"""
    following = reward
    gained = 0.0
    i = last
    while i >= 0:
        gained = following - notes.hoped[i] + fade * gained
        notes.gained[i] = gained
        notes.win[i] = win
        following = notes.hoped[i]
        i = notes.before[i]
