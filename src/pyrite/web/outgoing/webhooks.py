"""Calling a webhook: signed, without following anybody anywhere, never into private networks.

Whether an address is private is asked of the address that is connected to, not of its name: what a
name means can change between two questions.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import socket
import ssl
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import httpcore

from pyrite.tables.live.alerts import Alert, NotReached
from pyrite.web.api.messages import dump
from pyrite.web.errors import BadAddress

SIGNATURE = "Pyrite-Signature"
LONGEST_URL = 2000
PORTS = {"http": 80, "https": 443}
SECONDS = 10.0  # for the whole call
MOST_AT_ONCE = 20
MOST_NAMES = 4  # looked up at once
OURS = ("localhost", "local", "internal", "intranet", "lan", "home.arpa")  # ends of private names
NAT64 = ipaddress.ip_network("64:ff9b::/96")

IP = ipaddress.IPv4Address | ipaddress.IPv6Address
LookUp = Callable[[str, int], list[Any]]


def check_webhook(url: str, *, allows_private: bool) -> str:
    """The address, if it may be called as far as one sees without asking for its name."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise BadAddress("webhook-no-url", field="webhook") from None
    is_plain = url.isascii() and url.isprintable() and " " not in url
    is_named = bool(host) and "@" not in parts.netloc and port != 0 and len(url) <= LONGEST_URL
    if not is_plain or not is_named or parts.scheme not in PORTS:
        raise BadAddress("webhook-no-url", field="webhook")
    if not allows_private and is_private_host(str(host)):
        raise BadAddress("webhook-private", field="webhook")
    return url


def is_private_host(host: str) -> bool:
    """Does the name say that it is of this machine or of this network?"""
    numbers = number_of(host)
    if numbers is not None:
        return not is_public(numbers)
    name = host.rstrip(".").lower()
    return "." not in name or any(name == end or name.endswith(f".{end}") for end in OURS)


def number_of(host: str) -> IP | None:
    """An address in numbers, however it is spelt; none for a name."""
    try:
        found = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST)
    except (OSError, UnicodeError):
        return None
    return parse_ip(found[0][4][0])


def parse_ip(text: Any) -> IP:
    """An address as sockets spell it."""
    return ipaddress.ip_address(str(text).partition("%")[0])


def is_public(address: IP) -> bool:
    """May anybody in the world have it? What is wrapped in it counts, too."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in NAT64:
            inner.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if any(one is not None and not is_public(one) for one in inner):
            return False
    return address.is_global and not address.is_multicast


def addresses_of(host: str, port: int) -> list[Any]:
    """What a name means at this moment."""
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)


class Guarded(httpcore.AsyncNetworkBackend):
    """Connects to the very address that was looked at."""

    def __init__(self, *, allows_private: bool, look_up: LookUp = addresses_of) -> None:
        self._allows_private = allows_private
        self._look_up = look_up
        self._within = httpcore.AnyIOBackend()
        self._threads = ThreadPoolExecutor(MOST_NAMES, "pyrite-names")  # some names take long

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """To the first of its addresses that answers and may be called."""
        fault: Exception = httpcore.ConnectError("no address")
        for address in await self._addresses(host, port):
            try:
                return await self._within.connect_tcp(str(address), port, timeout)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                fault = error
        raise fault

    async def _addresses(self, host: str, port: int) -> list[IP]:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._threads, self._look_up, host, port)
        except (OSError, UnicodeError):
            raise NotReached("its name has no address") from None
        addresses = [parse_ip(one[4][0]) for one in found]
        allowed = [one for one in addresses if self._allows_private or is_public(one)]
        if not allowed:
            raise NotReached("its address is private", is_final=True)
        return list(dict.fromkeys(allowed))


class Webhooks:
    """Calls webhooks, a few at a time."""

    def __init__(
        self, *, allows_private: bool = False, site: str = "", seconds: float = SECONDS
    ) -> None:
        self._allows_private = allows_private
        self._site = site
        self._seconds = seconds
        self._opened: httpcore.AsyncConnectionPool | None = None

    @property
    def _pool(self) -> httpcore.AsyncConnectionPool:
        """Made when somebody is first called: certificates take room."""
        self._opened = self._opened or httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=MOST_AT_ONCE,
            max_keepalive_connections=0,
            network_backend=Guarded(allows_private=self._allows_private),
        )
        return self._opened

    def body(self, alert: Alert) -> bytes:
        """What is posted."""
        page = f"/t/{alert.table}"
        more = {"url": self._site + page} if self._site else {}
        return dump({"table": alert.table, "seats": list(alert.seats), "page": page, **more})

    async def post(self, alert: Alert) -> None:
        """One call; NotReached."""
        body = self.body(alert)
        headers = [
            (b"Content-Type", b"application/json"),
            (b"User-Agent", b"Pyrite"),
            (SIGNATURE.encode(), signature(alert.key, body).encode()),
        ]
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._status(str(alert.contact.webhook), headers, body)
        except TimeoutError:
            raise NotReached("it takes too long") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise NotReached(f"{type(error).__name__}") from None
        if not 200 <= status < 300:
            is_final = 300 <= status < 500 and status not in (408, 425, 429)
            raise NotReached(f"it answers {status}", is_final=is_final)

    async def _status(self, url: str, headers: Any, body: bytes) -> int:
        """How it answers; what it says beyond that is not read."""
        target = httpcore.URL(url)
        async with self._pool.stream("POST", target, headers=headers, content=body) as response:
            return response.status

    async def close(self) -> None:
        """No more calls."""
        if self._opened:
            await self._opened.aclose()


def signature(key: str, body: bytes) -> str:
    """Whoever has the key can check it: HMAC-SHA-256, keyed by the key's SHA-256."""
    return hmac.new(bytes.fromhex(key), body, hashlib.sha256).hexdigest()
