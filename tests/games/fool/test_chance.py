"""A stranger deals Fool! from a seed, as docs/chance.md says."""

from __future__ import annotations

import pytest

from pyrite.engine.play import start_play
from pyrite.games.fool import GAME
from tests.engine.test_second_verifier import below, shuffled, words
from tests.games.fool.test_rules import TABLE


@pytest.mark.parametrize("row", TABLE, ids=[str(row[0]) for row in TABLE])
def test_deal__follows_from_the_seed(row: tuple[int, dict[str, int], int, int, int, int]) -> None:
    """F2.1, F2.2, F5."""
    seats, highest, ones, _, each, _ = row
    deck = [f"{letter}{n}" for letter in "gryb" for n in range(2, highest[letter] + 1)]
    owners = shuffled(words(1, 0), [str(seat) for seat in range(seats) for _ in range(each)])
    owned = list(zip(deck + ["1"] * ones, owners, strict=True))
    hands = [[card for card, owner in owned if owner == str(seat)] for seat in range(seats)]
    play = start_play(GAME, seats, seed="pyrite")
    assert str(play.lines[0]) == f"* start {below(words(0, 0), seats)}"
    assert str(play.lines[1]) == "* deal " + " | ".join(" ".join(hand) for hand in hands)
