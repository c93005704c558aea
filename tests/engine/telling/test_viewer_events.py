"""What a step means to one viewer."""

from __future__ import annotations

import subprocess
import sys

from pyrite.core.law import CHANCE_MOVER, ONLOOKER
from pyrite.engine.play import Play
from pyrite.engine.telling.speech import Speech
from pyrite.engine.telling.viewer_events import News, Witness
from tests.games.end_of_the_trail.build import auctioned, dealt, lay_holes
from tests.games.gold.build import dealt as gold_dealt


def told(play: Play, seat: int, text: str, viewer: int) -> list[News]:
    """The news of a move to one viewer."""
    witness = Witness(play, viewer)
    return [news for step in play.steps(seat, text) if (news := witness.note(step))]


def test_note__open_move() -> None:
    """Everybody sees a flip."""
    (news,) = told(gold_dealt(a1="g1"), 0, "flip a1", ONLOOKER)
    assert (news.mover, news.is_hidden) == (0, False)
    assert [event.key for event in news.events] == ["event-flip"]


def test_note__an_unfinished_secret_choice_is_no_news() -> None:
    """ET8.3: others hear once, when the seat is done."""
    for viewer in (1, ONLOOKER):
        play = auctioned(lay_holes(dealt("2c 3c 4c 7h"), "7h"))
        assert told(play, 0, "select 2c", viewer) == []
        assert told(play, 0, "select 3c", viewer) == []
        assert told(play, 0, "ready", viewer) == [News(0, (), True, None)]


def test_note__one_hears_of_ones_own_secret_choice() -> None:
    """ET8.3."""
    play = auctioned(lay_holes(dealt("2c 3c 4c 7h"), "7h"))
    (news,) = told(play, 0, "select 2c", 0)
    assert not news.is_hidden
    assert [event.key for event in news.events] == ["event-own-select"]


def test_note__chance_is_told() -> None:
    """It has no seat."""
    play = Play(gold_dealt().game, 3, {}, None, {})
    witness = Witness(play, 1)
    news = witness.note(play.settle("start 2"))
    assert news
    assert news.mover == CHANCE_MOVER


def test_news__in_words() -> None:
    """Hidden ones say only that somebody is done."""
    play = gold_dealt(a1="g1")
    speech = Speech.at(play, "en").for_viewer(1)
    assert speech.tell_news(News(0, (), True, None)) == ["Player 1 has decided."]
    (news,) = told(play, 0, "flip a1", 1)
    assert speech.tell_news(news) == ["Player 1 flips a1: gold, 1 nugget."]


def test_import__loads_no_screen() -> None:
    """Witness and speech serve servers, too."""
    code = (
        "import sys, pyrite.engine.telling.speech, pyrite.engine.telling.viewer_events; "
        "sys.exit('rich' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
