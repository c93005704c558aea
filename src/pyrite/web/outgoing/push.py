"""Web push: a browser that is closed is called through its maker's push service.

What is said is encrypted for the browser alone (RFC 8291, `aes128gcm` of RFC 8188); the service
knows us by a key of our own (VAPID, RFC 8292). The way out is that of webhooks.
"""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from pyrite.web.errors import BadAddress
from pyrite.wire.alerts import TurnPushed

CURVE = ec.SECP256R1()
KEY_BYTES = 32
POINT_BYTES = 65
AUTH_BYTES = 16
RECORD_BYTES = 4096
TOKEN_SECONDS = 12 * 3600
KEEP_SECONDS = 24 * 3600  # a service keeps the call so long for a browser that is off


@dataclass(frozen=True)
class Subscription:
    """How one browser is called."""

    endpoint: str
    public_key: bytes  # of the browser
    auth: bytes  # a secret that it shares with us


def encoded(data: bytes) -> str:
    """Base 64 for addresses, without what fills up."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The other way round; ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_push_secret() -> bytes:
    """What the server keeps for ever: else every browser would have to be asked anew."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES, "big")


def parse_subscription(text: str) -> Subscription:
    """As the browser gave it; BadAddress."""
    try:
        told = json.loads(text)
        found = Subscription(
            told["endpoint"], decoded(told["keys"]["p256dh"]), decoded(told["keys"]["auth"])
        )
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found.public_key)
    except (ValueError, KeyError, TypeError, InvalidKey):
        raise BadAddress("push-no-subscription", field="push") from None
    if len(found.public_key) != POINT_BYTES or len(found.auth) != AUTH_BYTES:
        raise BadAddress("push-no-subscription", field="push")
    return found


def encrypted(told: bytes, to: Subscription, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """One record that only this browser can read; `own` and `salt` are for this one alone."""
    mine = point_of(own)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.public_key)
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + to.public_key + mine
    secret = derived(shared, to.auth, info, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, told + b"\x02", None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Another key from one that is known."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, as browsers write it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Push:
    """Says who we are, and writes what a browser can read."""

    def __init__(self, secret: bytes, site: str, clock: Callable[[], float] = time.time) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self._site = site
        self._clock = clock
        self.public_key = encoded(point_of(self._key))

    def headers(self, endpoint: str) -> list[tuple[bytes, bytes]]:
        """For one call to a push service."""
        told = f"vapid t={self._token(endpoint)}, k={self.public_key}"
        return [
            (b"Authorization", told.encode()),
            (b"Content-Encoding", b"aes128gcm"),
            (b"Content-Type", b"application/octet-stream"),
            (b"TTL", str(KEEP_SECONDS).encode()),
            (b"Urgency", b"high"),
        ]

    def body(self, told: TurnPushed, to: Subscription) -> bytes:
        """Encrypted anew each time."""
        data = json.dumps(told, ensure_ascii=False).encode()
        return encrypted(data, to, ec.generate_private_key(CURVE), os.urandom(16))

    def _token(self, endpoint: str) -> str:
        """A JSON Web Token for that service alone, for a while."""
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(self._clock()) + TOKEN_SECONDS,
            "sub": self._site or "https://localhost",
        }
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(encoded(json.dumps(one).encode()) for one in parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
