"""The trees of a search: their nodes as rows, and how each seat walks down its own.

Each seat has a tree of its own. It branches on the moves that seat may see and on what it was
shown (`law.shown`), never on what it could not see, nor on the order of its own hidden moves.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pyrite.core.chance import Chance
from pyrite.core.law import ONLOOKER, seen, shown
from pyrite.core.schema import Ints

OUTSIDE = -1  # a seat that has left its tree in this iteration
MOVES_PER_SEAT = 4096  # keys of nodes keep movers apart
DEEPEST = 400  # nodes on one seat's path


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


class SearchWorkspace(NamedTuple):
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


def move_key(seat: int, move: int) -> int:
    """Even keys are moves, odd ones what was shown."""
    return (seat * MOVES_PER_SEAT + move) << 1


def follow_move(t: Tree, d: SearchWorkspace, s: Any, seats: int, mover: int, move: int) -> None:
    """Each seat that saw the move goes to its node for it; then to what it was shown."""
    for seat in range(seats):
        if d.at[seat] != OUTSIDE:
            if seat == mover:
                enter_own(t, d, s, seat, move)
            elif seen(s, mover, move, seat):
                enter(t, d, seat, move_key(mover, move))
    follow_shown(t, d, s, seats)


def follow_shown(t: Tree, d: SearchWorkspace, s: Any, seats: int) -> None:
    """Each seat goes to the node for what the last step showed it."""
    for seat in range(seats):
        if d.at[seat] != OUTSIDE:
            sight = shown(s, seat)
            if sight:
                enter(t, d, seat, sight << 1 | 1)


def enter(t: Tree, d: SearchWorkspace, seat: int, key: int) -> None:
    """Down to what the seat has just seen."""
    d.choosing[seat] = 0
    arrive(t, d, seat, child_of(t, d.at[seat], key, 1))


def enter_own(t: Tree, d: SearchWorkspace, s: Any, seat: int, move: int) -> None:
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


def choice_node(t: Tree, d: SearchWorkspace, seat: int, move: int, is_new: int) -> int:
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


def arrive(t: Tree, d: SearchWorkspace, seat: int, node: int) -> None:
    """A node seen for the first time ends the seat's walk, a full tree too."""
    d.at[seat] = node
    if node >= 0:
        push(d, seat, node)
        if t.visits[node] == 0 or d.depth[seat] == DEEPEST:
            d.at[seat] = OUTSIDE


def push(d: SearchWorkspace, seat: int, node: int) -> None:
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


def lead(t: Tree, seat: int) -> int:
    """By how many visits the root's first move is ahead of its second."""
    first = 0
    second = 0
    node = t.child[seat]
    while node >= 0:
        visits = t.visits[node]
        second = max(second, min(first, visits))
        first = max(first, visits)
        node = t.sibling[node]
    return int(first - second)
