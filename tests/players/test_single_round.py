"""A round thought of alone: the match ends with it, and nothing else changes."""

from __future__ import annotations

from pyrite.core.seeds import seed_text
from pyrite.engine.play import start_play
from pyrite.games.gold import GAME as GOLD
from pyrite.players.single_round import round_alone
from tests.games.fool.build import dealt, hand_of, put, totals


def test_fool__the_match_ends_with_this_round() -> None:
    """F3.4."""
    play = totals(put(dealt("g5", "g4"), "g5 g4"), -20, 10, 0, -60)
    alone = round_alone(play.information(2)).state
    assert alone.options[0] == dealt(rounds="single").state.options[0]
    assert [player.total for player in alone.players[:4]] == [0, 0, 0, 0]


def test_fool__hand_and_trick_stay() -> None:
    play = put(dealt("g5", "g4"), "g5 g4")
    before = play.information(2)
    alone = round_alone(before).state
    assert hand_of(alone, 2) == hand_of(before.state, 2)
    assert list(alone.trick.cards) == list(before.state.trick.cards)


def test_information__of_the_match_is_left_as_it_was() -> None:
    play = totals(dealt(), -20, 10, 0, -60)
    before = play.information(2)
    kept = before.bytes
    round_alone(before)
    assert before.bytes == kept


def test_games_without_rounds__are_thought_of_whole() -> None:
    information = start_play(GOLD, 2, seed=seed_text("alone")).information(0)
    assert round_alone(information) is information
