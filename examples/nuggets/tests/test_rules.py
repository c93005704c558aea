"""The rules of Nuggets, clause by clause."""

from nuggets import GAME
from nuggets.box import IN_PLAY, LOWEST

from pyrite.engine.play import Play


def dealt(*nuggets: int, seats: int = 3, first: int = 0) -> Play:
    """A game in which these nuggets come up one after the other, then any."""
    others = [weight for weight in range(LOWEST, 36) if weight not in nuggets]
    sack = [*nuggets, *others][:IN_PLAY]
    play = Play(GAME, seats, {}, None, {})
    play.put_outcome([0, first, *reversed(sack)])
    return play


def moved(play: Play, *moves: str) -> Play:
    """The active seats make these moves, one after the other."""
    for move in moves:
        play.move(play.waiting[0], move)
    return play


def test_deal__throws_nine_back_and_hides_the_sack() -> None:
    """N1.1, N2.1, N2.3."""
    play = dealt(17, first=2)
    assert play.waiting == (2,)
    assert play.view(0)["left"] == IN_PLAY - 1
    assert set(play.information(0).state.sack[: play.state.left]) == {-1}


def test_deal__knows_each_nugget_once() -> None:
    """N1.1."""
    play = Play(GAME, 3, {}, None, {})
    assert play.is_possible([0, 0, *range(3, 27)])
    assert not play.is_possible([0, 0, *range(3, 26), 3])
    assert not play.is_possible([0, 3, *range(3, 27)])


def test_pebbles__are_nine_with_six_seats() -> None:
    """N2.2."""
    assert [dealt(17, seats=n).state.pebbles[0] for n in (3, 4, 5, 6)] == [11, 11, 11, 9]


def test_pass__costs_a_pebble_and_asks_the_next_seat() -> None:
    """N3.1, N3.2."""
    play = moved(dealt(17), "pass")
    assert play.waiting == (1,)
    assert (play.state.pebbles[0], play.state.pot) == (10, 1)


def test_take__brings_the_pebbles_and_the_next_nugget() -> None:
    """N3.2."""
    play = moved(dealt(17, 5), "pass", "pass", "take")
    assert play.waiting == (2,)
    assert (play.state.pebbles[2], play.state.pot, play.state.nugget) == (13, 0, 5)


def test_take__is_all_that_is_left_without_pebbles() -> None:
    """N3.3."""
    play = dealt(17)
    play.state.pebbles[0] = 0
    assert play.legal(0) == ("take",)


def test_end__comes_with_the_last_nugget() -> None:
    """N4.1."""
    play = moved(dealt(17), *["take"] * IN_PLAY)
    assert play.result
    assert play.result.reason == "no nugget left"


def test_points__of_a_run_are_those_of_its_lowest_nugget() -> None:
    """N5.1, N5.2."""
    play = moved(dealt(18, 30, 17, 19), *["take"] * 4)
    assert play.state.points[0] == 17 + 30 - 11


def test_fewest_points__win_and_people_read_them_as_they_are() -> None:
    """N5.3."""
    play = moved(dealt(17), *["take"] * IN_PLAY)
    assert play.result
    assert play.result.winners == (1, 2)
    assert play.view(0)["result"]["scores"][1:] == [-11, -11]
