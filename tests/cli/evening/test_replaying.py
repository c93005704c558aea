"""Walking through a record."""

from __future__ import annotations

from pyrite.cli.evening.replaying import Shown, numbered, show_replay, walk
from pyrite.cli.shell.voice import Voice
from pyrite.core.law import ONLOOKER
from pyrite.engine.record import Line, parse_record
from pyrite.engine.replay import Replay
from tests.cli.commands.test_verify import GOOD
from tests.cli.evening.paper import Paper


def steps(text: str, viewer: int = ONLOOKER) -> list[Shown]:
    """Everything that is shown of a record."""
    replay = Replay(parse_record(text))
    return list(walk(replay, Voice.at(replay.play, "en").for_viewer(viewer)))


def test_walk__numbers_steps_alone() -> None:
    shown = steps(GOOD.replace("\n\n", "\n\n# a comment\n"))
    assert [step.number for step in shown[:4]] == [0, 0, 1, 2]
    assert shown[1].sentences == ["# a comment"]
    assert shown[-1].line is None
    assert "no card is left" in shown[-1].sentences[0]


def test_walk__as_a_seat_sees_it() -> None:
    assert {step.view["viewer"] for step in steps(GOOD, 1)} == {1}


def test_numbered__the_first_sentence_has_the_number() -> None:
    step = Shown(7, Line("0", "flip a1"), ["one", "two"], {}, False)
    assert numbered(step) == ["   7  one", "      two"]
    assert numbered(Shown(7, Line("0", "flip a1"), [], {}, False)) == ["   7  0 flip a1"]
    assert numbered(Shown(7, Line("#", "well"), ["# well"], {}, False)) == ["# well"]


def test_show__on_a_terminal_step_by_step() -> None:
    replay = Replay(parse_record(GOOD))
    screen = Paper("", "", "q", is_live=True)
    show_replay(replay, screen, Voice.at(replay.play, "en", plain=True))
    assert len(screen.shown("frame")) == 3
    assert "   2  " in screen.shown("frame")[-1]
    assert screen.seen[-1] == "close"
