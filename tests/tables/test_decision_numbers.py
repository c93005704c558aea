"""Questions are numbered for each seat, by that seat alone."""

from __future__ import annotations

from pyrite.tables.decision_numbers import Features


def test_put__others_change_nothing() -> None:
    questions = Features(2)
    questions.put((0, 1), 0)
    questions.answer(0)
    questions.put((0, 1), 1)
    assert (questions.open(0), questions.open(1)) == (1, 0)


def test_take_back__what_was_asked_later_is_asked_anew() -> None:
    """Both were in the middle of a secret choice; all of it goes."""
    questions = Features(2)
    questions.put((0, 1), 0)
    questions.answer(0)
    questions.put((0, 1), 1)
    questions.answer(1)
    questions.put((0, 1), 2)
    questions.take_back((0, 1))
    assert (questions.open(0), questions.open(1)) == (None, None)
    questions.put((0, 1), 0)
    assert (questions.open(0), questions.open(1)) == (2, 2)


def test_take_back__what_another_was_asked_in_secret_stands() -> None:
    questions = Features(2)
    questions.put((0, 1), 0)
    questions.answer(0)
    questions.put((0, 1), 1)
    questions.answer(1)
    questions.put((0, 1), 2)
    questions.take_back((0,))
    assert (questions.open(0), questions.open(1)) == (None, 1)
