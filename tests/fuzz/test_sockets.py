"""A socket hears messages right and wrong, raw bytes and broken frames; the table goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from pyrite.web.api.limits import NO_LIMITS
from pyrite.web.api.schemas import live_schema
from tests.fuzz.grammar import CURIOUS, broken, made_from
from tests.fuzz.length import examples
from tests.web.place import Live, Message, Opened, Visitor, hosted

pytestmark = pytest.mark.slow

SCHEMA = live_schema()
SAYS = made_from(SCHEMA["properties"]["says"], SCHEMA["$defs"])
HEARS = jsonschema_rs.validator_for({"$defs": SCHEMA["$defs"], **SCHEMA["properties"]["hears"]})
MOST_ID = 2**53

WHOLE = SAYS.map(json.dumps)
TEXTS = st.one_of(WHOLE, broken(SAYS), CURIOUS, st.text(max_size=40))
SAID = st.lists(TEXTS | st.binary(max_size=20), min_size=1, max_size=12)


def sendable(said: list[str | bytes]) -> list[str | bytes]:
    """Texts that can be written as UTF-8."""
    return [one if isinstance(one, bytes) else written(one) for one in said]


def written(text: str) -> str:
    """Without what has no UTF-8."""
    return text.encode(errors="replace").decode()


def conversation(live: Live, said: list[str | bytes]) -> list[Message]:
    """Everything heard until all is answered, or the server has said goodbye."""
    last = unused_id(said)
    with suppress(ConnectionClosed):
        for one in said:
            live.socket.send(one)
        live.say(do="ping", id=last)
    heard = [live.hear()]
    while heard[-1].get("re") != last and "bye" not in heard[-1]:
        heard.append(live.hear())
    return heard


def unused_id(said: list[str | bytes]) -> int:
    """For the ping after everything."""
    return next(id for id in count(1000) if not any(str(id) in str(one) for one in said))


def strict_json(text: str) -> Any:
    """JSON without what only Python takes for it: half a character, `NaN`."""
    message = json.loads(text)
    json.dumps(message, ensure_ascii=False, allow_nan=False).encode()
    return message


def id_in(said: str | bytes) -> Any:
    """The id with which something must be answered; an ellipsis where that is open."""
    try:
        message = strict_json(said) if isinstance(said, str) else None
    except (ValueError, RecursionError):
        return ...
    id = message.get("id") if isinstance(message, dict) else None
    is_sure = isinstance(id, int) and not isinstance(id, bool) and abs(id) < MOST_ID
    return id if is_sure else ...


@examples(taste=40, a_minute=600)
@given(said=SAID.map(sendable), is_onlooker=st.booleans())
def test_messages__each_is_answered_once_and_in_order(
    visitor: Visitor, said: list[str | bytes], is_onlooker: bool
) -> None:
    opened = visitor.open(players=["me", "me"]).start()
    live = opened.live(None if is_onlooker else "")
    heard = conversation(live, said)
    live.socket.close()
    for message in heard:
        HEARS.validate(message)
    answered = [message["re"] for message in heard if "re" in message]
    assert len(answered) == len(said) + 1
    for one, re in zip(said, answered, strict=False):
        assert id_in(one) in (re, ...), (one, re)
    errors = [message["error"]["text"] for message in heard if "error" in message]
    assert all(text and "\n" not in text for text in errors)
    still_there(opened)


TIGHT = replace(NO_LIMITS, message_bytes=300, messages=(8, 60.0), errors=(4, 60.0))


@pytest.fixture(scope="module")
def strict() -> Iterator[Visitor]:
    """Somebody at a server that soon has enough."""
    with hosted(TIGHT) as one:
        yield one


@examples(taste=30, a_minute=600)
@given(said=SAID.map(sendable))
def test_limits__crossed_in_any_way_end_with_a_goodbye(
    strict: Visitor, said: list[str | bytes]
) -> None:
    live = strict.open().start().live()
    heard = conversation(live, said)
    for message in heard:
        HEARS.validate(message)
    goodbyes = [message["bye"] for message in heard if "bye" in message]
    assert goodbyes in ([], ["nonsense"], ["too-many"], ["too-large"])
    errors = [message for message in heard if "error" in message]
    assert len(errors) <= 5 + (goodbyes == ["too-many"])
    if goodbyes:
        assert live.hear_all() == []
    live.socket.close()


def still_there(opened: Opened) -> None:
    """The table plays on."""
    live = opened.live()
    if live.welcome["ask"]:
        assert live.move(live.welcome["ask"]) == {"ok": True}
    live.socket.close()


@examples(taste=40, a_minute=1500)
@given(first=TEXTS.map(written) | st.binary(max_size=20))
def test_hello__anything_else_is_told_why_and_sent_away(
    visitor: Visitor, table: Opened, first: str | bytes
) -> None:
    live = visitor.socket(table.id)
    live.socket.send(first)
    heard = live.hear_all() if not is_hello(first) else [live.hear()]
    live.socket.close()
    for message in heard:
        HEARS.validate(message)
    if "welcome" not in heard[0]:
        assert heard[0]["re"] is None
        assert heard[1]["bye"] in ("no-hello", "no-such-key")
        assert len(heard) == 2


def is_hello(said: str | bytes) -> bool:
    """Would the server go on listening?"""
    try:
        message = json.loads(said)
    except (ValueError, RecursionError):
        return False
    if not isinstance(said, str) or not isinstance(message, dict):
        return False
    is_anybody = message.get("key") is None and not message.get("salt")
    return is_anybody and SAYS_HELLO.is_valid(message)


SAYS_HELLO = jsonschema_rs.validator_for(SCHEMA["$defs"]["Hello"])


@pytest.fixture(scope="module")
def table(visitor: Visitor) -> Opened:
    """One that is played at."""
    return visitor.open().start()
