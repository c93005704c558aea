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
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import httpcore

from pyrite.tables.live.alerts import Alert, NotReached
from pyrite.web.api.messages import dump
from pyrite.web.errors import BadAddress
from pyrite.web.outgoing.webhook_turns import QueueLimits, WebhookTurns, domain_of
from pyrite.wire.alerts import TurnTold

SIGNATURE = "Pyrite-Signature"
LONGEST_URL = 2000
PORTS = {"http": 80, "https": 443}
SECONDS = 10.0  # for the whole call
SLOW_SECONDS = 3.0  # from here on a domain is remembered as slow
OURS = ("localhost", "local", "internal", "intranet", "lan", "home.arpa")  # ends of private names
NAT64 = ipaddress.ip_network("64:ff9b::/96")
COMPATIBLE = ipaddress.ip_network("::/96")  # IPv4 in an older spelling
ODD = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "64:ff9b:1::/48", "fec0::/10", "5f00::/16")))
"""Ranges that no stranger has, whatever Python's tables say of them."""
ISATAP = (0x0000_5EFE, 0x0200_5EFE)  # before an IPv4 address, in the last 64 bits

IP = ipaddress.IPv4Address | ipaddress.IPv6Address
Headers = list[tuple[bytes, bytes]]
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
    if any(address in network for network in ODD):
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if any(not is_public(one) for one in wrapped_in(address)):
            return False
    return address.is_global and not address.is_multicast


def wrapped_in(address: ipaddress.IPv6Address) -> list[IP]:
    """The IPv4 addresses to which it leads by one of many ways."""
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    is_isatap = int(address) >> 32 & 0xFFFF_FFFF in ISATAP
    if address in NAT64 or address in COMPATIBLE or is_isatap:
        found.append(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF))
    return [one for one in found if one is not None]


def addresses_of(host: str, port: int) -> list[Any]:
    """What a name means at this moment."""
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)


class Guarded(httpcore.AsyncNetworkBackend):
    """Connects to the very address that was looked at; one for each call."""

    def __init__(self, *, allows_private: bool, threads: Executor, look_up: LookUp) -> None:
        self._allows_private = allows_private
        self._threads = threads
        self._look_up = look_up
        self._within = httpcore.AnyIOBackend()
        self._looking: Future[list[Any]] | None = None

    def when_free(self, call: Callable[[], None]) -> None:
        """Call this when no thread is busy for us; some names take longer than anybody waits."""
        loop = asyncio.get_running_loop()

        def free(_: object) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                loop.call_soon_threadsafe(call)

        if self._looking is None:
            call()
        else:
            self._looking.add_done_callback(free)

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
        self._looking = self._threads.submit(self._look_up, host, port)
        try:
            found = await asyncio.wrap_future(self._looking)
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
        self,
        *,
        allows_private: bool = False,
        site: str = "",
        seconds: float = SECONDS,
        look_up: LookUp = addresses_of,
        limits: QueueLimits | None = None,
    ) -> None:
        self._allows_private = allows_private
        self._site = site
        self._seconds = seconds
        self._look_up = look_up
        limits = limits or QueueLimits()
        self._queue = WebhookTurns(limits)
        self._threads = ThreadPoolExecutor(limits.most, "pyrite-names")

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        """Made when somebody is first called: certificates take room."""
        return ssl.create_default_context()

    def body(self, alert: Alert) -> bytes:
        """What is posted."""
        page = f"/t/{alert.table}"
        told: TurnTold = {"table": alert.table, "seats": list(alert.seats), "page": page}
        if self._site:
            told["url"] = self._site + page
        return dump(told)

    async def post(self, alert: Alert) -> None:
        """One call, signed. NotReached."""
        body = self.body(alert)
        headers = [
            (b"Content-Type", b"application/json"),
            (SIGNATURE.encode(), signature(alert.key, body).encode()),
        ]
        await self.send(alert.table, str(alert.contact.webhook), headers, body)

    async def send(self, table: str, address: str, headers: Headers, body: bytes) -> None:
        """When it is this table's turn; its time begins then. NotReached."""
        url = httpcore.URL(address)
        domain = domain_of(url.host.decode().strip("[]"))
        await self._queue.take(table, domain)
        clock = asyncio.get_running_loop().time
        names, began = self._guarded(), clock()
        try:
            status = await self._status(names, url, headers, body)
        finally:
            is_slow = clock() - began >= min(SLOW_SECONDS, self._seconds)
            self._queue.note(domain, is_slow=is_slow)
            names.when_free(lambda: self._queue.give_back(domain))
        if not 200 <= status < 300:
            is_final = 300 <= status < 500 and status not in (408, 425, 429)
            raise NotReached(f"it answers {status}", is_final=is_final)

    def _guarded(self) -> Guarded:
        return Guarded(
            allows_private=self._allows_private, threads=self._threads, look_up=self._look_up
        )

    async def _status(
        self, names: Guarded, url: httpcore.URL, headers: Headers, body: bytes
    ) -> int:
        """How it answers; what it says beyond that is not read."""
        headers = [(b"User-Agent", b"Pyrite"), *headers]
        pool = httpcore.AsyncConnectionPool(ssl_context=self._tls, network_backend=names)
        try:
            async with asyncio.timeout(self._seconds), pool:
                posted = pool.stream("POST", url, headers=headers, content=body)
                async with posted as response:
                    return response.status
        except TimeoutError:
            raise NotReached("it takes too long") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise NotReached(f"{type(error).__name__}") from None

    async def close(self) -> None:
        """No more calls."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def signature(key: str, body: bytes) -> str:
    """Whoever has the key can check it: HMAC-SHA-256, keyed by the key's SHA-256."""
    return hmac.new(bytes.fromhex(key), body, hashlib.sha256).hexdigest()
