"""What a seat may know of Gold (G6)."""

from __future__ import annotations

from pyrite.core.law import ONLOOKER
from pyrite.core.schema import pack
from pyrite.engine.play import Play
from pyrite.games.gold.box import FACE_OF_TEXT, UNKNOWN
from pyrite.games.gold.moves import PLACE_OF_TEXT
from tests.games.gold.build import deal, dealt, flip, new_game


def face(play: Play, seat: int, place: str) -> int:
    """A face as a seat knows it."""
    return int(play.information(seat).state.face[PLACE_OF_TEXT[place]])


def test_information__holds_every_face_seen_since_the_deal() -> None:
    """G6.1, G6.2: also after the card was turned back, for everybody."""
    play = flip(dealt(a1="g1", b1="g2"), "a1", "b1")
    for seat in (0, 1, 2, 3, -1):
        assert face(play, seat, "a1") == FACE_OF_TEXT["g1"]
        assert face(play, seat, "b1") == FACE_OF_TEXT["g2"]


def test_information__holds_no_unseen_face() -> None:
    """G6.1."""
    assert face(dealt(a1="g1"), 0, "a1") == UNKNOWN


def test_information__tells_when_each_face_was_last_seen() -> None:
    """G6.2: a memory that fades needs it."""
    play = flip(dealt(a1="g1", b1="g2", c1="g3"), "a1", "b1", "c1", "a1")
    seen = play.information(0).state.last_seen
    assert [seen[PLACE_OF_TEXT[place]] for place in ("a1", "b1", "c1", "d1")] == [4, 2, 3, 0]


def test_information__does_not_depend_on_unseen_cards() -> None:
    """Two deals that differ only in unseen cards look the same, byte for byte."""
    one = flip(dealt(a1="g1", b1="g2", c1="x", d1="r5"), "a1", "b1")
    other = flip(dealt(a1="g1", b1="g2", c1="r5", d1="x"), "a1", "b1")
    assert pack(one.state) != pack(other.state)
    for seat in (0, 3, -1):
        assert one.information(seat).bytes == other.information(seat).bytes
        assert one.view(seat) == other.view(seat)


def test_information__forgets_at_the_next_deal() -> None:
    """G6.1: seen since the deal."""
    play = flip(dealt(a1="g1", b1="g2"), "a1", "b1")
    play.state.stage = 1
    play.put_outcome(deal(a1="x"))
    assert face(play, 0, "a1") == UNKNOWN


def test_view__shows_a_face_only_while_it_is_up() -> None:
    """G6.2."""
    play = flip(dealt(a1="g1", b1="g2"), "a1")
    assert play.view(1)["cards"]["a1"] == "g1"
    assert flip(play, "b1").view(0)["cards"]["a1"] == "?"


def test_view__memory_aid_keeps_seen_cards() -> None:
    """G6.2."""
    play = flip(dealt(options={"memory_aid": "on"}, a1="g1", b1="g2"), "a1", "b1")
    assert play.view(0)["cards"]["a1"] == "g1"
    assert play.view(0)["cards"]["c1"] == "?"


def test_view__nuggets_only_of_ones_own() -> None:
    """G6.3: how many cards each has won is open."""
    play = flip(dealt(a1="b4", b1="g4"), "a1", "b1")
    for seat, seen in ((0, None), (1, 4), (-1, None)):
        assert play.view(seat)["players"][1]["nuggets"] == seen
        assert play.view(seat)["players"][1]["cards"] == 1


def test_view__memory_aid_shows_all_nuggets() -> None:
    """G6.3."""
    play = flip(dealt(options={"memory_aid": "on"}, a1="b4", b1="g4"), "a1", "b1")
    assert play.view(0)["players"][1]["nuggets"] == 4


def test_information__contains_all_gold_won() -> None:
    """G6.3: it was seen when won."""
    play = flip(dealt(a1="b4", b1="g4"), "a1", "b1")
    assert play.information(0).state.players[1].nuggets == 4


def test_view__totals_are_open_after_each_game_of_a_match() -> None:
    """G6.3."""
    from tests.games.gold.test_rules import match_game

    play = match_game(new_game(seats=2, games="match"), [(5, 2), (9, 3)])
    assert [one["total"] for one in play.view(0)["players"]] == [5, 9]


def test_view__everything_is_open_when_over() -> None:
    """G6.3: after the game."""
    from tests.games.gold.test_rules import last_cards

    play = flip(last_cards([(9, 3), (7, 2)]), "a1")
    assert [one["nuggets"] for one in play.view(0)["players"]] == [9, 7]


def test_story__tells_both_faces_of_a_turn() -> None:
    """G6.4: screens can show them long enough, whoever looks."""
    play = flip(dealt(a1="g1", b1="y2"), "a1")
    before = [play.information(viewer) for viewer in (0, 1, ONLOOKER)]
    (step, *_) = play.steps(0, "flip b1")
    for known in before:
        flipped, carried = play.tell(known, step)
        assert flipped.values["face"] == "y2"
        assert carried.key == "event-carried"
        assert carried.values == {"seat": 3, "n": 1}
