"""Poker hands against an evaluator of others, where ranks alone decide (ET7.1, ET7.2)."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from pokerkit import StandardHighHand

from pyrite.core.backends.backend import compiled
from pyrite.core.chance import below
from pyrite.core.schema import Ints
from pyrite.games.end_of_the_trail import GAME
from pyrite.games.end_of_the_trail.box import CARD_TEXTS
from pyrite.games.end_of_the_trail.poker import strength
from tests.contract.walk import stream

Array = np.ndarray[Any, Any]


def strengths(hands: list[Ints], out: Ints) -> None:
    """Our number of every hand; suits are left out."""
    for i in range(len(hands)):
        cards = 0
        for k in range(len(hands[i])):
            cards |= 1 << hands[i][k]
        out[i] = strength(cards) >> 2


def theirs(hand: Any) -> int:
    """Their number of a hand: higher is better, equal ranks are equal."""
    return StandardHighHand("".join(CARD_TEXTS[card] for card in hand)).entry.index


@pytest.mark.slow
def test_all_five_card_hands_rank_as_theirs() -> None:
    """Every one of 2,598,960 hands has its class's number, and the 7,462 classes their order."""
    hands = np.array(list(itertools.combinations(range(52), 5)), np.int64)
    ours = np.zeros(len(hands), np.int64)
    compiled(GAME).entry(strengths)(hands, ours)
    _, first, classes = np.unique(class_keys(hands), return_index=True, return_inverse=True)
    assert len(first) == 7462
    assert np.array_equal(ours, ours[first][classes])
    numbers = np.array([theirs(hands[i]) for i in first])
    order = np.argsort(numbers)
    assert len(set(numbers)) == 7462
    assert np.all(np.diff(ours[first][order]) > 0)


def class_keys(hands: Array) -> Array:
    """What their ranking sees of a hand: its ranks, and whether it is of one suit."""
    ranks = np.sort(hands // 4, axis=1)
    is_flush = (hands % 4 == hands[:, :1] % 4).all(axis=1)
    key: Array = (ranks * 13 ** np.arange(5)).sum(axis=1) * 2 + is_flush
    return key


@pytest.mark.parametrize("size", [6, 7])
def test_best_five_of_more_cards_as_theirs(size: int) -> None:
    """ET7.1: the best of all choices of five."""
    chance = stream(f"hands of {size}")
    for _ in range(60):
        cards = list(range(52))
        hand = [cards.pop(below(chance, len(cards))) for _ in range(size)]
        best = max(itertools.combinations(hand, 5), key=theirs)
        mine = strength(sum(1 << card for card in hand)) >> 2
        assert mine == strength(sum(1 << card for card in best)) >> 2
