"""Where points come from: every source named, and together they are the score."""

from __future__ import annotations

import random

import pytest

from pyrite.cli.boards.board import sources
from pyrite.cli.session.ending import views_of
from pyrite.cli.shell.voice import Voice
from pyrite.core.words import LANGUAGES
from pyrite.engine.play import Play, start_play
from pyrite.engine.registry import find_game


def finished(game: str, seats: int, **options: str) -> Play:
    """A random game to its end."""
    play = start_play(find_game(game), seats, seed=f"points {seats}", options=options)
    chance = random.Random(seats)
    while play.waiting:
        seat = play.waiting[0]
        play.move(seat, chance.choice(play.legal(seat)))
    return play


GAMES = [
    ("gold", 2, {}),
    ("gold", 3, {"games": "match"}),
    ("fool", 4, {"rounds": "single"}),
    ("fool", 5, {}),
    ("fools-gold", 3, {}),
    ("end-of-the-trail", 1, {}),
    ("end-of-the-trail", 3, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_sources__add_up_to_the_score(game: str, seats: int, options: dict[str, str]) -> None:
    play = finished(game, seats, **options)
    assert play.result
    found = sources(views_of(play), Voice.at(play, "en"))
    assert [sum(points) for points in zip(*(one.points for one in found), strict=True)] == list(
        play.result.scores
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_sources__have_names(language: str) -> None:
    play = finished("end-of-the-trail", 2)
    labels = [one.label for one in sources(views_of(play), Voice.at(play, language))]
    assert labels == (
        ["tents", "camp", "poker hand"]
        if language == "en"
        else ["テント", "キャンプ", "ポーカーの手"]
    )


def test_sources__of_nothing() -> None:
    assert sources([], Voice("en", find_game("gold"), {})) == []
