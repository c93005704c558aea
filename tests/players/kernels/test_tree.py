"""The trees branch on what a seat knows: not on the order in which it chose in secret."""

from __future__ import annotations

from itertools import permutations

import pytest

from pyrite.core.backends.backend import plain
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import Play
from pyrite.games.end_of_the_trail import GAME
from pyrite.players.kernels import tree
from pyrite.players.kernels.tree import SearchWorkspace, Tree
from pyrite.players.search.guidance import bindings
from pyrite.players.search.search import Budget, Search, SearchSettings
from tests.games.end_of_the_trail.build import (
    auctioned,
    cards,
    dealt,
    lay_holes,
    prospecting,
    to_gambling,
)

PLAIN = SearchSettings(backend="python")
HAND = "3c 4d 7d 8h"


def selecting() -> Play:
    """Seat 0 holds HAND and may choose; so may the other."""
    return auctioned(lay_holes(dealt(f"{HAND} Kc", seats=2), "Kc"))


class Walk:
    """Down the trees by moves that are told, every node taken for one that was visited before."""

    def __init__(self, play: Play) -> None:
        search, budget = Search(GAME, PLAIN), Budget(iterations=100)
        self.seats = play.seats
        self.t: Tree = search._tree(self.seats, budget)
        self.d: SearchWorkspace = search._workspace(
            play.information(0), fast_chance(seed_text("tree")), self.seats, ()
        )
        entry = plain(GAME).entry
        self.follow = entry(tree.follow_move, bindings(GAME, is_guided=True))

    def go(self, play: Play, *lines: str) -> tuple[int, ...]:
        """The nodes that the seats reach from their roots."""
        play = play.twin()
        for seat in range(self.seats):
            self.d.at[seat], self.d.depth[seat], self.d.choosing[seat] = seat, 0, 0
        for line in lines:
            self.step(play, line)
        return tuple(self.d.at)

    def step(self, play: Play, line: str) -> None:
        """One move; who comes to a new node stays in its tree."""
        seat, _, text = line.partition(" ")
        before = list(self.d.depth)
        play.move(int(seat), text)
        move = GAME.parse_move(text)
        self.follow(self.t, self.d, play.state, self.seats, int(seat), move)
        for other in range(self.seats):
            if self.d.depth[other] > before[other]:
                node = self.d.path[other][self.d.depth[other] - 1]
                self.t.visits[node] = 1
                self.d.at[other] = node


def orders(wanted: str) -> list[list[str]]:
    """The moves by which seat 0 chooses these cards, in every order."""
    return [[f"0 select {card}" for card in order] for order in permutations(wanted.split())]


@pytest.mark.parametrize("chosen", ["3c 4d 7d", "3c 8h"])
def test_select__every_order_leads_to_one_node(chosen: str) -> None:
    play = selecting()
    walk = Walk(play)
    assert len({walk.go(play, *moves) for moves in orders(chosen)}) == 1


def test_select__other_cards_lead_to_other_nodes() -> None:
    play = selecting()
    walk = Walk(play)
    sets = ["3c", "4d", "3c 4d", "3c 7d", "4d 7d", "3c 4d 7d", "3c 4d 8h"]
    assert len({walk.go(play, *orders(chosen)[0])[0] for chosen in sets}) == len(sets)
    done = [walk.go(play, *moves, "0 ready")[0] for moves in orders("3c 4d")]
    assert len({*done, walk.go(play, *orders("3c 4d")[0])[0]}) == 2


def test_select__what_the_other_does_meanwhile_changes_nothing() -> None:
    play = selecting()
    walk = Walk(play)
    other = play.legal(1)
    nodes = {
        walk.go(play, moves[0], f"1 {other[0]}", moves[1], f"1 {other[1]}", moves[2])[0]
        for moves in orders("3c 4d 7d")
    }
    assert nodes == {walk.go(play, *orders("3c 4d 7d")[0])[0]}


def test_keep__every_order_leads_to_one_node() -> None:
    play = to_gambling(prospecting("3c 4d 7d", "8c 9c"))
    play.state.players[0].used = cards("3c 4d 7d")
    walk = Walk(play)
    both = [walk.go(play, *moves) for moves in permutations(("0 keep 3c", "0 keep 7d"))]
    assert both[0] == both[1]


def test_search__is_sure_of_moves_alone() -> None:
    """Nodes on the way to a choice may never have been visited; advice is about those that were."""
    play = selecting()
    budget = Budget(iterations=150)
    advice = Search(GAME, PLAIN).advise(
        play.information(0), fast_chance(seed_text("advice")), budget
    )
    assert {one.move for one in advice} <= set(play.legal_numbers(0))
    assert sum(one.visits for one in advice) == 150
