"""The schedule: everybody sits everywhere equally often, everybody meets everybody."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from pyrite.arena.tournament.deal import GameResult, play_block, sole_leader
from tests.arena.build import result, tournament

NAMES = ("a", "b", "c", "d", "e", "f")


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 3), (5, 5), (2, 4), (3, 6), (1, 3)])
def test_players_by_seat__every_player_at_every_seat_equally_often_on_every_deal(
    players: int, seats: int
) -> None:
    cup = tournament(*NAMES[:players], seats=seats)
    for block in range(30):
        sat = Counter(
            (seat, index)
            for turn in range(seats)
            for seat, index in enumerate(cup.players_by_seat(block, turn))
        )
        assert len(sat) == players * seats
        assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("players", "seats"), [(4, 2), (5, 3), (6, 4)])
def test_players_of__every_choice_of_players_comes_round(players: int, seats: int) -> None:
    cup = tournament(*NAMES[:players], seats=seats)
    choices = list(combinations(range(players), seats))
    met = Counter(tuple(sorted(cup.players_of(block))) for block in range(2 * len(choices)))
    assert met == dict.fromkeys(choices, 2)


def test_players_of__every_order_comes_round() -> None:
    cup = tournament("a", "b", "c", "d")
    assert {cup.players_of(block) for block in range(6)} == {
        (0, *rest) for rest in permutations((1, 2, 3))
    }


def test_players_of__fewer_players_than_seats_take_turns_at_sitting_twice() -> None:
    cup = tournament("a", "b", seats=3)
    assert [sum(cup.players_of(block)) for block in range(4)] == [1, 2, 1, 2]


def test_games__are_rounded_up_to_whole_deals() -> None:
    cup = tournament("a", "b", "c", games=7)
    assert (cup.blocks, cup.all_games) == (3, 9)


def test_block__is_the_same_again_and_its_turns_differ() -> None:
    cup = tournament("uniform", "greedy")
    first, again = (play_block(cup, 1, "python") for _ in range(2))
    assert first == again
    assert [game.players for game in first] == [(0, 1), (1, 0)]
    assert first[0].scores != first[1].scores
    assert play_block(cup, 2, "python") != first


def test_block__equal_players_have_new_chance_of_their_own_in_every_turn() -> None:
    one, other = play_block(tournament("uniform", seats=2), 0, "python")
    assert one.decisions != other.decisions


def test_block__counts() -> None:
    (game, _) = play_block(tournament("uniform", "uniform"), 0, "python")
    assert sum(game.wins) == 1
    assert game.choices >= game.decisions > 0
    assert game.lead_changes >= 0


def test_row__comes_back() -> None:
    game = result(3, 1, "1 0 2", "5 9 9", "1 2")
    assert GameResult.from_row(game.row()) == game


@pytest.mark.parametrize(("scores", "leader"), [((1, 2), 1), ((2, 2), -1), ((3, 1, 2), 0)])
def test_leader__only_alone(scores: tuple[int, ...], leader: int) -> None:
    assert sole_leader(scores) == leader
