"""The rules of Fool's Gold, clause by clause: mining (FG5)."""

from __future__ import annotations

import pytest

from pyrite.engine.errors import ImpossibleChance
from pyrite.engine.play import Play
from tests.games.fools_gold.build import (
    deck,
    do,
    mine_of,
    open_cards,
    path,
    player,
    rolled,
    working,
)


def order(play: Play) -> list[tuple[int, int]]:
    """Seat and space of each miner as they act; all take coins."""
    acted = []
    while play.waiting and play.view(-1)["mine"]:
        acted.append((play.waiting[0], play.view(-1)["space"]))
        do(play, "coins")
    return acted


# Which mines


def test_mines__in_order_and_without_miners_skipped() -> None:
    """FG5: hills, forest, mountains, river, lake."""
    play = do(rolled(), "place lake 1", "place forest 1", "place river 1")
    do(play, *["pass", *["reserve hills"] * 3] * 3)
    worked = []
    while play.waits_for_chance and play.view(-1)["mine"]:
        worked.append(play.view(-1)["mine"])
        do(play, f"* reveal {worked[-1]} s s", "coins")
    assert worked == ["forest", "river", "lake"]


def test_mines__reserves_at_a_skipped_mine_go_home() -> None:
    """FG5: before the next mine is worked."""
    play = do(rolled(), "place lake 1", *["pass", *["reserve hills"] * 4] * 2)
    do(play, "pass", *["reserve river"] * 3)
    assert play.view(-1)["mine"] == "lake"
    assert [player(play, seat).miners for seat in range(3)] == [3, 4, 4]
    assert mine_of(play, "hills").reserve == [0] * 5
    assert mine_of(play, "river").reserve == [0] * 5


# FG5.1, FG5.2: cards


def test_cards__miners_times_dice() -> None:
    """FG5.1: two miners, three dice; the reserve does not count."""
    play = working("lake", dice=3, miners={3: 0, 4: 1}, reserve={0: 2, 2: 1})
    assert play.state.target == 6
    do(play, "* reveal lake 1 1 1 2 2 3")
    assert open_cards(play) == "1 1 1 2 2 3"


def test_cards__not_more_not_fewer() -> None:
    """FG5.1."""
    play = working("lake", dice=2, miners={3: 0})
    for cards in ("s", "s s s", "f s", "s f s"):
        with pytest.raises(ImpossibleChance):
            play.settle(f"reveal lake {cards}")


def test_cards__foul_weather_second_of_six() -> None:
    """FG5.2, the rulebook's example: five cards in all."""
    play = working("lake", dice=3, miners={3: 0, 4: 1})
    for cards in ("1 f 2 3", "1 f 2 3 s s"):
        with pytest.raises(ImpossibleChance):
            play.settle(f"reveal lake {cards}")
    do(play, "* reveal lake 1 f 2 3 s")
    assert open_cards(play) == "1 2 3 s f"


def test_cards__foul_weather_last_changes_nothing() -> None:
    """FG5.2."""
    play = do(working("lake", dice=3, miners={3: 0}), "* reveal lake 1 2 f")
    assert open_cards(play) == "1 2 f"


def test_cards__foul_weather_last_but_one_ends_it() -> None:
    """FG5.2: as it appears, enough cards lie open."""
    play = do(working("lake", dice=3, miners={3: 0}), "* reveal lake 1 f")
    assert open_cards(play) == "1 f"


def test_cards__every_foul_weather_counts() -> None:
    """FG5.2: two among the first three of six: four cards."""
    play = working("lake", dice=3, miners={3: 0, 4: 1})
    do(play, "* reveal lake f 1 f 2")
    assert open_cards(play) == "1 2 f f"


def test_cards__turned_over_they_leave_the_deck() -> None:
    """FG5.2."""
    play = do(working("hills", dice=2, miners={3: 0}), "* reveal hills 3 s")
    assert (deck(play, "hills")["3"], deck(play, "hills")["s"]) == (6, 15)


# FG5.3: False Alarms


def test_alarm__two_alarms_a_gold_and_a_gem() -> None:
    """FG5.3, the rulebook's example: two of the four valuables go, two lie beside the silt."""
    play = working("forest", dice=3, miners={3: 0, 4: 1})
    do(play, "* reveal forest a s 3 a g s", "* alarm 3 a")
    assert open_cards(play) == "g s s a"


def test_alarm__as_many_cards_as_alarms() -> None:
    """FG5.3: and none of them silt or Foul Weather, none that is not open."""
    play = working("forest", dice=3, miners={3: 0, 4: 1})
    do(play, "* reveal forest a f 3 a g")
    for cards in ("3", "3 g a", "f a", "3 s", "3 3", "2 a", "g g"):
        with pytest.raises(ImpossibleChance):
            play.settle(f"alarm {cards}")
    assert play.waits_for_chance


@pytest.mark.parametrize("cards", ["3 g", "3 a", "g a", "a a"])
def test_alarm__any_of_the_shuffled_cards(cards: str) -> None:
    """FG5.3: alarms themselves, too."""
    play = working("forest", dice=3, miners={3: 0, 4: 1})
    do(play, "* reveal forest a f 3 a g", f"* alarm {cards}")
    assert play.waiting == (1,)


def test_alarm__the_cards_are_out_of_reach_but_not_lost() -> None:
    """FG5.3: at the bottom of the deck, from where they come back when the mine is done."""
    play = do(working("hills", dice=2, miners={3: 0}), "* reveal hills 3 a", "* alarm 3")
    assert deck(play, "hills")["3"] == 6
    assert play.view(-1)["mines"][0]["deck"] == 43
    do(play, "coins")
    assert deck(play, "hills")["3"] == 7


def test_alarm__those_left_open_do_nothing_more() -> None:
    """FG5.3: the miner acts although a False Alarm is still open."""
    play = do(working("hills", dice=2, miners={3: 0}), "* reveal hills 3 a", "* alarm 3")
    assert play.waiting == (0,)
    assert open_cards(play) == "a"


def test_alarm__also_where_it_leaves_no_choice() -> None:
    """FG9: a lone alarm is sent to the bottom by chance."""
    play = do(working("hills", dice=2, miners={3: 0}), "* reveal hills s a")
    assert play.waits_for_chance
    assert open_cards(do(play, "* alarm a")) == "s"


# FG5.4: priority


def test_priority__at_the_river() -> None:
    """FG5.4, the rulebook's example: blue 0 and green 1 count two each, red 2 one.

    Red stands highest but comes last; between the others the higher miner decides.
    """
    play = working("river", dice=1, miners={1: 0, 3: 1, 5: 2}, reserve={0: 1, 1: 1})
    assert order(do(play, "* reveal river 1 s s")) == [(1, 3), (0, 1), (2, 5)]


def test_priority__most_miners() -> None:
    """FG5.4: two on the path against one on a higher space."""
    play = working("river", dice=1, miners={0: 1, 1: 1, 6: 0})
    assert order(do(play, "* reveal river s s s"))[0] == (1, 1)


def test_priority__reserves_count() -> None:
    """FG5.4."""
    play = working("river", dice=1, miners={0: 1, 6: 0}, reserve={1: 1})
    assert order(do(play, "* reveal river s s")) == [(1, 0), (0, 6)]


def test_priority__tie_goes_to_the_highest_miner() -> None:
    """FG5.4."""
    play = working("river", dice=1, miners={2: 0, 4: 1, 3: 2})
    assert order(do(play, "* reveal river s s s")) == [(1, 4), (2, 3), (0, 2)]


def test_priority__a_seat_acts_with_its_own_highest_miner() -> None:
    """FG5.4."""
    play = working("river", dice=1, miners={1: 0, 4: 0, 2: 0})
    assert order(do(play, "* reveal river s s s")) == [(0, 4), (0, 2), (0, 1)]


def test_priority__recounted_after_each_action() -> None:
    """FG5.4: three against two, then two each, and so on."""
    play = working("river", dice=1, miners={1: 0, 2: 0, 3: 0, 5: 1, 4: 1})
    acted = order(do(play, "* reveal river s s s s s"))
    assert acted == [(0, 3), (1, 5), (0, 2), (1, 4), (0, 1)]


def test_priority__seats_without_a_standing_miner_take_no_part() -> None:
    """FG5.4: three in reserve do not act, nor do they hinder anybody."""
    play = working("river", dice=1, miners={2: 0}, reserve={1: 3})
    assert order(do(play, "* reveal river s")) == [(0, 2)]


def test_priority__who_lies_down_no_longer_counts() -> None:
    """FG5.4: only standing miners."""
    play = working("river", dice=1, miners={1: 0, 2: 0, 3: 1})
    do(play, "* reveal river s s s", "winter")
    assert (play.waiting, play.view(-1)["space"]) == ((1,), 3)


# FG5.5: actions


def test_action__gold() -> None:
    """FG5.5: an open gold card is taken, the miner goes home."""
    play = do(working("lake", dice=2, miners={3: 0, 4: 1}), "* reveal lake 5 1 s g")
    before = player(play, 1).miners
    assert play.legal(1) == ("gold 1", "gold 5", "gem", "coins", "winter")
    do(play, "gold 5")
    assert player(play, 1).gold == [0, 0, 0, 0, 5]
    assert player(play, 1).miners == before + 1
    assert open_cards(play) == "1 g s"
    assert path(play, "lake")[4] == ""


def test_action__gold_never_returns_to_the_deck() -> None:
    """FG5.5: nor do gems."""
    play = do(
        working("lake", dice=2, miners={3: 0, 4: 0}), "* reveal lake 5 g s s", "gold 5", "gem"
    )
    assert (deck(play, "lake")["5"], deck(play, "lake")["g"], deck(play, "lake")["s"]) == (2, 5, 16)


def test_action__gold_of_each_mine_is_kept_apart() -> None:
    """FG5.5, FG7.2."""
    play = do(rolled(), "place hills 1", *["pass", *["reserve lake"] * 4] * 2, "place lake 1")
    do(play, "pass", *["reserve hills"] * 2)
    do(play, "* reveal hills 3 s", "gold 3", "* reveal lake 2 s", "gold 2")
    assert player(play, 0).gold == [3, 0, 0, 0, 2]


def test_action__gem() -> None:
    """FG5.5."""
    play = do(working("lake", dice=1, miners={3: 0}), "* reveal lake g", "gem")
    assert player(play, 0).gems == [0, 0, 0, 0, 1]


def test_action__never_a_second_gem_of_its_kind() -> None:
    """FG5.5: not even when it lies open; others may."""
    play = working("lake", dice=1, miners={3: 0, 4: 0, 5: 1})
    do(play, "* reveal lake g g g", "gem")
    do(play, "gem")
    assert play.waiting == (0,)
    assert play.legal(0) == ("coins", "winter")


def test_action__a_gem_of_another_kind() -> None:
    """FG5.5."""
    play = working("lake", dice=1, miners={3: 0})
    player(play, 0).gems[:] = [1, 1, 1, 1, 0]
    assert "gem" in do(play, "* reveal lake g").legal(0)


def test_action__two_coins_for_good() -> None:
    """FG5.5: behind the screen, also next year."""
    play = do(working("lake", dice=1, miners={3: 0}), "* reveal lake 3", "coins")
    assert player(play, 0).coins == 6 + 2 + 1
    assert player(play, 1).coins == 6 + 1


def test_action__the_bank_never_runs_out() -> None:
    """FG1.6: everybody has more coins than any game gives; there are two more all the same."""
    play = working("lake", dice=1, miners={3: 0})
    for seat in range(3):
        player(play, seat).coins = 100
    do(play, "* reveal lake s", "coins")
    assert player(play, 0).coins == 100 + 2 + 1


def test_action__winter_lays_the_miner_down() -> None:
    """FG5.5: it stays on its space."""
    play = working("lake", dice=1, miners={3: 0, 4: 1})
    before = player(play, 1).miners
    do(play, "* reveal lake 3 s", "winter")
    assert path(play, "lake")[4] == "lying 1"
    assert player(play, 1).miners == before


def test_action__without_open_valuables() -> None:
    """FG5.5: coins and winter are always possible."""
    play = do(working("lake", dice=2, miners={3: 0}), "* reveal lake s s")
    assert play.legal(0) == ("coins", "winter")


# FG5.6: reserves


def test_reserve__goes_home_with_the_last_miner() -> None:
    """FG5.6: not before."""
    play = working("lake", dice=1, miners={3: 0, 4: 0, 5: 1}, reserve={0: 2})
    before = player(play, 0).miners
    do(play, "* reveal lake s s s", "coins")
    assert (mine_of(play, "lake").reserve[0], player(play, 0).miners) == (2, before + 1)
    do(play, "coins")
    assert (mine_of(play, "lake").reserve[0], player(play, 0).miners) == (0, before + 4)


def test_reserve__stays_while_a_miner_lies() -> None:
    """FG5.6."""
    play = working("lake", dice=1, miners={3: 0, 4: 0, 5: 1}, reserve={0: 2})
    do(play, "* reveal lake s s s", "winter", "coins")
    assert mine_of(play, "lake").reserve[0] == 2


def test_reserve__of_a_seat_without_miners_on_the_path_goes_home() -> None:
    """FG5.6: and it is not there in winter."""
    play = working("lake", dice=1, miners={3: 0}, reserve={1: 2})
    assert (mine_of(play, "lake").reserve[1], player(play, 1).miners) == (0, 4 + 2)
