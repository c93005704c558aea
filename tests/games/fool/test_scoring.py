"""The rules of Fool!, clause by clause: rounds, points, the end (F3)."""

from __future__ import annotations

import pytest

from pyrite.engine.play import Play
from pyrite.games.fool.box import MANY_TENS
from tests.games.fool.build import deal, points, position, put, totals


def last_trick(*left: str, rounds: str = "match") -> Play:
    """Before a last trick `g9 g8 g7 g6`, after which the seats have these cards left."""
    hands = [f"g{9 - seat} {cards}" for seat, cards in enumerate(left)]
    return position(*hands, rounds=rounds)


def ended(play: Play) -> Play:
    """The last trick is played."""
    return put(play, " ".join(f"g{9 - seat}" for seat in range(play.seats)))


def test_points__minus_the_values_left() -> None:
    """F3.1."""
    assert points(ended(last_trick("", "r12 b3", "y2", "r4"))) == [10, -15, -2, -4]


def test_points__a_1_left_counts_five() -> None:
    """F3.1."""
    assert points(ended(last_trick("", "1 1", "y2 1", "r4"))) == [10, -10, -7, -4]


def test_points__nothing_for_an_empty_hand_with_a_disc() -> None:
    """F3.1: seat 3 played its last card, and it was the worst."""
    assert points(ended(last_trick("r2", "", "y2", ""))) == [-2, 10, -2, 0]


def test_points__a_disc_held_in_the_last_trick_costs_nothing() -> None:
    """F3.1: only one taken in it; who sat out has cards left anyway."""
    play = position("g9", "g8 r2", "g7 r3", "b5", sits_out=[3])
    assert points(put(play, "g9 g8 g7")) == [10, -2, -3, -5]


def test_points__ten_for_everybody_who_is_out() -> None:
    """F3.1."""
    play = ended(last_trick("", "", "", "r2"))
    assert points(play) == [10, 10, 10, -2]
    assert play.state.tens == 3


def test_points__the_example() -> None:
    """F6: -17, 0 with the worst card, -13, +10."""
    play = position("y9 g12 1", "y3", "y8 r10 b3", "y7")
    put(play, "y9 y3 y8 y7")
    assert points(play) == [-17, 0, -13, 10]
    assert play.state.tens == 1


def test_points__of_two_with_discs_both_get_nothing() -> None:
    """F3.1: with two discs."""
    hands = ["g9 b2", "g8 b3", "g7", "g6 b4", "g5 b5", "g4", "g3"]
    play = put(position(*hands), "g9 g8 g7 g6 g5 g4 g3")
    assert points(play) == [-2, -3, 10, -4, -5, 0, 0]


def test_totals__add_up() -> None:
    """F3.1."""
    play = ended(totals(last_trick("", "r12", "y2", "r4"), -20, 5, 0, 10))
    assert play.score() == (-10, -7, -2, 6)


@pytest.mark.parametrize(
    ("before", "starter"),
    [
        ((0, -30, -10, -20), 1),
        ((-55, -30, -10, -20), 0),
        ((0, -3, -17, -17), 3),  # the lowest in all, not in this round
    ],
)
def test_next_round__lowest_total_starts(before: tuple[int, ...], starter: int) -> None:
    """F3.2 †."""
    play = ended(totals(last_trick("", "r12", "y2", "r4"), *before))
    play.put_outcome(deal())
    assert play.waiting == (starter,)


@pytest.mark.parametrize(
    ("started", "tied", "starter"),
    [
        (0, (1, 3), 1),
        (1, (1, 3), 3),
        (2, (1, 3), 3),
        (3, (1, 3), 1),
        (0, (0, 2), 2),  # the last start player comes last
        (2, (0, 1, 2, 3), 3),
        (3, (3,), 3),
    ],
)
def test_next_round__of_tied_seats_the_next_clockwise(
    started: int, tied: tuple[int, ...], starter: int
) -> None:
    """F3.2 †: counted from the seat after the last start player."""
    play = last_trick("", "r2", "y2", "b2")
    lost = (10, -2, -2, -2)
    totals(play, *((-60 if seat in tied else -10) - lost[seat] for seat in range(4)))
    play.state.starter = started
    ended(play).put_outcome(deal())
    assert play.waiting == (starter,)


def test_next_round__begins_afresh() -> None:
    """F2.1: full hands, an empty trick, nothing played."""
    play = ended(last_trick("", "r12", "y2", "r4"))
    play.put_outcome(deal())
    view = play.view(0)
    assert [player["cards"] for player in view["players"]] == [12] * 4
    assert view["trick"]["cards"] == []
    assert view["round"]["number"] == 2
    assert list(play.state.played) == [0, 0, 0, 0]


def test_next_round__is_not_over_at_once() -> None:
    """F2.9: an empty hand in the last round ends only that one."""
    play = ended(last_trick("", "r12", "y2", "r4"))
    play.put_outcome(deal())
    for _ in range(4):
        play.move(play.waiting[0], play.legal(play.waiting[0])[0])
    assert play.waiting


@pytest.mark.parametrize(("before", "over"), [(-75, False), (-76, True), (-99, True)])
def test_end__at_a_total_of_minus_eighty(before: int, over: bool) -> None:
    """F3.3: -79 goes on, -80 and less end the game."""
    play = ended(totals(last_trick("", "r12", "y2", "r4"), 0, 0, 0, before))
    assert play.is_over == over
    if play.result:
        assert play.result.reason == "a total of minus eighty"


def test_end__net_totals_count() -> None:
    """F3.3 †: minus points of -90 in all, but +20 beside them."""
    play = ended(totals(last_trick("", "r12", "y2", "r4"), -82, 0, 0, 0))
    assert not play.is_over


@pytest.mark.parametrize(("before", "over"), [(3, False), (4, True), (5, True)])
def test_end__at_the_sixth_ten(before: int, over: bool) -> None:
    """F3.3: of all seats together; two are scored here."""
    play = last_trick("", "", "y2", "r4")
    play.state.tens = before
    assert ended(play).is_over == over
    if play.result:
        assert play.result.reason == "plus ten for the sixth time"


def test_end__an_empty_hand_without_ten_does_not_count() -> None:
    """F3.3: a 0 is none."""
    play = last_trick("r2", "r3", "y2", "")
    play.state.tens = MANY_TENS - 1
    assert not ended(play).is_over
    assert play.state.tens == MANY_TENS - 1


def test_end__only_after_a_whole_round() -> None:
    """F3.3."""
    play = position("g9", "g8 r2", "g7 r3", "g6 r4")
    play.state.tens = MANY_TENS - 1
    put(play, "g9 g8 g7")
    assert not play.is_over
    assert put(play, "g6").is_over


def test_end__both_at_once_is_the_low_total() -> None:
    """F3.3: one reason is told."""
    play = totals(last_trick("", "r12", "y2", "r4"), 0, 0, 0, -90)
    play.state.tens = MANY_TENS
    result = ended(play).result
    assert result
    assert result.reason == "a total of minus eighty"


def test_winners__highest_total() -> None:
    """F3.3: even if it is negative."""
    result = ended(totals(last_trick("", "r12", "y2", "r4"), -50, -40, -30, -90)).result
    assert result
    assert result.scores == (-40, -52, -32, -94)
    assert result.winners == (2,)


def test_winners__ties_are_shared() -> None:
    """F3.3 †."""
    result = ended(totals(last_trick("", "r12", "y2", "r4"), -42, -90, -30, -90)).result
    assert result
    assert result.winners == (0, 2)


def test_single__one_round() -> None:
    """F3.4: the highest score of the round wins, ties are shared."""
    result = ended(last_trick("", "r12", "", "r4", rounds="single")).result
    assert result
    assert result.scores == (10, -12, 10, -4)
    assert result.winners == (0, 2)
    assert result.reason == "the single round over"


def test_single__says_so_whatever_the_totals() -> None:
    """F3.4: a very low round is still the single one."""
    left = "r13 r12 r11 r10 r9 y11 y10 y9"
    result = ended(last_trick("", left, "y2", "r4", rounds="single")).result
    assert result
    assert result.scores[1] == -85
    assert result.reason == "the single round over"


def test_match__goes_on_after_a_round() -> None:
    """F3.4: the default."""
    assert ended(last_trick("", "r12", "", "r4")).waits_for_chance
