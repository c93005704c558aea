"""Endings of Fool!: every deal that fits, and the best card where one can see it."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from bench import endings, fool_endings
from bench.endings import ending_of, mean_shares
from pyrite.core.schema import pack
from pyrite.engine.play import Play
from pyrite.engine.player import Information
from pyrite.games.fool import GAME as FOOL
from pyrite.games.fool.box import CARD_OF_TEXT
from tests.games.fool.build import position, put, tiny_positions, void, weights


def known(play: Play) -> Information:
    """What the seat to play knows."""
    return play.information(play.waiting[0])


def best_cards(play: Play) -> set[int]:
    found = ending_of(known(play), play.legal_numbers(play.waiting[0]))
    assert found
    return set(found.best)


SEATED = [one for one in tiny_positions() if one[2] >= 0]


@pytest.mark.parametrize("one", SEATED, ids=lambda one: str(one[0]))
def test_deals__are_all_that_fit_as_often_as_they_come(one: tuple[str, Any, int, Any]) -> None:
    _, state, viewer, _ = one
    information = FOOL.state()
    FOOL.observe(state, viewer, information)
    found = Counter(pack(deal) for deal in fool_endings.deals(information))
    assert found == weights(state, viewer)


def test_blue_first__for_who_loses_the_lead_must_shed_it() -> None:
    """Who leads green can be overtaken in every deal; then blue is the only card shed (F2.8)."""
    play = position("g6 b8", "g2 g9", "g3 g10", "g4", sits_out=[3], rounds="single")
    assert best_cards(play) == {CARD_OF_TEXT["b8"]}


def test_high_green__keeps_off_the_disc_and_leads_what_nobody_can_follow() -> None:
    """The low one is the worst (F2.8); after the high one all others shed blue, one is befooled."""
    play = position("g7 g12", "g9 b2", "g8 b3", "g10 b4", leader=1, rounds="single")
    play = put(play, "g9 g8 g10")
    assert best_cards(play) == {CARD_OF_TEXT["g12"]}
    shares = mean_shares(known(play), play.legal_numbers(0))
    assert shares == {CARD_OF_TEXT["g7"]: 0, CARD_OF_TEXT["g12"]: 0.5}


def test_a_decided_round__is_no_ending() -> None:
    """Red and yellow can only lie here, and nobody can overtake the leader."""
    play = void(position("g6 g5", "r5", "y5", "b5", rounds="single"), 1, "yb")
    assert ending_of(known(play), play.legal_numbers(0)) is None


def test_small__many_cards_are_not() -> None:
    play = position("g6 b8 r2 r3", "g2 g9", "g3 g10", "g4 b2", rounds="single")
    assert not fool_endings.is_small(known(play).state)


def test_endings__some_cards_are_better_than_others() -> None:
    for ending in islice(endings.endings(FOOL), 3):
        assert 0 < len(ending.best) < len(ending.moves)
        assert fool_endings.most_deals(ending.information.state) <= fool_endings.MOST_DEALS


def test_share_of_best__is_counted_by_player() -> None:
    found = endings.share_of_best(FOOL, ("greedy", "network"), 5)
    assert all(0 <= count <= 5 for count in found.values())
