"""End of the Trail, clause by clause: components, setup, chance (ET1, ET2, ET10)."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.core.errors import BadText
from pyrite.core.seeds import seed_text
from pyrite.engine.errors import ImpossibleChance
from pyrite.games.end_of_the_trail.box import (
    ACTION,
    ACTIONS,
    CARD_TEXTS,
    COLOURS,
    LAND_VALUES,
    MONEY,
    REACH,
    cards_text,
)
from pyrite.games.end_of_the_trail.moves import chance_text, parse_chance
from pyrite.games.end_of_the_trail.state import HOLE
from tests.games.end_of_the_trail.build import (
    card,
    cards,
    dealt,
    deck,
    land,
    lay_holes,
    new_game,
    tiles,
    waiting,
)


def test_box__fifty_two_cards_and_two_jokers() -> None:
    """ET1.1: a higher number is a higher card, spades above hearts, diamonds, clubs."""
    assert len(set(CARD_TEXTS)) == 54
    assert [card(text) for text in ("2c", "2d", "2h", "2s", "3c")] == [0, 1, 2, 3, 4]
    assert CARD_TEXTS[51:] == ("As", "*1", "*2")


def test_box__actions() -> None:
    """ET1.2."""
    by_action = {
        name: [CARD_TEXTS[c] for c in range(54) if ACTIONS[ACTION[c]] == name] for name in ACTIONS
    }
    assert by_action["jump"] == ["2s", "6c", "Kd", "Ah"]
    assert by_action["double"] == ["4d", "8h", "Js", "Ac"]
    assert by_action["shortcut"] == ["5c", "9s", "Th", "Ad"]
    assert by_action["prospects"] == ["3h", "7d", "Qc", "As"]
    assert len(by_action["oxen"]) == 18
    assert {text[0] for text in by_action["oxen"]} == set("234567")
    assert {text[0] for text in by_action["mules"]} == set("89T")
    assert {text[0] for text in by_action["horse"]} == set("JQK")
    assert [len(by_action[name]) for name in ("mules", "horse", "none")] == [9, 9, 2]


@pytest.mark.parametrize(
    ("texts", "money"),
    [
        ("2c 3s 4h", 4),
        ("5d 6s 7h", 3),
        ("8c 9d Ts", 2),
        ("Jc Qd Ks", 1),
        ("2s 3h 4d", 3),
        ("5c 6c 7d", 2),
        ("8h 9s Th", 1),
        ("Js Qc Kd As Ah Ad Ac", 1),
        ("*1 *2", 0),
    ],
)
def test_box__money(texts: str, money: int) -> None:
    """ET1.3: animals, then special cards, then Jokers."""
    assert {MONEY[card(text)] for text in texts.split()} == {money}


def test_box__land() -> None:
    """ET1.4: ten foothills, ten canyons, eight mountains, by value."""
    assert LAND_VALUES[0][1:] == (3, 3, 2, 2, 0, 0)
    assert LAND_VALUES[1][1:] == (0, 2, 3, 3, 2, 0)
    assert LAND_VALUES[2][1:] == (0, 0, 2, 2, 2, 2)


def test_box__pieces_and_colours() -> None:
    """ET1.5: three tents and a camp each; red, blue, green, yellow."""
    play = dealt(seats=4)
    assert COLOURS == ("red", "blue", "green", "yellow")
    for player in play.view(0)["players"]:
        assert (player["tents"], player["camps"], player["prospector"]) == (3, 1, None)


@pytest.mark.parametrize(
    ("seats", "kinds"), [(2, (3, 3, 2)), (3, (4, 5, 3)), (4, (6, 6, 4)), (1, (4, 5, 3))]
)
def test_setup__land_in_play(seats: int, kinds: tuple[int, int, int]) -> None:
    """ET2.1: foothills, canyons, mountains; four rows, a column per side."""
    play = new_game(seats=seats)
    play.give_seed(seed_text("land"))
    outcome = play.draw_outcome()
    assert tuple(Counter(one // 8 for one in outcome[1:])[kind] for kind in range(3)) == kinds
    play.put_outcome(outcome)
    columns = 3 if seats == 1 else seats
    assert play.state.free == sum(0xF >> 4 - columns << 4 * row for row in range(4))


def test_setup__land_is_drawn_from_the_whole_box() -> None:
    """ET2.1: over some seeds every value of every kind comes."""
    seen = set()
    for seed in range(30):
        play = new_game(seats=4)
        play.give_seed(seed_text(str(seed)))
        seen |= set(play.draw_outcome()[1:])
    every = {
        kind * 8 + value for kind in range(3) for value in range(7) if LAND_VALUES[kind][value]
    }
    assert seen == every


def test_setup__tiles_are_named_from_the_turn_order_tiles() -> None:
    """ET2.1: a1 leftmost in row 1; rows 1 and 2 in reach of Oxen, 3 of Mules, 4 of Horse."""
    play = dealt(seats=2, tiles={"a1": "m5", "b4": "f1"})
    assert play.view(0)["land"]["a1"]["kind"] == "mountains"
    assert play.view(0)["land"]["b4"]["kind"] == "foothills"
    assert REACH[0] == tiles("a1 b1 c1 d1 a2 b2 c2 d2")
    assert REACH[1] == REACH[0] | tiles("a3 b3 c3 d3")
    assert REACH[2] == REACH[3] == 0xFFFF


def test_setup__first_dealer_is_drawn() -> None:
    """ET2.2: by chance, or by the option."""
    dealers = set()
    for seed in range(20):
        play = new_game(seats=3, start=-1)
        play.give_seed(seed_text(str(seed)))
        dealers.add(play.draw_outcome()[1])
    assert dealers == {0, 1, 2}
    assert new_game(seats=3, start=2).state.dealer == 2


def test_setup__six_cards_each_left_of_the_dealer_first() -> None:
    """ET2.2, ET10: one card at a time."""
    play = new_game(seats=2, start=0)
    play.put_outcome(land(2))
    play.put_outcome(deck("2c 3c 2d 3d 2h 3h 4c 5c 4h 5h 6h 7h"))
    assert cards_text(play.state.players[1].hand) == "2c 2d 2h 4c 4h 6h"
    assert cards_text(play.state.players[0].hand) == "3c 3d 3h 5c 5h 7h"


def test_setup__hole_cards_are_laid_aside_at_once() -> None:
    """ET2.2: all seats wait, in any order; then the first auction begins."""
    play = dealt("7h", "8h", "9h")
    assert waiting(play) == [0, 1, 2]
    play.move(2, "hole 9h")
    assert waiting(play) == [0, 1]
    play.move(0, "hole 7h")
    play.move(1, "hole 8h")
    assert [play.state.players[seat].hole for seat in range(3)] == [
        card("7h"),
        card("8h"),
        card("9h"),
    ]
    assert not play.state.players[0].hand & cards("7h")
    assert play.state.stage != HOLE


def test_setup__three_rounds() -> None:
    """ET2.3: a game has three rounds and ends then."""
    play = lay_holes(dealt(seats=2))
    rounds = {play.state.round}
    for _ in range(200):
        if not play.is_over:
            play.move(play.waiting[0], play.legal(play.waiting[0])[0])
            rounds.add(play.state.round)
    assert rounds == {1, 2, 3}
    assert play.result
    assert play.result.reason == "third round over"


@pytest.mark.parametrize(
    "text",
    [
        "land a1=m5 b1=f2 a2=c3 b2=c4 a3=f1 b3=f2 a4=c2 b4=m6",
        "deck 2c 3c",
        "start 3",
        "reserve A2 Jc Jd Jh Qd",
    ],
)
def test_chance__text_comes_back(text: str) -> None:
    """ET10."""
    assert chance_text(parse_chance(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("start 4", "start", "land a1=m5", "deck", "deck 2x", "reserve A4 Jc Jd Jh Qd", "dice 1"),
        "land b1=m5 a1=f2 a2=c3 b2=c4 a3=f1 b3=f2 a4=c2 b4=m6",
        "land a1=m5 b1=f2 a2=c3 b2=c4 a3=f1 b3=f2 a4=c2 b4=m7",
        "land a1=m5 b1=f2 a2=c3 b2=c4 a3=f1 b3=f2 a4=c2 b4=m66",
    ],
)
def test_chance__nonsense_is_refused(text: str) -> None:
    """ET10."""
    with pytest.raises(BadText):
        parse_chance(text)


@pytest.mark.parametrize(
    "text",
    [
        "land a1=m5 b1=f2 a2=c3 b2=c4 a3=f1 b3=f2 a4=f2 b4=m6",  # four foothills
        "land a1=m5 b1=f2 a2=c3 b2=c4 a3=f1 b3=f2 a4=c1 b4=m6",  # no canyons of 1
        "land a1=m0 b1=f2 a2=c3 b2=c4 a3=f1 b3=f2 a4=c2 b4=m6",
        "start 0",
    ],
)
def test_chance__impossible_land_is_refused(text: str) -> None:
    """ET1.4, ET2.1."""
    with pytest.raises(ImpossibleChance):
        new_game(seats=2).settle(text)


def test_chance__impossible_decks_are_refused() -> None:
    """ET10: the whole deck, every card once."""
    play = new_game(seats=2)
    play.put_outcome(land(2))
    whole = chance_text(deck()).split(" ")
    for words in (whole[:-1], [*whole[:-1], "2c"], [*whole, "*1"]):
        with pytest.raises(ImpossibleChance):
            play.settle(" ".join(words))
    play.settle(" ".join(whole))


def test_chance__jokers_only_with_the_option() -> None:
    """ET1.1."""
    play = new_game(seats=2, jokers="on")
    play.put_outcome(land(2))
    assert not play.is_possible(deck())
    assert play.is_possible(deck(jokers=True))
