"""`pyrite serve --check`: what is wrong with an installation, on one screen, each with its remedy.

Nothing is served meanwhile, nobody is called, and nothing is written but the store where there is
none yet.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from pyrite.core.errors import PyriteError
from pyrite.core.words import Words
from pyrite.tables.live.alerts import NotReached
from pyrite.tables.stores.opening import open_store
from pyrite.web.errors import ServingError
from pyrite.web.origins import is_loopback
from pyrite.web.outgoing.addresses import shared_address
from pyrite.web.process.http_server import listening_socket
from pyrite.web.process.options import Options

SECONDS = 5.0
PUSH_SERVICE = ("updates.push.services.mozilla.com", 443)  # one of those that browsers name

State = Literal["well", "unset", "wrong"]
MARKS: dict[State, str] = {"well": "ok", "unset": "--", "wrong": "!!"}


@dataclass(frozen=True)
class Finding:
    """How a part of the installation is doing; the words say what to do about it."""

    part: str
    state: State
    text: str


def check_up(options: Options, words: Words) -> int:
    """Tell all of it; not 0 where something is wrong."""
    findings = list(all_findings(options, words))
    for one in findings:
        name = words.say(f"check-{one.part}")
        line = words.say("check-line", part=name, text=one.text)
        print(f"[{MARKS[one.state]}] {line}", flush=True)
    wrong = sum(one.state == "wrong" for one in findings)
    print(words.say("check-sum", wrong=wrong), flush=True)
    return 1 if wrong else 0


def all_findings(options: Options, words: Words) -> Iterator[Finding]:
    """Part by part, as soon as it is known."""
    checks = {
        "address": check_address,
        "proxy": check_proxy,
        "tls": check_tls,
        "store": check_store,
        "mail": check_mail,
        "push": check_push,
    }
    for part, check in checks.items():
        state, key, values = check(options)
        told = {name: in_language(value, words.language) for name, value in values.items()}
        yield Finding(part, state, words.say(f"check-{part}-{key}", **told))


def in_language(value: str | PyriteError, language: str) -> str:
    """What went wrong, as people are spoken to."""
    return value.in_language(language) if isinstance(value, PyriteError) else value


Found = tuple[State, str, Mapping[str, str | PyriteError]]
"""How it is, under which key that is said, and with what."""


def check_address(options: Options) -> Found:
    """Can the port be opened, and by whom?"""
    try:
        listening_socket(options.host, options.port).close()
    except ServingError as error:
        return "wrong", "taken", {"why": error}
    address = shared_address(options.host, options.port, options.messenger.site)
    if address is None:
        return "wrong", "alone", {}
    return "well", "shared", {"address": address}


def check_proxy(options: Options) -> Found:
    """Is it believed where there is one, and only there?"""
    site = options.messenger.site
    if options.trusts_proxy and not is_loopback(options.host):
        return "wrong", "open", {"host": options.host}
    if options.trusts_proxy and not site:
        return "wrong", "unnamed", {}
    if site and not options.trusts_proxy:
        return "wrong", "unbelieved", {"site": site}
    return ("well", "believed", {}) if site else ("unset", "none", {})


def check_tls(options: Options) -> Found:
    """Is the site there, with a certificate that browsers take?"""
    site = options.messenger.site
    if not site.startswith("https://"):
        return "unset", "none", {}
    try:
        with urllib.request.urlopen(f"{site}/healthz", timeout=SECONDS):
            return "well", "well", {"site": site}
    except urllib.error.HTTPError as error:
        return "unset", "nobody", {"site": site, "status": str(error.code)}
    except OSError as error:
        reason = getattr(error, "reason", error)
        key = "certificate" if isinstance(reason, ssl.SSLError) else "away"
        return "wrong", key, {"site": site, "why": str(reason)}


def check_store(options: Options) -> Found:
    """Can tables be kept there?"""
    store = open_store(options.store, is_relaxed=options.is_relaxed)

    async def open_and_close() -> None:
        await store.open()
        await store.close()

    try:
        asyncio.run(open_and_close())
    except PyriteError as error:
        return "wrong", "wrong", {"why": error}
    return "well", "well", {"store": shown(options.store)}


def shown(store: str) -> str:
    """Without the password that its address may hold."""
    parts = urlsplit(store)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}" if parts.netloc else store


def check_mail(options: Options) -> Found:
    """Would the mail server take mail from us? None is sent."""
    mail = options.messenger.mail
    if mail is None:
        return "unset", "none", {}
    try:
        mail.greet()
    except NotReached as fault:
        return "wrong", "wrong", {"host": options.messenger.mail_host, "why": str(fault)}
    return "well", "well", {"host": options.messenger.mail_host}


def check_push(options: Options) -> Found:
    """Will browsers ask for it, and can their services be reached?"""
    site = options.messenger.site
    if not site.startswith("https://"):
        return "unset", "plain", {}
    try:
        reach(*PUSH_SERVICE)
    except OSError as error:
        return "wrong", "shut", {"host": PUSH_SERVICE[0], "why": str(error)}
    return "well", "well", {}


def reach(host: str, port: int) -> None:
    """OSError, where that cannot be."""
    socket.create_connection((host, port), SECONDS).close()
