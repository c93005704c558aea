"""The search itself, written once for any game; runs plain or compiled (`core.bind`).

Every iteration guesses a full state from the searching seat's information, walks all seats' trees
down side by side (`kernels.tree`), plays to the end of the game, and credits each seat's path with
that seat's own result. Where guesses were weighed before (`search.inference`), it takes one of
these.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from pyrite.core.chance import below
from pyrite.core.flow import lowest_seat, settle_chance, share_victory
from pyrite.core.law import CHANCE, apply, draw, guess, legal, score, settle, waiting
from pyrite.core.schema import Ints, copy
from pyrite.players.kernels.heuristic import even, heuristic, pick
from pyrite.players.kernels.layers import Layers, NetworkWorkspace, policy
from pyrite.players.kernels.tree import (
    MOVES_PER_SEAT,
    OUTSIDE,
    SearchWorkspace,
    Tree,
    choice_node,
    follow_move,
    follow_shown,
    push,
)

PRIOR_SHARE = 0.75  # of the heuristic in the priors; the rest is spread evenly
PLACE_SHARE = 0.15  # of the place in a reward; the rest is the win
FINE = 1 << 30  # parts of one, to draw a guess by its odds


class Guidance(NamedTuple):
    """What a network adds; apart, for few need it and all that is handed on costs."""

    net: Layers
    workspace: NetworkWorkspace
    followed: int  # so many decisions of an imagined game follow the network
    pool: list[Any]  # guesses weighed before the search, if any
    odds: list[float]  # theirs: sums of how likely they are


def search(
    t: Tree,
    d: SearchWorkspace,
    m: Guidance,
    seats: int,
    viewer: int,
    iterations: int,
    explore: float,
    is_weighted: int,
) -> int:
    """That many iterations from the information in d.states[1]; returns the decisions made."""
    decisions = 0
    for _ in range(iterations):
        decisions += iterate(t, d, m, seats, viewer, explore, is_weighted)
    return decisions


def iterate(
    t: Tree,
    d: SearchWorkspace,
    m: Guidance,
    seats: int,
    viewer: int,
    explore: float,
    is_weighted: int,
) -> int:
    """One guess, one walk down all trees, one game to its end."""
    s = d.states[0]
    take_guess(d, m, s)
    for seat in range(seats):
        d.at[seat] = seat
        d.depth[seat] = 0
        d.choosing[seat] = 0
        push(d, seat, seat)
    decisions = 0
    mover = viewer
    inside = seats
    while inside > 0 and waiting(s):
        if d.at[mover] == OUTSIDE and decisions < m.followed:
            move = network_move(d, m, s, mover)
        else:
            move = choose(t, d, s, mover, viewer, explore, is_weighted)
        apply(s, mover, move)
        decisions += 1
        follow_move(t, d, s, seats, mover, move)
        while waiting(s) == CHANCE:
            n = draw(s, d.chances[0], d.outcome)
            settle(s, d.outcome, n)
            follow_shown(t, d, s, seats)
        inside = count_inside(d, seats)
        if waiting(s):
            mover = lowest_seat(waiting(s))
    decisions = follow_network(d, m, s, decisions)
    decisions += play_out(d, s, is_weighted)
    credit(t, d, s, seats)
    return decisions


def count_inside(d: SearchWorkspace, seats: int) -> int:
    """How many seats are still in their trees."""
    inside = 0
    for seat in range(seats):
        inside += d.at[seat] != OUTSIDE
    return inside


def take_guess(d: SearchWorkspace, m: Guidance, s: Any) -> None:
    """A new one, or one of the pool by its odds."""
    if len(m.odds) == 0:
        guess(d.states[1], d.chances[0], s)
        return
    low = 0
    high = len(m.odds) - 1
    drawn = below(d.chances[0], FINE) / FINE * m.odds[high]
    while low < high:
        middle = (low + high) // 2
        if m.odds[middle] > drawn:
            high = middle
        else:
            low = middle + 1
    copy(s, m.pool[low])


def follow_network(d: SearchWorkspace, m: Guidance, s: Any, decisions: int) -> int:
    """All seats follow the network, as far as they do; returns the decisions so far."""
    mask = settle_chance(s, d.chances[0], d.outcome)
    while mask and decisions < m.followed:
        seat = lowest_seat(mask)
        apply(s, seat, network_move(d, m, s, seat))
        decisions += 1
        mask = settle_chance(s, d.chances[0], d.outcome)
    return decisions


def network_move(d: SearchWorkspace, m: Guidance, s: Any, seat: int) -> int:
    """Likelier, where the network likes it better."""
    n = legal(s, seat, d.moves)
    if n == 1:
        return int(d.moves[0])
    policy(m.net, m.workspace, s, seat, d.moves, n, d.weights)
    return int(d.moves[pick(d.chances[0], d.weights, n)])


def play_out(d: SearchWorkspace, s: Any, is_weighted: int) -> int:
    """All seats follow the heuristic, or play evenly, to the end."""
    decisions = 0
    chance = d.chances[0]
    mask = settle_chance(s, chance, d.outcome)
    while mask:
        seat = lowest_seat(mask)
        n = legal(s, seat, d.moves)
        if is_weighted and n > 1:
            heuristic(s, seat, d.moves, n, d.weights)
            apply(s, seat, d.moves[pick(chance, d.weights, n)])
        else:
            apply(s, seat, d.moves[below(chance, n)])
        decisions += 1
        mask = settle_chance(s, chance, d.outcome)
    return decisions


def choose(
    t: Tree, d: SearchWorkspace, s: Any, seat: int, viewer: int, explore: float, is_weighted: int
) -> int:
    """Inside its tree a seat weighs the good against the little known; outside it plays on."""
    n = legal(s, seat, d.moves)
    if d.at[seat] == viewer and len(d.first) > 0:
        for i in range(n):
            d.weights[i] = d.first[i]
    elif is_weighted:
        heuristic(s, seat, d.moves, n, d.weights)
    else:
        even(s, seat, d.moves, n, d.weights)
    if d.at[seat] == OUTSIDE:
        return int(d.moves[pick(d.chances[0], d.weights, n)])
    mark_moves(t, d, seat, n)
    best = best_move(t, d, d.at[seat], n, explore)
    unmark_moves(t, d, seat, n)
    return best


def mark_moves(t: Tree, d: SearchWorkspace, seat: int, n: int) -> None:
    """Note which of the seat's moves have a node."""
    if d.choosing[seat] == 0:
        mark_children(t, d, seat, 1)
    else:
        for i in range(n):
            d.node_of[d.moves[i]] = choice_node(t, d, seat, d.moves[i], 0)


def unmark_moves(t: Tree, d: SearchWorkspace, seat: int, n: int) -> None:
    """Forget them again."""
    if d.choosing[seat] == 0:
        mark_children(t, d, seat, 0)
    else:
        for i in range(n):
            d.node_of[d.moves[i]] = -1


def mark_children(t: Tree, d: SearchWorkspace, seat: int, is_marked: int) -> None:
    """Go through the nodes right below; some may stand for moves that are not legal now."""
    node = t.child[d.at[seat]]
    while node >= 0:
        move = (t.key[node] >> 1) - seat * MOVES_PER_SEAT
        if not t.key[node] & 1 and 0 <= move < MOVES_PER_SEAT:
            d.node_of[move] = node if is_marked else -1
        node = t.sibling[node]


def best_move(t: Tree, d: SearchWorkspace, parent: int, n: int, explore: float) -> int:
    """The move of highest upper bound: mean reward, plus curiosity by prior."""
    total = 0.0
    considered = 0
    for i in range(n):
        total += d.weights[i]
        considered += d.weights[i] > 0
    visits = t.visits[parent] + 1
    unknown = t.value[parent] / visits
    best = d.moves[0]
    best_bound = -1.0
    for i in range(n):
        if d.weights[i] == 0:
            continue
        prior = PRIOR_SHARE * d.weights[i] / total + (1.0 - PRIOR_SHARE) / considered
        node = d.node_of[d.moves[i]]
        if node >= 0 and t.visits[node] > 0:
            t.available[node] += 1
            mean = t.value[node] / t.visits[node]
            bound = mean + explore * prior * sqrt(t.available[node]) / (1 + t.visits[node])
        else:
            bound = unknown + explore * prior * sqrt(visits)
        if bound > best_bound:
            best_bound = bound
            best = d.moves[i]
    return int(best)


def credit(t: Tree, d: SearchWorkspace, s: Any, seats: int) -> None:
    """Every node on a seat's path learns how the game ended for that seat."""
    rewards(d, s, seats)
    for seat in range(seats):
        for i in range(d.depth[seat]):
            node = d.path[seat][i]
            t.visits[node] += 1
            t.value[node] += d.reward[seat]
            t.won[node] += d.win[seat]
            t.scored[node] += d.scores[seat]


def rewards(d: SearchWorkspace, s: Any, seats: int) -> None:
    """A shared win counts in parts; a little of the reward is the place by score."""
    score(s, d.scores)
    share_victory(s, seats, d.win, 0)
    for seat in range(seats):
        d.reward[seat] = (1.0 - PLACE_SHARE) * d.win[seat] + PLACE_SHARE * place(d.scores, seat)


def place(scores: Ints, seat: int) -> float:
    """The share of the other sides that this one leaves behind; a tie is half."""
    behind = 0.0
    for side in range(len(scores)):
        if scores[side] < scores[seat]:
            behind += 1.0
        elif scores[side] == scores[seat] and side != seat:
            behind += 0.5
    return behind / max(1, len(scores) - 1)
