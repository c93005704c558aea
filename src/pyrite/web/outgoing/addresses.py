"""Where a server can be found, as people type it."""

from __future__ import annotations

import io
import socket
from urllib.parse import urlsplit

import segno

from pyrite.web.origins import is_loopback

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
ELSEWHERE = {"127.0.0.1": "192.0.2.1", "::1": "2001:db8::1"}  # of documentation: nobody is there


def addresses(host: str, port: int) -> list[str]:
    """From this machine; where it listens everywhere, for others on the network too."""
    if host not in EVERYWHERE:
        return [page_of(host, port)]
    here = EVERYWHERE[host]
    ours = address_for(ELSEWHERE[here])
    return [page_of(one, port) for one in dict.fromkeys((here, ours)) if one]


def shared_address(host: str, port: int, site: str = "") -> str | None:
    """The address that others can open; None where only this machine can."""
    if site:
        return f"{site}/"
    *_, last = addresses(host, port)
    return None if is_loopback(urlsplit(last).hostname or "") else last


def qr_lines(text: str) -> list[str]:
    """A QR code in half blocks, dark on light whatever the terminal's colours are."""
    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n").split("\n")


def page_of(host: str, port: int) -> str:
    """The first page."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def address_for(other: str) -> str:
    """Which of our addresses others would see; nothing is sent to find out, empty if none."""
    family = socket.AF_INET6 if ":" in other else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as line:
            line.connect((other, 9))
            return str(line.getsockname()[0])
    except OSError:
        return ""
