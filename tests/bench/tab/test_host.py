"""The host of the laboratory packs what most hosts pack, and counts what went out."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx

from bench.tab.host import shown


def test_host__sends_packed_texts_and_counts_every_byte(tmp_path: Path) -> None:
    text = b"a line of text " * 100
    (tmp_path / "index.html").write_bytes(text)
    (tmp_path / "index.html.gz").write_bytes(packed := gzip.compress(text))
    (tmp_path / "rules.packed").write_bytes(b"rules")
    with shown(tmp_path) as host:
        assert httpx.get(host.url).content == text
        assert httpx.get(f"{host.url}rules.packed").content == b"rules"
        assert httpx.get(f"{host.url}nothing").status_code == 404
    assert host.counted == {"index.html": len(packed), "rules.packed": len(b"rules")}
