"""The rules of Fool's Gold, clause by clause: the box (FG1), setup (FG2), years (FG7.1)."""

from __future__ import annotations

import pytest

from pyrite.engine.errors import ImpossibleChance
from pyrite.engine.play import Play
from pyrite.games.fools_gold import GAME
from pyrite.games.fools_gold.box import GEM_NAMES, MINE_NAMES
from tests.games.fools_gold.build import deck, do, new_game, play_year, player, rolled, working

GOLD = {
    "hills": [4, 5, 7, 0, 0],
    "forest": [3, 5, 5, 3, 0],
    "mountains": [4, 4, 4, 4, 0],
    "river": [4, 3, 2, 3, 4],
    "lake": [3, 2, 6, 2, 3],
}
NUGGETS = {"hills": 35, "forest": 40, "mountains": 40, "river": 48, "lake": 48}


def test_box__mines_are_numbered_like_the_dice() -> None:
    """FG1.1: a die of each number, each at its mine."""
    for face, name in enumerate(MINE_NAMES, 1):
        play = rolled(" ".join([str(face), *["6"] * 9]))
        assert [m["name"] for m in play.view(0)["mines"] if m["dice"]] == [name]
    assert MINE_NAMES == ("hills", "forest", "mountains", "river", "lake")


def test_box__a_six_is_wild() -> None:
    """FG1.1."""
    assert rolled("1 2 3 4 5 6 6 6 6 6").view(0)["camp"] == 5


def test_box__seven_spaces_each_may_hold_a_miner() -> None:
    """FG1.2: spaces 0 to 6; the die on the picture takes no space."""
    play = rolled("1 6 6 6 6 6 6 6 6 6")
    assert play.legal(0)[:7] == tuple(f"place hills {space}" for space in range(7))


@pytest.mark.parametrize("name", MINE_NAMES)
def test_box__a_deck_has_44_cards(name: str) -> None:
    """FG1.3."""
    cards = deck(new_game(), name)
    assert [cards[n] for n in "12345"] == GOLD[name]
    assert sum(int(n) * cards[n] for n in "12345") == NUGGETS[name]
    assert [cards[kind] for kind in "sgfa"] == [16, 6, 3, 3]
    assert sum(cards.values()) == 44


def test_box__a_kind_of_gem_per_mine() -> None:
    """FG1.4."""
    assert GEM_NAMES == ("quartz", "topaz", "benitoite", "garnet", "jade")
    play = do(working("river", dice=1, miners={3: 1}), "* reveal river g", "gem")
    assert play.view(1)["players"][1]["cards"]["gems"] == ["garnet"]


@pytest.mark.parametrize(("seats", "miners"), [(3, 4), (4, 3), (5, 2)])
def test_setup__coins_and_miners(seats: int, miners: int) -> None:
    """FG2.1."""
    for seat in range(seats):
        one = player(new_game(seats=seats), seat)
        assert (one.coins, one.miners, one.spent) == (6, miners, 0)


def test_setup__chance_draws_the_start_player() -> None:
    """FG2.2: the seat drawn has the first turn."""
    play = do(Play(GAME, 3, {}, None, {}), "* start 2", "* dice 1 1 2 2 3 3 4 4 5 5")
    assert play.view(0)["starter"] == 2
    assert play.waiting == (2,)


def test_setup__the_start_player_has_a_seat() -> None:
    """FG2.2."""
    with pytest.raises(ImpossibleChance):
        Play(GAME, 3, {}, None, {}).settle("start 3")


def test_setup__every_seat_can_be_drawn() -> None:
    """FG2.2: over some seeds."""
    drawn = set()
    for number in range(40):
        play = Play(GAME, 5, {}, None, {})
        play.give_seed(f"{number:064x}")
        drawn.add(play.draw_outcome()[1])
    assert drawn == {0, 1, 2, 3, 4}


def test_setup__the_option_names_the_start_player() -> None:
    """FG2.2: then chance is not asked for a seat."""
    assert rolled(start=1).waiting == (1,)


def test_years__a_miner_and_a_coin_more_each_year() -> None:
    """FG2.3: but not in the first."""
    play = rolled()
    for year in range(5):
        assert play.view(0)["year"] == 1849 + year
        assert all(player(play, seat).miners == 4 + year for seat in range(3))
        assert all(player(play, seat).coins == 6 + year for seat in range(3))
        play_year(play)
        if not play.is_over:
            play.settle("dice 1 1 2 2 3 3 4 4 5 5")


def test_years__the_start_token_moves_clockwise() -> None:
    """FG7.1: from the last seat to seat 0."""
    play = rolled(start=1)
    starters = []
    for _ in range(4):
        starters.append(play.waiting[0])
        play_year(play).settle("dice 1 1 2 2 3 3 4 4 5 5")
    assert starters == [1, 2, 0, 1]


def test_years__dice_are_rolled_afresh() -> None:
    """FG3.1, FG7.1: nothing of last year's dice stays."""
    play = play_year(rolled("1 1 1 1 1 6 6 6 6 6"))
    play.settle("dice 5 5 5 5 5 5 5 5 5 5")
    assert [mine["dice"] for mine in play.view(0)["mines"]] == [0, 0, 0, 0, 4]
    assert play.view(0)["mines"][0]["path"] == [""] * 7
    assert play.view(0)["camp"] == 6
    assert play.legal(play.waiting[0])[:4] == tuple(f"place lake {space}" for space in (3, 4, 5, 6))


def test_years__who_passed_may_act_again_next_year() -> None:
    """FG4.4: passing ends one year only."""
    play = play_year(rolled())
    play.settle("dice 1 1 2 2 3 3 4 4 5 5")
    do(play, "place hills 1", "place hills 2", "place hills 3")
    assert play.waiting == (1,)


def test_years__all_miners_come_home() -> None:
    """FG7.1: wherever they were: acted, waited, in reserve, retrieved."""
    play = do(rolled("1 1 1 1 1 1 1 1 1 1"), "place hills 3", "place hills 4", "wild hills")
    do(play, "retrieve", "pass", "reserve hills", "reserve lake", "reserve lake", "pass")
    do(play, *["reserve forest"] * 4, "pass", "reserve hills", "reserve river")
    do(play, "* reveal hills 1 2 s s s s s s s s", "coins", "winter")
    do(play, "* winter 1", "* reveal hills s", "nothing")
    assert [player(play, seat).miners for seat in range(3)] == [5, 5, 5]


def test_years__the_game_ends_after_1853() -> None:
    """FG7.1: after five years."""
    play = rolled()
    for year in range(5):
        assert not play.is_over
        assert play.state.year == year
        play_year(play)
    assert play.is_over
    assert play.result
    assert play.result.reason == "last year over"
