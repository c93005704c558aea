"""`pyrite play` through a pipe: whole games, resuming, words at the table, wrong input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyrite.engine.records.files import usual_mode
from pyrite.engine.records.record import parse_record
from pyrite.engine.records.replay import verify
from pyrite.engine.registry import find_game, game_ids
from pyrite.players.network.weights import weights_file
from tests.cli.conftest import Pyrite, one_error

GAME = ("play", "gold", "--seats", "2", "--seed", "play", "--against", "uniform")


def decisions(file: Path) -> int:
    """Moves in a record, which must hold."""
    return verify(parse_record(file.read_text("utf-8"))).decisions


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_play__a_whole_game_by_number(pyrite: Pyrite, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.txt"
    ran = pyrite(*GAME, "--save", file, "--lang", lang, typed="1\n" * 200)
    assert ran.code == 0
    assert ran.err == ""
    record = parse_record(file.read_text("utf-8"))
    assert verify(record).is_finished
    assert record.players == {0: "person", 1: "bot uniform"}
    assert (
        "No card is left" if lang == "en" else "場のカードがなくなりました"
    ).lower() in ran.out.lower()


@pytest.mark.parametrize("game", game_ids())
def test_play__every_game_begins(pyrite: Pyrite, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.txt"
    ran = pyrite(
        *("play", game, "--seed", "x", "--against", "uniform", "--save", file), typed="#1\n" * 3
    )
    assert ran.code == 0
    assert decisions(file) >= 3


def test_play__end_of_input_saves_and_says_how_to_go_on(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = pyrite(*GAME, "--option", "start=0", "--save", file, typed="e5\n")
    assert ran.code == 0
    assert f"pyrite play --resume {file}" in ran.out
    assert decisions(file) == 1


def test_play__default_file_is_said_and_never_overwritten(pyrite: Pyrite, tmp_path: Path) -> None:
    for count in (1, 2):
        ran = pyrite(*GAME, typed="quit\n")
        files = list((tmp_path / "data" / "pyrite" / "records").iterdir())
        assert len(files) == count
        assert sum(str(file) in ran.out for file in files) >= 1


def test_resume__goes_on_as_if_nothing_had_happened(pyrite: Pyrite, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    pyrite(*GAME, "--save", whole, typed="1\n" * 200)
    pyrite(*GAME, "--save", parts, typed="1\n" * 5 + "quit\n")
    assert decisions(parts) < decisions(whole)
    pyrite("play", "--resume", parts, typed="1\n" * 200)
    assert parts.read_text("utf-8") == whole.read_text("utf-8")


def test_resume__keeps_what_play_does_not_know(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    pyrite(*GAME, "--save", file, typed="1\n1\n")
    text = file.read_text("utf-8").replace("player 0:", "event: summer cup\nplayer 0:")
    file.write_text(text + "# a comment\n", "utf-8")
    pyrite("play", "--resume", file, typed="1\n")
    assert "event: summer cup" in file.read_text("utf-8")
    assert "# a comment\n" in file.read_text("utf-8")
    decisions(file)


def test_resume__finished_game_shows_its_result(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    pyrite(*GAME, "--save", file, typed="1\n" * 200)
    before = file.read_bytes()
    ran = pyrite("play", "--resume", file)
    assert ran.code == 0
    assert "★" in ran.out
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--resume", "FILE", "--seats", "2"], "--resume"),
        (["gold", "--save", "FILE"], "exists already"),
    ],
)
def test_play__refuses_what_would_surprise(
    pyrite: Pyrite, tmp_path: Path, words: list[str], part: str
) -> None:
    file = tmp_path / "game.txt"
    pyrite(*GAME, "--save", file)
    before = file.read_bytes()
    ran = pyrite("play", *(str(file) if word == "FILE" else word for word in words))
    assert part in one_error(ran)
    assert file.read_bytes() == before


def test_play__weights_that_do_not_fit_are_refused_before_the_game(
    pyrite: Pyrite, tmp_path: Path
) -> None:
    fools = weights_file(find_game("fool"))
    file = tmp_path / "game.txt"
    ran = pyrite("play", "gold", "--bots", f"easy,network:{fools}", "--save", file)
    assert "does not fit" in one_error(ran)
    assert not file.exists()


def test_play__where_nothing_can_be_saved(pyrite: Pyrite, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    ran = pyrite(*GAME, "--save", tmp_path / "file" / "game.txt", typed="1\n")
    assert "cannot be written" in one_error(ran)
    assert "--resume" not in ran.out


def test_play__goes_on_unsaved_where_nothing_can_be_kept(pyrite: Pyrite, tmp_path: Path) -> None:
    """One warning, no fault, and no promise that it could be resumed."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "pyrite").write_text("", "utf-8")
    ran = pyrite(*GAME, "--option", "start=0", typed="a1\nb1\nc1\n")
    assert ran.code == 0
    assert ran.out.count("it is not saved") == 1
    assert "You flip c1" in ran.out
    assert "could not be saved" in ran.out
    assert "--resume" not in ran.out


def test_resume__a_record_cut_in_its_last_line_goes_on_before_it(
    pyrite: Pyrite, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    pyrite(*GAME, "--option", "start=0", "--save", file, typed="a1\nb1\n")
    text = file.read_text("utf-8")
    file.write_text(text[: text.index("0 flip b1") + 5], "utf-8")
    ran = pyrite("play", "--resume", file, typed="c1\n")
    assert "cut off in its last line" in ran.out
    assert "\n0 flip a1\n0 flip c1\n" in file.read_text("utf-8")
    decisions(file)


def test_resume__needs_a_seed(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("pyrite record 1\ngame: gold\nrules: 1\nseats: 2\n\n* start 0\n", "utf-8")
    assert "no seed" in one_error(pyrite("play", "--resume", file))


def test_words__at_the_table(pyrite: Pyrite, tmp_path: Path) -> None:
    file, copy = tmp_path / "game.txt", tmp_path / "copy.txt"
    typed = f"help\nmoves\nrecord\nsave\nsave {copy}\nsave {copy}\nルール\ne5\nrecord\nquit\n"
    ran = pyrite(*GAME, "--option", "start=0", "--save", file, typed=typed)
    assert "all your moves, numbered" in ran.out
    assert " 64 flip h8" in ran.out
    assert "No move has been made yet" in ran.out
    assert "exists already" in ran.out
    assert "\n0 flip e5\n" in ran.out
    assert "The idea" in ran.out
    assert decisions(copy) == 0


def test_record__tells_no_secret(pyrite: Pyrite, tmp_path: Path) -> None:
    ran = pyrite(*GAME, "--save", tmp_path / "game.txt", typed="1\n1\nrecord\nquit\n")
    assert "deal g" not in ran.out
    assert "seed" not in ran.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("zz", "“zz” is not possible now"),
        ("flip", "“flip” could be flip a1"),
        ("65", "“65” is not possible now"),
        ("", "Type a move"),
        ("\ufffd", "is not possible now"),
    ],
)
def test_wrong_move__is_asked_again(
    pyrite: Pyrite, tmp_path: Path, typed: str, answer: str
) -> None:
    file = tmp_path / "game.txt"
    ran = pyrite(*GAME, "--option", "start=0", "--save", file, typed=f"{typed}\n")
    assert answer in ran.out
    assert decisions(file) == 0


def test_names__are_spoken(pyrite: Pyrite, tmp_path: Path) -> None:
    words = ("--people", "0=Ada,1=Bob", "--option", "start=0", "--save", tmp_path / "game.txt")
    ran = pyrite(*GAME, *words, typed="1\n1\n1\n")
    assert "Ada flips a1" in ran.out
    assert "Bob ›" in ran.out


def test_you__are_spoken_to(pyrite: Pyrite, tmp_path: Path) -> None:
    ran = pyrite(*GAME, "--option", "start=0", "--save", tmp_path / "game.txt", typed="1\n")
    assert "You flip a1" in ran.out


def test_nobody__bots_play_alone(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = pyrite(*GAME, "--people", "none", "--save", file)
    assert ran.code == 0
    assert verify(parse_record(file.read_text("utf-8"))).is_finished


def test_play__in_a_pipe_no_line_is_padded(pyrite: Pyrite, tmp_path: Path) -> None:
    ran = pyrite(*GAME, "--save", tmp_path / "game.txt", typed="1\n1\nhelp\nquit\n")
    padded = [line for line in ran.out.splitlines() if line != line.rstrip()]
    assert [line for line in padded if "›" not in line] == []


def test_plain__is_said_without_signs(pyrite: Pyrite, tmp_path: Path) -> None:
    ran = pyrite(*GAME, "--plain", "--save", tmp_path / "game.txt", typed="1\n")
    assert "[::]" in ran.out
    assert "\x1b" not in ran.out


@pytest.mark.parametrize("typed", ["", "zz\n", "gold\n", "gold\nseven\n9\n2\n5\n0\n"])
def test_menu__end_of_input_is_no_fault(pyrite: Pyrite, typed: str) -> None:
    assert pyrite("play", typed=typed).code == 0


def test_menu__asks_and_explains(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "zz\ngold\nseven\n9\n2\n5\n0=Ada\nstrong\neasy\ny\nmatch\n\nperhaps\non\n0\ne5\n"
    ran = pyrite("play", "--seed", "menu", "--save", file, typed=typed)
    for answer in (
        "“zz” is none of these",
        "“strong” is none of these",
        "“seven” is no number",
        "not 9",
        "“5” is no seat",
    ):
        assert answer in ran.out
    record = parse_record(file.read_text("utf-8"))
    assert record.options == {"games": "match", "memory_aid": "on", "start": "0"}
    assert record.players == {0: "Ada", 1: "bot easy"}
    assert decisions(file) == 1


def test_menu__enter_takes_the_usual(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = pyrite("play", "--save", file, typed="gold\n\n\n\n\n")
    assert ran.code == 0
    record = parse_record(file.read_text("utf-8"))
    assert record.seats == 3
    assert record.players[1] == "bot normal"


@pytest.mark.parametrize(("lang", "title"), [("en", "looked at"), ("ja", "検討")])
def test_hint__best_moves_with_reasons_in_numbers(
    pyrite: Pyrite, tmp_path: Path, lang: str, title: str
) -> None:
    file = tmp_path / "game.txt"
    typed = "a1\nhint\nヒント\nquit\n"
    ran = pyrite(*GAME, "--option", "start=0", "--save", file, "--lang", lang, typed=typed)
    assert ran.out.count(title) == 2
    assert re.search(r"flip [a-h][1-8] +\d+% +\d+% +\d+\.\d", ran.out)
    assert decisions(file) == 1


def test_hints__can_be_forbidden(pyrite: Pyrite, tmp_path: Path) -> None:
    words = ("--option", "start=0", "--hints", "off", "--save", tmp_path / "game.txt")
    ran = pyrite(*GAME, *words, typed="hint\n")
    assert "without hints" in ran.out
    assert "looked at" not in ran.out


def test_against__bots_are_named_in_the_record(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "gold", "--seats", "2", "--seed", "play", "--option", "start=0")
    pyrite(*words, "--against", "search:20", "--save", file, typed="a1\nb1\n")
    assert parse_record(file.read_text("utf-8")).players == {0: "person", 1: "bot search:20"}
    assert decisions(file) > 2
    pyrite("play", "--resume", file, typed="quit\n")
    assert "--resume" in one_error(pyrite("play", "--resume", file, "--against", "easy"))


def test_resume__unknown_bot_is_one_line(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    pyrite(*GAME, "--save", file)
    file.write_text(file.read_text("utf-8").replace("bot uniform", "bot nobody"), "utf-8")
    assert "no player “nobody”" in one_error(pyrite("play", "--resume", file))


def test_file__of_a_running_game_is_its_owners_alone(pyrite: Pyrite, tmp_path: Path) -> None:
    """It tells all hands; a finished game may be read like any other file."""
    file, copy = tmp_path / "game.txt", tmp_path / "copy.txt"
    pyrite(*GAME, "--save", file, typed=f"1\nsave {copy}\nquit\n")
    file.chmod(0o644)
    pyrite("play", "--resume", file, typed="1\n")
    assert [one.stat().st_mode & 0o777 for one in (file, copy)] == [0o600, 0o600]
    pyrite("play", "--resume", file, typed="1\n" * 200)
    assert file.stat().st_mode & 0o777 == usual_mode()


def test_file__its_name_tells_nothing_of_the_seed(pyrite: Pyrite, tmp_path: Path) -> None:
    pyrite("play", "gold", typed="quit\n")
    (file,) = (tmp_path / "data" / "pyrite" / "records").iterdir()
    seed = parse_record(file.read_text("utf-8")).seed
    assert seed
    assert seed[:6] not in file.name
    assert re.fullmatch(r"gold-\d{4}-\d\d-\d\d\.txt", file.name)


UNDO = ("play", "fools-gold", "--seed", "x", "--option", "start=0", "--against", "easy")


@pytest.mark.parametrize(
    ("lang", "word", "nothing", "told"),
    [
        ("en", "undo", "Nobody has made a move here yet", "You take back the last 3 steps."),
        ("ja", "待った", "戻せる手がまだありません", "あなたが手を 3 つ戻しました。"),
    ],
)
def test_undo__against_bots(
    pyrite: Pyrite, tmp_path: Path, lang: str, word: str, nothing: str, told: str
) -> None:
    """What they did since goes, too; the record has what was done instead."""
    file = tmp_path / "game.txt"
    typed = f"{word}\nhills 0\n{word}\nhills 1\nrecord\nquit\n"
    ran = pyrite(*UNDO, "--save", file, "--lang", lang, typed=typed)
    assert nothing in ran.out
    assert told in ran.out
    assert "\n0 place hills 1\n" in ran.out
    assert "\n0 place hills 0\n" not in ran.out
    assert decisions(file) == 3


def test_undo__not_past_something_shown(pyrite: Pyrite, tmp_path: Path) -> None:
    """G4.1: the card was seen; the same question is asked again."""
    file = tmp_path / "game.txt"
    ran = pyrite(*GAME, "--option", "start=0", "--save", file, typed="a1\nundo\nb1\n")
    assert "cannot be taken back: something has been shown since" in ran.out
    assert "You flip b1" in ran.out
    assert decisions(file) >= 2


def test_undo__among_people_whoever_moved_last_moves_again(pyrite: Pyrite, tmp_path: Path) -> None:
    """One keyboard speaks for all: nobody else is asked."""
    file = tmp_path / "game.txt"
    people = ("--people", "0=Ada,1=Bob,2=Cid", "--save", file)
    ran = pyrite(*UNDO, *people, typed="#1\n#1\nundo\nundo\n#2\n")
    asked = re.findall(r"^(\w+) › (\S+)", ran.out, re.MULTILINE)
    assert asked == [
        ("Ada", "#1"),
        ("Bob", "#1"),
        ("Cid", "undo"),
        ("Bob", "undo"),
        ("Ada", "#2"),
    ]
    assert "Bob takes back the last step." in ran.out
    assert decisions(file) == 1


def test_undo__after_resuming(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    pyrite(*UNDO, "--save", file, typed="#1\nquit\n")
    pyrite("play", "--resume", file, typed="undo\nquit\n")
    assert decisions(file) == 0


@pytest.fixture
def finished(pyrite: Pyrite, tmp_path: Path) -> Path:
    """A game that is over, of Ada against a bot."""
    file = tmp_path / "finished.txt"
    pyrite(*GAME, "--people", "0=Ada", "--save", file, typed="1\n" * 200)
    return file


@pytest.mark.parametrize("anew", [(), ("--anew",)])
def test_from__another_game_begins_behind_a_step(
    pyrite: Pyrite, tmp_path: Path, finished: Path, anew: tuple[str, ...]
) -> None:
    file = tmp_path / "other.txt"
    ran = pyrite(
        *("play", "--from", finished, "--step", "9", *anew, "--people", "0=Ada"),
        *("--save", file),
        typed="1\n" * 200,
    )
    assert (ran.code, ran.err) == (0, "")
    assert "You go on behind step 9" in ran.out
    record = parse_record(file.read_text("utf-8"))
    assert (verify(record).prelude, verify(record).is_finished) == (9, True)
    assert record.players == {0: "Ada", 1: "bot uniform"}
    assert "goes on behind step 9" in pyrite("verify", file).out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--from", "FILE"), "--step"),
        (("--step", "3"), "--from"),
        (("gold", "--from", "FILE", "--step", "3"), "--from goes on"),
        (("--from", "FILE", "--step", "9999"), "step 9999"),
        (("--from", "FILE", "--step", "9", "--anew", "--people", "all"), "--people"),
    ],
)
def test_from__what_is_wrong_is_said(
    pyrite: Pyrite, finished: Path, words: tuple[str, ...], why: str
) -> None:
    given = [finished if word == "FILE" else word for word in words]
    assert why in one_error(pyrite("play", *given))
