"""The rules of Fool's Gold, clause by clause: winter (FG6)."""

from __future__ import annotations

import pytest

from pyrite.engine.errors import ImpossibleChance
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


def test_winter__only_if_a_miner_lies() -> None:
    """FG6: otherwise the year goes on."""
    play = do(working("lake", dice=1, miners={3: 0}), "* reveal lake s", "coins")
    assert play.view(-1)["mine"] is None
    play = do(working("lake", dice=1, miners={3: 0}), "* reveal lake s", "winter", "* winter 2")
    assert play.view(-1)["winter"]


def test_winter__after_all_have_acted() -> None:
    """FG6."""
    play = do(working("lake", dice=1, miners={3: 0, 4: 1}), "* reveal lake s s", "winter")
    assert play.waiting == (0,)
    do(play, "coins")
    assert play.waits_for_chance


def test_winter__the_open_cards_go_to_the_bottom() -> None:
    """FG6.1: they cannot come again this winter."""
    play = working("lake", dice=2, miners={3: 0, 4: 0})
    do(play, "* reveal lake 5 5 5 s", "winter", "winter", "* winter 1")
    assert open_cards(play) == ""
    assert deck(play, "lake")["5"] == 0
    with pytest.raises(ImpossibleChance):
        play.settle("reveal lake 5")


def test_winter__cards_of_a_false_alarm_cannot_come_again() -> None:
    """FG9."""
    play = do(working("hills", dice=3, miners={3: 0}), "* reveal hills a a a", "* alarm a a a")
    do(play, "winter", "* winter 1")
    with pytest.raises(ImpossibleChance):
        play.settle("reveal hills a")


@pytest.mark.parametrize("face", [1, 6])
def test_winter__as_many_cards_as_the_die_says(face: int) -> None:
    """FG6.1, FG1.5: whatever miners and dice there are."""
    play = do(working("lake", dice=3, miners={3: 0}), "* reveal lake s s s", "winter")
    do(play, f"* winter {face}")
    with pytest.raises(ImpossibleChance):
        play.settle("reveal lake " + " ".join("s" * (face + 1)))
    do(play, "* reveal lake " + " ".join("s" * face))
    assert open_cards(play) == " ".join("s" * face)


def test_winter__foul_weather_and_false_alarm_as_before() -> None:
    """FG6.1."""
    play = do(working("lake", dice=1, miners={3: 0}), "* reveal lake s", "winter")
    do(play, "* winter 5", "* reveal lake f a 3 g", "* alarm 3")
    assert open_cards(play) == "g f a"


def test_winter__the_lying_miners_stand_up() -> None:
    """FG6.2: on their spaces, the others are gone."""
    play = working("lake", dice=1, miners={3: 0, 4: 1, 5: 2})
    do(play, "* reveal lake s s s", "winter", "coins", "winter", "* winter 1", "* reveal lake s")
    assert path(play, "lake")[3:6] == ["standing 0", "", "standing 2"]


def test_winter__gold_gem_or_nothing() -> None:
    """FG6.2: no coins."""
    play = do(working("lake", dice=1, miners={3: 0}), "* reveal lake s", "winter")
    do(play, "* winter 3", "* reveal lake 2 4 g")
    assert play.legal(0) == ("gold 2", "gold 4", "gem", "nothing")


def test_winter__nothing_is_asked_even_without_a_choice() -> None:
    """FG4.6, FG6.2."""
    play = do(working("lake", dice=1, miners={3: 0}), "* reveal lake s", "winter")
    do(play, "* winter 1", "* reveal lake s")
    assert play.legal(0) == ("nothing",)


def test_winter__what_is_taken_is_kept() -> None:
    """FG6.2: and the miners go home."""
    play = working("lake", dice=1, miners={3: 0, 4: 0, 5: 1})
    before = [player(play, seat).miners for seat in range(3)]
    do(play, "* reveal lake s s s", "winter", "winter", "winter", "* winter 3")
    do(play, "* reveal lake 4 g s", "gold 4", "nothing", "gem")
    assert player(play, 0).gold[4] == 4
    assert (player(play, 0).gems[4], player(play, 1).gems[4]) == (1, 0)
    after = [before[0] + 2 + 1, before[1] + 1 + 1, before[2] + 1]
    assert [player(play, seat).miners for seat in range(3)] == after


def test_winter__two_gold_cards_for_three_miners() -> None:
    """FG6.2, the rulebook's example: a 2 is rolled; the one of lowest priority gets nothing."""
    play = working("mountains", dice=1, miners={1: 0, 3: 1, 5: 2})
    do(play, "* reveal mountains s s s", "winter", "winter", "winter")
    do(play, "* winter 2", "* reveal mountains 4 2", "gold 4", "gold 2")
    assert play.waiting == (0,)
    assert play.legal(0) == ("nothing",)


def test_winter__priority_as_before_with_reserves() -> None:
    """FG6.2."""
    play = working("lake", dice=1, miners={3: 0, 5: 1}, reserve={0: 1})
    do(play, "* reveal lake s s", "winter", "winter", "* winter 1", "* reveal lake 3")
    assert play.waiting == (0,)


def test_winter__reserves_go_home_after_it() -> None:
    """FG5.6."""
    play = working("lake", dice=1, miners={3: 0}, reserve={0: 1})
    do(play, "* reveal lake s", "winter", "* winter 1", "* reveal lake 3", "nothing")
    assert mine_of(play, "lake").reserve[0] == 0


def test_winter__everything_not_taken_goes_back() -> None:
    """FG6.3: open cards of winter, open cards from before, cards of False Alarms."""
    play = do(working("lake", dice=3, miners={3: 0}), "* reveal lake 1 3 a", "* alarm 3", "winter")
    do(play, "* winter 4", "* reveal lake 2 5 g a", "* alarm g", "gold 5")
    left = deck(play, "lake")
    assert [left[card] for card in "s12345gfa"] == [16, 3, 2, 6, 2, 2, 6, 3, 3]


def test_winter__then_the_next_mine() -> None:
    """FG6.3: with a mining phase of its own."""
    play = do(rolled(), "place hills 1", "place lake 1", "pass", *["reserve lake"] * 4)
    do(play, *["pass", *["reserve lake"] * 3] * 2)
    do(play, "* reveal hills s s", "winter", "* winter 1", "* reveal hills s", "nothing")
    assert (play.view(-1)["mine"], play.view(-1)["winter"]) == ("lake", False)
    do(play, "* reveal lake s s")
    assert "coins" in play.legal(1)
