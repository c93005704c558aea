"""Moves of End of the Trail as numbers and as text."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.core.errors import BadText
from pyrite.games.end_of_the_trail.box import ACTION, PAIRS, REAL_CARDS, SHORTCUT
from pyrite.games.end_of_the_trail.moves import (
    CARD_OF,
    MOVE_COUNT,
    PLAY_MOVE,
    VERB_OF,
    VERBS,
    describe_move,
    move_text,
    parse_move,
)


def test_moves__how_many_of_each_verb() -> None:
    """1,536 in all."""
    counts = Counter(VERBS[verb] for verb in VERB_OF)
    assert counts == {
        **dict(hole=54, lot=3, bid=29, pay=52, select=54, ready=1, stake=32, press=1, use=640),
        **dict(double=96, jump=128, move=256, shift=16, swap=104, keep=52, enough=1, final=16),
        "pass": 1,
    }
    assert MOVE_COUNT == 1536


@pytest.mark.parametrize(
    "text",
    [
        *("hole 7h", "lot 2", "bid 28", "pass", "pay 6d", "select *1", "ready", "stake b2 camp"),
        *("press", "use 4c b2", "double 4d b2 b3", "jump 2s b3 tent", "move 3h blue b2"),
        *("shift c2", "swap *1 Kh", "keep 7d", "enough", "final d4"),
    ],
)
def test_moves__texts_of_the_clauses(text: str) -> None:
    """ET2 to ET7."""
    assert move_text(parse_move(text)) == text
    assert describe_move(parse_move(text)).key == f"move-{text.split()[0]}"


@pytest.mark.parametrize(
    "text",
    [
        *("", "bid 29", "lot 4", "pay *1", "use 4d b2", "use 2s a1", "double 4d b3 b2", "Press"),
        *("jump 4c b2 tent", "stake b2", "stake e1 tent", "move 3h purple b2", "swap Kh *1"),
        *("keep *1", "pass ", "use 4c  b2", "final b5"),
    ],
)
def test_moves__nonsense_is_refused(text: str) -> None:
    """Texts that are no move."""
    with pytest.raises(BadText):
        parse_move(text)


def test_moves__cards_stand_in_order() -> None:
    """So that legal moves come out ascending, card by card."""
    assert list(PLAY_MOVE) == sorted(PLAY_MOVE)
    assert [CARD_OF[move] for move in PLAY_MOVE] == list(range(REAL_CARDS))
    assert sum(ACTION[card] <= SHORTCUT for card in range(REAL_CARDS)) == 40
    assert len(PAIRS) == 24
