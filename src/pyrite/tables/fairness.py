"""Fair chance: a secret fixed before any salt is known, and a seed made of both.

Exactly enough for strangers: docs/chance.md.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from pyrite.core.errors import PyriteError

SECRET_BYTES = 32
MOST_SALT_BYTES = 64
PURPOSE = b"pyrite table"
SALT = re.compile(r"(?:[0-9a-f]{2}){0,64}")


class ProofError(PyriteError):
    """A proof that does not hold, or is none."""

    package = "pyrite.tables"


def new_secret() -> bytes:
    """Drawn by the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """What is published before the first salt."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, salts: Sequence[str]) -> str:
    """The seed of the game: the secret, then each seat's salt behind its length."""
    digest = hashlib.sha256(PURPOSE + secret)
    for salt in map(bytes.fromhex, salts):
        digest.update(bytes([len(salt)]) + salt)
    return digest.hexdigest()


@dataclass(frozen=True, slots=True)
class Proof:
    """What lets anybody check that nobody chose the cards."""

    commitment: str
    secret: str
    salts: tuple[str, ...]
    seed: str

    def check(self) -> None:
        """Say which link is broken, if one is."""
        secret = bytes.fromhex(self.secret)
        if commitment_of(secret) != self.commitment:
            raise ProofError("proof-commitment")
        if seed_of(secret, self.salts) != self.seed:
            raise ProofError("proof-seed")

    def data(self) -> dict[str, object]:
        """As JSON values."""
        return {
            "commitment": self.commitment,
            "secret": self.secret,
            "salts": list(self.salts),
            "seed": self.seed,
        }


def make_proof(secret: bytes, salts: Sequence[str]) -> Proof:
    """The proof of a game that is over."""
    return Proof(commitment_of(secret), secret.hex(), tuple(salts), seed_of(secret, salts))
