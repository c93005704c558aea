"""`GET /api/lessons/{game}`: what a learner's page needs, as it is described."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import pytest

from pyrite.core.words import LANGUAGES
from pyrite.engine.lessons import find_lesson, lesson_ids
from tests.web.place import Visitor


@pytest.fixture(scope="module")
def described(visitor: Visitor) -> jsonschema_rs.Validator:
    """The answer as a stranger reads of it."""
    document = visitor.call("GET", "/openapi.json").json()
    told = document["paths"]["/api/lessons/{game}"]["get"]["responses"]["200"]
    schema = told["content"]["application/json"]["schema"]
    return jsonschema_rs.validator_for({"components": document["components"], **schema})


def lesson(visitor: Visitor, id: str, language: str) -> Any:
    """As it is sent."""
    response = visitor.call("GET", f"/lessons/{id}", headers={"Accept-Language": language})
    assert response.status_code == 200
    return response.json()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", lesson_ids())
def test_lesson__is_as_described_and_complete(
    visitor: Visitor, described: jsonschema_rs.Validator, id: str, language: str
) -> None:
    told = lesson(visitor, id, language)
    described.validate(told)
    known = find_lesson(id)
    assert told["end"] == known.words(language).say("end")
    for step, one in zip(told["steps"], known.steps, strict=True):
        answered = [answer["move"] for answer in step["right"]]
        answered += [move for reason in step["reasons"] for move in reason["moves"]]
        assert sorted(answered) == sorted(step["ask"]["legal"])
        assert step["before"]["view"]["viewer"] == known.seat
        assert step["text"] == known.words(language).say(f"{one.name}-ask")


def test_lesson__is_packed_for_who_can_unpack_it(visitor: Visitor) -> None:
    asked = {"Accept-Encoding": "gzip"}
    response = visitor.call("GET", "/lessons/gold", headers=asked)
    assert response.headers["content-encoding"] == "gzip"
    plain = visitor.call("GET", "/lessons/gold", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == response.json()


def test_unknown_game__is_said(visitor: Visitor) -> None:
    response = visitor.call("GET", "/lessons/chess")
    assert response.status_code == 422
    assert response.json()["error"]["code"] == "unknown-game"
