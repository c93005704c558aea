"""What a seat may know and what a screen shows (FG8)."""

from __future__ import annotations

from typing import Any

from pyrite.core.schema import pack
from pyrite.engine.play import Play
from pyrite.games.fools_gold import GAME
from tests.games.fools_gold.build import do, give, play_year, player, rolled, working


def seat_view(play: Play, viewer: int, seat: int) -> dict[str, Any]:
    """What the viewer's screen shows of a seat."""
    shown: dict[str, Any] = play.view(viewer)["players"][seat]
    return shown


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


def test_view__miners_home_are_counted() -> None:
    """FG8.2: the number of miners behind a screen is always shown."""
    play = working("lake", dice=1, miners={3: 0, 4: 1})
    before = seat_view(play, 2, 1)["miners"]
    do(play, "* reveal lake s s", "coins")
    assert seat_view(play, 2, 1)["miners"] == before + 1 == player(play, 1).miners
