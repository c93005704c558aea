"""A line between client and server that a test can break, or make deaf."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.web.place import PATIENCE


class Relay:
    """Passes everything on, both ways, until told otherwise."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._lines: list[socket.socket] = []
        self.connections = 0
        self.is_deaf = False  # what the server says is lost
        self.said = threading.Event()  # something was lost so
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                far = socket.create_connection(("127.0.0.1", self.port))
                self.connections += 1
                self._lines += [near, far]
                for one, other, is_said in ((near, far, False), (far, near, True)):
                    passing = threading.Thread(
                        target=self._pass_on, args=(one, other, is_said), daemon=True
                    )
                    passing.start()

    def _pass_on(self, one: socket.socket, other: socket.socket, is_said: bool) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                if is_said and self.is_deaf:
                    self.said.set()
                else:
                    other.sendall(data)
        cut(one)
        cut(other)

    def cut(self) -> None:
        """Every line breaks; new ones are whole."""
        lines, self._lines = self._lines, []
        self.is_deaf = False
        for line in lines:
            cut(line)

    def cut_when_deaf(self) -> None:
        """As soon as something the server said was lost."""
        assert self.said.wait(PATIENCE)
        self.cut()

    def close(self) -> None:
        """The end."""
        self._door.close()
        self.cut()


def cut(line: socket.socket) -> None:
    """Both directions, at once."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()


@contextmanager
def relay_to(port: int) -> Iterator[Relay]:
    """A relay to a server."""
    relay = Relay(port)
    try:
        yield relay
    finally:
        relay.close()
