"""Who goes out and calls people: where that is allowed, how often, and by which way."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from pyrite.core.words import Words
from pyrite.tables.live.alerts import Alert, NotReached, Way, off_token
from pyrite.tables.stores.store import Store
from pyrite.web.api.limits import Limits, Windows
from pyrite.web.errors import BadAddress, WireError
from pyrite.web.outgoing.mail import Mail, MailServer, check_mail
from pyrite.web.outgoing.push import Push, new_push_secret, parse_subscription
from pyrite.web.outgoing.webhooks import Webhooks, check_webhook
from pyrite.wire.alerts import TurnPushed


@dataclass
class Messenger:
    """Calls people for a table service."""

    limits: Limits = field(default_factory=Limits)
    site: str = ""  # where this server is found, without a slash at its end; empty: not said
    allows_private: bool = False
    mail_server: MailServer | None = None
    clock: Callable[[], float] = time.monotonic
    push: Push | None = None  # once the store is open, which keeps its key

    def __post_init__(self) -> None:
        self._webhooks = Webhooks(allows_private=self.allows_private, site=self.site)
        self.mail = Mail(self.mail_server, self.site) if self.mail_server else None
        self._posts = Windows(self.limits.webhooks, self.clock)
        self._mails = Windows(self.limits.mails, self.clock)

    async def open(self, store: Store) -> None:
        """The key by which push services know us is made once and kept with the tables."""
        self.push = Push(await store.house_secret("push", new_push_secret()), self.site)

    @property
    def push_key(self) -> str | None:
        """The public half of it; none before the store is open."""
        return self.push.public_key if self.push else None

    @property
    def mail_host(self) -> str:
        """Through which it goes; empty: through none."""
        return self.mail_server.host if self.mail_server else ""

    @property
    def sends_mail(self) -> bool:
        """Does mail go out from here?"""
        return self.mail is not None

    def check_webhook(self, url: str) -> str:
        """The address, if it may be called."""
        return check_webhook(url, allows_private=self.allows_private)

    def check_mail(self, address: str) -> str:
        """The address, if mail goes out from here."""
        if self.mail is None:
            raise BadAddress("no-mail-here", field="mail")
        return check_mail(address)

    def check_push(self, text: str) -> str:
        """A subscription of a browser, if its service may be called."""
        if self.push is None:
            raise BadAddress("no-push-here", field="push")
        found = parse_subscription(text)
        check_webhook(found.endpoint, allows_private=self.allows_private)
        if not (self.allows_private or found.endpoint.startswith("https://")):
            raise BadAddress("push-no-subscription", field="push")
        return text

    async def _push(self, alert: Alert) -> None:
        """A browser that may be closed."""
        if self.push is None:
            return
        to = parse_subscription(str(alert.contact.push))
        count(self._posts, urlsplit(to.endpoint).netloc.lower())
        words = Words(alert.contact.language, "pyrite.web")
        told: TurnPushed = {
            "title": words.say("mail-subject", game=alert.game),
            "text": words.say("push-text"),
            "off_text": words.say("push-off"),
            "table": alert.table,
            "page": f"/t/{alert.table}",
            "off": off_token(alert.key),
        }
        headers = self.push.headers(to.endpoint)
        await self._webhooks.send(alert.table, to.endpoint, headers, self.push.body(told, to))

    async def call(self, way: Way, alert: Alert) -> None:
        """Try once; NotReached."""
        if way == "webhook":
            host = urlsplit(str(alert.contact.webhook)).netloc.lower()
            count(self._posts, host)
            await self._webhooks.post(alert)
        elif way == "push":
            await self._push(alert)
        elif self.mail:
            count(self._mails, str(alert.contact.mail).lower())
            await self.mail.send(alert)

    async def close(self) -> None:
        """Connections are closed; what waits is not sent."""
        await self._webhooks.close()
        if self.mail:
            self.mail.close()


def count(addresses: Windows, address: str) -> None:
    """One more call there; too many are not made."""
    try:
        addresses.count(address)
    except WireError:
        raise NotReached("it was called too often of late") from None
