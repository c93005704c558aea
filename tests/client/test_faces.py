"""Both faces offer the same, and say what the server's schema allows."""

from __future__ import annotations

import inspect
import json
from typing import Any

import jsonschema_rs
import pytest

from pyrite.client import AsyncLive, AsyncRemoteTable, AsyncServer, Live, RemoteTable, Server
from pyrite.client.address import api_address, live_address
from pyrite.client.conversation import Conversation
from pyrite.web.api.messages import Asked, SocketMessage
from pyrite.web.api.schemas import live_schema


def offered(face: type) -> dict[str, list[str]]:
    """Public names, and what each takes."""
    return {
        name: list(inspect.signature(made).parameters)
        for name, made in inspect.getmembers(face, inspect.isfunction)
        if not name.startswith("_")
    }


@pytest.mark.parametrize(
    ("plain", "asynchronous"),
    [(Server, AsyncServer), (RemoteTable, AsyncRemoteTable), (Live, AsyncLive)],
)
def test_faces__offer_the_same(plain: type, asynchronous: type) -> None:
    assert offered(plain) == offered(asynchronous)


@pytest.mark.parametrize(
    ("address", "calls", "socket"),
    [
        ("http://ada.example:8000/", "http://ada.example:8000/api", "ws://ada.example:8000/api"),
        (
            "https://play.example/pyrite",
            "https://play.example/pyrite/api",
            "wss://play.example/pyrite/api",
        ),
        ("127.0.0.1:8000", "http://127.0.0.1:8000/api", "ws://127.0.0.1:8000/api"),
    ],
)
def test_address__of_calls_and_of_sockets(address: str, calls: str, socket: str) -> None:
    assert api_address(address) == calls
    assert live_address(address, "a b") == f"{socket}/tables/a%20b/live"


SAID: dict[str, dict[str, Any]] = {
    "move": {"seat": 0, "decision": 3, "move": "pass"},
    "hint": {"seat": 1},
    "undo": {"seat": 0},
    "answer": {"request": 1, "yes": True},
    "leave": {"seat": 0},
    "return": {"seat": 0},
    "chat": {"text": "hi", "seat": None},
    "reveal": {"salt": "ab"},
    "remove": {"seat": 1},
    "mute": {"seat": 1, "yes": False},
    "hand-over": {"seat": 1},
    "look": {"yes": False},
    "ping": {},
}


def test_conversation__says_what_the_schema_allows() -> None:
    schema = live_schema()
    says = jsonschema_rs.validator_for({"$defs": schema["$defs"], **schema["properties"]["says"]})
    conversation = Conversation("key", "ja", after=3, salt="ab")
    says.validate(json.loads(conversation.hello()))
    for do, fields in SAID.items():
        says.validate(json.loads(conversation.say(do, **fields).data))


def test_conversation__can_say_all_that_a_server_hears() -> None:
    kinds: tuple[type[SocketMessage], ...] = Asked.__args__
    assert {kind.__struct_config__.tag for kind in kinds} == set(SAID)
    spoken = {name for name in offered(Live) if name not in ("close", "hear", "asks")}
    by_itself = {"reveal", "look"}  # when the server asks; only pages are seen or not
    said = {"return" if name == "return_to" else name.replace("_", "-") for name in spoken}
    assert said | by_itself == set(SAID)
