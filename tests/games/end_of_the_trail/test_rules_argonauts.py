"""End of the Trail, clause by clause: solo against two Argonauts (ET9)."""

from __future__ import annotations

import pytest

from pyrite.core.seeds import seed_text
from pyrite.engine.errors import ImpossibleChance
from pyrite.engine.play import Play
from pyrite.games.end_of_the_trail.argonauts import (
    argonaut_turn,
    clockwise_first,
    favourite,
)
from pyrite.games.end_of_the_trail.box import BIDS_ON, CARDS, RESERVE_CARDS, cards_text
from pyrite.games.end_of_the_trail.gambling import end_round
from pyrite.games.end_of_the_trail.rules import go_on
from pyrite.games.end_of_the_trail.state import KEEP, NONE, SELECT
from tests.games.end_of_the_trail.build import (
    card,
    cards,
    claims,
    dealt,
    lay_holes,
    new_game,
    put,
    say,
    solo,
    tile,
    tiles,
)

HAND = "2c 3c 4c 5d 6d Ac"
LOTS = "2d 3d 4h 2h 3s 4s"


def auction(then: str = "") -> Play:
    """The solo auctions, with $18 in hand: two lots, then these cards on the deck."""
    return say(dealt(HAND, seats=1, then=f"{LOTS} {then}"), "0 hole Ac")


# Setup


def test_setup__board_of_three_and_reserves_of_the_seventeen() -> None:
    """ET9.1: four cards each, of 9 Horse, 4 Claim Jump, 4 New Prospects."""
    assert RESERVE_CARDS.bit_count() == 17
    for seed in range(5):
        play = new_game(seats=1)
        play.give_seed(seed_text(str(seed)))
        play.let_chance_speak()
        reserves = [c for side in (1, 2) for c in play.state.players[side].reserve]
        assert len(set(reserves)) == 8
        assert all(RESERVE_CARDS >> c & 1 for c in reserves)
        lines = [line.text.split(" ")[0] for line in play.lines]
        assert lines == ["land", "reserve", "reserve", "deck"]
        assert len(play.lines[3].text.split(" ")) == 1 + 52 - 8
        assert play.state.sides == 3


@pytest.mark.parametrize(
    ("argonauts", "names"), [("A1A3", "A1 A3"), ("A1A2", "A1 A2"), ("A2A3", "A2 A3")]
)
def test_setup__which_argonauts(argonauts: str, names: str) -> None:
    """ET9.1: by the option."""
    play = dealt(seats=1, argonauts=argonauts)
    players = play.view(0)["players"]
    assert [player["argonaut"] for player in players] == [None, *names.split()]


@pytest.mark.parametrize(
    "text",
    [
        "reserve A3 Jc Jd Jh Qd",  # A1 comes first
        "reserve A1 Jc Jd Jh",
        "reserve A1 Jc Jd Jh 2c",  # none of the 17
        "reserve A1 Jc Jd Jh Jh",
    ],
)
def test_setup__impossible_reserves(text: str) -> None:
    """ET9.1, ET10."""
    play = new_game(seats=1)
    play.settle("land a1=m3 b1=m3 c1=m4 a2=c2 b2=c2 c2=c3 a3=c3 b3=c3 c3=f1 a4=f1 b4=f1 c4=f2")
    with pytest.raises(ImpossibleChance):
        play.settle(text)
    play.settle("reserve A1 Jc Jd Jh Qd")
    with pytest.raises(ImpossibleChance):
        play.settle("reserve A3 Jc Qs Qh Kc")


def test_setup__the_person_gets_six_cards() -> None:
    """ET9.1, ET10: the top six; Argonauts have no hands."""
    play = dealt(HAND, seats=1)
    assert cards_text(play.state.players[0].hand) == HAND
    assert [play.state.players[side].cards for side in (1, 2)] == [0, 0]


# Auctions


def test_auction__open_a_lot_or_pass_them_all() -> None:
    """ET9.2: both lots, and instead a pass ends the auctions."""
    play = auction()
    assert play.legal(0) == ("lot 1", "lot 2", "pass")
    say(play, "0 pass")
    assert play.state.stage == SELECT
    assert play.state.discards == cards(LOTS)


def test_auction__then_a_bid() -> None:
    """ET9.2: after opening there is no pass."""
    play = say(auction(), "0 lot 2")
    assert play.legal(0) == tuple(f"bid {n}" for n in range(19))


@pytest.mark.parametrize(
    ("argonaut", "text", "bids"),
    [
        *((1, c, True) for c in ("2s", "Kc", "*1")),
        *((1, c, False) for c in ("2h", "Kd")),
        *((2, c, True) for c in ("2h", "Kd", "*2")),
        *((2, c, False) for c in ("2s", "Kc")),
        *((3, c, True) for c in ("7s", "Kd", "*1")),
        *((3, c, False) for c in ("As", "2h", "6d")),
    ],
)
def test_auction__what_makes_an_argonaut_bid(argonaut: int, text: str, bids: bool) -> None:
    """ET9.2."""
    assert BIDS_ON[argonaut][card(text)] == bids


def test_auction__a_bid_is_the_money_of_all_three_cards() -> None:
    """ET9.2: A1 draws spades and bids 3 + 1 + 2; A3 draws an ace and passes."""
    play = say(auction("5s Js 8c Ad"), "0 lot 1, bid 0")
    assert play.state.players[1].offer == 3 + 1 + 2
    assert play.state.players[2].offer == NONE
    assert cards_text(play.state.drawn) == "5s 8c Js Ad"


def test_auction__outbid_one_may_bid_higher_and_win() -> None:
    """ET9.2: above the highest; then one pays."""
    play = say(auction("5s Js 8c Ad"), "0 lot 1, bid 2")
    assert play.legal(0) == (*(f"bid {n}" for n in range(7, 19)), "pass")
    say(play, "0 bid 7, pay 2c, pay 5d")
    assert play.state.players[0].hand & cards("2d 3d 4h") == cards("2d 3d 4h")
    assert play.state.stage == SELECT


def test_auction__not_outbid_one_wins_at_once() -> None:
    """ET9.2: an equal bid is not above; a person who has won is done."""
    play = say(auction("5s Js 8c Ad"), "0 lot 1, bid 6, pay 2c, pay 3c")
    assert play.state.won == 1
    assert play.state.stage == SELECT
    assert play.state.discards == cards("2c 3c 5s Js 8c Ad 2h 3s 4s")


def test_auction__passing_leaves_the_lot_to_the_argonaut() -> None:
    """ET9.2: discarded at once; the drawn cards only at the end; that Argonaut is out."""
    play = say(auction("5s Js 8c Ad 9c 9d 9h"), "0 lot 1, bid 2, pass")
    assert play.state.discards == cards("2d 3d 4h")
    assert play.legal(0) == ("lot 2", "pass")
    say(play, "0 lot 2, bid 0")
    assert play.state.players[1].offer == NONE
    assert play.state.players[2].offer == 6
    say(play, "0 pass")
    assert play.state.won == 0b110
    assert play.state.stage == SELECT


def test_auction__of_equal_offers_the_earlier_wins() -> None:
    """ET9.2 †."""
    play = say(auction("5s Js 8c 7s Ah 8d"), "0 lot 1, bid 0")
    assert [play.state.players[side].offer for side in (1, 2)] == [6, 6]
    say(play, "0 pass")
    assert play.state.won == 0b010


def test_auction__the_higher_offer_wins() -> None:
    """ET9.2: also of the later one."""
    play = say(auction("5s Js 8c 7s 7h 8d"), "0 lot 1, bid 0, pass")
    assert play.state.won == 0b100


def test_auction__fewer_cards_if_there_are_no_more() -> None:
    """ET9.2 †: and an Argonaut that cannot draw passes."""
    play = say(auction("5s Js"), "0 lot 1")
    s = play.state
    top = [s.deck[s.left - 2], s.deck[s.left - 1]]
    for place in range(CARDS):
        s.deck[place] = top[place] if place < 2 else NONE
    s.left = 2
    say(play, "0 bid 0")
    assert s.players[1].offer == 4
    assert s.players[2].offer == NONE


def test_auction__a_shuffle_in_the_middle_of_a_draw() -> None:
    """ET3.6, ET9.2: the discards only, not what was drawn."""
    play = say(auction("5s Js"), "0 lot 1")
    s = play.state
    s.deck[0], s.left, s.discards = card("5s"), 1, cards("8c Ts Ad")
    for place in range(1, CARDS):
        s.deck[place] = NONE
    say(play, "0 bid 0")
    assert play.waits_for_chance
    play.settle("deck Ts 8c Ad")
    assert s.players[1].offer == 3 + 2 + 2
    assert s.players[2].offer == NONE


# Prospecting


def test_reveal__two_of_the_deck_and_the_top_of_the_reserve() -> None:
    """ET9.3: the first Argonaut first."""
    play = solo(revealed="7c 7h 8c 8d", reserves=("Jc Jd Jh Qd", "Qh Qs Kc Kh"))
    assert play.state.players[1].reserve[:2] == [NONE, card("Jd")]
    shown = [{one["card"] for one in play.view(0)["players"][side]["chosen"]} for side in (1, 2)]
    assert shown == [{"7c", "7h", "Jc"}, {"8c", "8d", "Qh"}]


def test_order__as_for_three() -> None:
    """ET9.3, ET4.2: $8, $7, $5."""
    assert solo(revealed="7c 7h 8c 8d").state.order[:3] == [0, 1, 2]
    assert solo(revealed="6h 7h 4d 3h", chosen="2d 8d").state.order[:3] == [2, 1, 0]


MOUNTAINS = {"a4": "m3", "b3": "m4", "c1": "m5"}


def turn(revealed: str, *pieces: str, land: dict[str, str] | None = None) -> Play:
    """A1 takes its turn with these cards, with these pieces on the board."""
    play = put(solo(revealed="7c 7h 8c 8d", tiles=land or MOUNTAINS), *pieces)
    play.state.players[1].chosen = cards(revealed)
    argonaut_turn(play.state, 1)
    go_on(play.state)
    return play


@pytest.mark.parametrize(
    ("revealed", "claimed"),
    [("6h 8d Jc", "a4"), ("6h 8d 9h", "b3"), ("6h 7h 9s", "c1"), ("9s 8h Ad", "a4")],
)
def test_turn__horse_before_mules_before_oxen(revealed: str, claimed: str) -> None:
    """ET9.3 (3): the best tile in reach of its best animal; without one as a Horse (4)."""
    assert claims(turn(revealed), 1) == tiles(claimed)


def test_turn__no_tile_in_reach_is_a_horse_action() -> None:
    """ET9.3 (4): Oxen, with rows 1 and 2 claimed."""
    play = solo(revealed="7c 7h 8c 8d", tiles=MOUNTAINS)
    play.state.free = tiles("b3 c4")
    play.state.players[1].chosen = cards("6h 7h 9s")
    argonaut_turn(play.state, 1)
    assert claims(play, 1) == tiles("b3")


def test_turn__claim_jump_without_a_tent_to_jump() -> None:
    """ET9.3 (4)."""
    assert claims(turn("Ah Kd As"), 1) == tiles("a4")


def test_turn__claim_jump_if_the_kind_is_at_least_as_high() -> None:
    """ET9.3 (1): a mountain against a mountain; the first time with its camp, which pushes."""
    play = turn("6h 7h Ah", "0 tent b3")
    assert play.state.players[1].camp == tile("b3")
    say(play, "0 shift b4")
    assert play.state.players[0].tents == tiles("b4")


def test_turn__no_claim_jump_onto_a_lower_kind() -> None:
    """ET9.3 (1): a canyon, while Oxen reach a mountain."""
    play = turn("6h 7h Ah", "0 tent b2", land={**MOUNTAINS, "b2": "c4"})
    assert claims(play, 1) == tiles("c1")
    assert play.state.players[1].camp == NONE


def test_turn__only_what_its_animals_reach_is_compared() -> None:
    """ET9.3 (1): the free mountains are too far for Oxen, so a canyon is good enough."""
    land = {"a4": "m3", "b4": "m4", "c4": "m5", "b2": "c4"}
    assert turn("6h 7h Ah", "0 tent b2", land=land).state.players[1].camp == tile("b2")


def test_turn__without_a_usable_animal_any_tent_will_do() -> None:
    """ET9.3 (1): foothills too."""
    play = turn("9s 8h Ah", "0 tent b2", land={**MOUNTAINS, "b2": "f1"})
    assert play.state.players[1].camp == tile("b2")


def test_turn__the_second_claim_jump_with_a_tent() -> None:
    """ET9.3 (1)."""
    play = solo(
        revealed="6h 7h 8d 9h",
        tiles={"b3": "m4", "a4": "m3", "c1": "m5"},
        reserves=("Ah Kd 2s 6c", "Jc Jd Jh Qd"),
        pieces=("0 tent b3", "1 camp a1"),
    )
    say(play, "0 use 2c b1, press")
    assert play.state.players[1].tents == tiles("b3")
    assert play.state.players[0].tents == tiles("b3")


def test_turn__never_a_tile_with_a_piece_of_its_own() -> None:
    """ET9.3 (1)."""
    play = solo(
        revealed="6h 7h 8d 9h",
        tiles={"b3": "m4", "a4": "m3", "c1": "m5"},
        reserves=("Ah Kd 2s 6c", "Jc Jd Jh Qd"),
        pieces=("0 tent b3", "1 tent b3"),
    )
    say(play, "0 use 2c b1, press")
    assert play.state.players[1].camp == NONE
    assert claims(play, 1) == tiles("b3 c1")


def test_turn__new_prospects_pushes_one_tent_and_stakes() -> None:
    """ET9.3 (2), ET9.4: the person's tent first; another may still stand there."""
    play = solo(
        revealed="6h 7h 8d 9h",
        tiles={"b3": "m4", "a4": "m3", "c1": "m5"},
        reserves=("As 3h Qc 7d", "Jc Jd Jh Qd"),
        pieces=("0 tent b3", "2 tent b3"),
    )
    say(play, "0 use 2c b1, press")
    assert set(play.legal(0)) == {"shift a3", "shift b2", "shift b4", "shift c3"}
    assert play.state.players[1].tents == play.state.players[2].tents == tiles("b3")
    say(play, "0 shift b4")
    assert play.state.players[0].tents == tiles("b4")
    assert play.view(0)["land"]["b4"]["gold"] is not None


def test_turn__new_prospects_under_the_same_test() -> None:
    """ET9.3 (2): not for a lower kind."""
    play = turn("6h 7h As", "0 tent b2", land={**MOUNTAINS, "b2": "c4"})
    assert claims(play, 1) == tiles("c1")


def test_turn__claim_jump_before_new_prospects() -> None:
    """ET9.3: in this order."""
    assert turn("As 7h Ah", "0 tent b3").state.players[1].camp == tile("b3")


def test_turn__an_argonaut_has_just_one() -> None:
    """ET9.3: it is finished then."""
    play = say(solo(revealed="7c 7h 8c 8d"), "0 use 2c a1, press")
    assert play.state.finished == 0b110
    say(play, "0 use 3c b1")
    assert play.state.finished == 0b110


def test_cards__revealed_ones_are_discarded() -> None:
    """ET9.4 †, ET5.1: all three."""
    play = say(solo(revealed="7c 7h 8c 8d"), "0 use 2c a1, stake a1 tent")
    assert play.state.stage == KEEP
    assert play.state.discards & cards("7c 7h 8c 8d Jc Qh") == cards("7c 7h 8c 8d Jc Qh")


# Choices of tiles


def test_favourite__highest_kind_then_farthest_row_then_leftmost() -> None:
    """ET9.4 †."""
    play = dealt(seats=1, tiles={"a1": "m3", "c3": "m4", "b3": "m4", "a4": "f1"})
    assert favourite(play.state, tiles("a1 b3 c3 a4")) == tile("b3")
    assert favourite(play.state, tiles("a1 c3 a4")) == tile("c3")
    assert favourite(play.state, tiles("a1 a4")) == tile("a1")
    assert favourite(play.state, tiles("a4")) == tile("a4")


def test_targets__likewise() -> None:
    """ET9.4: of two mountains with tents the farther one."""
    play = solo(
        revealed="6h 7h 8d 9h",
        tiles={"b3": "m4", "a4": "m3", "c1": "m5"},
        reserves=("Ah Kd 2s 6c", "Jc Jd Jh Qd"),
        pieces=("0 tent c1", "0 tent b3"),
    )
    say(play, "0 use 2c a1, press")
    assert play.state.players[1].camp == tile("b3")


def test_pushed__clockwise_from_the_left() -> None:
    """ET9.4: left, up (towards row 4), right, down."""
    assert clockwise_first(tile("b2"), tiles("a2 b3 c2 b1")) == tile("a2")
    assert clockwise_first(tile("b2"), tiles("b3 c2 b1")) == tile("b3")
    assert clockwise_first(tile("b2"), tiles("c2 b1")) == tile("c2")
    assert clockwise_first(tile("b2"), tiles("b1")) == tile("b1")


def test_pushed__farther_tiles_in_reading_order_from_the_top_left() -> None:
    """ET9.4 †: a4 first."""
    assert clockwise_first(tile("b2"), tiles("a3 c3 b4 a1")) == tile("b4")
    assert clockwise_first(tile("b2"), tiles("a3 c3 a1")) == tile("a3")


def test_pushed__an_argonaut_takes_the_highest_kind() -> None:
    """ET9.4: among the nearest, without being asked."""
    play = solo(
        revealed="7c 7h 8c 8d",
        chosen="3h 2d 2h",
        tiles={"b2": "f1", "a2": "f2", "b3": "c4", "c2": "c3", "b1": "f1"},
        pieces=("1 tent b2",),
    )
    say(play, "0 move 3h blue b2")
    assert play.state.players[1].tents & tiles("b3")
    assert not play.state.players[1].tents & tiles("b2")


# The end


def end(play: Play, poker: str, hole: str = "2c") -> Play:
    """The last round is over, with these poker cards."""
    s = play.state
    s.round = 3
    me = s.players[0]
    me.poker, me.hole, me.used = cards(poker), card(hole), 0
    end_round(s)
    go_on(s)
    return play


@pytest.mark.parametrize(
    ("argonauts", "hands"),
    [
        ("A1A3", ["four", "flush"]),
        ("A1A2", ["four", "full-house"]),
        ("A2A3", ["full-house", "flush"]),
    ],
)
def test_end__an_argonauts_hand_is_a_bare_kind(argonauts: str, hands: list[str]) -> None:
    """ET9.5."""
    play = lay_holes(dealt(seats=1, argonauts=argonauts))
    assert [player["best"]["hand"] for player in play.view(0)["players"][1:]] == hands


def test_end__the_person_wins_every_tie_of_hands() -> None:
    """ET9.5: four twos beat A1, and the final claim is the person's."""
    play = end(lay_holes(dealt(seats=1)), "2d 2h 2s 3c")
    assert play.waiting == (0,)
    assert all(move.startswith("final") for move in play.legal(0))


def test_end__an_argonauts_final_claim() -> None:
    """ET9.5 †: the farthest row, then the leftmost, within the lowest kind."""
    play = lay_holes(dealt(seats=1, tiles={"b3": "f1", "c3": "f1", "a1": "f1", "c2": "f2"}))
    end(play, "3d")
    assert play.is_over
    assert claims(play, 1) == tiles("b3")
    assert play.state.players[1].tents_left == 2


def test_end__the_person_wins_with_more_gold_than_both() -> None:
    """ET9.6."""
    play = lay_holes(dealt(seats=1))
    put(play, "0 tent a4", "0 tent b4", "0 tent c4")
    for name in ("a4", "b4", "c4"):
        play.state.value[tile(name)] = 6
    end(play, "3d")
    assert play.result
    assert play.result.scores[0] == 18
    assert play.result.winners == (0,)


@pytest.mark.parametrize(("poker", "winner"), [("2d 2h 2s", 0), ("2d 2h 5s", 1)])
def test_end__a_tie_goes_to_the_better_hand(poker: str, winner: int) -> None:
    """ET9.6: the person's on equal kinds; three scores, and an Argonaut may win."""
    play = end(lay_holes(dealt(seats=1)), poker)
    s = play.state
    if not play.is_over:
        play.move(0, play.legal(0)[0])
    s.players[0].tents, s.players[1].tents, s.players[2].tents = 1, 2, 0
    s.players[0].camp = s.players[1].camp = NONE
    hands = [5 if winner == 0 else 2, 5]
    s.value[0], s.value[1] = 6 - hands[0], 6 - hands[1]
    assert play.result
    assert play.result.scores[0] == play.result.scores[1] == 6
    assert len(play.result.scores) == 3
    assert play.result.winners == (winner,)
