"""Mail by SMTP, where whoever keeps the server has set it up."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal

from pyrite.core.words import Words
from pyrite.tables.live.alerts import Alert, NotReached, off_token
from pyrite.web.errors import BadAddress

SECONDS = 15.0  # for each answer of the mail server
MOST_AT_ONCE = 2
LONGEST_ADDRESS = 254
ADDRESS = re.compile(
    r"(?![|-])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}"
    r"@((?!-)[A-Za-z0-9-]{1,63}\.)+(?!-)[A-Za-z0-9-]{2,63}"
)
"""None begins with a sign that a mail server may take for a program or an option."""

Security = Literal["starttls", "tls", "none"]
PORTS: dict[Security, int] = {"starttls": 587, "tls": 465, "none": 25}


@dataclass(frozen=True)
class MailServer:
    """Through whom mail goes out."""

    host: str
    sender: str
    port: int = 0  # 0: the usual one
    security: Security = "starttls"
    user: str = ""
    password: str = ""


def check_mail(address: str) -> str:
    """An address, if it is one."""
    if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
        raise BadAddress("mail-no-address", field="mail")
    return address


class Mail:
    """Writes and sends, a few at a time, in threads."""

    def __init__(self, server: MailServer, site: str) -> None:
        self._server = server
        self._site = site
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE, "pyrite-mail")

    def message(self, alert: Alert) -> EmailMessage:
        """A few words, in their language."""
        words = Words(alert.contact.language, "pyrite.web")
        url = f"{self._site}/t/{alert.table}"
        made = EmailMessage()
        made["From"] = self._server.sender
        made["To"] = str(alert.contact.mail)
        made["Subject"] = words.say("mail-subject", game=alert.game)
        made["Date"] = formatdate(localtime=False)
        made["Message-ID"] = make_msgid(domain=self._server.sender.rpartition("@")[2])
        made["Auto-Submitted"] = "auto-generated"
        off = f"{self._site}/off/{alert.table}#{off_token(alert.key)}"
        made.set_content(words.say("mail-text", game=alert.game, url=url, off=off) + "\n")
        return made

    async def send(self, alert: Alert) -> None:
        """One attempt; NotReached."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._send, self.message(alert))

    def _send(self, message: EmailMessage) -> None:
        with self._session() as smtp:
            smtp.send_message(message)

    def greet(self) -> None:
        """Is everything as it should be to send? Nothing is sent; NotReached."""
        with self._session():
            pass

    @contextmanager
    def _session(self) -> Iterator[smtplib.SMTP]:
        server = self._server
        try:
            with self._connection() as smtp:
                if server.security == "starttls":
                    smtp.starttls(context=ssl.create_default_context())
                if server.user:
                    smtp.login(server.user, server.password)
                yield smtp
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise NotReached(f"refused: {codes}", is_final=min(codes) >= 500) from None
        except smtplib.SMTPResponseException as error:
            raise NotReached(f"{type(error).__name__} {error.smtp_code}") from None
        except (smtplib.SMTPException, OSError) as error:
            raise NotReached(f"{type(error).__name__}: {error}") from None

    def _connection(self) -> smtplib.SMTP:
        server = self._server
        port = server.port or PORTS[server.security]
        if server.security == "tls":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(server.host, port, timeout=SECONDS, context=context)
        return smtplib.SMTP(server.host, port, timeout=SECONDS)

    def close(self) -> None:
        """No more mail."""
        self._threads.shutdown(wait=False, cancel_futures=True)
