"""A text as it goes over a socket."""

from __future__ import annotations


def text_frame(data: bytes) -> bytes:
    """A whole text as a server sends it (RFC 6455, 5.2).

    Framed once for all who hear it, and written with whatever else goes out in the same turn:
    picows would keep a buffer of the longest message for every socket.
    """
    if len(data) < 126:
        return b"\x81%c%b" % (len(data), data)
    if len(data) < 65_536:
        return b"\x81\x7e%b%b" % (len(data).to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (len(data).to_bytes(8, "big"), data)
