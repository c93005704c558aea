"""Walking through a record."""

from __future__ import annotations

import re

import pytest

from pyrite.cli.session.records.replaying import show_replay, walk
from pyrite.cli.session.records.walking import Shown, numbered
from pyrite.cli.shell.voice import Voice
from pyrite.core.law import ONLOOKER
from pyrite.engine.records.record import Line, parse_record
from pyrite.engine.records.replay import Replay
from tests.cli.commands.test_verify import GOOD
from tests.cli.session.paper import Paper


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


def walked(*answers: str) -> Paper:
    """What somebody saw who typed this."""
    replay = Replay(parse_record(GOOD))
    screen = Paper(*answers, "q", is_live=True)
    show_replay(replay, screen, Voice.at(replay.play, "en", plain=True))
    return screen


def last_step(frame: str) -> str:
    """The number of the last step that is told."""
    return str(re.findall(r"(?:^|\| ) *(\d+)  ", frame)[-1])


@pytest.mark.parametrize(
    ("answers", "numbers"),
    [
        (["", "", "b"], ["1", "2", "1"]),
        (["5", "+2", "-4", "3"], ["5", "7", "3", "3"]),
        (["2", "b", "b", "b", ""], ["2", "1"]),
    ],
)
def test_walk__on_back_and_to_any_step(answers: list[str], numbers: list[str]) -> None:
    frames = walked(*answers).shown("frame")
    told = [last_step(frame) for frame in frames if re.search(r"\d  ", frame)]
    assert told[: len(numbers)] == numbers


def test_walk__to_the_end_and_further_stops() -> None:
    frames = walked("end", "b", "99999", "").shown("frame")
    assert "no card is left" in frames[1]
    assert "no card is left" not in frames[2]
    assert "no card is left" in frames[3]
    assert len(frames) == 4


def test_open__all_hands_of_a_finished_game() -> None:
    frames = walked("3", "o", "o").shown("frame")
    assert [len(re.findall(r"\w+: \d+ \*", frame)) for frame in frames[1:]] == [0, 2, 0]


def test_open__no_hand_of_a_running_game() -> None:
    replay = Replay(parse_record(GOOD.partition("= ")[0]))
    screen = Paper("3", "o", "q", is_live=True)
    show_replay(replay, screen, Voice.at(replay.play, "en", plain=True))
    assert not re.search(r"\w+: \d+ \*", "".join(screen.shown("frame")))
