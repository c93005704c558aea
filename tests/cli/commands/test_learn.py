"""`pyrite learn`."""

from __future__ import annotations

import pytest

from pyrite.engine.lessons import find_lesson, lesson_ids
from tests.cli.conftest import Pyrite, one_error


def right_moves(id: str) -> list[str]:
    """What a learner types who makes no mistake."""
    return [next(iter(step.right)) for step in find_lesson(id).steps]


def typed(lines: list[str]) -> str:
    """As it comes through a pipe."""
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("id", lesson_ids())
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_learn__leads_to_the_end_and_to_a_real_game(pyrite: Pyrite, id: str, lang: str) -> None:
    ran = pyrite("learn", id, "--lang", lang, typed=typed(right_moves(id)))
    assert ran.code == 0
    assert find_lesson(id).words(lang).say("end") in ran.out
    assert f"pyrite play {id} --against easy" in ran.out


@pytest.mark.parametrize("id", lesson_ids())
def test_learn__a_wrong_move_is_not_played_but_explained(pyrite: Pyrite, id: str) -> None:
    lesson = find_lesson(id)
    step = lesson.steps[0]
    wrong, key = next(iter(step.reasons.items()))
    ran = pyrite("learn", id, typed=typed([wrong, *right_moves(id)]))
    assert f"{wrong}: {lesson.words('en').say(key)}" in ran.out
    assert lesson.words("en").say("end") in ran.out


def test_learn__without_a_game_asks_which_one(pyrite: Pyrite) -> None:
    ran = pyrite("learn", typed=typed(["gold", *right_moves("gold")]))
    assert ran.code == 0
    assert find_lesson("gold").words("en").say("end") in ran.out


def test_learn__answers_words_and_nonsense(pyrite: Pyrite) -> None:
    said = ["help", "hint", "undo", "xyzzy", "moves", "", *right_moves("gold")]
    ran = pyrite("learn", "gold", typed=typed(said))
    assert "The lesson thinks of “flip c3”." in ran.out
    assert "In a lesson there are only moves" in ran.out
    assert "“xyzzy” is not possible now." in ran.out
    assert find_lesson("gold").words("en").say("end") in ran.out


@pytest.mark.parametrize("said", ["quit\n", "c3\nquit\n", ""])
def test_learn__can_be_left_at_any_time(pyrite: Pyrite, said: str) -> None:
    ran = pyrite("learn", "gold", typed=said)
    assert ran.code == 0
    assert "pyrite learn gold" in ran.out
    assert "--against easy" not in ran.out


def test_learn__no_such_game(pyrite: Pyrite) -> None:
    assert "There is no game “chess”. Games: " in one_error(pyrite("learn", "chess"))
