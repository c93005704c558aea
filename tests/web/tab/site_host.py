"""A site as any web space shows it: files in a folder of a host that knows nothing else."""

from __future__ import annotations

import functools
import http.server
import threading
from pathlib import Path

FOLDER = "some/folder"


class PlainHandler(http.server.SimpleHTTPRequestHandler):
    """Files, and not a word about it."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


class SiteHost:
    """Shows what lies under a root until it is gone."""

    def __init__(self, root: Path, folder: str = FOLDER) -> None:
        handler = functools.partial(PlainHandler, directory=str(root))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/{folder}/"

    def go(self) -> None:
        """Nobody answers any more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
