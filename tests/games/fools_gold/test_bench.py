"""Fool's Gold in the laboratories: what players are seen to do."""

from __future__ import annotations

from pyrite.core.vocabulary.bench import MoveChoice
from pyrite.games.fools_gold import GAME
from pyrite.games.fools_gold.bench import joins_others, price
from pyrite.games.fools_gold.moves import PASS, parse_move
from pyrite.games.fools_gold.state import State


def test_habits__who_goes_where_others_stand_and_what_it_pays() -> None:
    s = State()
    GAME.begin(s, 3, [0, 0])
    s.mines[0].standing[1] = 1 << 2
    moves = [parse_move(text) for text in ("place hills 3", "place lake 0")]
    choices = [MoveChoice(s, 0, moves, move) for move in (*moves, PASS)]
    assert [joins_others(one) for one in choices] == [1.0, 0.0, None]
    assert [price(one) for one in choices] == [3.0, 0.0, None]
