"""The story of a round of Fool!: told from the deal on, it leads back to where it is told."""

from __future__ import annotations

import pytest

from pyrite.core.flow import lowest_seat
from pyrite.core.schema import pack, twin
from pyrite.engine.play import Play
from pyrite.games.fool import GAME
from pyrite.games.fool.box import HAND
from pyrite.games.fool.rules import apply, waiting
from pyrite.games.fool.skill.inference import rewind, told
from pyrite.games.fool.state import State
from tests.contract.walk import Variant, positions
from tests.games.fool.build import deal, dealt, hand_of, position, put


def begun(play: Play) -> tuple[int, State]:
    """How many cards were played, and the round before the first of them."""
    past = State()
    return rewind(play.state, past), past


def test_rewind__every_card_is_back_in_the_hand_it_came_from() -> None:
    """F4.1."""
    play = put(dealt("g5 g7", "g4", "g9 g8", "g6"), "g5 g4 g9 g6 g8")
    count, past = begun(play)
    assert count == 5
    start = dealt("g5 g7", "g4", "g9 g8", "g6").state
    assert [hand_of(past, seat) for seat in range(4)] == [hand_of(start, seat) for seat in range(4)]


def test_rewind__nobody_sits_out_and_nothing_is_played() -> None:
    """F2.1, F4.1."""
    play = put(dealt("g5 g7", "g4", "g9 g8", "g6"), "g5 g4 g9 g6 g8")
    assert play.state.sitting
    _, past = begun(play)
    assert (past.sitting, list(past.played), past.trick.size) == (0, [0, 0, 0, 0], 0)


def test_rewind__the_story_begins_with_the_last_deal() -> None:
    """F4.1: a round before is over."""
    play = put(position("g5", "g4 b3", "g6 b4", "g3 b5"), "g5 g4 g6 g3")
    play.put_outcome(deal())
    count, _ = begun(play)
    assert count == 0


def test_rewind__there_is_no_story_where_cards_left_unseen() -> None:
    play = put(position("g5 b2", "g4 r3", "g6 1", "g3 b5"), "g5")
    assert play.state.players[1].size < HAND[4]
    count, _ = begun(play)
    assert count == 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_story__leads_to_the_state_it_is_told_in(seats: int) -> None:
    """F4.1: byte for byte, at every card of whole games."""
    for play in positions(Variant(GAME, seats, (("rounds", "single"),)), "story"):
        count, past = begun(play)
        s = twin(play.state)
        for _ in range(count):
            seat = lowest_seat(waiting(past))
            apply(past, seat, told(s, past, seat))
        assert count == 0 or pack(past) == pack(s)
