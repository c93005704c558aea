"""What is told of a game of Fool!"""

from __future__ import annotations

import pytest

from pyrite.core.game import Event, Seat
from pyrite.core.law import ONLOOKER
from pyrite.engine.play import Play, Step
from pyrite.engine.telling.speech import Speech, move_sentence
from pyrite.games.fool import GAME
from tests.games.fool.build import deal, dealt, position, put


def told(play: Play, card: str, viewer: int = ONLOOKER) -> list[Event]:
    """The events of the next card, as an onlooker hears them."""
    mover, move = play.waiting[0], GAME.parse_move(f"play {card}")
    before = play.information(viewer)
    put(play, card)
    return play.tell(before, Step(mover, move, card))


@pytest.mark.parametrize(
    ("cards", "last", "how"),
    [("", "r5", "lead"), ("r5", "r4", "follow"), ("r5", "1", "one"), ("r5 r4", "g6", "shed")],
)
def test_story__how_a_card_is_played(cards: str, last: str, how: str) -> None:
    """F2.4 to F2.6."""
    play = put(position("r5 b2", "r4 1", "g6 b4", "r3 b5"), cards)
    (event,) = told(play, last)
    assert event.key == "event-play"
    assert event.values["how"] == how
    assert event.values["card"] == last


def test_story__a_trick_has_a_winner_and_a_fool() -> None:
    """F2.7, F2.8."""
    play = put(position("r5 b2", "r4 b3", "r6 b4", "r3 b5"), "r5 r4 r6")
    events = told(play, "r3")
    assert [(event.key, event.values["seat"]) for event in events[1:]] == [
        ("event-trick", 2),
        ("event-befooled", 3),
    ]


def test_story__of_two_discs() -> None:
    """F2.8."""
    hands = [f"g{n} b{n}" for n in range(2, 9)]
    play = put(position(*hands), "g2 g3 g4 g5 g6 g7")
    assert [event.values.get("seat") for event in told(play, "g8")[1:]] == [6, 0, 1]


def test_story__a_round_ends() -> None:
    """F3.1, F4.0: hands, points and totals of all."""
    play = put(position("g5", "g4 b3 1", "g6 b4", "g3"), "g5 g4 g6")
    events = told(play, "g3")[3:]
    assert [event.key for event in events] == [
        "event-round-over",
        "event-emptied",
        "event-left",
        "event-left",
        "event-emptied-befooled",
    ]
    assert events[2].values == {"seat": 1, "points": -8, "total": -8, "cards": "b3 1"}
    assert [event.values["points"] for event in events[1:]] == [10, -8, -4, 0]


def test_story__of_chance() -> None:
    """F2.1, F2.2."""
    play = Play(GAME, 4, {}, None, {})
    before = play.information(0)
    start = play.settle("start 2")
    assert play.tell(before, start) == [Event("event-start", {"seat": 2})]
    dealt = play.put_outcome(deal())
    assert play.tell(before, dealt) == [Event("event-deal", {"number": 1, "seat": 2})]


@pytest.mark.parametrize(
    ("language", "card", "wanted"),
    [
        ("en", "play g12", "play green 12 ▲"),
        ("en", "play 1", "play a 1"),
        ("ja", "play b3", "青 3 ■ を出す"),
        ("ja", "play 1", "1 を出す"),
    ],
)
def test_words__of_a_move(language: str, card: str, wanted: str) -> None:
    """F5."""
    assert move_sentence(GAME, GAME.parse_move(card), language) == wanted


def test_words__of_negative_points() -> None:
    """F3.1: a minus is a minus in both languages."""
    left = Event("event-left", dict(seat=Seat(0), cards="b3 1", points=-8, total=-20))
    assert "−8" in Speech("en", GAME, {}).tell(left)
    assert "−20" in Speech("ja", GAME, {}).tell(left)


def test_phase__before_during_after() -> None:
    """The keys a screen chooses by."""
    play = Play(GAME, 4, {}, None, {})
    assert play.view(0)["phase"] == "setup"
    assert play.view(0)["turn"] is None
    assert dealt().view(0)["phase"] == "trick"
    assert dealt(start=1).view(0)["turn"] == 1
    over = put(position("g5", "g4 b3", "g6 b4", "g3", rounds="single"), "g5 g4 g6 g3")
    assert over.view(0)["phase"] == "over"
    assert over.view(0)["round"]["number"] == 1
