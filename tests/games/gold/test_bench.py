"""Gold in the laboratories: what players are seen to do is counted where there is a choice."""

from __future__ import annotations

from pyrite.core.vocabulary.bench import MoveChoice
from pyrite.games.gold import GAME
from pyrite.games.gold.bench import unseen_first, unseen_second
from pyrite.games.gold.state import State


def test_habits__unseen_cards_count_where_others_lie() -> None:
    s = State()
    GAME.begin(s, 2, [0, 0, 0, 0])
    s.first, s.last_seen[1] = -1, 4
    assert [unseen_first(MoveChoice(s, 0, (0, 1), move)) for move in (0, 1)] == [1.0, 0.0]
    assert unseen_second(MoveChoice(s, 0, (0, 1), 0)) is None
    assert unseen_first(MoveChoice(s, 0, (0, 2), 0)) is None
