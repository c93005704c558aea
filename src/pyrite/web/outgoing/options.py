"""How people are called, as whoever keeps the server says it."""

from __future__ import annotations

import argparse
from pathlib import Path
from urllib.parse import urlsplit

from pyrite.web.api.limits import Limits
from pyrite.web.errors import ServingError
from pyrite.web.outgoing.mail import MailServer
from pyrite.web.outgoing.messenger import Messenger


def given_messenger(given: argparse.Namespace, limits: Limits) -> Messenger:
    """Who calls people, if all that needs to be said was said."""
    site = (given.site or "").rstrip("/")
    if site and urlsplit(site).scheme not in ("http", "https"):
        raise ServingError("no-site", site=given.site)
    server = given_mail_server(given) if given.smtp else None
    return Messenger(limits, site, given.private_webhooks, server)


def given_mail_server(given: argparse.Namespace) -> MailServer:
    """Through whom mail goes out."""
    host, _, port = given.smtp.partition(":")
    if not host or (port and not port.isdecimal()):
        raise ServingError("no-smtp", given=given.smtp)
    if not given.smtp_from or not given.site:
        raise ServingError("mail-needs-more")
    return MailServer(
        host=host,
        sender=given.smtp_from,
        port=int(port or 0),
        security=given.smtp_security,
        user=given.smtp_user or "",
        password=read_password(given.smtp_password_file),
    )


def read_password(file: str | None) -> str:
    """Its first line; a password stands in a file, where no list of processes shows it."""
    try:
        return Path(file).read_text("utf-8").partition("\n")[0].strip() if file else ""
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise ServingError("no-password", file=str(file), why=str(why)) from None
