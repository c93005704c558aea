"""A real nginx for tests, with the very configuration that we hand out."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.sources import ROOT
from tests.web.place import HOST, PATIENCE
from tests.web.program import free_ports

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
NAME = "play.example.org"
CERTIFICATE = f"/etc/letsencrypt/live/{NAME}/fullchain.pem"
PRIVATE_KEY = f"/etc/letsencrypt/live/{NAME}/privkey.pem"

FRAME = """
daemon off;
pid {folder}/pid;
error_log stderr error;
events {{}}
http {{
    access_log off;
    client_body_buffer_size 128k;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {blocks}
}}
"""


def handed_out(changes: dict[str, str]) -> str:
    """What we hand out, on this machine alone and with these changes."""
    text = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    places = {
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl;\n": "",
        "listen 80;": f"listen {HOST}:{free_ports(1)};",
    }
    for old, new in {**places, **changes}.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, blocks: str) -> Iterator[None]:
    """For as long as it is needed."""
    file = folder / "nginx.conf"
    file.write_text(FRAME.format(folder=folder, blocks=blocks), "utf-8")
    with subprocess.Popen([str(NGINX), "-p", folder, "-c", file, "-e", "stderr"]) as process:
        try:
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)
