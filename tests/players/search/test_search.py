"""Search sees what is plain to see, and stops when it should."""

from __future__ import annotations

from itertools import count

import pytest

import pyrite
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import Play
from pyrite.players.search.search import PLAIN_SLICE, Budget, Search, SearchSettings
from pyrite.players.search.searcher import Searcher
from tests.games.gold.build import dealt, flip, nuggets, only

GAME = pyrite.game("gold")

PLAIN = SearchSettings(backend="python")
SEED = seed_text("search")


def rich_find() -> Play:
    """Seat 0 has turned up its own strong miner and knows where four, two and one nuggets lie."""
    play = dealt(a1="g4", b1="g1", c1="g2", d1="g3", e1="r5", f1="b2", seats=2)
    flip(play, "a1", "b1", "c1", "d1")
    return flip(only(play, "a1", "b1", "c1", "e1", "f1"), "e1")


def test_search__takes_the_best_gold_it_knows() -> None:
    play = rich_find()
    searcher = Searcher(GAME, Budget(iterations=200), PLAIN)
    move = searcher.choose(play.information(0), play.legal_numbers(0), fast_chance(SEED))
    assert GAME.move_text(move) == "flip a1"
    play.move(0, move)
    assert nuggets(play) == [4, 0]


def test_advice__says_why() -> None:
    play = rich_find()
    advice = Search(GAME, PLAIN).advise(
        play.information(0), fast_chance(SEED), Budget(iterations=200)
    )
    assert sum(one.visits for one in advice) == 200
    assert [one.visits for one in advice] == sorted((o.visits for o in advice), reverse=True)
    assert all(0 <= one.win_share <= 1 for one in advice)
    assert advice[0].win_share > 0.5
    assert advice[0].score >= 4


def test_choose__a_single_move_needs_no_thought() -> None:
    searcher = Searcher(GAME, Budget(iterations=10**9), PLAIN)
    assert searcher.choose(rich_find().information(0), [7], fast_chance(SEED)) == 7


@pytest.mark.parametrize(("seconds", "looks"), [(0, 1), (3, 3), (10, 10)])
def test_budget__by_a_clock_that_is_handed_in(seconds: int, looks: int) -> None:
    """The clock goes on by one second whenever it is looked at."""
    ticks = count()
    budget = Budget(iterations=1000, seconds=seconds, clock=lambda: next(ticks))
    advice = Search(GAME, PLAIN).advise(rich_find().information(0), fast_chance(SEED), budget)
    assert sum(one.visits for one in advice) == looks * PLAIN_SLICE


def test_budget__iterations_end_it_before_the_clock_does() -> None:
    budget = Budget(iterations=10, seconds=1e9, clock=lambda: 0.0)
    advice = Search(GAME, PLAIN).advise(rich_find().information(0), fast_chance(SEED), budget)
    assert sum(one.visits for one in advice) == 10


def test_search__slices_change_nothing() -> None:
    information = rich_find().information(0)
    found = [
        Search(GAME, PLAIN).advise(information, fast_chance(SEED), budget)
        for budget in (
            Budget(iterations=30),
            Budget(iterations=30, seconds=1, clock=lambda: 0.0),
        )
    ]
    assert found[0] == found[1]


@pytest.mark.parametrize("seed", range(8))
def test_choose__as_advice_says_but_no_longer_than_it_needs(seed: int) -> None:
    information = rich_find().information(0)
    search, chance = Search(GAME, PLAIN), seed_text(str(seed))
    looks = count()
    budget = Budget(iterations=200, seconds=1e9, clock=lambda: float(next(looks)))
    advice = search.advise(information, fast_chance(chance), Budget(iterations=200))
    assert search.choose(information, fast_chance(chance), budget) == advice[0].move
    assert next(looks) < 200 // PLAIN_SLICE


def test_first__weighs_the_moves_at_the_root_instead_of_instinct() -> None:
    play = rich_find()
    (seat,) = play.waiting
    moves = play.legal_numbers(seat)
    one_alone = [int(move == moves[-1]) for move in moves]
    found = Search(play.game, PLAIN).advise(
        play.information(seat), fast_chance(SEED), Budget(iterations=20), one_alone
    )
    assert [advice.move for advice in found] == moves[-1:]
