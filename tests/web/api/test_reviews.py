"""Reviews over the wire: of a table that is over, and of a record that somebody brings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from pyrite.cli.main import run
from pyrite.tables.reviews.job import Depth
from pyrite.tables.reviews.queue import ReviewSettings
from pyrite.tables.stores.opening import open_store
from pyrite.web.api.limits import NO_LIMITS
from pyrite.wire.reviews import Review, ReviewTold
from tests.players.review.build import begun, finished
from tests.web.api.test_calls import code
from tests.web.place import Message, Opened, Visitor, hosted

QUICK = ReviewSettings(depth=Depth("python", 1), politeness=0)
FOOL = {"game": "fool", "seats": 4, "players": ["me"] * 4, "options": {"rounds": "single"}}


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """Somebody at a server whose reviews are quick and rough."""
    with hosted(review_settings=QUICK) as one:
        yield one


@pytest.fixture(scope="module")
def over(visitor: Visitor) -> Opened:
    """A table whose game has ended."""
    table = visitor.open(**FOOL).start()
    live = table.live()
    live.play_on(live.welcome["ask"])
    return table


def bring(visitor: Visitor, record: str, **more: Any) -> Any:
    """`POST /review`."""
    return visitor.call("POST", "/review", {"record": record}, **more)


def ready(ask: Any) -> Message:
    """Ask again and again; what is told on the way is in order."""
    done = 0.0
    while True:
        response = ask()
        assert response.status_code == 200, response.text
        told = response.json()
        msgspec.convert(told, ReviewTold, strict=True)
        if told["state"] == "ready":
            assert set(told) == {"state", "review"}
            return dict(told["review"])
        assert set(told) == {"state", "done"}
        assert done <= told["done"] <= 1
        done = told["done"]


def test_table__first_working_then_ready(over: Opened) -> None:
    first = over.call("GET", "/review")
    assert first.json() == {"state": "working", "done": 0}
    review = ready(lambda: over.call("GET", "/review"))
    assert (review["game"], review["reviewed"], review["done"]) == ("fool", [0, 1, 2, 3], 1)
    assert {one["seat"] for one in review["decisions"]} == {0, 1, 2, 3}
    again = over.call("GET", "/review", headers={"Accept-Encoding": "identity"})
    assert again.json() == {"state": "ready", "review": review}
    assert "content-encoding" not in again.headers


def test_record__of_the_table_has_the_same_review(over: Opened) -> None:
    record = over.call("GET", "/record").text
    review = ready(lambda: over.call("GET", "/review"))
    response = bring(over.visitor, record)
    assert response.headers["content-encoding"] == "gzip"
    assert response.json() == {"state": "ready", "review": review}


def test_bots_only__all_are_reviewed(visitor: Visitor) -> None:
    names = dict.fromkeys(range(4), "bot easy")
    record = replace(finished("fool"), players=names).text()
    assert ready(lambda: bring(visitor, record))["reviewed"] == [0, 1, 2, 3]


def test_people__are_reviewed_among_bots(visitor: Visitor) -> None:
    names = {0: "bot easy", 1: "Ada", 2: "bot easy", 3: "bot easy"}
    record = replace(finished("fool"), players=names).text()
    review = ready(lambda: bring(visitor, record))
    assert (review["reviewed"], review["players"][1]) == ([1], "Ada")


def test_restart__the_review_is_still_there(tmp_path: Path) -> None:
    record = finished("fool").text()
    store = str(tmp_path / "tables.db")
    with hosted(store=open_store(store), review_settings=QUICK) as one:
        review = ready(lambda: bring(one, record))
    with hosted(store=open_store(store), review_settings=QUICK) as other:
        assert bring(other, record).json() == {"state": "ready", "review": review}


def test_command__prints_the_same_shape(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished("fool").text(), "utf-8")
    asked = ["review", str(file), "--json", "--backend", "python", "--iterations", "2"]
    assert run(asked) == 0
    msgspec.convert(json.loads(capsys.readouterr().out), Review, strict=True)


def test_openapi__describes_both_calls(visitor: Visitor) -> None:
    document = visitor.call("GET", "/openapi.json").json()
    for path, method in (("/api/tables/{id}/review", "get"), ("/api/review", "post")):
        answer = document["paths"][path][method]["responses"]["200"]
        schema = answer["content"]["application/json"]["schema"]
        assert schema == {"$ref": "#/components/schemas/ReviewTold"}
    components = document["components"]["schemas"]
    ours = {name: one for name, one in components.items() if name.startswith("Review")}
    described = jsonschema_rs.validator_for({**schema, "components": {"schemas": ours}})
    told = ready(lambda: bring(visitor, finished("fool").text()))
    described.validate({"state": "ready", "review": told})
    described.validate({"state": "working", "done": 0.5})
    assert not described.is_valid({"state": "ready", "review": {**told, "places": None}})


# What cannot be reviewed


def test_unfinished__is_refused_in_one_line(visitor: Visitor) -> None:
    refused = bring(visitor, begun("fool").game_record().text())
    assert code(refused) == (422, "bad-message")
    assert refused.json()["error"]["field"] == "record"


@pytest.mark.parametrize("record", ["", "hello\n", "pyrite record 1\ngame: chess\n"])
def test_no_record__is_refused_at_once(visitor: Visitor, record: str) -> None:
    refused = bring(visitor, record)
    assert code(refused) == (422, "bad-message")
    assert refused.json()["error"]["field"] == "record"


def test_wrong_line__is_named_when_it_is_found(visitor: Visitor) -> None:
    record = finished("fool").text().replace("winners", "# nobody", 1)
    while (refused := bring(visitor, record, headers={"Accept-Language": "ja"})).status_code == 200:
        assert refused.json()["state"] == "working"
    assert code(refused) == (422, "bad-message")
    error = refused.json()["error"]
    assert error["line"] == len(record.splitlines())
    assert f"{error['line']}" in error["text"]


@pytest.mark.parametrize("body", [{}, {"record": 1}, {"record": "x", "eyes": 0}])
def test_shape__is_refused(visitor: Visitor, body: Message) -> None:
    assert code(visitor.call("POST", "/review", body)) == (422, "bad-message")


def test_too_large__is_refused() -> None:
    with hosted(replace(NO_LIMITS, record_bytes=1000), review_settings=QUICK) as one:
        assert code(bring(one, "x" * 1000)) == (413, "too-large")


def test_too_often__an_address_must_wait() -> None:
    with hosted(replace(NO_LIMITS, reviews=(2, 3600)), review_settings=QUICK) as one:
        for _ in range(2):
            assert bring(one, finished("fool").text()).status_code == 200
        refused = bring(one, finished("fool").text())
        assert code(refused) == (429, "too-many")
        assert refused.json()["error"]["seconds"] > 0


def test_too_many__wait_and_the_next_is_told_so() -> None:
    settings = replace(QUICK, at_once=0, most_waiting_each=2)
    records = [replace(finished("fool"), players={0: name}).text() for name in ("a", "b", "c")]
    with hosted(review_settings=settings) as one:
        for record in records[:2]:
            assert bring(one, record).json() == {"state": "working", "done": 0}
        assert code(bring(one, records[2])) == (503, "busy")
        assert bring(one, records[0]).status_code == 200


# Several servers


def test_two_houses__whoever_is_asked_tells_how_far_it_is(postgres_url: str) -> None:
    """The second would begin at nothing; it asks the worker that is at it."""
    record = finished("gold").text()
    servers = [open_store(postgres_url) for _ in range(2)]
    with (
        hosted(store=servers[0], review_settings=QUICK) as one,
        hosted(store=servers[1], review_settings=QUICK) as other,
    ):
        while (told := bring(one, record).json())["state"] == "working" and not told["done"]:
            pass
        told = bring(other, record).json()
        assert told["state"] == "ready" or told["done"] > 0
