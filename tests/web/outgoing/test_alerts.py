"""`PUT /tables/ID/alerts`, and what comes of it: through the server, to a real webhook."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from pyrite.tables.live.alerts import Alert, Calling, Contact, NotReached
from pyrite.web.api.limits import Limits
from pyrite.web.outgoing.mail import MailServer
from pyrite.web.outgoing.messenger import Messenger
from tests.web.api.test_calls import code
from tests.web.ears import Hook, hook
from tests.web.place import Opened, Visitor, hosted

HOOK = "https://example.org/hook"
MAIL = "ada@example.org"
MAIL_SERVER = MailServer("localhost", "pyrite@example.org")


@pytest.fixture(scope="module")
def mailing() -> Iterator[Visitor]:
    """Somebody at a server that sends mail."""
    with hosted(messenger=Messenger(mail_server=MAIL_SERVER)) as visitor:
        yield visitor


@contextmanager
def calling(**more: Any) -> Iterator[Visitor]:
    """A server that calls at once, and this machine too."""
    messenger = Messenger(allows_private=True)
    impatient = Calling(messenger, gather=0.0, grace=0.0, pauses=(0.0, 0.0))
    with hosted(messenger=messenger, calling=impatient, **more) as visitor:
        yield visitor


def put(table: Opened, body: Any, key: str | None = "", **more: Any) -> Any:
    """With the opener's key, another, or none."""
    given = table.key if key == "" else key
    return table.call("PUT", "/alerts", body, key=given, **more)


# The call


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"webhook": HOOK},
        {"mail": MAIL},
        {"webhook": HOOK, "mail": MAIL},
        {"webhook": None, "mail": None},
        b"",
    ],
)
def test_put__is_done(mailing: Visitor, body: Any) -> None:
    response = put(mailing.open(), body)
    assert (response.status_code, response.json()) == (200, {})


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ([], None),
        ({"phone": "1"}, "phone"),
        ({"webhook": 7}, "webhook"),
        ({"webhook": ""}, "webhook"),
        ({"webhook": "example.org"}, "webhook"),
        ({"webhook": "http://127.0.0.1:8000/"}, "webhook"),
        ({"webhook": "http://localhost/"}, "webhook"),
        ({"webhook": "http://192.168.0.1/"}, "webhook"),
        ({"webhook": "http://[::1]/"}, "webhook"),
        ({"webhook": "http://169.254.169.254/latest"}, "webhook"),
        ({"mail": True}, "mail"),
        ({"mail": "ada"}, "mail"),
        ({"webhook": HOOK, "mail": "ada"}, "mail"),
    ],
)
@pytest.mark.parametrize("key", ["", None])
def test_put__bad_message_names_the_field_before_the_key_is_looked_at(
    mailing: Visitor, body: Any, field: str | None, key: str | None
) -> None:
    response = put(mailing.open(), json.dumps(body).encode(), key)
    assert code(response) == (422, "bad-message")
    assert response.json()["error"]["field"] == field


def test_put__says_what_is_wrong_with_an_address(visitor: Visitor) -> None:
    table = visitor.open()
    refused = put(table, {"webhook": "http://10.0.0.1/"}).json()["error"]
    assert refused["text"] == "This server calls no webhooks in private networks."
    japanese = {"Accept-Language": "ja"}
    refused = put(table, {"mail": MAIL}, headers=japanese).json()["error"]
    assert (refused["field"], refused["text"]) == ("mail", "このサーバーはメールを送りません。")
    assert put(table, {"mail": None}).json() == {}


def test_put__bad_json(visitor: Visitor) -> None:
    assert code(put(visitor.open(), b"{")) == (400, "bad-json")


def test_put__needs_a_key_of_a_seat(visitor: Visitor) -> None:
    table = visitor.open(players=["open", "open"])
    assert code(put(table, {}, None)) == (401, "no-key")
    assert code(put(table, {}, "x" * 22)) == (401, "no-such-key")
    assert code(put(table, {})) == (403, "seats-only")
    assert put(table, {}, table.sit()["key"]).json() == {}
    assert code(visitor.call("PUT", "/tables/nowhere/alerts", {})) == (404, "no-such-table")
    assert code(table.call("POST", "/alerts", {})) == (405, "wrong-method")


def test_put__at_a_table_that_is_over_or_closed(visitor: Visitor) -> None:
    table = visitor.open()
    assert table.call("DELETE", key=table.key).status_code == 204
    assert code(put(table, {})) == (409, "closed")
    over = visitor.open().start()
    live = over.live()
    live.play_on(live.welcome["ask"])
    assert code(put(over, {"webhook": HOOK})) == (409, "over")


# What comes of it


def two_people(visitor: Visitor) -> tuple[Opened, str]:
    """A game of Gold that Ada begins, and Bob's key."""
    table = visitor.open(players=["me", "open"], options={"start": "0"})
    return table, str(table.sit(name="Bob")["key"])


def is_signed(key: str, body: bytes, given: str) -> bool:
    """As whoever has the key can tell."""
    secret = hashlib.sha256(key.encode()).digest()
    return hmac.compare_digest(hmac.new(secret, body, hashlib.sha256).hexdigest(), given)


def heard(one: Hook, key: str) -> Any:
    """What the next call says; it is signed."""
    call = one.hear()
    assert is_signed(key, call.body, call.headers["Pyrite-Signature"])
    return json.loads(call.body)


def test_webhook__is_called_when_it_is_their_turn() -> None:
    with calling() as visitor, hook((500, {})) as one:
        table, bob = two_people(visitor)
        assert put(table, {"webhook": one.url}, bob).json() == {}
        ada = table.live()
        ask = ada.welcome["ask"]
        while ask:
            assert ada.move(ask) == {"ok": True}
            ask = ada.hear_of("news")["ask"]
        expected = {"table": table.id, "seats": [1], "page": f"/t/{table.id}"}
        assert heard(one, bob) == expected
        assert heard(one, bob) == expected  # the first answer was no
        reached = 'pyrite_alerts_total{way="webhook",end="reached"} 1'
        assert any(reached in visitor.http.get("/metrics").text for _ in range(10_000))
        page = table.live(bob)
        assert page.welcome["ask"]["seat"] == 1
        assert one.is_quiet


def test_alerts__are_told_to_nobody() -> None:
    with calling() as visitor, hook() as one:
        table, bob = two_people(visitor)
        ada = table.live()
        put(table, {"webhook": one.url}, bob)
        told = json.dumps([ada.quiet(), table.summary(), table.live(None).welcome])
        assert one.url not in told


# How much is too much


@pytest.mark.parametrize("way", ["webhook", "mail"])
def test_calls__too_many_to_one_address_are_not_made(way: Any) -> None:
    async def work() -> None:
        now = [0.0]
        limits = Limits(webhooks=(1, 60.0), mails=(1, 60.0))
        messenger = Messenger(limits, mail_server=MAIL_SERVER, clock=lambda: now[0])
        contact = Contact(webhook="http://10.0.0.1/", mail=MAIL)
        alert = Alert("abcd", "Gold", (0,), "00", contact)
        for moment, why in ((0.0, "first"), (59.0, "of late"), (60.0, "again")):
            now[0] = moment
            with pytest.raises(NotReached) as caught:
                await messenger.call(way, alert)
            assert ("too often" in str(caught.value)) is (why == "of late")
        await messenger.close()

    asyncio.run(work())
