"""End of the Trail, clause by clause: prospecting (ET4)."""

from __future__ import annotations

import pytest

from pyrite.engine.errors import IllegalMove
from pyrite.engine.play import Play
from pyrite.games.end_of_the_trail.box import cards_text
from pyrite.games.end_of_the_trail.prospecting import can_act
from pyrite.games.end_of_the_trail.selecting import precedence
from pyrite.games.end_of_the_trail.state import KEEP, NONE, SELECT, TURN
from pyrite.games.end_of_the_trail.tents import nearest
from tests.games.end_of_the_trail.build import (
    auctioned,
    cards,
    claims,
    dealt,
    lay_holes,
    prospecting,
    put,
    say,
    tile,
    tiles,
    waiting,
    who,
)


def tiles_of(play: Play, start: str) -> set[str]:
    """The last words of the moves that begin like this."""
    return {m.split()[-1] for m in play.legal(who(play)) if m.startswith(start + " ")}


# Choosing cards


def test_select__two_or_three_cards_at_once_and_hidden() -> None:
    """ET4.1: one at a time; `ready` after two; the third is the last."""
    play = auctioned(lay_holes(dealt("4c 7d Kh 2c", "8c 9c Tc 2d", "2h"), "2c", "2d", "2h"))
    assert play.state.stage == SELECT
    assert waiting(play) == [0, 1, 2]
    say(play, "0 select 4c")
    assert "ready" not in play.legal(0)
    assert "select 4c" not in play.legal(0)
    say(play, "0 select 7d")
    assert "ready" in play.legal(0)
    assert 0 in play.waiting
    say(play, "0 select Kh")
    assert waiting(play) == [1, 2]
    say(play, "1 select 8c, select 9c, ready")
    assert waiting(play) == [2]


def test_select__revealed_when_all_are_in() -> None:
    """ET4.1: they leave the hand then."""
    play = auctioned(lay_holes(dealt("4c 7d Kh 2c", "8c 9c 2d", seats=2), "2c", "2d"))
    say(play, "0 select 4c, select 7d, ready")
    assert play.state.players[0].hand & cards("4c")
    before = play.state.players[0].cards
    say(play, "1 select 8c, select 9c, ready")
    assert not play.state.players[0].hand & cards("4c 7d")
    assert play.state.players[0].cards == before - 2
    assert [one["card"] for one in play.view(1)["players"][0]["chosen"]] == ["4c", "7d"]


@pytest.mark.parametrize(("hand", "moves"), [("", 0), ("4c", 1), ("4c 7d", 2)])
def test_select__fewer_than_two_cards_means_all(hand: str, moves: int) -> None:
    """ET4.1 †, ET1.6: it says `ready` all the same."""
    play = auctioned(lay_holes(dealt("4c 7d 2c", seats=2), "2c"))
    play.state.players[0].hand = cards(hand)
    play.state.players[0].cards = moves
    for text in hand.split():
        if text != hand.split()[-1] or moves < 2:
            assert "ready" not in play.legal(0)
        play.move(0, f"select {text}")
    assert play.legal(0) == ("ready",)


# Turn order


def test_order__most_money_first() -> None:
    """ET4.2."""
    play = prospecting("Jc Jd", "2c 3c", "8c 9c")
    assert play.state.order[:3] == [1, 2, 0]
    assert who(play) == 1


def test_order__second_highest_ranks_decide_next() -> None:
    """ET4.2: the rulebook's example, both $4 with an eight."""
    assert precedence(cards("8c 8s")) > precedence(cards("7d 8d"))


def test_order__money_goes_before_rank() -> None:
    """ET4.2: $4 with a three beats $3 with aces."""
    assert precedence(cards("2c 3h")) > precedence(cards("As Ah Ad"))


def test_order__highest_ranks_decide_between_equal_money() -> None:
    """ET4.2: both have $7; the king is higher."""
    assert precedence(cards("Kh 9d 3s")) > precedence(cards("4c 7h"))


def test_order__then_the_third_highest() -> None:
    """ET4.2: and so on."""
    assert precedence(cards("9c 7h 4c")) > precedence(cards("9d 7s 3c"))


def test_order__then_more_cards() -> None:
    """ET4.2 †: all ranks equal as far as both have them; a Joker is a card without a rank."""
    assert precedence(cards("9c 7h *1")) > precedence(cards("9h 7c"))


def test_order__then_the_suit_of_the_highest_card() -> None:
    """ET4.2 †."""
    assert precedence(cards("9h 7c")) > precedence(cards("9d 7s"))


def test_order__then_the_lower_seat() -> None:
    """ET4.2 †: nothing chosen at all."""
    play = auctioned(lay_holes(dealt(seats=3)))
    for seat in range(3):
        play.state.players[seat].hand = 0
        play.state.players[seat].cards = 0
    say(play, "2 ready", "1 ready", "0 ready")
    assert play.state.order[:3] == [0, 1, 2]


# Turns


def test_turn__stake_or_use_a_card_round_and_round() -> None:
    """ET4.3."""
    play = prospecting("2c 3c", "8c 9c")
    assert tiles_of(play, "use 2c") == {"a1", "b1", "a2", "b2"}
    say(play, "0 use 2c a1, press")
    assert who(play) == 1
    say(play, "1 use 8c b1, press")
    assert who(play) == 0
    assert {"stake a1 tent", "stake a1 camp"} <= set(play.legal(0))


def test_turn__who_can_do_neither_is_finished_without_a_claim() -> None:
    """ET4.3: all cards used, and the prospector's tile was claimed by another."""
    play = prospecting("2c 3c", "8c 9c", tiles={"a1": "f1", "b1": "f2"})
    say(play, "0 use 2c a1, press", "1 use 8c a2, press", "0 use 3c b1, press")
    say(play, "1 use 9c b1, stake b1 tent")
    assert play.state.stage == KEEP
    assert claims(play, 0) == 0


def test_turn__it_may_not_stop_while_it_can_do_something() -> None:
    """ET4.3 †: the moves are stakes and uses alone, also on the last card."""
    play = prospecting("2c 3c", "8c 9c", tiles={"a1": "f1", "b1": "f2"})
    say(play, "0 use 2c a1, press", "1 use 8c a2, press", "0 use 3c b1, press", "1 stake a2 tent")
    assert play.legal(0) == ("stake b1 tent", "stake b1 camp")


# Animals


@pytest.mark.parametrize(
    ("text", "rows"), [("2c", "12"), ("7h", "12"), ("8c", "123"), ("Ts", "123"), ("Jh", "1234")]
)
def test_animals__reach(text: str, rows: str) -> None:
    """ET2.1, ET4.4: Oxen rows 1 and 2, Mules also 3, Horse all four."""
    play = prospecting(f"{text} 2h 3s", "Jc Jd")
    assert tiles_of(play, f"use {text}") == {column + row for column in "ab" for row in rows}


def test_animals__only_unclaimed_tiles() -> None:
    """ET4.4, ET4.11: a tent and a camp claim."""
    play = put(prospecting("2c 3c", "8c 9c"), "1 tent a1", "1 camp b2")
    assert tiles_of(play, "use 2c") == {"b1", "a2"}


def test_animals__not_where_ones_own_prospector_stands() -> None:
    """ET4.4 †: but where others' stand."""
    play = prospecting("2c 3c", "8c 9c")
    say(play, "0 use 2c a1, press")
    assert "a1" in tiles_of(play, "use 8c")
    say(play, "1 use 8c a1, press")
    assert tiles_of(play, "use 3c") == {"b1", "a2", "b2"}


def test_look__alone_then_stake_or_press() -> None:
    """ET4.4: tent, camp or press; only the looker sees."""
    play = say(prospecting("2c 3c", "8c 9c", tiles={"b2": "m5"}), "0 use 2c b2")
    assert play.legal(0) == ("stake b2 tent", "stake b2 camp", "press")
    assert play.view(0)["land"]["b2"]["gold"] == 5
    assert play.view(1)["land"]["b2"]["gold"] is None


def test_look__press_puts_the_prospector_there() -> None:
    """ET4.4: it is no claim."""
    play = say(prospecting("2c 3c", "8c 9c"), "0 use 2c b2, press")
    assert play.state.players[0].prospector == tile("b2")
    assert play.state.free >> tile("b2") & 1
    assert who(play) == 1


def test_look__a_lower_tile_busts() -> None:
    """ET4.4: it must be staked."""
    play = prospecting("2c 3c", "8c 9c", tiles={"a1": "m4", "b1": "m3"})
    say(play, "0 use 2c a1, press", "1 use 8c a2, press", "0 use 3c b1")
    assert play.legal(0) == ("stake b1 tent", "stake b1 camp")


def test_look__an_equal_tile_does_not_bust() -> None:
    """ET4.4."""
    play = prospecting("2c 3c", "8c 9c", tiles={"a1": "m4", "b1": "m4"})
    say(play, "0 use 2c a1, press", "1 use 8c a2, press", "0 use 3c b1")
    assert "press" in play.legal(0)


def test_look__it_is_measured_by_the_last_one() -> None:
    """ET4.4: not by an earlier one, and not by another seat's."""
    play = prospecting("2c 3c 4c", "8c 9c", tiles={"b2": "f2", "a1": "m6", "a2": "c5"})
    say(play, "0 use 2c b2, press", "1 use 8c b1, press", "0 use 3c a1, press")
    say(play, "1 stake b1 tent", "0 use 4c a2")
    assert "press" not in play.legal(0)


def test_look__a_new_round_starts_afresh() -> None:
    """ET4.4: the last tile looked at this round."""
    play = say(prospecting("2c 3c", "8c 9c", tiles={"a1": "m6"}), "0 use 2c a1, press")
    say(play, "1 use 8c a2, stake a2 tent", "0 stake a1 tent")
    say(play, "0 keep 2c, enough", "1 keep 8c, enough")
    assert play.state.players[0].last == NONE
    assert play.state.players[0].prospector == NONE


def test_stake__ends_the_seats_prospecting() -> None:
    """ET4.5: its prospector leaves; it has no more turns this round."""
    play = say(prospecting("2c 3c", "8c 9c"), "0 use 2c a1, press", "1 use 8c b1, press")
    say(play, "0 stake a1 tent")
    assert play.state.players[0].prospector == NONE
    assert claims(play, 0) == tiles("a1")
    assert play.state.players[0].tents_left == 2
    say(play, "1 use 9c b2, press")
    assert who(play) == 1


def test_stake__other_prospectors_stay_but_cannot_stake() -> None:
    """ET4.5."""
    play = say(prospecting("2c 3c", "8c 9c"), "0 use 2c a1, press", "1 use 8c a1, stake a1 tent")
    assert play.state.players[0].prospector == tile("a1")
    assert not any(move.startswith("stake") for move in play.legal(0))


def test_stake__with_the_camp() -> None:
    """ET4.4: it stands there for good, and there is no second one."""
    play = say(prospecting("2c 3c", "8c 9c"), "0 use 2c a1, stake a1 camp")
    assert play.state.players[0].camp == tile("a1")
    assert play.state.players[0].tents_left == 3
    play = put(prospecting("2c 3c", "8c 9c"), "0 camp b4")
    assert say(play, "0 use 2c a1").legal(0) == ("stake a1 tent", "press")


def test_stake__without_tents_only_the_camp() -> None:
    """ET1.5."""
    play = put(prospecting("2c 3c", "8c 9c"), "0 tent a4", "0 tent b4", "0 tent a3")
    assert say(play, "0 use 2c a1").legal(0) == ("stake a1 camp", "press")


# Shortcut


def test_shortcut__any_unclaimed_tile_but_ones_own_prospectors() -> None:
    """ET4.6."""
    play = put(prospecting("5c 2c", "8c Jc"), "1 tent a4")
    assert tiles_of(play, "use 5c") == {"a1", "b1", "a2", "b2", "a3", "b3", "b4"}
    say(play, "0 use 2c a1, press", "1 use 8c b1, press")
    assert "a1" not in tiles_of(play, "use 5c")


def test_shortcut__never_busts() -> None:
    """ET4.6."""
    play = prospecting("5c 2c", "8c Jc", tiles={"a1": "m6", "b4": "f1"})
    say(play, "0 use 2c a1, press", "1 use 8c b1, press", "0 use 5c b4")
    assert "press" in play.legal(0)


def test_shortcut__becomes_the_last_tile_looked_at() -> None:
    """ET4.6: so a 2 after a shortcut's 1 is no bust."""
    play = prospecting(
        "5c 2c 3c", "8c Jc Qs", tiles={"a1": "m6", "b4": "f1", "b1": "f2", "a2": "f2"}
    )
    say(play, "0 use 2c a1, press", "1 use 8c b2, press", "0 use 5c b4, press")
    say(play, "1 use Jc b3, stake b3 tent", "0 use 3c b1")
    assert "press" in play.legal(0)


# Double or Nothin'


def test_double__two_adjacent_unclaimed_tiles() -> None:
    """ET4.7: anywhere, in alphabetical order."""
    play = put(prospecting("4d 2c", "8c Jc"), "1 tent a2", "1 tent b3")
    pairs = {move for move in play.legal(0) if move.startswith("double")}
    assert pairs == {
        "double 4d a1 b1",
        "double 4d b1 b2",
        "double 4d a3 a4",
        "double 4d a4 b4",
    }


def test_double__then_one_of_them_must_be_staked() -> None:
    """ET4.7: both are seen; no press."""
    play = say(prospecting("4d 2c", "8c Jc"), "0 double 4d a1 a2")
    assert play.legal(0) == ("stake a1 tent", "stake a1 camp", "stake a2 tent", "stake a2 camp")
    assert all(play.view(0)["land"][name]["gold"] for name in ("a1", "a2"))
    say(play, "0 stake a2 tent")
    assert claims(play, 0) == tiles("a2")
    assert play.state.finished == 1


def test_double__ones_own_prospectors_tile_included() -> None:
    """ET4.7."""
    play = say(prospecting("4d 2c", "8c Jc"), "0 use 2c a1, press", "1 use 8c b1, press")
    assert "double 4d a1 a2" in play.legal(0)


def test_double__not_where_there_is_no_such_pair() -> None:
    """ET4.7: a chequered board."""
    play = prospecting("4d 2c", "8c Jc")
    play.state.free = tiles("b1 a2 b3 a4")
    assert not any(move.startswith("double") for move in play.legal(0))
    play.state.free = tiles("d1 a2")
    assert not any(move.startswith("double") for move in play.legal(0))


# Claim Jump


def test_jump__onto_anothers_tent() -> None:
    """ET4.8: the value is seen, both score it, the prospecting of the round is over."""
    play = put(prospecting("2s 3c", "8c Jc", tiles={"b3": "m6"}), "1 tent b3")
    assert play.view(0)["land"]["b3"]["gold"] is None
    say(play, "0 jump 2s b3 tent")
    assert play.view(0)["land"]["b3"]["gold"] == 6
    assert claims(play, 0) == claims(play, 1) == tiles("b3")
    assert play.state.finished == 1
    assert play.score() == (6, 6)


def test_jump__not_onto_camps_ones_own_or_empty_tiles() -> None:
    """ET4.8 †, ET4.11."""
    play = put(
        prospecting("2s 3c", "8c Jc", "9c Qd"),
        *("1 camp a1", "0 tent b1", "1 tent c1", "0 tent a2", "1 tent a2"),
    )
    assert {move.split()[2] for move in play.legal(0) if move.startswith("jump")} == {"c1"}


def test_jump__not_onto_ones_own_piece() -> None:
    """ET4.8 †: a tile two already share."""
    play = put(prospecting("2s 3c", "8c Jc", "9c Qd"), "0 tent b1", "1 tent b1")
    assert not any(move.startswith("jump") for move in play.legal(0))


def test_jump__with_the_camp_pushes_every_tent_away() -> None:
    """ET4.8: owners in turn order; the tile is the jumper's alone."""
    play = put(prospecting("2s 3c", "8c Jc", "9c Td"), "1 tent b2", "2 tent b2")
    assert play.state.order[:3] == [0, 2, 1]
    say(play, "0 jump 2s b2 camp")
    assert who(play) == 2
    assert set(play.legal(2)) == {"shift a2", "shift b1", "shift b3", "shift c2"}
    say(play, "2 shift b1")
    assert set(play.legal(1)) == {"shift a2", "shift b3", "shift c2"}
    say(play, "1 shift c2")
    assert claims(play, 0) == tiles("b2")
    assert (claims(play, 2), claims(play, 1)) == (tiles("b1"), tiles("c2"))
    assert who(play) == 2


def test_jump__without_room_no_camp() -> None:
    """ET4.10 †: a camp jump that would leave a tent nowhere to go is not allowed."""
    play = put(prospecting("2s 3c", "8c Jc", "9c Td"), "1 tent b2", "2 tent b2")
    play.state.free = tiles("a1")
    assert [m for m in play.legal(0) if m.startswith("jump")] == ["jump 2s b2 tent"]
    play.state.free = tiles("a1 c1")
    assert "jump 2s b2 camp" in play.legal(0)


def test_jump__with_the_camp_alone_needs_room() -> None:
    """ET4.3, ET4.10 †: with no tent left and no room the card cannot be used."""
    play = put(prospecting("2s Ah", "8c Jc", "9c Td"), "1 tent b2", "2 tent b2")
    play.state.players[0].tents_left = 0
    play.state.free = tiles("a1")
    assert not can_act(play.state, 0)
    play.state.free = tiles("a1 c1")
    assert can_act(play.state, 0)


# New Prospects


def test_prospects__pushes_any_tent() -> None:
    """ET4.9: one's own included, but no camp; the prospector stays, the turn ends."""
    play = put(prospecting("3h 2c", "8c Jc"), "0 tent a1", "1 tent b4", "1 camp a4")
    moves = {move for move in play.legal(0) if move.startswith("move")}
    assert moves == {"move 3h red a1", "move 3h blue b4"}
    say(play, "0 use 2c b2, press", "1 use 8c b1, press", "0 move 3h red a1, shift a2")
    assert play.state.players[0].prospector == tile("b2")
    assert claims(play, 0) == tiles("a2")
    assert play.state.free >> tile("a1") & 1
    assert who(play) == 1
    assert not play.state.finished


def test_prospects__not_without_tents_or_room() -> None:
    """ET4.9, ET4.10 †."""
    play = prospecting("3h 2c", "8c Jc")
    assert not any(move.startswith("move") for move in play.legal(0))
    put(play, "1 tent b4")
    play.state.free = 0
    assert play.legal(0) == ()


def test_push__the_owner_chooses_among_the_nearest() -> None:
    """ET4.10: out of turn; it sees the value of the new tile."""
    play = put(prospecting("3h 2c", "8c Jc", tiles={"a1": "m6"}), "1 tent b1")
    say(play, "0 move 3h blue b1")
    assert who(play) == 1
    assert play.legal(1) == ("shift a1", "shift b2")
    say(play, "1 shift a1")
    assert play.view(1)["land"]["a1"]["gold"] == 6
    assert play.view(0)["land"]["a1"]["gold"] is None
    assert claims(play, 1) == tiles("a1")


def test_push__claimed_tiles_count_as_steps() -> None:
    """ET4.10: distance 1, else 2, over claimed tiles too."""
    play = prospecting("3h 2c", "8c Jc", "9c Td")
    play.state.free = tiles("a3 c1 c4")
    assert nearest(play.state, tile("a1")) == tiles("a3 c1")
    play.state.free = tiles("c4")
    assert nearest(play.state, tile("a1")) == tiles("c4")
    play.state.free = tiles("a1 b2 c1")
    assert nearest(play.state, tile("b1")) == tiles("a1 b2 c1")


def test_push__a_single_nearest_tile_needs_no_question() -> None:
    """ET4.10 †."""
    play = put(prospecting("3h 2c", "8c Jc"), "1 tent b1", "0 tent a1")
    say(play, "0 move 3h blue b1")
    assert claims(play, 1) == tiles("b2")
    assert play.view(1)["land"]["b2"]["gold"] is not None
    assert play.state.stage == TURN


def test_push__never_back_to_where_it_stood() -> None:
    """ET4.10: its own tile is no choice; it stays claimed while another stands there."""
    play = put(prospecting("3h 2c", "8c Jc", "9c Td"), "1 tent b1", "2 tent b1")
    say(play, "0 move 3h blue b1")
    assert "shift b1" not in play.legal(1)
    say(play, "1 shift a1")
    assert not play.state.free >> tile("b1") & 1


def test_claimed__a_tile_is_free_again_when_its_tent_has_gone() -> None:
    """ET4.10, ET4.11: a prospector that waited there can stake it."""
    play = prospecting("2c 7d", "8c Jc Qs")
    say(play, "0 use 2c a1, press", "1 use 8c a1, stake a1 tent")
    assert "stake a1 tent" not in play.legal(0)
    say(play, "0 move 7d blue a1", "1 shift b1")
    assert play.legal(0) == ("stake a1 tent", "stake a1 camp")


def test_cards__a_card_is_used_once() -> None:
    """ET4.3."""
    play = say(prospecting("2c 3c", "8c 9c"), "0 use 2c a1, press", "1 use 8c b1, press")
    assert not any("2c" in move for move in play.legal(0))
    assert cards_text(play.state.players[0].used) == "2c"
    with pytest.raises(IllegalMove):
        play.move(0, "use 2c a2")


def test_cards__only_chosen_ones() -> None:
    """ET4.3."""
    play = prospecting("2c 3c", "8c 9c")
    used = {move.split()[1] for move in play.legal(0) if move.startswith("use")}
    assert used == {"2c", "3c"}


# The rulebook's example for three players


def test_example__three_players_prospecting() -> None:
    """ET4: red, blue, green (the rulebook's purple) as printed, on land that fits the text."""
    play = prospecting(
        "7d 8d",
        "Jh Th 4c",
        "8c 8s",
        tiles={"b1": "m6", "a3": "m4", "a4": "f2", "c2": "m3"},
    )
    assert play.state.order[:3] == [1, 2, 0]
    say(play, "1 use Jh b1")
    assert play.view(1)["land"]["b1"]["gold"] == 6
    say(play, "1 press", "2 use 8c a3")
    assert play.view(2)["land"]["a3"]["gold"] == 4
    say(play, "2 stake a3 tent", "0 move 7d green a3", "2 shift a4")
    assert play.view(2)["land"]["a4"]["gold"] == 2
    assert claims(play, 2) == tiles("a4")
    say(play, "1 use Th c2")
    assert play.view(1)["land"]["c2"]["gold"] == 3
    assert "press" in play.legal(1)
    say(play, "1 press", "0 use 8d b1, stake b1 camp")
    assert who(play) == 1
    say(play, "1 stake c2 tent")
    assert play.state.stage == KEEP
    assert [claims(play, seat) for seat in range(3)] == [tiles("b1"), tiles("c2"), tiles("a4")]
    used = [cards_text(play.state.players[seat].used) for seat in range(3)]
    assert used == ["7d 8d", "Th Jh", "8c"]
    assert play.state.discards & cards("4c 8s") == cards("4c 8s")
