"""Keys, invites and names of tables."""

from __future__ import annotations

import re

from pyrite.tables.keys import key_digest, new_key, new_secret


def test_key__is_long_and_fit_for_links_and_command_lines() -> None:
    keys = {new_key() for _ in range(500)}
    assert len(keys) == 500
    assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]{31,}", key) for key in keys)


def test_key__only_its_digest_is_kept() -> None:
    key = new_key()
    assert re.fullmatch("[0-9a-f]{64}", key_digest(key))
    assert key not in key_digest(key)


def test_secret__is_never_the_same() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
