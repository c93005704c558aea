"""Who goes out and calls people: where that is allowed, how often, and by which way."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from pyrite.tables.live.alerts import Alert, NotReached, Way
from pyrite.web.api.limits import Limits, Windows
from pyrite.web.errors import BadAddress, WireError
from pyrite.web.outgoing.mail import Mail, MailServer, check_mail
from pyrite.web.outgoing.webhooks import Webhooks, check_webhook


@dataclass
class Messenger:
    """Calls people for a table service."""

    limits: Limits = field(default_factory=Limits)
    site: str = ""  # where this server is found, without a slash at its end; empty: not said
    allows_private: bool = False
    mail_server: MailServer | None = None
    clock: Callable[[], float] = time.monotonic

    def __post_init__(self) -> None:
        self._webhooks = Webhooks(allows_private=self.allows_private, site=self.site)
        self._mail = Mail(self.mail_server, self.site) if self.mail_server else None
        self._posts = Windows(self.limits.webhooks, self.clock)
        self._mails = Windows(self.limits.mails, self.clock)

    def check_webhook(self, url: str) -> str:
        """The address, if it may be called."""
        return check_webhook(url, allows_private=self.allows_private)

    def check_mail(self, address: str) -> str:
        """The address, if mail goes out from here."""
        if self._mail is None:
            raise BadAddress("no-mail-here", field="mail")
        return check_mail(address)

    async def call(self, way: Way, alert: Alert) -> None:
        """Try once; NotReached."""
        if way == "webhook":
            host = urlsplit(str(alert.contact.webhook)).netloc.lower()
            count(self._posts, host)
            await self._webhooks.post(alert)
        elif self._mail:
            count(self._mails, str(alert.contact.mail).lower())
            await self._mail.send(alert)

    async def close(self) -> None:
        """Go home."""
        await self._webhooks.close()
        if self._mail:
            self._mail.close()


def count(addresses: Windows, address: str) -> None:
    """One more call there; too many are not made."""
    try:
        addresses.count(address)
    except WireError:
        raise NotReached("it was called too often of late") from None
