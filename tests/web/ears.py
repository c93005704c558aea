"""Where alerts arrive in tests: a web server and a mail server of this machine, real ones."""

from __future__ import annotations

import asyncio
import queue
import ssl
import threading
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import trustme
from aiosmtpd.smtp import SMTP, AuthResult, Envelope

PATIENCE = 60.0  # seconds until a call that does not come fails a test


@dataclass(frozen=True)
class Heard:
    """One call of a webhook."""

    path: str
    headers: Mapping[str, str]
    body: bytes


class Hook:
    """A web server that keeps what it hears, and answers as it is told."""

    def __init__(self, answers: list[tuple[int, dict[str, str]]], ca: trustme.CA | None) -> None:
        self._heard: queue.Queue[Heard] = queue.Queue()
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                heard = Heard(self.path, dict(self.headers), self.rfile.read(length))
                status, headers = answers.pop(0) if answers else (204, {})
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                hook._heard.put(heard)

            def log_message(self, *given: Any) -> None:
                """Nothing is said."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        if ca:
            listening = self._server.socket
            self._server.socket = tls_context(ca).wrap_socket(listening, server_side=True)
        self.port = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/hook"

    def hear(self) -> Heard:
        """The next call."""
        return self._heard.get(timeout=PATIENCE)

    @property
    def is_quiet(self) -> bool:
        """Has everything been heard?"""
        return self._heard.empty()


@contextmanager
def hook(*answers: tuple[int, dict[str, str]], ca: trustme.CA | None = None) -> Iterator[Hook]:
    """A webhook for as long as it is needed; when its answers are used up, all is well."""
    one = Hook(list(answers), ca)
    thread = threading.Thread(target=one._server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield one
    finally:
        one._server.shutdown()
        one._server.server_close()
        thread.join(PATIENCE)


class Postman:
    """A mail server that keeps what it is given, and refuses whom it is told to."""

    def __init__(self, refusals: dict[str, str]) -> None:
        self._letters: queue.Queue[tuple[list[str], Message]] = queue.Queue()
        self._refusals = refusals

    async def handle_RCPT(  # noqa: N802 (as aiosmtpd calls it)
        self, server: Any, session: Any, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """For whom."""
        if address in self._refusals:
            return self._refusals[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802 (as aiosmtpd calls it)
        self, server: Any, session: Any, envelope: Envelope
    ) -> str:
        """What."""
        content = envelope.content
        assert isinstance(content, bytes)
        self._letters.put((list(envelope.rcpt_tos), message_from_bytes(content, policy=default)))
        return "250 OK"

    def letter(self) -> tuple[list[str], EmailMessage]:
        """The next one, and who gets it."""
        to, message = self._letters.get(timeout=PATIENCE)
        assert isinstance(message, EmailMessage)
        return to, message


@asynccontextmanager
async def postman(
    *,
    refusals: dict[str, str] | None = None,
    login: tuple[str, str] | None = None,
    ca: trustme.CA | None = None,
) -> AsyncIterator[tuple[Postman, int]]:
    """A mail server and its port; with a CA it wants STARTTLS, with a login it wants that."""
    one, loop = Postman(refusals or {}), asyncio.get_running_loop()

    def check(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        given = (data.login.decode(), data.password.decode())
        return AuthResult(success=given == login, handled=False)

    def conversation() -> SMTP:
        return SMTP(
            one,
            tls_context=tls_context(ca) if ca else None,
            require_starttls=ca is not None,
            authenticator=check if login else None,
            auth_required=login is not None,
            auth_require_tls=ca is not None,
            loop=loop,
        )

    server = await loop.create_server(conversation, "127.0.0.1", 0)
    try:
        yield one, server.sockets[0].getsockname()[1]
    finally:
        server.close()


def tls_context(ca: trustme.CA) -> ssl.SSLContext:
    """A certificate for this machine."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ca.issue_cert("localhost").configure_cert(context)
    return context
