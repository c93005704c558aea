"""The words people can say at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyrite.cli.session.choices import choices_of
from pyrite.cli.session.game_loop import bots_of
from pyrite.cli.session.table_words import WORDS, Question, TableWords, not_understood, table_words
from pyrite.cli.shell.voice import Voice
from tests.cli.conftest import keep_plain
from tests.cli.session.paper import Paper
from tests.cli.session.test_game_loop import table_of


@pytest.fixture
def screen() -> Paper:
    """Where answers are read."""
    return Paper()


@pytest.fixture
def asked(screen: Paper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Question:
    """The second flip of a game of Gold."""
    keep_plain(monkeypatch)
    table = table_of(tmp_path / "game.txt", "gold", "person", "bot easy")
    table.move(0, "flip a1")
    speech = Voice.at(table.play, "en", plain=True).for_viewer(0)
    return Question(0, choices_of(table.play, 0, speech), speech)


@pytest.fixture
def words(asked: Question, screen: Paper, tmp_path: Path) -> TableWords:
    """Answers at the table of the question."""
    table = table_of(tmp_path / "game.txt", "gold", "person", "bot easy")
    table.move(0, "flip a1")
    return TableWords(table, bots_of(table), screen, may_ask_for_hints=True)


def test_words__every_spelling_means_one_thing() -> None:
    """In any language, however it is written."""
    found = table_words()
    assert set(found.values()) == set(WORDS)
    assert found["undo"] == found["待った"] == "word-undo"
    assert found["q"] == found["終了"] == "word-quit"


def test_help__tells_every_word(words: TableWords, asked: Question, screen: Paper) -> None:
    assert words.answer(asked, "word-help", "") == []
    (page,) = screen.shown("page")
    for word in ("moves", "hint", "rules", "undo", "record", "save", "quit", "flip b1"):
        assert word in page


def test_moves__all_of_them_numbered(words: TableWords, asked: Question, screen: Paper) -> None:
    words.answer(asked, "word-moves", "")
    (page,) = screen.shown("page")
    assert "  1 flip b1" in page
    assert " 63 flip h8" in page


def test_hint__unless_it_is_forbidden(words: TableWords, asked: Question, screen: Paper) -> None:
    assert words.answer(asked, "word-hint", "") == []
    assert screen.shown("busy") == ["Looking for good moves …"]
    assert "imagined games" in screen.shown("page")[0]
    silent = TableWords(words.table, words.bots, screen, may_ask_for_hints=False)
    assert silent.answer(asked, "word-hint", "") == ["This game is played without hints."]


def test_record__as_far_as_one_may_know(words: TableWords, asked: Question, screen: Paper) -> None:
    (note,) = words.answer(asked, "word-record", "")
    assert note == f"Saved in {words.table.file}"
    assert screen.shown("page") == ["0 flip a1\n"]


def test_save__a_copy_that_overwrites_nothing(
    words: TableWords, asked: Question, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.txt"
    assert words.answer(asked, "word-save", "") == [f"Saved in {words.table.file}"]
    assert words.answer(asked, "word-save", str(copy)) == [f"Saved in {copy}"]
    assert copy.read_bytes() == words.table.file.read_bytes()
    (note,) = words.answer(asked, "word-save", str(copy))
    assert "exists already" in note


def test_not_understood__what_it_could_be(asked: Question) -> None:
    assert not_understood(asked, "", ()).startswith("Type a move such as “flip b1”")
    assert not_understood(asked, "zz", ()).startswith("“zz” is not possible now")
    few = not_understood(asked, "b", asked.choices[:2])
    assert few == "“b” could be flip b1, flip c1."
