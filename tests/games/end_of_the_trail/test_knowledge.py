"""Who knows what at End of the Trail (ET8): information, guesses, logs."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from pyrite.core.law import ONLOOKER
from pyrite.core.schema import pack, twin
from pyrite.engine.play import Play
from pyrite.games.end_of_the_trail import GAME, guess_cards
from pyrite.games.end_of_the_trail.box import MONEY, RESERVE_CARDS, cards_text
from pyrite.games.end_of_the_trail.cards import money_of, show_from_hand
from pyrite.games.end_of_the_trail.guess_cards import deal
from pyrite.games.end_of_the_trail.guess_land import draw_values, is_ordered, search_values
from pyrite.games.end_of_the_trail.guess_search import needy_slots, search, shortfall
from pyrite.games.end_of_the_trail.moves import parse_move
from pyrite.games.end_of_the_trail.slots import TO_DECK, TO_HAND, lay_out
from pyrite.games.end_of_the_trail.state import HIDDEN, KEEP, NONE, SELECT, UNSEEN, Proof, State
from tests.chi_square import assert_as_likely
from tests.contract.walk import guess, observe, stream
from tests.games.end_of_the_trail.build import (
    auctioned,
    card,
    card_states,
    cards,
    choose,
    dealt,
    ending,
    keep_all,
    lay_holes,
    older_choices,
    prospecting,
    say,
    small_game,
    solo,
    tile,
    tiny_states,
    to_gambling,
)
from tests.games.end_of_the_trail.test_rules_auction import almost_empty, auction


def know(play: Play, seat: int) -> Any:
    """A seat's information."""
    return observe(GAME, play.state, seat)


def guesses(play: Play, seat: int, count: int = 60) -> list[Any]:
    """States the seat could not tell from the true one."""
    chance = stream("guesses")
    o = know(play, seat)
    return [guess(GAME, o, chance) for _ in range(count)]


# Cards


def test_cards__ones_own_hand_and_hole() -> None:
    """ET8.1: seen by oneself, hidden from all others; only the number of cards shows."""
    play = lay_holes(dealt("2c 3c 4c 5d 6d 7c"), "7c")
    s = play.state
    assert know(play, 0).players[0].hand == s.players[0].hand
    assert know(play, 0).players[0].hole == card("7c")
    for seat in (1, 2, ONLOOKER):
        you = know(play, seat).players[0]
        assert (you.hand, you.hole, you.money, you.cards) == (0, HIDDEN, NONE, 5)


def test_cards__the_deck_is_hidden() -> None:
    """ET8.1: its size is known."""
    play = lay_holes(dealt())
    for seat in (0, ONLOOKER):
        o = know(play, seat)
        assert set(o.deck[: o.left]) == {HIDDEN}
        assert set(o.deck[o.left :]) == {NONE}


def test_cards__lots_won_are_remembered() -> None:
    """ET8.1: until they are shown."""
    play = say(auction(3), "0 lot 1", "1 bid 0", "2 pass", "0 pass")
    assert cards_text(know(play, 0).players[1].hand) == "6h 7h Kh"
    assert all(g.players[1].hand & cards("6h 7h Kh") == cards("6h 7h Kh") for g in guesses(play, 0))
    choose(auctioned(play), "2c 3c", "6h 2d", "2h 4h")
    assert cards_text(know(play, 0).players[1].hand) == "7h Kh"


def test_cards__hole_cards_are_shown_at_the_end() -> None:
    """ET7.1, ET8.1."""
    play = ending("Kh", "2h 2d", holes="As 3d")
    assert know(play, 0).players[1].hole == card("3d")
    assert all(g.players[1].hole == card("3d") for g in guesses(play, ONLOOKER, 5))


def test_cards__a_seen_card_is_nowhere_else() -> None:
    """ET8.1: discards, lots, used and kept cards, one's own."""
    play = to_gambling(prospecting("2c 3c", "8c 9c", "Jc Jd"))
    seen = play.state.discards | cards("2c 8c Jc") | play.state.players[0].hand
    for g in guesses(play, 0):
        assert not g.players[1].hand & seen
        assert not any(seen >> g.deck[i] & 1 for i in range(g.left))
        assert g.players[1].hole != g.players[2].hole


# Hidden choices


def informations(play: Play, viewer: int, mover: int, *moves: str) -> set[bytes]:
    """What the viewer knows after each of the other's moves."""
    found = set()
    for line in moves:
        one = play.twin()
        say(one, f"{mover} {line}")
        found.add(pack(know(one, viewer)))
    return found


def test_choices__a_hole_card_tells_nothing_but_that_it_lies() -> None:
    """ET8.3."""
    play = dealt("2c 3c 4c 5d 6d 7c")
    for viewer in (1, 2, ONLOOKER):
        assert len(informations(play, viewer, 0, "hole 2c", "hole 7c")) == 1


def test_choices__unfinished_selections_tell_nothing() -> None:
    """ET8.3: neither cards nor their number; only who is done."""
    play = auctioned(lay_holes(dealt("2c 3c 4c 5d 6d 7c"), "7c"))
    before = pack(know(play, 1))
    assert informations(play, 1, 0, "select 2c", "select 3c", "select 2c, select 4c") == {before}
    done = informations(
        play, 1, 0, "select 2c, select 3c, ready", "select 2c, select 3c, select 4c"
    )
    assert len(done) == 1
    assert done != {before}


def test_choices__unfinished_keeps_tell_nothing() -> None:
    """ET8.3."""
    play = prospecting("2c 3c 4c", "8c 9c", tiles={"a1": "f1", "b1": "f1", "a2": "f1"})
    say(play, "0 use 2c a1, press", "1 use 8c b2, stake b2 tent", "0 use 3c b1, press")
    say(play, "0 stake b1 tent")
    assert play.state.stage == KEEP
    assert informations(play, 1, 0, "keep 2c", "keep 3c") == {pack(know(play, 1))}
    assert (
        len(informations(play, 1, 0, "keep 2c, enough", "keep 3c, enough", "keep 2c, keep 3c")) == 1
    )


def test_choices__leave_what_others_have_just_seen() -> None:
    """ET8.3: a tent was pushed to where its owner sees the gold; then cards are kept."""
    play = prospecting("2s 3c", "8c 9c")
    say(play, "0 use 3c a1, press", "1 use 8c b2, stake b2 tent", "0 jump 2s b2 camp")
    say(play, "1 shift b3")
    assert play.state.stage == KEEP
    assert GAME.shown(play.state, 1) != 0
    before = [pack(know(play, viewer)) for viewer in (1, ONLOOKER)]
    say(play, "0 keep 3c")
    assert [pack(know(play, viewer)) for viewer in (1, ONLOOKER)] == before


def test_choices__guesses_choose_for_the_others() -> None:
    """ET8.3: up to two cards while choosing, two or three when done."""
    play = auctioned(lay_holes(dealt("2c 3c 4c 5d 6d 7c"), "7c"))
    assert {g.players[0].chosen.bit_count() for g in guesses(play, 1)} == {0, 1, 2}
    say(play, "0 select 2c, select 3c, ready")
    assert {g.players[0].chosen.bit_count() for g in guesses(play, 1)} == {2, 3}
    assert all(g.players[0].chosen & ~g.players[0].hand == 0 for g in guesses(play, 1))


def test_choices__of_a_short_hand_all_is_chosen() -> None:
    """ET4.1, ET8.3."""
    s = small_game(hands=("2c 3c", "4c"), unseen="4c 8c Tc")
    s.stage, s.pending, s.turn = SELECT, 0b01, NONE
    s.players[1].chosen = cards("4c")
    o = observe(GAME, s, 0)
    for _ in range(20):
        g = guess(GAME, o, stream("short"))
        assert g.players[1].chosen == g.players[1].hand


def test_log__hidden_choices_are_not_seen_while_they_are_made() -> None:
    """ET8.3: by others; a hole card not before the end."""
    play = auctioned(lay_holes(dealt("2c 3c 4c 5d 6d 7c", "8c 9c Tc 2h", "8d 9d Td 2d"), "7c"))
    hole, select, ready = (parse_move(text) for text in ("hole 7c", "select 2c", "ready"))
    keep, enough, use = (parse_move(text) for text in ("keep 2c", "enough", "use 2c a1"))
    s = play.state
    assert [GAME.seen(s, 0, move, 1) for move in (hole, select, ready)] == [False] * 3
    assert [GAME.seen(s, 0, move, 0) for move in (hole, select, ready)] == [True] * 3
    assert GAME.seen(s, 0, use, 1)
    assert GAME.seen(s, 0, keep, ONLOOKER)
    choose(play, "2c 3c", "8c 9c", "8d 9d")
    assert GAME.seen(s, 0, select, 1)
    assert GAME.seen(s, 0, ready, 1)
    assert not GAME.seen(s, 0, hole, 1)
    to_gambling(play)
    assert not GAME.seen(s, 0, keep, 1)
    assert not GAME.seen(s, 0, enough, 1)
    assert GAME.seen(ending("Kh", "2h 2d", holes="As 3d").state, 0, hole, 1)


# Land


def test_land__a_look_is_for_the_looker_alone_and_for_good() -> None:
    """ET8.1: and everybody sees who looked where."""
    play = say(prospecting("2c 3c", "8c 9c", tiles={"b2": "m5"}), "0 use 2c b2, press")
    say(play, "1 use 8c a1, stake a1 tent", "0 stake b2 tent")
    keep_all(play)
    assert know(play, 0).value[tile("b2")] == 5
    assert know(play, 1).value[tile("b2")] == UNSEEN
    assert know(play, ONLOOKER).value[tile("b2")] == UNSEEN
    assert know(play, 1).looked[tile("b2")] == 1
    assert know(play, 1).value[tile("a1")] != UNSEEN


def test_land__the_memory_aid_is_for_screens() -> None:
    """ET8.2: without it a tile shows its value only while it is looked at."""
    for aid, after in (("on", 5), ("off", None)):
        play = dealt("2c 3c 7h", "8c 9c 7s", seats=2, tiles={"b2": "m5"}, memory_aid=aid)
        choose(auctioned(lay_holes(play, "7h", "7s")), "2c 3c", "8c 9c")
        say(play, "0 use 2c b2")
        assert play.view(0)["land"]["b2"]["gold"] == 5
        say(play, "0 press")
        assert play.view(0)["land"]["b2"]["gold"] == after
        assert know(play, 0).value[tile("b2")] == 5


def test_land__unseen_tiles_come_from_the_whole_box() -> None:
    """ET1.4, ET2.1: any value of its kind, as far as the box has it."""
    play = prospecting("2c 3c", "8c 9c", tiles={"a1": "m3", "b4": "m3"})
    values = {g.value[tile("b4")] for g in guesses(play, ONLOOKER, 200)}
    assert values == {3, 4, 5, 6}
    play.state.looked[tile("a1")] |= 1
    both = {(g.value[tile("a1")], g.value[tile("b4")]) for g in guesses(play, 0, 300)}
    assert both == {(3, 3), (3, 4), (3, 5), (3, 6)}


def test_land__a_press_proves_no_bust() -> None:
    """ET8.4: after an animal's look the tile is worth at least the last one."""
    play = prospecting("2c 3c", "8c 9c", tiles={"a1": "f2", "b1": "c3"})
    say(play, "0 use 2c a1, press", "1 use 8c b2, press")
    assert any(g.value[tile("b1")] < g.value[tile("a1")] for g in guesses(play, 1))
    say(play, "0 use 3c b1, press")
    assert all(g.value[tile("b1")] >= g.value[tile("a1")] for g in guesses(play, 1))
    assert all(g.value[tile("b1")] >= g.value[tile("a1")] for g in guesses(play, ONLOOKER))


def test_land__a_press_after_a_shortcut_proves_nothing() -> None:
    """ET4.6, ET8.4: but it is what the next animal is measured by."""
    tiles = {"a1": "f2", "b1": "c3", "b4": "f1"}
    play = prospecting("2c 5c 3c", "8c 9c", tiles=tiles)
    say(play, "0 use 2c a1, press", "1 use 8c b2, press", "0 use 5c b4, press")
    assert play.state.above == [0] * 16
    say(play, "1 stake b2 tent", "0 use 3c b1, press")
    assert play.state.above[tile("b4")] == 1 << tile("b1")
    assert play.state.above[tile("a1")] == 0


def test_land__a_stake_proves_nothing() -> None:
    """ET4.4: nobody is told why."""
    play = prospecting("2c 3c", "8c 9c", tiles={"a1": "f2", "b1": "f1"})
    say(play, "0 use 2c a1, press", "1 use 8c b2, press", "0 use 3c b1, stake b1 tent")
    assert play.state.above == [0] * 16


# Bids


def test_bids__prove_money() -> None:
    """ET8.4: every guess has that much in the bidder's hand."""
    play = say(auction(3), "0 lot 1", "1 bid 15")
    assert all(g.players[1].money >= 15 for g in guesses(play, 0))
    assert all(money_of(g.players[1].hand) == g.players[1].money for g in guesses(play, 0, 5))
    assert any(g.players[2].money < 10 for g in guesses(play, 0))


def test_bids__what_is_paid_is_no_longer_proved() -> None:
    """ET8.4: but the rest still is; a lot won adds what everybody sees."""
    play = say(auction(3), "0 lot 1", "1 bid 15", "2 pass", "0 pass")
    say(play, "1 pay 2d")
    assert play.state.players[1].proved == 11
    assert all(g.players[1].money >= 11 for g in guesses(play, 0, 20))
    say(play, "1 pay 3d, pay 6d, pay 7c, pay 9c")
    assert play.state.players[1].proved == MONEY[card("6h")] + MONEY[card("7h")] + MONEY[card("Kh")]


def test_bids__what_is_shown_when_choosing_is_no_longer_proved() -> None:
    """ET8.4."""
    play = say(auction(3), "0 lot 1", "1 bid 14", "2 bid 15", "0 pass", "1 pass")
    assert play.state.players[1].proved == 14
    say(play, "2 pay 2h, pay 4h, pay 5h, pay 9d, pay Tc")
    choose(auctioned(play), "2c 3c", "9c 2d", "6h 7h")
    assert play.state.players[1].proved == 14 - 2 - 4


def refilled() -> Play:
    """Seat 1 bid 11 on five cards, showed three worth $5, and was dealt three others."""
    hands = ("2c 3c 4c 5d 6d Ah", "8c 9c Jc 2d 3d Ad", "2h 4h 5h 6s 7s Ac")
    play = lay_holes(dealt(*hands, then="Kh 6h 7h Qs Ts Qh"), "Ah", "Ad", "Ac")
    say(play, "0 lot 1", "1 bid 11", "2 bid 12", "0 pass", "1 pass")
    say(play, "2 pay 2h, pay 4h, pay 5h, pay 7s")
    choose(auctioned(play), "2c 3c", "8c 9c Jc", "6h 7h")
    keep_all(to_gambling(play))
    assert play.state.round == 2
    return play


def test_bids__prove_the_older_cards_after_a_refill() -> None:
    """ET8.4: two of the five hidden cards are from before, and hold at least $6."""
    play = refilled()
    for viewer in (0, 2, ONLOOKER):
        proof = know(play, viewer).players[1].proofs[0]
        assert (proof.shuffles, proof.older, proof.money, proof.shown) == (1, 2, 6, 0)
        assert know(play, viewer).players[1].proofs[1].shuffles == 0
    assert play.state.players[0].proofs[0].money == 0


def test_bids__guesses_know_the_older_cards_after_a_refill() -> None:
    """ET8.4: the hand is worth as much, as often, as if it were dealt until two hold $6."""
    play = refilled()
    o = know(play, 0)
    chance = stream("older")
    unseen = Counter(MONEY[c] for c in range(52) if is_unseen(o, c))
    found = Counter(guess(GAME, o, chance).players[1].money for _ in range(1500))
    assert_as_likely(found, hand_values(unseen, older=2, later=3, least=6))


def hand_values(unseen: Counter[int], *, older: int, later: int, least: int) -> Counter[int]:
    """In how many ways a hand is worth so much, its older cards being worth the least or more."""
    values: Counter[int] = Counter()
    for first, ways in drawn_prices(unseen, older):
        if sum(first.elements()) >= least:
            for then, more in drawn_prices(unseen - first, later):
                values[sum((first + then).elements())] += ways * more
    return values


def drawn_prices(unseen: Counter[int], count: int) -> Iterator[tuple[Counter[int], int]]:
    """So many cards by their prices, and the number of ways to draw them."""
    for prices in itertools.combinations_with_replacement(sorted(unseen), count):
        drawn = Counter(prices)
        yield drawn, math.prod(math.comb(unseen[price], drawn[price]) for price in drawn)


def test_bids__a_card_shown_after_a_refill_may_be_older_or_not() -> None:
    """ET8.4: nobody can say which, so it is remembered beside what was proved."""
    play = say(refilled(), "1 lot 1", "2 pass", "0 pass", "1 bid 4", "1 pay 2d")
    proof = play.state.players[1].proofs[0]
    assert (proof.older, proof.money, proof.shown) == (2, 6, cards("2d"))
    hidden = [g.players[1].hand & ~g.players[1].open for g in guesses(play, 0, 100)]
    assert all(best_two(hand | cards("2d")) >= 6 for hand in hidden)
    assert any(best_two(hand) < 6 for hand in hidden)


def best_two(hand: int) -> int:
    """What the two dearest cards of a hand are worth."""
    return sum(sorted(MONEY[c] for c in range(52) if hand >> c & 1)[-2:])


def show_one(text: str, *, shuffles: int) -> Proof:
    """A card of 3c, of the first shuffle, and 8c, of the second, is shown after a refill."""
    s = small_game(hands=("2c", "3c 8c"), unseen="8c Tc", older="3c 9c", hole="9c")
    proof = s.players[1].proofs[0]
    proof.shuffles, proof.older, proof.money = shuffles, 1, 5
    show_from_hand(s, 1, card(text))
    return proof


def test_bids__a_card_of_an_earlier_shuffle_is_surely_older() -> None:
    """ET8.4: it counts towards what was proved."""
    proof = show_one("3c", shuffles=2)
    assert (proof.older, proof.money, proof.shown) == (1, 1, 0)


def test_bids__a_card_of_the_last_shuffle_is_doubtful() -> None:
    """ET8.4: older cards and later ones may be of it."""
    proof = show_one("8c", shuffles=2)
    assert (proof.older, proof.money, proof.shown) == (1, 5, cards("8c"))


def test_bids__a_card_of_a_later_shuffle_is_surely_no_older_one() -> None:
    """ET8.4: it says nothing."""
    proof = show_one("8c", shuffles=1)
    assert (proof.older, proof.money, proof.shown) == (1, 5, 0)


def older_weights(name: str) -> tuple[State, Counter[bytes]]:
    """A tiny position, and all that seat 0 takes it for, by the choices of older cards."""
    s = next(s for one, s, _ in tiny_states() if one == name)
    weights: Counter[bytes] = Counter()
    for one in card_states(s, 0):
        weights[pack(one)] += older_choices(one, 1)
    return observe(GAME, s, 0), weights


each_older_bid = pytest.mark.parametrize(
    "name", ["an older bid", "a card shown since", "two refills", "an older shuffle"]
)


@each_older_bid
def test_bids__guesses_are_as_likely_as_the_deal(name: str) -> None:
    """ET8.4: every choice of older cards counts, and every deal as often as it has choices."""
    o, weights = older_weights(name)
    chance = stream(name)
    found = Counter(pack(guess(GAME, o, chance)) for _ in range(1500))
    assert_as_likely(found, weights)


@each_older_bid
def test_bids__exchanges_lead_to_every_deal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """ET8.4: and to no other, where dealing was in vain."""
    monkeypatch.setattr(guess_cards, "TRIES", 0)
    o, weights = older_weights(name)
    chance = stream(name)
    found = Counter(pack(guess(GAME, o, chance)) for _ in range(400))
    assert set(found) == set(weights)


def proved(*money: int) -> State:
    """A first round in which the other seats have proved much."""
    hands = ("2c 3c 4c 5d 6d 7c", "2d 2h 3d 3s 4h Ah", "4s 5s 6s 7s 6h Ks", "5h 7h 8c 9c Tc Qs")
    play = lay_holes(dealt(*hands, seats=4), "7c", "Ah", "Ks", "Qs")
    for seat, least in enumerate(money, 1):
        assert play.state.players[seat].money >= least
        play.state.players[seat].proved = least
    s: State = play.state
    return s


@pytest.mark.parametrize("money", [(20, 0, 0), (20, 16, 12), (18, 15, 10), (20, 16, 0)])
def test_bids__guesses_never_get_stuck(money: tuple[int, int, int]) -> None:
    """ET8.4: however much has been proved."""
    s = proved(*money)
    o = observe(GAME, s, 0)
    chance = stream("much")
    for _ in range(10):
        g = guess(GAME, o, chance)
        assert all(g.players[seat].money >= money[seat - 1] for seat in (1, 2, 3))
        assert pack(observe(GAME, g, 0)) == pack(o)


def test_bids__the_search_finds_what_deals_do_not() -> None:
    """ET8.4: from any deal it comes to one that fits."""
    o = observe(GAME, proved(20, 16, 12), 0)
    chance = stream("search")
    for _ in range(10):
        out = twin(o)
        n = lay_out(o, out)
        deal(o, n, chance, out)
        search(o, n, needy_slots(o), out)
        assert shortfall(o, n, needy_slots(o), out) == 0
        assert sorted(out.deck[:n]) == sorted(c for c in range(54) if is_unseen(o, c))
        assert out.slot[0] == TO_DECK
        assert TO_HAND + 1 in out.slot


def is_unseen(o: State, number: int) -> bool:
    """Has the viewer, seat 0, not seen this card?"""
    me = o.players[0]
    return bool((o.unseen[0] & ~me.hand & ~(1 << me.hole)) >> number & 1)


def test_bids__the_search_goes_back_where_it_must() -> None:
    """ET8.4: two hands of two; the dearest cards first would leave too little for the other."""
    s = small_game(hands=("2c", "5h 6h"), unseen="5h 6h 2d Jd", older="")
    s.seats = s.sides = 3
    you = s.players[2]
    you.hand, you.cards, you.hidden[0], you.proved = cards("2d Jd"), 2, 2, 5
    s.left = 0
    s.deck[0] = s.deck[1] = NONE
    s.players[1].proved = 6
    o = observe(GAME, s, 0)
    for k in range(30):
        g = guess(GAME, o, stream(str(k)))
        assert (g.players[1].hand, g.players[2].hand) == (cards("5h 6h"), cards("2d Jd"))


def test_land__the_search_finds_what_draws_do_not() -> None:
    """ET8.4: a chain of presses that few values fit."""
    s = dealt(seats=4).state
    order = sorted((t for t in range(16)), key=lambda t: s.value[t])
    for low, high in itertools.pairwise(order):
        s.above[low] |= 1 << high
    o = observe(GAME, s, ONLOOKER)
    chance = stream("chain")
    for _ in range(5):
        out = twin(o)
        draw_values(o, chance, out)
        search_values(o, chance, out)
        assert is_ordered(out)
        assert UNSEEN not in out.value
        assert pack(observe(GAME, guess(GAME, o, chance), ONLOOKER)) == pack(o)


# Shuffles


def test_shuffles__a_discard_can_only_be_where_that_shuffles_cards_went() -> None:
    """ET8.4: it cannot be in a hand that was dealt before."""
    play = almost_empty(to_gambling(prospecting("4c 7c", "3c 6h", "2c 5h")), left=1)
    keep_all(play)
    old = play.state.discards
    play.let_chance_speak()
    play.settle("deck " + cards_text(old))
    s = play.state
    before = {seat: s.players[seat].hidden[0] for seat in range(3)}
    assert any(s.players[seat].hidden[1] for seat in range(3))
    for g in guesses(play, 0):
        for seat in (1, 2):
            hidden = g.players[seat].hand & ~g.players[seat].open
            assert (hidden & ~old).bit_count() == before[seat]
            assert not old >> g.players[seat].hole & 1
        assert all(old >> g.deck[i] & 1 for i in range(g.left))


def test_shuffles__solo_reserves_are_of_the_seventeen() -> None:
    """ET8.4, ET9.1: and not among the cards seen."""
    play = solo(revealed="7c 7h 8c 8d")
    assert set(know(play, 0).players[1].reserve[1:]) == {HIDDEN}
    for g in guesses(play, 0):
        held = [c for side in (1, 2) for c in g.players[side].reserve if c >= 0]
        assert len(set(held)) == 6
        assert all(RESERVE_CARDS >> c & 1 for c in held)
        assert not {card("Jc"), card("Qh")} & set(held)
    assert len({tuple(g.players[1].reserve) for g in guesses(play, 0)}) > 20


# Jokers


def test_jokers__who_is_asked_at_the_end_has_one() -> None:
    """ET6.2, ET8.4: and who was passed over has none."""
    play = ending("Kh", "2h", "3h", holes="Ah *1 Ac", order="0 1 2", discards="Kd", jokers="on")
    assert play.waiting == (1,)
    play.state.unseen[0] |= cards("*2")
    holes = {(g.players[0].hole, g.players[1].hole) for g in guesses(play, 2, 300)}
    assert {hole for _, hole in holes} == {card("*1"), card("*2")}
    assert not any(hole >= 52 for hole, _ in holes)
    assert any(g.players[2].hole >= 52 for g in guesses(play, ONLOOKER, 300))


def test_jokers__an_exchanged_hole_card_is_known() -> None:
    """ET6.2: it came openly from the discards."""
    play = ending("Kh", "2h", holes="*1 *2", order="0 1", discards="Kd Ks", jokers="on")
    say(play, "0 swap *1 Kd")
    assert know(play, ONLOOKER).players[0].hole == card("Kd")
    assert know(play, ONLOOKER).players[1].hole == HIDDEN


# What a step shows


def test_shown__nothing_where_nothing_is_shown() -> None:
    """A bid, a hidden choice, a stake."""
    play = say(auction(3), "0 lot 1", "1 bid 3")
    assert [GAME.shown(play.state, seat) for seat in (0, 1, 2, ONLOOKER)] == [0] * 4


def test_shown__a_look_to_the_looker_alone() -> None:
    """ET4.4."""
    seen = set()
    for value in ("m3", "m4", "m5"):
        play = say(prospecting("2c 3c", "8c 9c", tiles={"b2": value}), "0 use 2c b2")
        seen.add(GAME.shown(play.state, 0))
        assert GAME.shown(play.state, 1) == GAME.shown(play.state, ONLOOKER) == 0
    assert len(seen) == 3
    assert 0 not in seen


def test_shown__revealed_cards_to_all() -> None:
    """ET4.1."""
    seen = set()
    for other in ("8c 9c", "8d 9c", "8c 9c Td"):
        play = prospecting("2c 3c", other)
        seen.add(GAME.shown(play.state, 0))
        assert GAME.shown(play.state, ONLOOKER) != 0
    assert len(seen) == 3


def test_shown__everything_at_the_end() -> None:
    """Nothing is blanked then, so every hidden card tells."""
    play = ending("Kh", "2h 2d", holes="As 3d")
    seen = set()
    for g in guesses(play, 1, 10):
        GAME.apply(g, 1, play.legal_numbers(1)[0])
        seen.add(GAME.shown(g, 1))
    assert len(seen) == 10
