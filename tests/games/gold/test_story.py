"""What is told of a game of Gold."""

from __future__ import annotations

import pytest

from pyrite.core.game import Event
from pyrite.engine.play import Play
from pyrite.games.gold.box import QUIET_TURNS
from tests.games.gold.build import dealt, flip
from tests.games.gold.test_rules import eleven, last_cards, twelve


def told(play: Play, place: str) -> list[Event]:
    """The events of the next flip, as seat 0 hears them."""
    before = play.information(0)
    (step, *_) = play.steps(play.waiting[0], f"flip {place}")
    return play.tell(before, step)


@pytest.mark.parametrize(
    ("one", "other", "key"),
    [
        ("x", "g1", "event-dynamite"),
        ("r2", "g2", "event-carried"),
        ("g2", "r2", "event-carried"),
        ("r2", "b4", "event-duel"),
        ("g1", "g1", "event-nothing"),
    ],
)
def test_story__of_a_pair(one: str, other: str, key: str) -> None:
    """G3.2 to G3.5."""
    play = flip(dealt(a1=one, b1=other), "a1")
    assert [event.key for event in told(play, "b1")] == ["event-flip", key]


def test_story__neutral_gold_goes_to_the_active_seat() -> None:
    """G3.3."""
    play = flip(dealt(start=2, a1="p3", b1="g2"), "a1")
    assert told(play, "b1")[1].values == {"seat": 2, "n": 2}


def test_story__a_duel_names_winner_and_loser() -> None:
    """G3.4."""
    play = flip(dealt(a1="r5", b1="b2"), "a1")
    assert told(play, "b1")[1].values == {"stronger": 5, "weaker": 2}


def test_story__why_the_rush_begins() -> None:
    """G4.1, G4.2, G4.3."""
    few = flip(eleven(a1="r2", b1="b3"), "a1")
    assert told(few, "b1")[-1].key == "event-rush-few"
    stuck = flip(twelve(), "h8")
    assert told(stuck, "g8")[-1].key == "event-rush-stalemate"
    quiet = flip(dealt(a1="g1", b1="g2"), "a1")
    quiet.state.quiet = QUIET_TURNS - 1
    assert told(quiet, "b1")[-1].key == "event-rush-quiet"


def test_story__of_the_rush() -> None:
    """G4.1."""
    play = flip(eleven(a1="r2", b1="b3", c1="g4", d1="x"), "a1", "b1")
    assert told(play, "c1")[1].values == {"seat": 1, "n": 4}
    assert told(play, "d1")[1].key == "event-rush-other"


def test_story__of_the_end() -> None:
    """G5.1: the nuggets by seat."""
    event = told(last_cards([(9, 3), (7, 2)]), "a1")[-1]
    assert event.key == "event-over"
    assert event.values["points"] == "9 7"


def test_story__of_a_game_of_a_match() -> None:
    """G5.2: the points of this game, though the next one is dealt at once."""
    play = last_cards([(9, 3), (7, 2)], options={"games": "match"})
    event = told(play, "a1")[-1]
    assert event.key == "event-game-over"
    assert event.values == {"number": 1, "points": "9 7"}
