"""What a seat may know and what a screen shows (FG8), and what is told of the game."""

from __future__ import annotations

from typing import Any

import pytest

from pyrite.core.law import CHANCE_MOVER
from pyrite.core.schema import pack
from pyrite.core.words import Words
from pyrite.engine.play import Play, Step
from pyrite.games.fools_gold import GAME
from tests.games.fools_gold.build import do, give, play_year, player, rolled, working


def seat_view(play: Play, viewer: int, seat: int) -> dict[str, Any]:
    """What the viewer's screen shows of a seat."""
    shown: dict[str, Any] = play.view(viewer)["players"][seat]
    return shown


def told(play: Play, step: str, viewer: int = 2) -> list[str]:
    """What a step means to a viewer, in English."""
    before = play.information(viewer)
    mover = CHANCE_MOVER if play.waits_for_chance else play.waiting[0]
    do(play, step)
    move = GAME.parse_chance(step[2:])[0] if mover < 0 else GAME.parse_move(step)
    words = Words("en", GAME.package)
    events = play.tell(before, Step(mover, move, step))
    return [words.say(event.key, **event.values) for event in events]


def test_information__holds_everything_that_happened() -> None:
    """FG8.1: a seat can reckon with all coins and cards, whatever the screens."""
    play = do(working("lake", dice=2, miners={3: 0, 4: 1}), "* reveal lake 5 1 s g", "gold 5")
    for seat in (0, 1, 2, -1):
        o = play.information(seat).state
        assert o.viewer == seat
        o.viewer = play.state.viewer
        assert pack(o) == pack(play.state)


def test_information__holds_no_order_of_cards() -> None:
    """FG8.1, FG9: cards of one deck in another order give the same state."""
    play = do(working("lake", dice=2, miners={3: 0}), "* reveal lake 1 s")
    other = do(working("lake", dice=2, miners={3: 0}), "* reveal lake s 1")
    assert pack(play.state) == pack(other.state)


def test_screens__closed_hide_coins_and_cards_of_others() -> None:
    """FG8.2: by default."""
    play = do(rolled(), "place river 3")
    assert seat_view(play, 1, 0)["coins"] is None
    assert seat_view(play, 1, 0)["cards"] is None
    assert seat_view(play, -1, 0)["coins"] is None
    assert seat_view(play, 0, 0)["coins"] == 3


def test_screens__closed_show_what_lies_in_front_and_how_many_miners() -> None:
    """FG8.2."""
    play = do(rolled(), "place river 5", *["pass", *["reserve hills"] * 4] * 2, "retrieve")
    shown = seat_view(play, 1, 0)
    assert (shown["miners"], shown["retrieved"], shown["spent"]) == (2, 1, 2)
    assert (shown["passed"], seat_view(play, 0, 1)["passed"]) == (False, True)


def test_screens__closed_hide_what_is_left_in_the_decks() -> None:
    """FG8.2: it would tell what was taken; the number of cards lies on the board."""
    play = do(working("hills", dice=1, miners={3: 0}), "* reveal hills 3", "gold 3")
    assert play.view(1)["mines"][0]["left"] is None
    assert play.view(1)["mines"][0]["deck"] == 43


def test_screens__open_show_all() -> None:
    """FG8.2."""
    play = do(rolled(screens="open"), "place river 3")
    give(play, 0, 3, 0, 0, 0, 0)
    for viewer in (1, -1):
        assert seat_view(play, viewer, 0)["coins"] == 3
        assert seat_view(play, viewer, 0)["cards"]["gold"]["hills"] == 3
        assert play.view(viewer)["mines"][0]["left"]["3"] == 7


def test_screens__the_end_hides_nothing() -> None:
    """FG8.2: all cards are on the table when points are counted."""
    play = rolled()
    for _ in range(5):
        play_year(play)
    assert seat_view(play, -1, 1)["cards"]["score"] == -25


def test_own_cards__sums_fools_gold_missing_mines_and_score() -> None:
    """FG8.3, with the numbers of FG7.4."""
    play = rolled()
    give(play, 0, 4, 5, 9, 0, 7, gems=3)
    assert seat_view(play, 0, 0)["cards"] == {
        "gold": {"hills": 4, "forest": 5, "mountains": 9, "river": 0, "lake": 7},
        "fools_gold": "mountains",
        "missing": ["river"],
        "gems": ["quartz", "topaz", "benitoite"],
        "score": 17,
    }


def test_own_cards__no_fools_gold_without_gold() -> None:
    """FG8.3."""
    cards = seat_view(rolled(), 0, 0)["cards"]
    assert cards["fools_gold"] is None
    assert len(cards["missing"]) == 5


def test_view__the_mine_being_worked() -> None:
    """Where it stands: mine, winter, whose miner on which space acts, open cards."""
    play = do(working("lake", dice=2, miners={3: 0, 4: 1}), "* reveal lake 5 a s g", "* alarm 5")
    view = play.view(2)
    assert (view["phase"], view["mine"], view["winter"]) == ("mining", "lake", False)
    assert (view["turn"], view["space"], view["open"]) == (1, 4, ["g", "s", "a"])
    do(play, "coins", "winter", "* winter 1", "* reveal lake 3")
    assert (play.view(2)["winter"], play.view(2)["space"]) == (True, 3)


def test_view__phases() -> None:
    """Setup, prospecting, mining, over; a seat that must fill its reserve is told so."""
    assert Play(GAME, 3, {}, None, {}).view(0)["phase"] == "setup"
    play = rolled()
    assert play.view(0)["phase"] == "prospecting"
    assert (do(play, "pass").view(0)["phase"], play.view(0)["reserving"]) == ("prospecting", True)


@pytest.mark.parametrize(
    ("step", "text"),
    [
        ("place river 3", "0 places a miner: river, space 3."),
        ("wild lake", "0 moves a wild die to the lake, for 1 coin."),
        ("wild river", "0 moves a wild die to the river, for nothing."),
        ("pass", "0 passes, with 4 miners for the reserve."),
    ],
)
def test_story__turns(step: str, text: str) -> None:
    """FG4 in words."""
    dice = "1 2 3 5 6 6 6 6 6 6" if "wild" in step else "1 1 2 2 3 3 4 4 5 5"
    assert told(rolled(dice), step) == [text]


def test_story__retrieve_and_reserve() -> None:
    """FG4.3, FG4.4 in words."""
    play = do(rolled(), "place river 2", *["pass", *["reserve hills"] * 4] * 2)
    assert told(play, "retrieve") == ["0 lays a miner down and retrieves 2 coins."]
    do(play, "pass")
    assert told(play, "reserve lake") == ["0 puts a miner in reserve: lake."]


def test_story__what_was_taken_is_told_whatever_the_screens() -> None:
    """FG8.1: it happened in the open."""
    play = working("lake", dice=1, miners={3: 0, 4: 0, 5: 1})
    assert told(play, "* reveal lake 5 g s") == [
        "lake: 3 cards are turned over. Gold 5, 1 gem, silt 1."
    ]
    assert told(play, "gold 5") == ["0 takes gold of the lake: 5 nuggets."]
    assert told(play, "gem") == ["1 takes the gem of the lake, jade."]
    assert told(play, "winter") == ["0 waits for winter at the lake."]
    assert told(play, "* winter 2") == ["Winter at the lake: the die shows 2."]
    assert told(play, "* reveal lake f")[1] == "Foul Weather: one card fewer."
    assert told(play, "nothing") == [
        "0 goes home from the lake with nothing.",
        "1849 is over. The start token passes to 1.",
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
    assert told(play, "coins") == ["1 takes 2 coins from the bank."]


def test_story__start_dice_and_end() -> None:
    """FG2.2, FG3.1, FG7 in words."""
    play = Play(GAME, 3, {}, None, {})
    assert told(play, "* start 1") == ["1 has the start token."]
    assert told(play, "* dice 1 1 3 3 3 3 3 4 6 6") == [
        "1849: the dice are rolled. Hills 2, forest 0, mountains 4, river 1, lake 0; "
        "3 wild in the camp. 1 begins."
    ]
    for _ in range(4):
        play_year(play)
    do(play, "* dice 1 1 2 2 3 3 4 4 5 5")
    while not play.is_over:
        last = told(play, play.legal(play.waiting[0])[-1])
    assert last[1:] == ["1853 is over, and the gold rush with it. Points by seat: -25 -25 -25."]


def test_story__miners_home_are_counted() -> None:
    """FG8.2: the number of miners behind a screen is always shown."""
    play = working("lake", dice=1, miners={3: 0, 4: 1})
    before = seat_view(play, 2, 1)["miners"]
    do(play, "* reveal lake s s", "coins")
    assert seat_view(play, 2, 1)["miners"] == before + 1 == player(play, 1).miners
