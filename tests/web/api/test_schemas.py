"""The schemas say the truth: whatever is said and answered is held against them."""

from __future__ import annotations

import json
import threading
from typing import Any

import jsonschema_rs
import pytest

from pyrite.engine.registry import all_games
from pyrite.web.api import routes
from tests.web.place import Visitor


@pytest.fixture(scope="module")
def live_schema(visitor: Visitor) -> Any:
    """As a stranger gets it."""
    return visitor.call("GET", "/schema/live.json").json()


def part(schema: Any, name: str) -> jsonschema_rs.Validator:
    """What a socket says, or hears."""
    return jsonschema_rs.validator_for({"$defs": schema["$defs"], **schema["properties"][name]})


def hears(schema: Any) -> dict[str, jsonschema_rs.Validator]:
    """By the field that tells a message's kind; so an error names the right one."""
    kinds = {}
    for one in schema["properties"]["hears"]["anyOf"]:
        name = one["$ref"].rpartition("/")[2]
        kinds[name] = jsonschema_rs.validator_for({"$defs": schema["$defs"], **one})
    return kinds


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_live_schema__holds_for_whatever_a_socket_hears(
    visitor: Visitor, live_schema: Any, game: str
) -> None:
    kinds = hears(live_schema)
    seats = max(one.seats[0] for one in all_games() if one.id == game)
    clock = {"bank": 600, "increment": 1}
    wanted = {"game": game, "seats": seats, "players": ["me"] * seats, "clock": clock}
    opened = visitor.open(**wanted).start()
    live, onlooker = opened.live(), opened.live(None)
    ask = live.welcome["ask"]
    kinds["Welcome"].validate({"welcome": live.welcome})
    kinds["AdviceTold"].validate({"re": 1, **live.ask("hint", seat=ask["seat"])})
    kinds["Refusal"].validate({"re": 1, **live.move(ask, "x")})
    for _ in range(30):
        if ask:
            assert live.move(ask) == {"ok": True}
            update = live.hear_of("news")
            kinds["Update"].validate(update)
            ask = update["ask"]
    live.ask("undo", seat=0)
    live.ask("chat", text="hi")
    heard = part(live_schema, "hears")
    for message in (*live.quiet(), *onlooker.quiet()):
        heard.validate(message)
    for key in (opened.key, None):
        kinds["Welcome"].validate({"welcome": opened.live(key).welcome})


def test_live_schema__refuses_what_the_server_refuses(live_schema: Any) -> None:
    says = part(live_schema, "says")
    for said in ({"do": "hello"}, {"do": "ping", "id": 1}, {"do": "chat", "id": 1, "text": "x"}):
        assert says.is_valid(said)
    for said in (
        {},
        {"do": "sing"},
        {"do": "ping"},
        {"do": "hello", "x": 1},
        {"do": "hello", "after": -1},
    ):
        assert not says.is_valid(said)


def test_live_schema__lists_every_event(live_schema: Any) -> None:
    told = json.dumps(live_schema)
    keys = {key for game in all_games() for key in game.events}
    assert all(f'{{"const": "{key}"}}' in told for key in (*keys, "taken-back"))


# OpenAPI


@pytest.fixture(scope="module")
def document(visitor: Visitor) -> Any:
    """The OpenAPI."""
    return visitor.call("GET", "/openapi.json").json()


def validate(document: Any, method: str, path: str, response: Any) -> None:
    """Is the answer as it is described?"""
    described = document["paths"][f"/api{path}"][method]["responses"][str(response.status_code)]
    schema = described["content"]["application/json"]["schema"]
    jsonschema_rs.validator_for({"components": document["components"], **schema}).validate(
        response.json()
    )


def test_openapi__holds_for_answers(visitor: Visitor, document: Any) -> None:
    opened = visitor.open(players=["me", "open", "bot easy"], seats=3, public=True)
    validate(document, "get", "/games", visitor.call("GET", "/games"))
    body = {"game": "gold", "seats": 2}
    validate(document, "post", "/tables", visitor.call("POST", "/tables", body))
    validate(document, "post", "/tables", visitor.call("POST", "/tables", {"seats": 2}))
    validate(document, "get", "/tables", visitor.call("GET", "/tables"))
    validate(document, "get", "/tables", visitor.call("GET", "/tables", params={"limit": 0}))
    validate(document, "get", "/tables/{id}", opened.call("GET"))
    validate(document, "get", "/tables/{id}", visitor.call("GET", "/tables/nowhere"))
    validate(document, "post", "/tables/{id}/seats", opened.call("POST", "/seats", {"seat": 7}))
    validate(document, "post", "/tables/{id}/seats", opened.call("POST", "/seats", {}))
    validate(document, "post", "/tables/{id}/start", opened.call("POST", "/start", {}))
    validate(document, "get", "/tables/{id}/proof", opened.call("GET", "/proof"))
    validate(document, "delete", "/tables/{id}", opened.call("DELETE", key=opened.key))
    gone = visitor.open()
    assert (
        str(gone.call("DELETE", key=gone.key).status_code)
        in document["paths"]["/api/tables/{id}"]["delete"]["responses"]
    )


def test_openapi__every_reference_leads_somewhere(document: Any) -> None:
    text = json.dumps(document)
    for name in text.split("#/components/schemas/")[1:]:
        assert name.partition('"')[0] in document["components"]["schemas"]


def test_docs__are_made_beside_the_loop(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    makers = []

    def documents() -> routes.ApiDocuments:
        makers.append(threading.current_thread().name)
        return made()

    made = routes.documents
    monkeypatch.setattr(routes, "documents", documents)
    for path in ("/docs", "/openapi.json", "/schema/live.json"):
        assert visitor.call("GET", path).status_code == 200
    assert {name.partition("_")[0] for name in makers} <= {"asyncio", "uvloop"}  # their helpers
    assert len(makers) == 3


def test_docs__a_page_of_its_own(visitor: Visitor) -> None:
    page = visitor.call("GET", "/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    assert "http" not in page.text.replace("https://json-schema.org", "")
    for path in ("/api/tables/{id}/start", "/api/games"):
        assert path in page.text
