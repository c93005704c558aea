"""Calls, right and wrong, made up from the server's own OpenAPI; the answers are as described."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import given
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import (
    ignored_auth,
    negative_data_rejection,
    positive_data_acceptance,
    unsupported_method,
)

from pyrite.web.api.routes import CALLS
from tests.fuzz.length import examples
from tests.web.place import Opened, Visitor

OPERATIONS = [(call.method, f"/api{call.path}") for call in CALLS]
OF_A_TABLE = [one for one in OPERATIONS if "{id}" in one[1]]
STATES = ("open", "playing", "over")

AnyCase = Case[Any]

pytestmark = pytest.mark.slow


@cache
def described(url: str) -> Any:
    """What the server says of itself."""
    return schemathesis.openapi.from_url(f"{url}/api/openapi.json")


def cases(visitor: Visitor, method: str, path: str) -> st.SearchStrategy[AnyCase]:
    """Calls as they should be, and as they should not."""
    operation = described(visitor.url)[path][method]
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    return st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in modes))


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_calls__whatever_is_called_the_answer_is_as_described(
    visitor: Visitor, method: str, path: str
) -> None:
    # Which games have how many seats, and what goes with what, no schema can say.
    excluded: list[Any] = [positive_data_acceptance]

    @examples(taste=4, a_minute=40)
    @given(case=cases(visitor, method, path))
    def calls(case: AnyCase) -> None:
        case.call_and_validate(base_url=visitor.url, excluded_checks=excluded)

    calls()


@pytest.fixture(scope="module")
def over(visitor: Visitor) -> Opened:
    """A table whose game is over."""
    opened = visitor.open().start()
    live = opened.live()
    live.play_on(live.welcome["ask"])
    return opened


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize(("method", "path"), OF_A_TABLE)
def test_calls__to_a_real_table_with_its_key(
    visitor: Visitor, over: Opened, method: str, path: str, state: str
) -> None:
    # What was made up is replaced: table and key are right.
    excluded = [positive_data_acceptance, negative_data_rejection, unsupported_method, ignored_auth]

    def table() -> Opened:
        if state == "over":
            return over
        opened = visitor.open(players=["me", "open" if state == "open" else "me"])
        return opened if state == "open" else opened.start()

    @examples(taste=2, a_minute=20)
    @given(case=cases(visitor, method, path))
    def calls(case: AnyCase) -> None:
        opened = table()
        case.path_parameters = {"id": opened.id}
        bearer = {"Authorization": f"Bearer {opened.key}"}
        case.call_and_validate(base_url=visitor.url, headers=bearer, excluded_checks=excluded)

    calls()
