"""End of the Trail, clause by clause: supply auctions (ET3)."""

from __future__ import annotations

import pytest

from pyrite.engine.errors import IllegalMove
from pyrite.engine.play import Play
from pyrite.games.end_of_the_trail.box import CARDS, cards_text
from pyrite.games.end_of_the_trail.moves import DECK_OUTCOME
from pyrite.games.end_of_the_trail.state import DEAL_LOTS, LOT, NONE, SELECT
from tests.games.end_of_the_trail.build import (
    auctioned,
    cards,
    dealt,
    keep_all,
    lay_holes,
    prospecting,
    say,
    to_gambling,
    who,
)

HANDS = ("2c 3c 4c 5d 8c Ah", "2d 3d 6d 7c 9c Ad", "2h 4h 5h 9d Tc Ac", "3s 4s 5s 6s 7s Ks")
LOTS = "Kh 6h 7h Qs Ts Qh Jc Jd Jh"


def auction(seats: int = 3, start: int = 0) -> Play:
    """The first auctions: everybody has laid the last card of its hand aside."""
    play = dealt(*HANDS[:seats], seats=seats, start=start, then=LOTS)
    return lay_holes(play, "Ah", "Ad", "Ac", "Ks")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lots__one_fewer_than_seats(seats: int) -> None:
    """ET3.1, ET10: three open cards each, one whole lot after the other."""
    play = auction(seats)
    lots = [cards_text(play.state.lots[lot]) for lot in range(3)]
    assert lots == [*["6h 7h Kh", "Ts Qh Qs", "Jc Jd Jh"][: seats - 1], *[""] * (4 - seats)]


def test_lots__the_dealer_opens_one() -> None:
    """ET3.1: numbered from 1; a lot keeps its number."""
    play = auction(4, start=2)
    assert who(play) == 2
    assert play.legal(2) == ("lot 1", "lot 2", "lot 3")
    say(play, "2 lot 2", "3 bid 0", "0 pass", "1 pass", "2 pass")
    assert play.legal(2) == ("lot 1", "lot 3")


def test_lots__the_last_one_opens_by_itself() -> None:
    """ET3.1 †."""
    assert auction(2).state.lot == 0
    play = say(auction(3), "0 lot 1", "1 bid 0", "2 pass", "0 pass")
    assert play.state.lot == 1
    assert who(play) == 2


def test_bids__left_of_the_dealer_first_then_clockwise() -> None:
    """ET3.2: the dealer included."""
    play = say(auction(3, start=1), "1 lot 1")
    assert who(play) == 2
    assert who(say(play, "2 bid 0")) == 0
    assert who(say(play, "0 bid 1")) == 1
    assert who(say(play, "1 bid 2")) == 2


def test_bids__higher_than_the_last() -> None:
    """ET3.2: the opening bid may be 0."""
    play = say(auction(3), "0 lot 1")
    assert play.legal(1)[0] == "bid 0"
    say(play, "1 bid 4")
    assert play.legal(2)[0] == "bid 5"
    with pytest.raises(IllegalMove):
        play.move(2, "bid 4")


def test_bids__who_passes_is_out_of_this_lot() -> None:
    """ET3.2: but not of the next one."""
    play = say(auction(3), "0 lot 1", "1 pass", "2 bid 0", "0 bid 1")
    assert who(play) == 2
    say(play, "2 pass", "0 pay 8c")
    assert who(play) == 2
    assert who(say(play, "2 pass")) == 1


def test_bids__the_last_one_in_wins() -> None:
    """ET3.2, ET3.4."""
    play = say(auction(3), "0 lot 1", "1 bid 0", "2 bid 1", "0 pass", "1 pass")
    assert who(play) == 2
    assert all(move.startswith("pay") for move in play.legal(2))


def test_bids__the_dealer_must_bid_if_nobody_did() -> None:
    """ET3.2: 0 or more."""
    play = say(auction(3), "0 lot 1", "1 pass", "2 pass")
    assert who(play) == 0
    assert play.legal(0) == tuple(f"bid {n}" for n in range(18))
    say(play, "0 bid 0")
    assert play.state.won == 0b001


def test_bids__a_dealer_may_pass_once_there_is_a_bid() -> None:
    """ET3.2."""
    play = say(auction(3), "0 lot 1", "1 pass", "2 bid 3")
    assert "pass" in play.legal(0)
    assert "pass" not in say(auction(3), "0 lot 1", "1 pass", "2 pass").legal(0)


def test_bids__no_more_than_the_money_in_hand() -> None:
    """ET3.3 †: 4 + 4 + 3 + 3 + 2 without the hole card."""
    play = say(auction(3), "0 lot 1")
    assert play.legal(1)[-2:] == ("bid 16", "pass")


def test_bids__who_cannot_raise_can_only_pass() -> None:
    """ET1.6, ET3.3: it is asked all the same."""
    play = say(auction(3), "0 lot 1", "1 bid 16")
    assert play.legal(2) == ("pass",)


def test_bids__who_has_a_lot_is_out_for_the_round() -> None:
    """ET3.2."""
    play = say(auction(4), "0 lot 1", "1 bid 0", "2 pass", "3 pass", "0 pass", "0 lot 2")
    assert who(play) == 2
    assert who(say(play, "2 pass")) == 3
    assert who(say(play, "3 pass")) == 0


def test_payment__card_by_card_until_the_bid_is_met() -> None:
    """ET3.4: openly, no change, then the lot goes into the hand."""
    play = say(auction(3), "0 lot 1", "1 bid 5", "2 pass", "0 pass")
    assert play.legal(1) == ("pay 2d", "pay 3d", "pay 6d", "pay 7c", "pay 9c")
    say(play, "1 pay 6d")
    assert who(play) == 1
    assert not play.state.players[1].hand & cards("Kh")
    say(play, "1 pay 9c")
    assert cards_text(play.state.players[1].hand) == "2d 3d 6h 7c 7h Kh"
    assert cards_text(play.state.discards) == "6d 9c"


def test_payment__no_change() -> None:
    """ET3.4: a $4 card pays a bid of 1, and nothing more is taken."""
    play = say(auction(3), "0 lot 1", "1 bid 1", "2 pass", "0 pass", "1 pay 2d")
    assert play.state.players[1].cards == 7
    assert play.state.due == 0
    assert who(play) == 2


def test_payment__nothing_for_a_bid_of_nothing() -> None:
    """ET3.4."""
    play = say(auction(3), "0 lot 1", "1 bid 0", "2 pass", "0 pass")
    assert play.state.players[1].cards == 8
    assert play.state.discards == 0


def test_payment__only_cards_worth_a_dollar() -> None:
    """ET3.4 †: a Joker pays nothing."""
    play = dealt("Ks", "2c 3c *1 5d 6d 7c", seats=2, jokers="on", then="Jc Jd Jh")
    lay_holes(play, "Ks", "2c")
    say(play, "1 bid 5", "0 pass")
    assert play.legal(1) == ("pay 3c", "pay 5d", "pay 6d", "pay 7c")


def test_dealer__hands_on_the_marker_when_winning() -> None:
    """ET3.5: to the next seat on the left that has won no lot."""
    play = say(auction(4, start=1), "1 lot 1", "2 bid 0", "3 pass", "0 pass", "1 pass")
    assert play.state.dealer == 1
    say(play, "1 lot 2", "3 pass", "0 pass", "1 bid 0")
    assert play.state.dealer == 3
    assert who(play) == 0


def test_dealer__the_seat_without_a_lot_deals_next() -> None:
    """ET3.5."""
    play = say(auction(3), "0 lot 1", "1 bid 0", "2 pass", "0 pass")
    say(play, "2 pass", "0 bid 0")
    assert play.state.dealer == 2
    assert play.state.stage == SELECT
    play = say(auction(2), "1 bid 0", "0 bid 1", "1 pass", "0 pay 8c")
    assert play.state.dealer == 1


def almost_empty(play: Play, *, left: int) -> Play:
    """Before the lots of a later round: all but so many cards of the deck are discarded."""
    s = play.state
    for place in range(s.left - left):
        s.discards |= 1 << s.deck[place]
        s.unseen[0] &= ~(1 << s.deck[place])
    top = [s.deck[place] for place in range(s.left - left, s.left)]
    for place in range(CARDS):
        s.deck[place] = top[place] if place < left else NONE
    s.left = left
    return play


def before_lots(play: Play) -> Play:
    """The position just before all hole cards are laid aside."""
    return say(play, "0 hole Ah", "1 hole Ad")


def test_deck__an_empty_one_is_shuffled_in_the_middle_of_a_lot() -> None:
    """ET3.6: the discards become a new deck, top card first, and the deal goes on."""
    play = before_lots(dealt(*HANDS[:3], then=LOTS))
    almost_empty(play, left=2)
    say(play, "2 hole Ac")
    assert play.waits_for_chance
    assert play.state.stage == DEAL_LOTS
    top = cards_text(play.state.lots[0]).split()
    assert len(top) == 2
    pile = [c for c in range(CARDS) if play.state.discards >> c & 1]
    play.put_outcome([DECK_OUTCOME, *reversed(pile)])
    assert play.state.stage == LOT
    assert play.state.lots[0].bit_count() == 3
    assert play.state.lots[0] >> pile[-1] & 1
    assert play.state.discards == 0


def test_deck__no_shuffle_before_a_card_is_wanted() -> None:
    """ET3.6: an empty deck alone calls for nothing."""
    play = almost_empty(before_lots(dealt(*HANDS[:3], then=LOTS)), left=6)
    say(play, "2 hole Ac")
    assert play.state.left == 0
    assert not play.waits_for_chance


def test_deck__short_lots_are_auctioned_all_the_same() -> None:
    """ET3.6 †: as many are dealt as there are."""
    play = almost_empty(before_lots(dealt(*HANDS[:3], then=LOTS)), left=4)
    play.state.players[0].poker = play.state.discards
    play.state.discards = 0
    say(play, "2 hole Ac")
    assert [play.state.lots[lot].bit_count() for lot in range(2)] == [3, 1]
    say(play, "0 lot 2", "1 bid 0", "2 pass", "0 pass")
    assert play.state.players[1].cards == 6
    assert auctioned(play).state.stage == SELECT


def test_deck__the_discards_are_open() -> None:
    """ET3.6, ET8.1."""
    play = say(auction(3), "0 lot 1", "1 bid 1", "2 pass", "0 pass", "1 pay 2d")
    for seat in (0, 2, -1):
        assert [one["card"] for one in play.view(seat)["discards"]] == ["2d"]


def test_refill__a_shuffle_in_the_middle_of_it() -> None:
    """ET3.6, ET5.2: seat by seat, the deal stops for chance and goes on."""
    play = almost_empty(to_gambling(prospecting("4c 7c", "3c 6h", "2c 5h")), left=1)
    keep_all(play)
    assert play.waits_for_chance
    assert play.state.left == 0
    pile = [c for c in range(CARDS) if play.state.discards >> c & 1]
    play.put_outcome([DECK_OUTCOME, *pile])
    assert play.state.round == 2
    assert all(play.state.players[seat].cards >= 5 for seat in range(3))
