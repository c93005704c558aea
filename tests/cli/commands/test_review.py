"""`pyrite review`: text, JSON and one HTML page, in both languages; one line for what is wrong."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from pyrite.cli.reports import running
from pyrite.engine.records.record import GameRecord
from pyrite.players.review.review import Progress, Review, review_record
from tests.cli.conftest import Pyrite, one_error
from tests.players.review.build import begun, finished

QUICK = ("--backend", "python", "--iterations", "2")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game that Ada played against a bot."""
    return write(tmp_path, finished("gold"))


def write(folder: Path, record: GameRecord) -> Path:
    players = {0: "Ada", 1: "bot easy"}
    named = GameRecord(
        record.game,
        record.rules,
        record.seats,
        record.options,
        record.seed,
        players,
        lines=record.lines,
    )
    path = folder / "game.txt"
    path.write_text(named.text(), "utf-8")
    return path


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ["Gold with 2 seats: a review", "Ada: winning chances", "Luck and skill", "Pip"]),
        ("ja", ["の振り返り", "Ada:勝つ見込み", "運と腕前", "もう一度見たい場面"]),
    ],
)
def test_review__text(pyrite: Pyrite, file: Path, lang: str, parts: list[str]) -> None:
    ran = pyrite("review", file, *QUICK, "--lang", lang)
    assert ran.code == 0, ran.err
    assert [part for part in parts if part not in ran.out] == []


def test_review__json_of_whom(pyrite: Pyrite, file: Path) -> None:
    """People, everybody, or one seat."""
    for words, seats in (((), [0]), (("--all",), [0, 1]), (("--seat", "1"), [1])):
        data = json.loads(pyrite("review", file, *QUICK, "--json", *words).out)
        assert data["reviewed"] == seats
        assert {one["seat"] for one in data["decisions"]} == set(seats)
    assert (data["players"], data["iterations"]) == (["Ada", "bot easy"], 2)


class Page(HTMLParser):
    """Which tags stand in a page, which are open, and where it points to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.outside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.outside += [str(value) for name, value in attributes if name in ("src", "href")]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_review__page_is_one_file(pyrite: Pyrite, file: Path, tmp_path: Path, lang: str) -> None:
    page = tmp_path / "review.html"
    ran = pyrite("review", file, *QUICK, "--html", page, "--lang", lang)
    assert ran.code == 0, ran.err
    text = page.read_text("utf-8")
    found = Page(text)
    assert found.tags.count("svg") == 2
    assert found.tags.count("h2") == 4
    assert found.tags.count("details") > 10
    assert found.outside == []
    assert f'<html lang="{lang}">' in text
    assert "$" not in text


def test_review__a_name_is_no_markup(pyrite: Pyrite, file: Path, tmp_path: Path) -> None:
    file.write_text(file.read_text("utf-8").replace("Ada", "<b>Ada & Co"), "utf-8")
    page = tmp_path / "review.html"
    assert pyrite("review", file, *QUICK, "--html", page).code == 0
    assert "<b>Ada" not in page.read_text("utf-8")


def test_review__refuses_in_one_line(pyrite: Pyrite, file: Path, tmp_path: Path) -> None:
    assert "no file" in one_error(pyrite("review", tmp_path / "nothing.txt"))
    assert "--all" in one_error(pyrite("review", file, "--seat", "0", "--all"))
    assert "seat" in one_error(pyrite("review", file, "--seat", "7", *QUICK)).casefold()
    assert "exists already" in one_error(pyrite("review", file, "--html", file))
    file.write_text(file.read_text("utf-8").replace("Ada", "bot hard"), "utf-8")
    assert "Only bots" in one_error(pyrite("review", file, *QUICK))


def test_review__unfinished_or_wrong(pyrite: Pyrite, file: Path, tmp_path: Path) -> None:
    wrong = file.read_text("utf-8").replace("\n0 flip", "\n0 flop", 1)
    file.write_text(wrong, "utf-8")
    assert "flop" in one_error(pyrite("review", file, *QUICK), 1)
    assert "not over" in one_error(pyrite("review", write(tmp_path, begun("gold").game_record())))
    file.write_text("nonsense\n", "utf-8")
    one_error(pyrite("review", file))


def test_review__interrupted_tells_what_is_known(
    pyrite: Pyrite, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(
        record: GameRecord, seats: list[int], *, progress: Progress, **more: object
    ) -> Review:
        def stop(done: int, total: int) -> None:
            if done == 10:
                raise KeyboardInterrupt

        return review_record(record, seats, iterations=1, backend="python", progress=stop)

    monkeypatch.setattr(running, "review_record", stopped)
    ran = pyrite("review", file, *QUICK)
    assert ran.code == 130
    assert "Ada: " in ran.out
    assert "Stopped at" in ran.err
