"""What must be seen for a moment (G6.4)."""

from __future__ import annotations

from typing import Any

from pyrite.core.law import ONLOOKER
from pyrite.engine.play import Play
from pyrite.engine.telling.viewer_events import Witness
from tests.games.gold.build import dealt, flip
from tests.games.gold.test_rules import last_cards


def moment(play: Play, place: str, viewer: int = 0) -> Any:
    """What a viewer looks at for a moment when the next card is flipped."""
    witness = Witness(play, viewer)
    (step, *_) = play.steps(play.waiting[0], f"flip {place}")
    news = witness.note(step)
    assert news
    return news.moment


def test_moment__first_flip_needs_none() -> None:
    """G6.4: it stays up by itself."""
    assert moment(dealt(a1="g1"), "a1") is None


def test_moment__second_flip_shows_both() -> None:
    """G6.4: whoever looks on, too."""
    play = flip(dealt(a1="g1", b1="x"), "a1")
    between = moment(play, "b1", ONLOOKER)
    assert between["up"] == ["a1", "b1"]
    assert between["cards"]["b1"] == "x"
    assert between["viewer"] == ONLOOKER


def test_moment__in_the_rush_every_flip_is_one() -> None:
    """G6.4."""
    between = moment(last_cards([(9, 3), (7, 2)]), "a1")
    assert between["up"] == ["a1"]
    assert between["cards"]["a1"] != "?"


def test_moment__chance_is_none() -> None:
    """G6.4: nothing is turned."""
    play = Play(dealt().game, 3, {}, None, {})
    witness = Witness(play, 0)
    news = witness.note(play.settle("start 2"))
    assert news
    assert news.moment is None
