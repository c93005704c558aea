"""End of the Trail, clause by clause: poker hands (ET7.1, ET7.2)."""

from __future__ import annotations

import itertools

import pytest

from pyrite.games.end_of_the_trail.box import HANDS
from pyrite.games.end_of_the_trail.poker import kind_of, strength
from tests.games.end_of_the_trail.build import cards, ending, who


def hand(text: str) -> int:
    """The strength of these cards."""
    return strength(cards(text))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("9s Ts Js Qs Ks", "straight-flush"),
        ("As 2s 3s 4s 5s", "straight-flush"),
        ("9s 9h 9d 9c Ks", "four"),
        ("9s 9h 9d 9c", "four"),
        ("9s 9h 9d Kc Ks", "full-house"),
        ("2s 9s Js Qs Ks", "flush"),
        ("9s Th Js Qs Ks", "straight"),
        ("As 2h 3s 4s 5s", "straight"),
        ("Ts Jh Qs Ks As", "straight"),
        ("9s 9h 9d Kc Qs", "three"),
        ("9s 9h 9d", "three"),
        ("9s 9h Qd Qc Ks", "two-pair"),
        ("9s 9h Qd Qc", "two-pair"),
        ("9s 9h Qd Jc Ks", "pair"),
        ("9s 9h", "pair"),
        ("9s 8h Qd Jc Ks", "high-card"),
        ("Qs Kh Ad 2c 3s", "high-card"),
        ("9s", "high-card"),
    ],
)
def test_kinds(text: str, kind: str) -> None:
    """ET7.1."""
    assert HANDS[kind_of(hand(text))] == kind


def test_kinds__from_high_to_low() -> None:
    """ET7.1: the weakest of each kind beats the strongest of the next."""
    weakest_first = [
        ("2c 3c 4c 5c 7d", "As Kh Qd Jc 9s"),
        ("2c 2d 3c 4c 5d", "As Ah Kd Qc Js"),
        ("2c 2d 3c 3d 4c", "As Ah Kd Kc Qs"),
        ("2c 2d 2h 3c 4d", "As Ah Ad Kc Qs"),
        ("Ac 2d 3c 4c 5c", "Ts Jh Qs Ks As"),
        ("2c 3c 4c 5c 7c", "As Ks Qs Js 9s"),
        ("2c 2d 2h 3c 3d", "As Ah Ad Kc Ks"),
        ("2c 2d 2h 2s 3c", "As Ah Ad Ac Ks"),
        ("Ac 2c 3c 4c 5c", "Ts Js Qs Ks As"),
    ]
    for (_, best), (worst, _) in itertools.pairwise(weakest_first):
        assert hand(worst) > hand(best)
    for worst, best in weakest_first:
        assert hand(best) > hand(worst)


def test_fewer_than_five__no_straight_and_no_flush() -> None:
    """ET7.1 †."""
    assert HANDS[kind_of(hand("9s Ts Js Qs"))] == "high-card"
    assert HANDS[kind_of(hand("As 2h 3s 4s"))] == "high-card"


def test_best_five__of_seven() -> None:
    """ET7.1."""
    assert hand("9s Ts Js Qs Ks Kh Kd") == hand("9s Ts Js Qs Ks")
    assert hand("2s 4s 6s 8s Ts Qs Kh") == hand("4s 6s 8s Ts Qs")
    assert hand("9s 9h 9d 8c 8d 8h 2c") == hand("9s 9h 9d 8d 8h")
    assert hand("9s 9h 8d 8c 7h 7s 2c") == hand("9s 9h 8d 8c 7s")
    assert hand("9s 9h 9d 9c 8d 8h Kc") == hand("9s 9h 9d 9c Kc")
    assert hand("2s 3h 4d 5c 6h 7s 8d") == hand("4d 5c 6h 7s 8d")
    assert hand("As 2h 3d 4c 5h 6s 9d") == hand("2h 3d 4c 5h 6s")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("9s 9h 9d 2c 2d", "8s 8h 8d Ac Ad"),  # full house: the three first
        ("9s 9h 9d 3c 3d", "9s 9h 9d 2c 2d"),
        ("Ts 9h Tc 9d 2c", "Th 8s Td 8h Ac"),  # two pair: high pair, low pair, then the fifth
        ("Ks Kh 2c 2d 3s", "Qs Qh Jc Jd As"),
        ("Ts Th 7c 7d As", "Tc Td 7s 7h Ks"),
        ("9c 9d 5c 4c 3d", "8s 8h As Kh Qs"),  # pair
        ("9c 9d Ac 4c 3d", "9s 9h Ks Qh Js"),
        ("9c 9d Ac Kc 3d", "9s 9h As Qh Js"),
        ("9c 9d Ac Kc 4d", "9s 9h As Kh 3s"),
        ("Ac Kc Qc Jd 9d", "As Ks Qs Jh 8s"),  # high card
        ("6c 5c 4c 3c 2d", "5s 4h 3s 2s As"),  # the ace is low there
        ("Kc Jc 9c 7c 3c", "Ks Js 9s 7s 2s"),  # flush, to the last card
    ],
)
def test_ranks__within_a_kind(better: str, worse: str) -> None:
    """ET7.2: the ranks that make it, then the others."""
    assert hand(better) > hand(worse)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("9s 9c 5c 4c 3d", "9h 9d 5s 4s 3h"),  # the highest of the pair
        ("Ks Qc Jc Tc 8c", "Kh Qs Js Ts 8s"),
        ("9s 8c 7c 6c 5d", "9h 8s 7s 6s 5s"),
        ("Ah Kh Jh 9h 7h", "Ad Kd Jd 9d 7d"),
        ("9h 8h 7h 6h 5h", "9d 8d 7d 6d 5d"),
        ("5s 4c 3c 2c Ad", "5h 4s 3s 2s As"),  # the five, not the ace
        ("Ts Tc 7c 7d Ad", "Th Td 7s 7h As"),
        ("9s", "9h"),
    ],
)
def test_suits__decide_between_equal_ranks(better: str, worse: str) -> None:
    """ET7.2: the suit of the highest card of the making ranks."""
    assert hand(better) > hand(worse)


def test_suits__the_best_suit_of_a_straights_top_counts() -> None:
    """ET7.2: of two nines the spade."""
    assert hand("9s 9d 8c 7c 6c 5d") == hand("9s 8c 7c 6c 5d")


def test_missing__ranks_below_any_card() -> None:
    """ET7.2."""
    assert hand("9c 9d 2c") > hand("9s 9h")
    assert hand("9c 2d") > hand("9s")
    assert hand("2c") > strength(0) == 0


def test_never_a_tie__between_hands_without_a_common_card() -> None:
    """ET7.2: all pairs of two-card hands from a few ranks."""
    few = ["2s", "2h", "2d", "2c", "9s", "9h", "9d", "9c"]
    for a in itertools.combinations(few, 2):
        for b in itertools.combinations([c for c in few if c not in a], 2):
            assert hand(" ".join(a)) != hand(" ".join(b))


def test_empty__the_earlier_in_the_last_turn_order_is_better() -> None:
    """ET7.2 †: both have only a Joker, which counts as no card."""
    for order, best in (("0 1", 0), ("1 0", 1)):
        play = ending("", "", holes="*1 *2", order=order, discards="", jokers="on")
        assert who(play) == best
