"""End of the Trail in the laboratories: what players are seen to do."""

from __future__ import annotations

from pyrite.core.vocabulary.bench import MoveChoice
from pyrite.games.end_of_the_trail.bench import bid, bids, presses
from pyrite.games.end_of_the_trail.moves import BID_MOVE, PASS_MOVE, PRESS_MOVE, STAKE_MOVE


def choices(*moves: int) -> list[MoveChoice]:
    """Each of these, where all could be made."""
    return [MoveChoice(None, 0, moves, move) for move in moves]


def test_habits__bids_and_presses_count_where_there_is_a_choice() -> None:
    bidding = choices(BID_MOVE + 4, PASS_MOVE)
    assert [bids(one) for one in bidding] == [1.0, 0.0]
    assert [bid(one) for one in bidding] == [4.0, None]
    assert bids(*choices(BID_MOVE + 4)) is None
    assert [presses(one) for one in choices(STAKE_MOVE, PRESS_MOVE)] == [0.0, 1.0]
    assert presses(*choices(STAKE_MOVE)) is None
