"""Questions before a game."""

from __future__ import annotations

import pytest

from pyrite.cli.session.setup import Setup
from pyrite.core.words import Words
from pyrite.engine.registry import all_games, find_game
from tests.cli.session.paper import Paper

GOLD = find_game("gold")


def setup(*answers: str, language: str = "en") -> tuple[Setup, Paper]:
    """Somebody who answers so."""
    screen = Paper(*answers)
    return Setup(screen, Words(language, "pyrite.cli")), screen


@pytest.mark.parametrize(
    ("answer", "game"),
    [("gold", "gold"), ("3", "fools-gold"), ("trail", "end-of-the-trail"), ("", all_games()[0].id)],
)
def test_game__by_number_name_or_enter(answer: str, game: str) -> None:
    asking, screen = setup(answer)
    assert asking.ask_game(all_games()) is find_game(game)
    assert sum("–" in line for line in screen.shown("line")) == len(all_games())


def test_game__by_its_title_in_japanese() -> None:
    for game in all_games():
        title = Words("ja", game.package).say("title")
        assert setup(title, language="ja")[0].ask_game(all_games()) is game


def test_game__wrong_answers_are_explained() -> None:
    asking, screen = setup("zz", "gold")
    assert asking.ask_game(all_games()) is GOLD
    assert screen.shown("line")[-1].startswith("“zz” is none of these: ")


def test_seats__as_many_as_the_game_is_for() -> None:
    asking, screen = setup("seven", "9", "２")
    assert asking.ask_seats(GOLD) == 2
    assert screen.shown("line")[0] == "“seven” is no number."
    assert "not 9" in screen.shown("line")[1]
    assert setup("")[0].ask_seats(GOLD) == GOLD.usual_seats


def test_people__perhaps_with_names() -> None:
    asking, screen = setup("5", "0=Ada,1")
    assert asking.ask_people(3) == {0: "Ada", 1: "person"}
    assert "“5” is no seat" in screen.shown("line")[0]


def test_level__as_usual_with_enter() -> None:
    assert setup("")[0].ask_level("normal") == "normal"
    assert setup("strong", "hard")[0].ask_level("normal") == "hard"


def test_options__only_if_somebody_wants_to_look() -> None:
    for answer in ("", "no", "maybe"):
        assert setup(answer)[0].ask_settings(GOLD, 2) == {}
    for yes in ("y", "YES", "はい"):
        found = setup(yes, "match", "", "on", "1")[0].ask_settings(GOLD, 2)
        assert found == {"games": "match", "layout": "scatter", "memory_aid": "on", "start": "1"}


def test_options__a_value_wins_over_the_number_of_a_line() -> None:
    """Seat 1 begins; it is not the first in the list."""
    found = setup("y", "", "", "", "1")[0].ask_settings(GOLD, 2)
    assert found["start"] == "1"


def test_end_of_input__is_passed_on() -> None:
    with pytest.raises(EOFError):
        setup()[0].ask_game(all_games())
