"""Lessons: real positions, one question each, a reason for every move that is not meant."""

from __future__ import annotations

import re

import pytest

from pyrite.core.errors import PyriteError
from pyrite.core.words import LANGUAGES, catalogue, entries
from pyrite.engine.lessons import FOLDER, LessonStep, find_lesson, lesson_ids, records_of
from pyrite.engine.records.replay import verify
from pyrite.engine.registry import find_game

FEW, MANY = 6, 10
LONGEST = {"en": 330, "ja": 190}  # what fits below a board on a terminal of 24 lines
STEPS = [(id, step) for id in lesson_ids() for step in find_lesson(id).steps]


def named(case: tuple[str, LessonStep]) -> str:
    """`gold-carry`."""
    return f"{case[0]}-{case[1].name}"


each_step = pytest.mark.parametrize("case", STEPS, ids=named)
each_game = pytest.mark.parametrize("id", lesson_ids())


def keys_of(step: LessonStep) -> set[str]:
    """Every message that a step may say."""
    return {f"{step.name}-ask", f"{step.name}-done", *step.reasons.values()}


@each_game
def test_records__hold_under_the_rules_with_chance_by_hand(id: str) -> None:
    for record in records_of(find_game(id)):
        assert record.game == id
        assert record.seed is None
        assert verify(record).decisions > 0


@each_game
def test_lesson__has_six_to_ten_steps_of_different_names(id: str) -> None:
    names = [step.name for step in find_lesson(id).steps]
    assert FEW <= len(names) <= MANY
    assert len(set(names)) == len(names)


@each_step
def test_step__asks_the_learner_who_has_a_choice(case: tuple[str, LessonStep]) -> None:
    id, step = case
    seat = find_lesson(id).seat
    assert seat in step.play.waiting
    assert step.before.view["viewer"] == seat
    assert step.before.view == step.play.view(seat)
    assert len(step.play.legal(seat)) > 1


@each_step
def test_step__every_legal_move_is_right_or_has_a_reason(case: tuple[str, LessonStep]) -> None:
    id, step = case
    legal = step.play.legal(find_lesson(id).seat)
    assert step.right
    assert sorted([*step.right, *step.reasons]) == sorted(legal)


@each_step
def test_step__shows_what_comes_of_a_right_move(case: tuple[str, LessonStep]) -> None:
    _, step = case
    for after in step.right.values():
        assert after.news
        assert after.view != step.before.view


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_words__say_all_that_is_said_and_nothing_else(id: str, language: str) -> None:
    lesson = find_lesson(id)
    wanted = {"end"}.union(*map(keys_of, lesson.steps))
    written = entries(catalogue(f"{lesson.game.package}.{FOLDER}", language))
    assert written.keys() == wanted
    assert all(len(lesson.words(language).say(key)) <= LONGEST[language] for key in wanted)


@each_game
def test_words__name_the_same_places_and_numbers_in_both_languages(id: str) -> None:
    """A card or place that one language names stands in the other, too."""
    lesson = find_lesson(id)
    for key in sorted({"end"}.union(*map(keys_of, lesson.steps))):
        said = [set(re.findall(r"\b[a-h][1-8]\b", lesson.words(one).say(key))) for one in LANGUAGES]
        assert said[0] == said[1], key


def test_unknown_game__names_those_that_can_be_learned() -> None:
    with pytest.raises(PyriteError, match="chess"):
        find_lesson("chess")
