"""The rules of Fool's Gold, clause by clause: points and winners (FG7.2 to FG7.4)."""

from __future__ import annotations

from pyrite.engine.play import Play
from pyrite.games.fools_gold.box import YEARS
from tests.games.fools_gold.build import give, new_game, play_year, rolled


def score(*gold: int, gems: int = 0) -> int:
    """The points for these nuggets by mine and so many kinds of gems."""
    play = new_game()
    give(play, 1, *gold, gems=gems)
    return play.score()[1]


def ended(*holdings: tuple[int, ...]) -> Play:
    """A finished game in which the seats have these nuggets by mine; a sixth number is gems."""
    play = rolled(seats=len(holdings))
    for seat, holding in enumerate(holdings):
        give(play, seat, *holding[:5], gems=sum(holding[5:]))
    for _ in range(YEARS):
        play_year(play)
    return play


def winners(play: Play) -> tuple[int, ...]:
    """Who won."""
    assert play.result
    return play.result.winners


def test_score__the_rulebooks_example() -> None:
    """FG7.4: 4, 5, 9, none, 7 and three gems make 17."""
    assert score(4, 5, 9, 0, 7, gems=3) == -5 + 16 + 6 == 17


def test_score__the_highest_sum_is_fools_gold() -> None:
    """FG7.2."""
    assert score(1, 2, 3, 4, 20) == 10
    assert score(20, 2, 3, 4, 1) == 10


def test_score__of_equal_highest_just_one_is_lost() -> None:
    """FG7.2."""
    assert score(8, 8, 5, 5, 1) == 19


def test_score__five_points_less_for_each_missing_mine() -> None:
    """FG7.2: with nothing at all, for all five."""
    assert score(3, 3, 3, 3, 0) == 9 - 5
    assert score(3, 3, 0, 0, 0) == 3 - 15
    assert score(0, 0, 0, 0, 0) == -25


def test_score__gems_are_no_gold() -> None:
    """FG7.2: a gem of a mine does not spare its penalty."""
    assert score(0, 1, 1, 1, 1, gems=1) == 3 - 5 + 1


def test_score__gems_by_kinds() -> None:
    """FG7.2."""
    plain = score(1, 1, 1, 1, 1)
    assert [score(1, 1, 1, 1, 1, gems=n) - plain for n in range(6)] == [0, 1, 3, 6, 10, 15]


def test_score__coins_are_worth_nothing() -> None:
    """FG7.2."""
    play = new_game()
    give(play, 0, 1, 1, 1, 1, 1)
    play.state.players[0].coins = 70
    assert play.score()[0] == 4


def test_winner__most_points() -> None:
    """FG7.3."""
    play = ended((1, 1, 1, 1, 1), (2, 2, 2, 2, 2), (1, 1, 1, 1, 20))
    assert play.score() == (4, 8, 4)
    assert winners(play) == (1,)


def test_winner__fewest_penalties_when_all_are_below_zero() -> None:
    """FG7.3."""
    assert winners(ended((0,) * 5, (0, 0, 0, 0, 9), (0,) * 5)) == (1,)


def test_winner__tie_is_broken_by_the_highest_counted_sum() -> None:
    """FG7.3: not by fool's gold. Both have 16: 8 of 8, 5, 5, 0 beats 7 of 7, 4, 3, 1."""
    play = ended((8, 8, 5, 5, 0, 2), (7, 4, 9, 3, 1, 1), (0,) * 5)
    assert play.score()[:2] == (16, 16)
    assert winners(play) == (0,)


def test_winner__tie_goes_on_to_the_next_sums() -> None:
    """FG7.3: second, third, fourth."""
    assert winners(ended((9, 7, 3, 2, 2), (9, 7, 4, 2, 1), (0,) * 5)) == (1,)
    assert winners(ended((9, 7, 4, 2, 2), (9, 7, 4, 3, 1), (0,) * 5)) == (1,)


def test_winner__the_fourth_sum_decides() -> None:
    """FG7.3: a mine without gold counts 0; here points come from gems."""
    play = ended((9, 7, 4, 3, 1), (9, 7, 4, 3, 0, 3), (0,) * 5)
    assert play.score()[:2] == (15, 15)
    assert winners(play) == (0,)


def test_winner__fools_gold_is_not_compared() -> None:
    """FG7.3: all four counted sums equal, so the victory is shared."""
    play = ended((9, 7, 4, 3, 1), (7, 20, 4, 1, 3), (0,) * 5)
    assert winners(play) == (0, 1)


def test_winner__shared_by_all() -> None:
    """FG7.3."""
    assert winners(ended(*[(1, 2, 3, 4, 5)] * 5)) == (0, 1, 2, 3, 4)
