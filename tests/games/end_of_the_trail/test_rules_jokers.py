"""End of the Trail, clause by clause: Jokers (ET6)."""

from __future__ import annotations

from pyrite.engine.play import Play
from pyrite.games.end_of_the_trail.box import CARD_TEXTS, cards_text
from pyrite.games.end_of_the_trail.poker import strength
from pyrite.games.end_of_the_trail.selecting import precedence
from pyrite.games.end_of_the_trail.state import FINAL, KEEP, LAST_SWAP, TURN
from tests.games.end_of_the_trail.build import (
    card,
    cards,
    ending,
    prospecting,
    say,
    tiles,
    who,
)


def joker_game(discards: str = "Kh 3h *2") -> Play:
    """Seat 0 shows a Joker, and these cards lie in the discards."""
    play = prospecting("*1 2h 3s", "8c 9c", jokers="on")
    play.state.discards = cards(discards)
    return play


def test_joker__no_money_no_rank_no_suit() -> None:
    """ET6.1: it adds nothing to turn order but a card, and nothing to a hand."""
    assert precedence(cards("9c 7h *1")) // 16 == precedence(cards("9c 7h")) // 16
    assert strength(cards("9c 9h *1")) == strength(cards("9c 9h"))
    assert strength(cards("*1 *2")) == 0


def test_joker__has_no_action() -> None:
    """ET6.1: it cannot be used."""
    play = joker_game(discards="")
    assert not any("*1" in move for move in play.legal(0))


def test_swap__for_any_discard_but_a_joker() -> None:
    """ET6.1 †."""
    play = joker_game()
    assert [m for m in play.legal(0) if m.startswith("swap")] == ["swap *1 3h", "swap *1 Kh"]


def test_swap__the_new_card_is_unused_and_the_turn_goes_on() -> None:
    """ET6.1: the Joker goes to the discards."""
    play = say(joker_game(), "0 swap *1 Kh")
    assert who(play) == 0
    assert cards_text(play.state.players[0].chosen) == "2h 3s Kh"
    assert cards_text(play.state.discards) == "3h *1 *2"
    assert "use Kh a4" in play.legal(0)
    assert not any(move.startswith("swap") for move in play.legal(0))


def test_swap__not_after_the_turn_has_begun_otherwise() -> None:
    """ET6.1: at the start of a turn, so also at the next one, but not while looking."""
    play = say(joker_game(), "0 use 2h a1")
    assert not any(move.startswith("swap") for move in play.legal(0))
    say(play, "0 press", "1 use 8c b1, stake b1 tent")
    assert "swap *1 Kh" in play.legal(0)


def test_swap__must_if_nothing_else_can_be_done() -> None:
    """ET6.1: the seat is not finished then."""
    play = prospecting("*1 8d", "4c 9c", jokers="on")
    play.state.discards = cards("Kh")
    play.state.free = tiles("a4 b4")
    play.state.players[0].chosen = cards("*1")
    play.state.players[1].chosen = 0
    play.state.finished = 0b10
    play.state.stage = 8  # the next turn
    from pyrite.games.end_of_the_trail.rules import go_on

    go_on(play.state)
    assert play.legal(0) == ("swap *1 Kh",)


def test_swap__finished_if_the_new_card_is_of_no_use() -> None:
    """ET4.3, ET6.1: New Prospects without a tent on the board."""
    play = joker_game()
    play.state.players[0].chosen = cards("*1")
    play.state.finished = 0b10
    say(play, "0 swap *1 3h")
    assert play.state.stage != TURN


def test_swap__two_jokers_in_one_turn() -> None:
    """ET6.1: the first Joker itself cannot be taken back by the second."""
    play = prospecting("*1 *2 3s", "8c 9c", jokers="on")
    play.state.discards = cards("Kh Qh")
    assert len([m for m in play.legal(who(play)) if m.startswith("swap")]) in (0, 4)
    if who(play) == 1:
        say(play, "1 use 8c a1, stake a1 tent")
    say(play, "0 swap *2 Kh, swap *1 Qh")
    assert cards_text(play.state.players[0].chosen) == "3s Qh Kh"


def test_swap__an_unused_joker_is_discarded_like_any_card() -> None:
    """ET5.1."""
    play = say(joker_game(), "0 use 2h a1, stake a1 tent", "1 use 8c b1, stake b1 tent")
    assert play.state.stage == KEEP
    assert play.state.discards & cards("*1")


def test_end__a_joker_as_hole_card_must_be_exchanged() -> None:
    """ET6.2 †: before hands are shown."""
    play = ending("Kh", "2h 2d", holes="*1 3d", discards="Kd Ks *2", jokers="on")
    assert play.state.stage == LAST_SWAP
    assert play.legal(0) == ("swap *1 Kd", "swap *1 Ks")
    say(play, "0 swap *1 Ks")
    assert play.state.players[0].hole == card("Ks")
    assert cards_text(play.state.discards) == "Kd *1 *2"
    assert play.state.stage == FINAL
    assert who(play) == 0


def test_end__in_the_last_turn_order() -> None:
    """ET6.2 †."""
    play = ending("Kh", "2h", holes="*1 *2", order="1 0", discards="Kd Ks", jokers="on")
    assert who(play) == 1
    say(play, "1 swap *2 Kd")
    assert who(play) == 0
    assert play.legal(0) == ("swap *1 Ks",)


def test_end__with_nothing_but_jokers_it_counts_as_no_card() -> None:
    """ET6.2 †: nobody is asked."""
    play = ending("Kh", "2h 3d", holes="*1 4d", discards="*2", jokers="on")
    assert play.state.stage == FINAL
    assert CARD_TEXTS[play.state.players[0].hole] == "*1"
    assert who(play) == 0
    assert play.view(1)["players"][0]["best"]["hand"] == "high-card"


def test_end__the_second_joker_may_find_nothing_left() -> None:
    """ET6.2 †: the first exchange took the last card."""
    play = ending("Kh", "2h", holes="*1 *2", discards="Kd", jokers="on")
    say(play, f"{who(play)} {play.legal(who(play))[0]}")
    assert play.state.stage == FINAL
