"""The proof that nobody chose a table's cards: read, and checked link by link.

Exactly enough for strangers: docs/chance.md.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pyrite.core.errors import PyriteError
from pyrite.core.seeds import HEX_SEED
from pyrite.engine.records.record import GameRecord
from pyrite.engine.telling.names import is_bot

MOST_SALT_BYTES = 64
PURPOSE = b"pyrite table"
SALT = re.compile(r"(?:[0-9a-f]{2}){0,64}")


class BadProof(PyriteError):
    """A text that is no proof."""

    package = "pyrite.engine"


class WrongProof(BadProof):
    """A proof that does not hold."""


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
            raise WrongProof("proof-commitment")
        if seed_of(secret, self.salts) != self.seed:
            raise WrongProof("proof-seed")

    def data(self) -> dict[str, object]:
        """As JSON values."""
        return {
            "commitment": self.commitment,
            "secret": self.secret,
            "salts": list(self.salts),
            "seed": self.seed,
        }


@dataclass(frozen=True, slots=True)
class OwnPart:
    """What somebody has kept from before the start; empty: they kept nothing of it."""

    salt: str = ""
    commitment: str = ""
    seats: tuple[int, ...] = ()  # whose salt it is: of the lowest; the others' must be empty

    def check(self, proof: Proof) -> None:
        """A proof that holds may still leave out what we added, or promise anew."""
        if self.commitment and proof.commitment != self.commitment:
            raise WrongProof("proof-promise")
        if not self.salt:
            return
        lowest, *others = self.seats or (None,)
        counted = proof.salts if lowest is None else proof.salts[lowest : lowest + 1]
        if self.salt not in counted:
            raise WrongProof("proof-part")
        _check_empty(proof, others)


def parse_proof(data: bytes) -> Proof:
    """A proof from the text that a server gives; not checked yet."""
    try:
        given: Any = json.loads(data)
        words = [given["commitment"], given["secret"], given["seed"]]
        salts = list(given["salts"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadProof("no-proof") from None
    is_hex = all(isinstance(one, str) and HEX_SEED.fullmatch(one) for one in words)
    if not is_hex or not all(isinstance(one, str) and SALT.fullmatch(one) for one in salts):
        raise BadProof("no-proof")
    return Proof(words[0], words[1], tuple(salts), words[2])


def check_record(proof: Proof, record: GameRecord) -> None:
    """The record is that of the proven seed; a seat for each salt, and bots have added nothing."""
    proof.check()
    if record.seed != proof.seed or record.seats != len(proof.salts):
        raise WrongProof("proof-record")
    _check_empty(proof, [seat for seat, name in record.players.items() if is_bot(name)])


def _check_empty(proof: Proof, seats: Sequence[int]) -> None:
    """Who has nothing to add is nobody's door to the seed."""
    for seat in seats:
        if any(proof.salts[seat : seat + 1]):
            raise WrongProof("proof-foreign-salt", seat=str(seat))


def make_proof(secret: bytes, salts: Sequence[str]) -> Proof:
    """The proof of a game that is over."""
    return Proof(commitment_of(secret), secret.hex(), tuple(salts), seed_of(secret, salts))
