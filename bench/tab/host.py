"""A host as most are: a folder of files, texts packed on the way, and bytes counted."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class CountingHandler(SimpleHTTPRequestHandler):
    """Files, packed where a packed one lies beside them."""

    counted: Counter[str]

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""

    def do_GET(self) -> None:
        """A file of the folder."""
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        packed = file.with_name(f"{file.name}.gz")
        if not file.is_file():
            self.send_error(404)
            return
        data = (packed if packed.is_file() else file).read_bytes()
        self.counted[file.name] += len(data)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        if packed.is_file():
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Cache-Control", "max-age=600")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


@dataclass
class CountingHost:
    """Where a folder is shown, and the bytes that went out, by the names of files."""

    url: str
    counted: Counter[str]

    @property
    def megabytes(self) -> float:
        """All of them."""
        return self.counted.total() / 1e6


@contextmanager
def shown(folder: Path) -> Iterator[CountingHost]:
    """A host of a folder, until it goes."""
    counted: Counter[str] = Counter()
    handler = type("OneHost", (CountingHandler,), {"counted": counted})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield CountingHost(f"http://127.0.0.1:{server.server_port}/", counted)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
