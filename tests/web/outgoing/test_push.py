"""Web push, with a service and a browser of our own: what is sent is read as a browser would."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from pyrite.tables.live.alerts import NotifierSettings
from pyrite.tables.stores.opening import open_store
from pyrite.web.errors import BadAddress
from pyrite.web.outgoing.messenger import Messenger
from pyrite.web.outgoing.push import (
    CURVE,
    Push,
    Subscription,
    decoded,
    derived,
    encoded,
    encrypted,
    new_push_secret,
    parse_subscription,
    point_of,
)
from tests.web.api.test_calls import code
from tests.web.place import PATIENCE, Visitor, hosted


class PushedBrowser:
    """Has the private half of what it subscribed with."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = bytes(range(16))
        keys = {"p256dh": encoded(point_of(self._key)), "auth": encoded(self._auth)}
        self.subscription = json.dumps({"endpoint": endpoint, "keys": keys})

    def read(self, body: bytes) -> Any:
        """As RFC 8291 says: only this browser can."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, data = body[21 : 21 + length], body[21 + length :]
        assert len(data) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point_of(self._key) + sender
        secret = derived(shared, self._auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, data, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


class PushService:
    """A browser maker's, as far as we need it."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/to/one-browser"
        self.calls: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()


@contextmanager
def push_service() -> Iterator[PushService]:
    """Takes what it is given, and keeps it."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.calls.put((dict(self.headers), body))
            self.send_response(201)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(server.server_port)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def calling_house() -> Iterator[Visitor]:
    """Calls at once, and whoever is in this machine."""
    messenger = Messenger(allows_private=True)
    calling = NotifierSettings(messenger, gather=0.0, grace=0.0, pauses=())
    with hosted(calling=calling, messenger=messenger) as visitor:
        yield visitor


def check_token(authorization: str, audience: str) -> dict[str, Any]:
    """What a push service checks: signed by the key beside it, for this service."""
    token, _, key = authorization.removeprefix("vapid t=").partition(", k=")
    text, _, signature = token.rpartition(".")
    raw = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(signed, text.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decoded(text.split(".")[1]))
    assert claims["aud"] == audience
    return claims


def test_push__a_closed_browser_is_called_once_and_reads_it() -> None:
    with push_service() as service, calling_house() as visitor:
        browser = PushedBrowser(service.url)
        opened = visitor.open(players=["me", "me"]).start()
        wanted = {"push": browser.subscription}
        assert opened.call("PUT", "/alerts", wanted, key=opened.key).json() == {}
        headers, body = service.calls.get(timeout=PATIENCE)
        check_token(headers["Authorization"], service.url.removesuffix("/to/one-browser"))
        assert headers["Content-Encoding"] == "aes128gcm"
        told = browser.read(body)
        assert told["page"] == f"/t/{opened.id}"
        assert b"Gold" not in body
        opened.live().quiet()
        assert service.calls.empty()


def test_push__none_while_the_page_is_seen_one_when_it_is_covered() -> None:
    with push_service() as service, calling_house() as visitor:
        browser = PushedBrowser(service.url)
        opened = visitor.open(players=["me", "me"]).start()
        page = opened.live()
        opened.call("PUT", "/alerts", {"push": browser.subscription}, key=opened.key)
        page.quiet()
        assert service.calls.empty()
        assert page.ask("look", yes=False) == {"ok": True}
        assert service.calls.get(timeout=PATIENCE)
        assert page.ask("look", yes=True) == {"ok": True}


def test_push__off_with_one_click() -> None:
    with push_service() as service, calling_house() as visitor:
        browser = PushedBrowser(service.url)
        opened = visitor.open(players=["me", "me"]).start()
        opened.call("PUT", "/alerts", {"push": browser.subscription}, key=opened.key)
        told = browser.read(service.calls.get(timeout=PATIENCE)[1])
        off = f"/tables/{opened.id}/alerts/off"
        assert visitor.call("POST", off, {"token": told["off"]}).status_code == 200
        assert code(visitor.call("POST", off, {"token": told["off"]})) == (401, "no-such-key")
        page = opened.live()
        page.move(page.welcome["ask"])
        page.ask("look", yes=False)
        page.quiet()
        assert service.calls.empty()


def test_push_key__is_made_once_and_kept_with_the_store(tmp_path: Any) -> None:
    keys = set()
    for _ in range(2):
        with hosted(store=open_store(str(tmp_path / "tables.db"))) as visitor:
            keys.add(visitor.call("GET", "/server").json()["push"])
    assert len(keys) == 1


def test_push__the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    public = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    own = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
    )
    to = Subscription("", decoded(public), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    told = b"When I grow up, I want to be a watermelon"
    made = encrypted(told, to, own, decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encoded(made).startswith(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    )
    assert encoded(made).endswith("WLVWGNWQexSgSxsj_Qulcy4a-fN")


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"endpoint": "https://x", "keys": {}}'])
def test_subscription__that_is_none(text: str) -> None:
    with pytest.raises(BadAddress):
        parse_subscription(text)


@pytest.mark.parametrize(
    "endpoint", ["https://10.0.0.1/x", "https://localhost/x", "http://example.org/x"]
)
def test_subscription__of_a_service_that_may_not_be_called(endpoint: str) -> None:
    messenger = Messenger(push=Push(new_push_secret(), ""))
    with pytest.raises(BadAddress):
        messenger.check_push(PushedBrowser(endpoint).subscription)


def test_quiet_hours__that_cannot_be_understood(visitor: Visitor) -> None:
    opened = visitor.open()
    for quiet in ("", "25:00-08:00 UTC", "22:00-08:00 Nowhere/City", "22:00-08:00 ../x"):
        refused = opened.call("PUT", "/alerts", {"quiet": quiet}, key=opened.key)
        assert code(refused) == (422, "bad-message")
