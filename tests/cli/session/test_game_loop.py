"""The host leads people through a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyrite.cli.session.game_loop import Host, bots_of, play_to_the_end
from pyrite.cli.shell.voice import Voice
from pyrite.core.law import ONLOOKER
from pyrite.core.seeds import seed_text
from pyrite.core.words import Words
from pyrite.engine.registry import find_game
from pyrite.tables.keyboard.bots import Bots
from pyrite.tables.keyboard.table import FileTable, new_file_table
from tests.cli.conftest import keep_plain
from tests.cli.session.paper import Paper

SEED = seed_text("host")

THINKING = "busy Bot 1 is thinking …"


@pytest.fixture(autouse=True)
def _plain_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_plain(monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the game is kept."""
    return tmp_path / "game.txt"


def table_of(file: Path, game: str, *players: str, start: str = "0") -> FileTable:
    """A table that has begun."""
    names = dict(enumerate(players))
    table = new_file_table(file, find_game(game), names, seed=SEED, options={"start": start})
    table.begin()
    return table


def hosted(table: FileTable, screen: Paper, pause: float = 0.0) -> Host:
    """A host who has led until the answers were used up."""
    speech = Voice.at(table.play, "en", plain=True)
    if len(table.people) == 1:
        speech = speech.for_viewer(table.people[0])
    host = Host(table, bots_of(table), screen, speech, pause=pause)
    host.run()
    return host


def test_question__how_to_answer_is_said_once(file: Path) -> None:
    screen = Paper("a1", is_live=True)
    hosted(table_of(file, "gold", "person", "bot easy"), screen)
    first, second = screen.shown("frame")
    assert "Type a move such as" in first
    assert screen.shown("bottom")[0] == "Which card do you flip? flip a1 … h8 (64)"
    assert "You will begin." in first
    assert second.startswith("You flip a1")
    assert "Type a move" not in second
    assert screen.shown("ask") == ["You › ", "You › "]


def test_question__a_short_list_is_always_shown(file: Path) -> None:
    screen = Paper(is_live=True)
    hosted(table_of(file, "end-of-the-trail", "person", "person"), screen)
    assert "  1 hole " in screen.shown("frame")[0]


def test_question__what_is_not_understood_is_asked_again(file: Path) -> None:
    screen = Paper("zz", "flip", "", is_live=True)
    table = table_of(file, "gold", "person", "bot easy")
    hosted(table, screen)
    notes = [frame.rpartition(" | ")[2] for frame in screen.shown("frame")[1:]]
    assert notes[0].startswith("“zz” is not possible now")
    assert notes[1].startswith("“flip” could be flip a1")
    assert notes[2].startswith("Type a move")
    assert not [line for line in table.play.lines if line.who == "0"]


def test_turn__bots_move_until_a_person_must(file: Path) -> None:
    table = table_of(file, "gold", "person", "bot easy", start="1")
    hosted(table, Paper())
    assert [line.who for line in table.play.lines if line.who.isdigit()][:2] == ["1", "1"]
    assert table.play.waiting == (0,)


def test_turn__who_searches_is_seen_to_think_but_not_at_first(file: Path) -> None:
    screen = Paper("1", "1", is_live=True)
    hosted(table_of(file, "gold", "bot search:10", "person"), screen)
    assert screen.seen.index("ask You › ") < screen.seen.index(THINKING)
    assert set(screen.shown("busy")) == {THINKING.removeprefix("busy ")}


def test_turn__compiling_is_said_instead(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bots, "must_compile", True)
    screen = Paper("1", "1", is_live=True)
    hosted(table_of(file, "gold", "bot search:10", "person"), screen)
    assert set(screen.shown("busy")) == {"Compiling the rules of gold: a few seconds, only once …"}


def test_question__how_to_get_a_compiler_is_said_once(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bots, "lack_compiler", True)
    screen = Paper("1", "1", is_live=True)
    hosted(table_of(file, "gold", "person", "bot search:10"), screen)
    assert ["no C compiler" in frame for frame in screen.shown("frame")].count(True) == 1


def test_pause__others_half_as_long_as_a_moment(file: Path) -> None:
    """Two flipped cards are a moment to look at; one's own single flip needs none."""
    screen = Paper("a1", is_live=True)
    hosted(table_of(file, "gold", "person", "bot easy"), screen, pause=2.0)
    assert screen.waited == []
    screen = Paper("a1", "b1", is_live=True)
    hosted(table_of(file, "gold", "person", "bot easy"), screen, pause=2.0)
    assert screen.waited[0] == 2.0
    assert set(screen.waited) == {1.0, 2.0}
    assert "(Enter goes on at once)" in "".join(screen.shown("frame"))


def test_pause__none_is_none(file: Path) -> None:
    screen = Paper("a1", "b1", is_live=True)
    hosted(table_of(file, "gold", "person", "bot easy"), screen, pause=0.0)
    assert screen.waited == []


def test_pipe__sentences_instead_of_frames_between_questions(file: Path) -> None:
    screen = Paper("a1", "b1")
    hosted(table_of(file, "gold", "person", "bot easy"), screen, pause=2.0)
    assert any(line.startswith("You flip b1") for line in screen.shown("line"))
    assert any(line.startswith("Greenhorn Pip flips") for line in screen.shown("line"))
    assert len(screen.shown("frame")) == len(screen.shown("ask"))


def test_hand_over__nobody_sees_anothers_secrets(file: Path) -> None:
    screen = Paper("#1", "#1", is_live=True)
    hosted(table_of(file, "fools-gold", "Ada", "Bob", "Cid"), screen)
    handed = [text.partition(".")[0] for text in screen.shown("hand-over")]
    assert handed == [f"Please give the keyboard to {name}" for name in ("Ada", "Bob", "Cid")]


def test_hand_over__an_onlooker_watches_while_bots_move(file: Path) -> None:
    table = table_of(file, "fools-gold", "Ada", "bot easy", "Bob")
    host = hosted(table, Paper("#1", is_live=True))
    assert host.viewer == 2
    table = table_of(file, "fools-gold", "bot easy", "bot easy", "bot easy")
    assert hosted(table, Paper()).viewer == ONLOOKER


def test_undo__whoever_moved_last_gets_the_keyboard(file: Path) -> None:
    screen = Paper("#1", "undo", is_live=True)
    table = table_of(file, "fools-gold", "Ada", "Bob", "Cid")
    host = hosted(table, screen)
    assert host.viewer == 0
    assert table.play.waiting == (0,)
    assert screen.shown("ask") == ["Ada › ", "Bob › ", "Ada › "]
    assert "Ada takes back the last step." in screen.shown("frame")[-1]


def test_undo__refused_is_a_note_and_the_question_stays(file: Path) -> None:
    screen = Paper("undo", "a1", "undo", is_live=True)
    hosted(table_of(file, "gold", "person", "bot easy"), screen)
    assert "could be taken back" in screen.shown("frame")[1]
    assert "cannot be taken back" in screen.shown("frame")[-1]


@pytest.mark.parametrize("answers", [["quit"], ["終了"], []])
def test_end__quitting_or_no_more_input_leaves_the_screen(file: Path, answers: list[str]) -> None:
    screen = Paper(*answers, is_live=True)
    hosted(table_of(file, "gold", "person", "bot easy"), screen)
    assert (screen.seen[0], screen.seen[-1]) == ("open", "close")


def test_end__says_how_to_go_on_or_who_has_won(file: Path) -> None:
    for answers, told in ((["1"], "pyrite play --resume"), (["1"] * 200, "no card is left")):
        screen = Paper(*answers)
        file.unlink(missing_ok=True)
        table = new_file_table(file, find_game("gold"), {0: "person", 1: "bot uniform"}, seed=SEED)
        play_to_the_end(table, screen, Words("en", "pyrite.cli"), pause=0, may_ask_for_hints=True)
        assert "saved after every move" in screen.shown("line")[0]
        assert told in screen.text
