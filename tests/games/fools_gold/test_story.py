"""What is told of a game of Fool's Gold."""

from __future__ import annotations

import pytest

from pyrite.core.law import CHANCE_MOVER
from pyrite.engine.play import Play, Step
from pyrite.engine.telling.speech import Speech
from pyrite.games.fools_gold import GAME
from tests.games.fools_gold.build import do, play_year, rolled, working

NAMES = {0: "Ada", 1: "Bob", 2: "Cleo"}


def told(play: Play, step: str, viewer: int = 2) -> list[str]:
    """What a step means to a viewer, in English."""
    before = play.information(viewer)
    mover = CHANCE_MOVER if play.waits_for_chance else play.waiting[0]
    do(play, step)
    move = GAME.parse_chance(step[2:])[0] if mover < 0 else GAME.parse_move(step)
    speech = Speech("en", GAME, NAMES, viewer)
    return [speech.tell(event) for event in play.tell(before, Step(mover, move, step))]


@pytest.mark.parametrize(
    ("step", "text"),
    [
        ("place river 3", "Ada places a miner: river, space 3."),
        ("wild lake", "Ada moves a wild die to the lake, for 1 coin."),
        ("wild river", "Ada moves a wild die to the river, for nothing."),
        ("pass", "Ada passes, with 4 miners for the reserve."),
    ],
)
def test_story__turns(step: str, text: str) -> None:
    """FG4 in words."""
    dice = "1 2 3 5 6 6 6 6 6 6" if "wild" in step else "1 1 2 2 3 3 4 4 5 5"
    assert told(rolled(dice), step) == [text]


def test_story__retrieve_and_reserve() -> None:
    """FG4.3, FG4.4 in words."""
    play = do(rolled(), "place river 2", *["pass", *["reserve hills"] * 4] * 2)
    assert told(play, "retrieve") == ["Ada lays a miner down and retrieves 2 coins."]
    do(play, "pass")
    assert told(play, "reserve lake") == ["Ada puts a miner in reserve: lake."]


def test_story__what_was_taken_is_told_whatever_the_screens() -> None:
    """FG8.1: it happened in the open."""
    play = working("lake", dice=1, miners={3: 0, 4: 0, 5: 1})
    assert told(play, "* reveal lake 5 g s") == [
        "lake: 3 cards are turned over. Gold 5, 1 gem, silt 1."
    ]
    assert told(play, "gold 5") == ["Ada takes gold of the lake: 5 nuggets."]
    assert told(play, "gem") == ["Bob takes the gem of the lake, jade."]
    assert told(play, "winter") == ["Ada waits for winter at the lake."]
    assert told(play, "* winter 2") == ["Winter at the lake: the die shows 2."]
    assert told(play, "* reveal lake f")[1] == "Foul Weather: one card fewer."
    assert told(play, "nothing") == [
        "Ada goes home from the lake with nothing.",
        "1849 is over. The start token passes to Bob.",
    ]


def test_story__a_last_foul_weather_takes_nothing() -> None:
    """FG5.2: so nothing is said of it."""
    play = working("lake", dice=2, miners={3: 0})
    assert told(play, "* reveal lake s f") == [
        "lake: 2 cards are turned over. No gold, silt 1, Foul Weather 1."
    ]


def test_story__alarm_and_coins() -> None:
    """FG5.3, FG5.5 in words."""
    play = do(working("lake", dice=2, miners={3: 0, 4: 1}), "* reveal lake 5 a s g")
    assert told(play, "* alarm 5") == [
        "False Alarm! 1 card goes to the bottom of the deck. Gold 5."
    ]
    assert told(play, "coins") == ["Bob takes 2 coins from the bank."]


def test_story__start_dice_and_end() -> None:
    """FG2.2, FG3.1, FG7 in words."""
    play = Play(GAME, 3, {}, None, {})
    assert told(play, "* start 1") == ["Bob has the start token."]
    assert told(play, "* dice 1 1 3 3 3 3 3 4 6 6") == [
        "1849: the dice are rolled. Hills 2, forest 0, mountains 4, river 1, lake 0; "
        "3 wild in the camp. Bob begins."
    ]
    for _ in range(4):
        play_year(play)
    do(play, "* dice 1 1 2 2 3 3 4 4 5 5")
    while not play.is_over:
        last = told(play, play.legal(play.waiting[0])[-1])
    assert last[1:] == [
        "1853 is over, and the gold rush with it. Points: Ada −25, Bob −25, Cleo −25."
    ]
