"""What happened at End of the Trail, as it is told to each seat."""

from __future__ import annotations

from typing import Any

import pytest

from pyrite.core.words import LANGUAGES
from pyrite.engine.play import Play
from pyrite.engine.telling.speech import Speech
from pyrite.games.end_of_the_trail import GAME
from tests.games.end_of_the_trail.build import (
    auctioned,
    dealt,
    ending,
    lay_holes,
    prospecting,
    put,
    solo,
    to_gambling,
)
from tests.games.end_of_the_trail.test_rules_auction import auction


def told(play: Play, seat: int, text: str, viewer: int) -> list[tuple[str, dict[str, Any]]]:
    """What the viewer hears of a move."""
    before = play.information(viewer).state
    play.move(seat, text)
    events = GAME.story(before, seat, GAME.parse_move(text), play.information(viewer).state)
    for language in LANGUAGES:
        speech = Speech.at(play, language).for_viewer(viewer)
        assert all(speech.tell(event) for event in events)
    return [(event.key, dict(event.values)) for event in events]


def keys(events: list[tuple[str, dict[str, Any]]]) -> list[str]:
    """What kind of events they are."""
    return [key for key, _ in events]


def test_story__a_hole_card_is_told_to_its_owner_alone() -> None:
    """ET8.3."""
    assert told(dealt("7h"), 0, "hole 7h", 0) == [
        ("event-own-hole", {"card": "7h"}),
        ("event-done", {"seat": 0}),
    ]
    assert told(dealt("7h"), 0, "hole 7h", 1) == [("event-done", {"seat": 0})]


@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_story__an_unfinished_choice_is_not_told(viewer: int) -> None:
    """ET8.3."""
    play = auctioned(lay_holes(dealt("2c 3c 4c 7h"), "7h"))
    assert told(play, 0, "select 2c", viewer) == []
    assert told(play, 0, "select 3c", viewer) == []
    assert told(play, 0, "ready", viewer) == [("event-done", {"seat": 0})]


def test_story__lots_are_dealt_and_won() -> None:
    """ET3."""
    play = auction(3)
    assert told(play, 0, "lot 1", 1) == [("event-lot", {"seat": 0, "lot": 1})]
    told(play, 1, "bid 0", 0)
    told(play, 2, "pass", 0)
    events = told(play, 0, "pass", 2)
    assert keys(events) == ["event-pass", "event-won", "event-lot-opens"]
    assert events[1][1] == {"seat": 1, "lot": 1, "cards": "6h 7h Kh"}


def test_story__the_last_hole_card_brings_the_lots() -> None:
    """ET3.1."""
    play = dealt("7h", "8h", seats=2, then="Kh 6h 7s")
    told(play, 0, "hole 7h", 0)
    events = told(play, 1, "hole 8h", 0)
    assert keys(events) == ["event-done", "event-lot-dealt", "event-lot-opens"]


def test_story__choices_are_revealed_and_the_order_told() -> None:
    """ET4.1, ET4.2."""
    play = auctioned(lay_holes(dealt("2c 3c 7h", "8c 9c 7s", seats=2), "7h", "7s"))
    for seat, cards in ((0, "2c 3c"), (1, "8c 9c")):
        for card in cards.split():
            told(play, seat, f"select {card}", -1)
        events = told(play, seat, "ready", -1)
    assert events[1:] == [
        ("event-reveal", {"seat": 0, "cards": "2c 3c"}),
        ("event-reveal", {"seat": 1, "cards": "8c 9c"}),
        ("event-first", {"seat": 0}),
    ]


def test_story__a_look_tells_its_gold_to_the_looker_alone() -> None:
    """ET4.4."""
    play = prospecting("2c 3c", "8c 9c", tiles={"b2": "m5"})
    assert keys(told(play.twin(), 0, "use 2c b2", 1)) == ["event-use"]
    assert told(play, 0, "use 2c b2", 0)[1] == ("event-see", {"tile": "b2", "gold": 5})
    assert told(play, 0, "press", 1) == [("event-press", {"seat": 0, "tile": "b2"})]


def test_story__a_pushed_tent_by_itself() -> None:
    """ET4.10: its owner hears what it sees."""
    play = put(prospecting("3h 2c", "8c Jc", tiles={"b2": "m6"}), "1 tent b1", "0 tent a1")
    assert keys(told(play.twin(), 0, "move 3h blue b1", 0)) == ["event-move", "event-shift"]
    events = told(play, 0, "move 3h blue b1", 1)
    assert events[1:] == [
        ("event-shift", {"seat": 1, "start": "b1", "tile": "b2"}),
        ("event-see", {"tile": "b2", "gold": 6}),
    ]


def test_story__who_finds_no_land() -> None:
    """ET4.3."""
    play = prospecting("2c 3c", "8c 9c", tiles={"a1": "f1", "b1": "f2"})
    for seat, text in ((0, "use 2c a1"), (0, "press"), (1, "use 8c a2"), (1, "press")):
        told(play, seat, text, -1)
    for seat, text in ((0, "use 3c b1"), (0, "press"), (1, "use 9c b1")):
        told(play, seat, text, -1)
    events = told(play, 1, "stake b1 tent", -1)
    assert keys(events) == ["event-stake", "event-no-claim"]


def test_story__a_new_round() -> None:
    """ET5: poker cards, one's own new cards, the lots."""
    play = to_gambling(prospecting("2c 3c", "8c 9c"))
    told(play, 0, "keep 2c", 0)
    told(play, 0, "enough", 0)
    told(play, 1, "keep 8c", 0)
    events = keys(told(play, 1, "enough", 0))
    assert events[:4] == ["event-done", "event-kept", "event-kept", "event-round"]
    assert "event-lot-dealt" in events
    assert ("event-own-dealt" in events) == (play.state.players[0].hidden[0] > 3)


def test_story__the_end() -> None:
    """ET7: hands, the final claim, the result."""
    play = to_gambling(prospecting("2c 3c", "8c 9c"))
    play.state.round = 3
    keep_all_but_one(play)
    events = keys(told(play, 1, "enough", 0))
    assert events[-3:] == ["event-hand", "event-hand", "event-best"]
    seat = play.waiting[0]
    assert keys(told(play, seat, play.legal(seat)[0], 0)) == ["event-final", "event-over"]


def keep_all_but_one(play: Play) -> None:
    """Only seat 1's `enough` is missing."""
    for seat, text in ((0, "keep 2c"), (0, "enough"), (1, "keep 8c")):
        told(play, seat, text, -1)


def test_story__a_joker_at_the_end() -> None:
    """ET6.2."""
    play = ending("Kh", "2h", holes="*1 *2", order="0 1", discards="Kd Ks", jokers="on")
    events = told(play, 0, "swap *1 Kd", 1)
    assert keys(events) == ["event-swap", "event-must-swap"]


def test_story__argonauts() -> None:
    """ET9.3: sides past the last seat."""
    play = solo(revealed="7c 7h 8c 8d")
    told(play, 0, play.legal(0)[0], 0)
    events = told(play, 0, "press", 0)
    assert [event for event in events if event[0] == "event-argonaut-stakes"]
    assert {values["seat"] for key, values in events if "argonaut" in key} == {1, 2}


def test_story__argonauts_bid() -> None:
    """ET9.2."""
    play = dealt("2c 3c 4c 5d 6d Ac", seats=1, then="2d 3d 4h 2h 3s 4s 5s Js 8c Ad")
    told(play, 0, "hole Ac", 0)
    told(play, 0, "lot 1", 0)
    events = told(play, 0, "bid 0", 0)
    assert events[1:] == [
        ("event-argonaut-bids", {"seat": 1, "money": 6}),
        ("event-argonaut-passes", {"seat": 2}),
    ]
    assert told(play, 0, "pass", 0)[1][0] == "event-argonaut-won"
    assert keys(told(play, 0, "pass", 0)) == ["event-pass-lots"]


def test_story__chance() -> None:
    """ET10."""
    after = dealt(seats=2).information(0).state
    assert [event.key for event in GAME.story(after, -1, 1, after)] == ["event-land"]
