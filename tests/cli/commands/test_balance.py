"""`pyrite balance`: text, JSON and one HTML page, in both languages."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from pyrite.arena import balance
from tests.cli.conftest import Pyrite, one_error

GAME = ("balance", "gold", "--seats", "2", "--games", "6", "--player", "easy", "--seed", "b")
HERE = ("--workers", "1")


@pytest.fixture(autouse=True)
def quick_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody on it searches."""
    monkeypatch.setattr(balance, "LADDER", ("uniform", "easy"))


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ["Gold with 2 seats", "Seat 0 begins", "luck of the deal", "easy wins"]),
        ("ja", ["ゴールド（2 人）", "先手はいつも席0", "配りの運", "首位交代"]),
    ],
)
def test_balance__text(pyrite: Pyrite, lang: str, parts: list[str]) -> None:
    ran = pyrite(*GAME, *HERE, "--lang", lang)
    assert ran.code == 0, ran.err
    assert [part for part in parts if part not in ran.out] == []


def test_balance__json(pyrite: Pyrite) -> None:
    data = json.loads(pyrite(*GAME, *HERE, "--json").out)
    assert (data["games"], data["deals"], data["options"]) == (6, 3, {"start": "0"})
    assert sum(share["mean"] for share in data["wins_by_seat"]) == pytest.approx(1)
    assert len(data["lengths"]) == 6
    assert 0 <= data["deal_share"] <= 1
    assert [one["name"] for one in data["ladder"]] == ["easy", "uniform"]


class Page(HTMLParser):
    """Counts what stands in a page, and where it points to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.outside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.outside += [
            value
            for name, value in attributes
            if name in ("src", "href") and value and not value.startswith("#")
        ]


@pytest.mark.parametrize(("lang", "title"), [("en", "Lead changes"), ("ja", "首位交代")])
def test_balance__page_is_one_file_with_pictures(
    pyrite: Pyrite, tmp_path: Path, lang: str, title: str
) -> None:
    file = tmp_path / "report.html"
    ran = pyrite(*GAME, *HERE, "--html", file, "--lang", lang)
    assert ran.code == 0, ran.err
    text = file.read_text("utf-8")
    page = Page(text)
    assert page.tags.count("svg") == page.tags.count("h2") == 6
    assert page.outside == []
    assert f'<html lang="{lang}">' in text
    assert f"<h2>{title}</h2>" in text
    assert "$" not in re.sub(r"<svg.*?</svg>", "", text, flags=re.DOTALL)
    assert all(picture.isascii() for picture in re.findall(r"<svg [^>]*>(.*?)</svg>", text, re.S))


def test_balance__never_overwrites_and_needs_matplotlib(
    pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "report.html"
    file.write_text("mine", "utf-8")
    assert "exists already" in one_error(pyrite(*GAME, "--html", file))
    monkeypatch.setattr("pyrite.arena.pictures.can_draw", lambda: False)
    assert "matplotlib" in one_error(pyrite(*GAME, "--html", tmp_path / "new.html"))


def test_balance__interrupted(pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch) -> None:
    from pyrite.cli.reports import running

    monkeypatch.setattr(running, "run", lambda *words, **more: [])
    ran = pyrite(*GAME, *HERE)
    assert ran.code == 130
    assert ran.out == ""
