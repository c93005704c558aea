"""The search itself, written once for any game; runs plain or compiled (`core.bind`).

Each seat has a tree of its own. It branches on the moves that seat may see and on what it was
shown (`law.shown`), never on what it could not see, nor on the order of its own hidden moves.
Every iteration guesses a full state from the searching seat's information, walks all trees down
side by side, plays to the end of the game, and credits each seat's path with that seat's own
result. Where guesses were weighed before (`players.inference`), it takes one of these.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from pyrite.core.chance import Chance, below
from pyrite.core.flow import lowest_seat
from pyrite.core.law import (
    CHANCE,
    ONLOOKER,
    apply,
    draw,
    guess,
    legal,
    score,
    seen,
    settle,
    shown,
    waiting,
    winners,
)
from pyrite.core.schema import Ints, copy
from pyrite.players.kernels.layers import Desk as Room
from pyrite.players.kernels.layers import Layers, policy

OUTSIDE = -1  # a seat that has left its tree in this iteration
MOVES_PER_SEAT = 4096  # keys of nodes keep movers apart
DEEPEST = 400  # nodes on one seat's path
PRIOR_SHARE = 0.75  # of the instinct in the priors; the rest is spread evenly
PLACE_SHARE = 0.15  # of the place in a reward; the rest is the win
FINE = 1 << 30  # parts of one, to draw a guess by its odds


class Tree(NamedTuple):
    """Nodes of all seats' trees as parallel rows; node number = seat for the roots."""

    key: Ints
    child: Ints
    sibling: Ints
    visits: Ints
    available: Ints
    value: list[float]  # sum of rewards of the tree's own seat
    won: list[float]  # sum of win shares
    scored: list[float]  # sum of scores
    used: Ints  # one number: nodes in use


class Mind(NamedTuple):
    """What a network adds; apart from the desk, for few need it and all that is handed on costs."""

    net: Layers
    room: Room
    followed: int  # so many decisions of an imagined game follow the network
    pool: list[Any]  # guesses weighed before the search, if any
    odds: list[float]  # theirs: sums of how likely they are


class Desk(NamedTuple):
    """Working space of one search."""

    states: list[Any]  # room for the guess, and the information
    chances: list[Chance]  # one stream
    outcome: Ints
    moves: Ints
    weights: Ints
    first: Ints  # by move of the root: its weight, if it was weighed before the search
    node_of: Ints  # by move: the child that stands for it, -1 between calls
    at: Ints  # by seat: the node it has reached, or OUTSIDE
    chosen: list[Ints]  # by seat: its moves that nobody else may see yet, ascending
    choosing: Ints  # by seat: how many these are
    chose_at: Ints  # by seat: the node where they began
    depth: Ints  # by seat: how long its path is
    path: list[Ints]  # by seat: its nodes
    scores: Ints  # by side
    reward: list[float]  # by seat
    win: list[float]  # by seat


def heuristic(s: Any, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """A weight for each legal move, bound to a game's own; 0: another move is as good or better."""
    raise TypeError("instinct was called without a game: bind it first")


def even(s: Any, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """The instinct of somebody who has none."""
    for i in range(n):
        weights[i] = 1


def search(
    t: Tree,
    d: Desk,
    m: Mind,
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
    t: Tree, d: Desk, m: Mind, seats: int, viewer: int, explore: float, is_weighted: int
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


def count_inside(d: Desk, seats: int) -> int:
    """How many seats are still in their trees."""
    inside = 0
    for seat in range(seats):
        inside += d.at[seat] != OUTSIDE
    return inside


def take_guess(d: Desk, m: Mind, s: Any) -> None:
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


def follow_network(d: Desk, m: Mind, s: Any, decisions: int) -> int:
    """All seats follow the network, as far as they do; returns the decisions so far."""
    mask = waiting(s)
    while mask and decisions < m.followed:
        if mask == CHANCE:
            n = draw(s, d.chances[0], d.outcome)
            settle(s, d.outcome, n)
        else:
            seat = lowest_seat(mask)
            apply(s, seat, network_move(d, m, s, seat))
            decisions += 1
        mask = waiting(s)
    return decisions


def network_move(d: Desk, m: Mind, s: Any, seat: int) -> int:
    """Likelier, where the network likes it better."""
    n = legal(s, seat, d.moves)
    if n == 1:
        return int(d.moves[0])
    policy(m.net, m.room, s, seat, d.moves, n, d.weights)
    return int(d.moves[pick(d.chances[0], d.weights, n)])


def play_out(d: Desk, s: Any, is_weighted: int) -> int:
    """All seats follow instinct, or play evenly, to the end."""
    decisions = 0
    chance = d.chances[0]
    mask = waiting(s)
    while mask:
        if mask == CHANCE:
            n = draw(s, chance, d.outcome)
            settle(s, d.outcome, n)
        else:
            seat = lowest_seat(mask)
            n = legal(s, seat, d.moves)
            if is_weighted and n > 1:
                heuristic(s, seat, d.moves, n, d.weights)
                apply(s, seat, d.moves[pick(chance, d.weights, n)])
            else:
                apply(s, seat, d.moves[below(chance, n)])
            decisions += 1
        mask = waiting(s)
    return decisions


def pick(chance: Chance, weights: Ints, n: int) -> int:
    """An index drawn by weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(chance, total)
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return i


def choose(
    t: Tree, d: Desk, s: Any, seat: int, viewer: int, explore: float, is_weighted: int
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


def move_key(seat: int, move: int) -> int:
    """Even keys are moves, odd ones what was shown."""
    return (seat * MOVES_PER_SEAT + move) << 1


def mark_moves(t: Tree, d: Desk, seat: int, n: int) -> None:
    """Note which of the seat's moves have a node."""
    if d.choosing[seat] == 0:
        mark_children(t, d, seat, 1)
    else:
        for i in range(n):
            d.node_of[d.moves[i]] = choice_node(t, d, seat, d.moves[i], 0)


def unmark_moves(t: Tree, d: Desk, seat: int, n: int) -> None:
    """Forget them again."""
    if d.choosing[seat] == 0:
        mark_children(t, d, seat, 0)
    else:
        for i in range(n):
            d.node_of[d.moves[i]] = -1


def mark_children(t: Tree, d: Desk, seat: int, is_marked: int) -> None:
    """Go through the nodes right below; some may stand for moves that are not legal now."""
    node = t.child[d.at[seat]]
    while node >= 0:
        move = (t.key[node] >> 1) - seat * MOVES_PER_SEAT
        if not t.key[node] & 1 and 0 <= move < MOVES_PER_SEAT:
            d.node_of[move] = node if is_marked else -1
        node = t.sibling[node]


def best_move(t: Tree, d: Desk, parent: int, n: int, explore: float) -> int:
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


def follow_move(t: Tree, d: Desk, s: Any, seats: int, mover: int, move: int) -> None:
    """Each seat that saw the move goes to its node for it; then to what it was shown."""
    for seat in range(seats):
        if d.at[seat] != OUTSIDE:
            if seat == mover:
                enter_own(t, d, s, seat, move)
            elif seen(s, mover, move, seat):
                enter(t, d, seat, move_key(mover, move))
    follow_shown(t, d, s, seats)


def follow_shown(t: Tree, d: Desk, s: Any, seats: int) -> None:
    """Each seat goes to the node for what the last step showed it."""
    for seat in range(seats):
        if d.at[seat] != OUTSIDE:
            sight = shown(s, seat)
            if sight:
                enter(t, d, seat, sight << 1 | 1)


def enter(t: Tree, d: Desk, seat: int, key: int) -> None:
    """Down to what the seat has just seen."""
    d.choosing[seat] = 0
    arrive(t, d, seat, child_of(t, d.at[seat], key, 1))


def enter_own(t: Tree, d: Desk, s: Any, seat: int, move: int) -> None:
    """Down by the seat's own move; those that nobody else may see yet make one choice."""
    if d.choosing[seat] == 0:
        d.chose_at[seat] = d.at[seat]
    arrive(t, d, seat, choice_node(t, d, seat, move, 1))
    add_to_choice(d.chosen[seat], d.choosing[seat], move)
    d.choosing[seat] = 0 if seen(s, seat, move, ONLOOKER) else d.choosing[seat] + 1


def add_to_choice(chosen: Ints, place: int, move: int) -> None:
    """The moves of a choice stand in ascending order."""
    while place > 0 and chosen[place - 1] > move:
        chosen[place] = chosen[place - 1]
        place -= 1
    chosen[place] = move


def choice_node(t: Tree, d: Desk, seat: int, move: int, is_new: int) -> int:
    """The node of the seat's choice with this move more, or -1.

    The order in which the moves were made tells the seat nothing: the way from the node where the
    choice began goes by the moves in ascending order.
    """
    node = d.chose_at[seat]
    place = 0
    for i in range(d.choosing[seat] + 1):
        step = move
        if place < i or (place < d.choosing[seat] and d.chosen[seat][place] < move):
            step = d.chosen[seat][place]
            place += 1
        if node >= 0:
            node = child_of(t, node, move_key(seat, step), is_new)
    return int(node)


def arrive(t: Tree, d: Desk, seat: int, node: int) -> None:
    """A node seen for the first time ends the seat's walk, a full tree too."""
    d.at[seat] = node
    if node >= 0:
        push(d, seat, node)
        if t.visits[node] == 0 or d.depth[seat] == DEEPEST:
            d.at[seat] = OUTSIDE


def push(d: Desk, seat: int, node: int) -> None:
    """A node more on the seat's path."""
    d.path[seat][d.depth[seat]] = node
    d.depth[seat] += 1


def child_of(t: Tree, parent: int, key: int, is_new: int) -> int:
    """The child of that key, made if that is wanted; or -1."""
    node = t.child[parent]
    while node >= 0 and t.key[node] != key:
        node = t.sibling[node]
    if node < 0 and is_new:
        return add_child(t, parent, key)
    return int(node)


def add_child(t: Tree, parent: int, key: int) -> int:
    """A new child, or -1 when all nodes are in use."""
    node = t.used[0]
    if node == len(t.key):
        return -1
    t.used[0] = node + 1
    t.key[node] = key
    t.child[node] = -1
    t.sibling[node] = t.child[parent]
    t.child[parent] = node
    t.visits[node] = 0
    t.available[node] = 1
    t.value[node] = 0.0
    t.won[node] = 0.0
    t.scored[node] = 0.0
    return int(node)


def credit(t: Tree, d: Desk, s: Any, seats: int) -> None:
    """Every node on a seat's path learns how the game ended for that seat."""
    rewards(d, s, seats)
    for seat in range(seats):
        for i in range(d.depth[seat]):
            node = d.path[seat][i]
            t.visits[node] += 1
            t.value[node] += d.reward[seat]
            t.won[node] += d.win[seat]
            t.scored[node] += d.scores[seat]


def rewards(d: Desk, s: Any, seats: int) -> None:
    """A shared win counts in parts; a little of the reward is the place by score."""
    score(s, d.scores)
    mask = winners(s)
    count = 0
    for side in range(len(d.scores)):
        count += mask >> side & 1
    for seat in range(seats):
        d.win[seat] = (mask >> seat & 1) / count
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
