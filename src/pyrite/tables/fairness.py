"""Fair chance: the secret of a table, fixed before any salt is known.

What comes of secret and salts stands in `engine/records/proof.py`; all of it in docs/chance.md.
"""

from __future__ import annotations

import secrets

SECRET_BYTES = 32


def new_secret() -> bytes:
    """Drawn by the operating system."""
    return secrets.token_bytes(SECRET_BYTES)
