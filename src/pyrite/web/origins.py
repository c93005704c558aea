"""Which pages may speak to this server, and by which names it may be called.

A browser speaks for whatever page it shows. What a foreign page sends is refused before anything
is counted, and a server on this machine alone answers to this machine's names alone: a foreign
name that is made to lead here would else make a foreign page one of ours.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from pyrite.core.words import nearest_language
from pyrite.web.api.call import error_answer
from pyrite.web.errors import WireError

LOCAL_NAME = "localhost"
READING = ("GET", "HEAD")


def is_foreign(headers: Mapping[str, str], origins: frozenset[str]) -> bool:
    """Does another page speak? What comes from no page at all is not foreign."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site"
    if origin in origins:
        return False
    url = split_url(origin)
    return url is None or url.netloc.lower() != headers.get("host", "").lower()


def is_foreign_call(method: str, headers: Mapping[str, str], origins: frozenset[str]) -> bool:
    """The same of a call; a link from elsewhere may be followed, for it only reads."""
    if method not in READING:
        return is_foreign(headers, origins)
    is_link = headers.get("sec-fetch-mode") == "navigate"
    is_elsewhere = headers.get("sec-fetch-site") == "cross-site"
    return is_elsewhere and not is_link and headers.get("origin") not in origins


def split_url(text: str) -> SplitResult | None:
    """The parts of an address; none of something that is no address."""
    try:
        return urlsplit(text)
    except ValueError:
        return None


def is_loopback(host: str) -> bool:
    """Does it lead to this machine, wherever it is asked for?"""
    name = host.rstrip(".").lower()
    if name == LOCAL_NAME or name.endswith(f".{LOCAL_NAME}"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def names_of(urls: Iterable[str]) -> frozenset[str]:
    """The hosts in some addresses."""
    found = (split_url(url) for url in urls)
    return frozenset(url.hostname for url in found if url and url.hostname)


def is_known_name(host: str, names: frozenset[str]) -> bool:
    """May a server of this machine alone be called so? Who names nobody is no browser."""
    url = split_url(f"//{host}")
    name = (url.hostname or "") if url else host
    return not host or is_loopback(name) or name in names


class KnownNames:
    """Refuses what is meant for another name, before anybody looks at it."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is ours."""
        host = Headers(scope=scope).get("host", "")
        if is_known_name(host, self._names):
            await self._app(scope, receive, send)
            return
        language = nearest_language(Request(scope).headers.get("accept-language"))
        refusal = error_answer(WireError("wrong-host"), language)
        await refusal(scope, receive, send)
