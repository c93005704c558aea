"""Secrets of a table: keys say who somebody is, invites let them sit down, ids name the table."""

from __future__ import annotations

import hashlib
import secrets
import string
import sys

KEY_BYTES = 24  # at random
INVITE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
INVITE_LENGTH = 10
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # said aloud, read from afar: no I, no O
CODE_LENGTH = 4
ID_LENGTH = 8
SECRET_BYTES = 32


def new_key() -> str:
    """A key that nobody guesses; a letter comes first, so that it never looks like an option."""
    return secrets.choice(string.ascii_letters) + secrets.token_urlsafe(KEY_BYTES)


def key_digest(key: str) -> str:
    """What is kept of a key; the same text for everybody who has it in memory."""
    return sys.intern(hashlib.sha256(key.encode()).hexdigest())


def new_invite() -> str:
    """A code that lets somebody sit down at a table that is not public."""
    return _word(INVITE_LENGTH)


def new_code() -> str:
    """Four letters that lead to a table while somebody may sit down there."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_table_id() -> str:
    """The name of a new table: short, easy to say."""
    return _word(ID_LENGTH)


def new_secret() -> bytes:
    """The server's own part of a seed, fixed before any salt is known (docs/chance.md)."""
    return secrets.token_bytes(SECRET_BYTES)


def _word(length: int) -> str:
    return "".join(secrets.choice(INVITE_LETTERS) for _ in range(length))


def is_same_secret(given: str, kept: str) -> bool:
    """Compared in a time that tells nothing."""
    return secrets.compare_digest(given.encode(), kept.encode())
