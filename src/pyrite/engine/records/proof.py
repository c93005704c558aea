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


def hash_of(salt: str) -> str:
    """What a seat commits to before it reveals its salt; nothing for nothing."""
    return hashlib.sha256(bytes.fromhex(salt)).hexdigest() if salt else ""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Seats committed to their salts, and all hashes were fixed before one was revealed."""

    fixed: tuple[str, ...]  # by seat: the hash of what it adds; empty: nothing
    committed: tuple[int, ...]  # who gave a hash; the others' salts were known before
    silent: tuple[int, ...]  # who did not reveal in time: the hash counts instead

    def check(self, salts: Sequence[str]) -> None:
        """Does each salt that counts fit what was fixed?"""
        seats = range(len(salts))
        is_whole = len(self.fixed) == len(salts) and {*self.committed} <= {*seats}
        if not is_whole or not {*self.silent} <= {*self.committed}:
            raise WrongProof("proof-fixed")
        for seat, (salt, fixed) in enumerate(zip(salts, self.fixed, strict=True)):
            if fixed != (salt if seat in self.silent else hash_of(salt)):
                raise WrongProof("proof-fixed")

    def data(self) -> dict[str, object]:
        """As JSON values."""
        return {
            "fixed": list(self.fixed),
            "committed": list(self.committed),
            "silent": list(self.silent),
        }


@dataclass(frozen=True, slots=True)
class Proof:
    """What lets anybody check that nobody chose the cards."""

    commitment: str
    secret: str
    salts: tuple[str, ...]  # what counted, by seat
    seed: str
    exchange: Exchange | None = None  # none where nobody committed
    deal: str = ""  # the table whose cards were dealt again, with the salts of its seats

    def check(self) -> None:
        """Say which link is broken, if one is."""
        secret = bytes.fromhex(self.secret)
        if commitment_of(secret) != self.commitment:
            raise WrongProof("proof-commitment")
        if seed_of(secret, self.salts) != self.seed:
            raise WrongProof("proof-seed")
        if self.exchange:
            self.exchange.check(self.salts)

    def data(self) -> dict[str, object]:
        """As JSON values."""
        return {
            "commitment": self.commitment,
            "secret": self.secret,
            "salts": list(self.salts),
            "seed": self.seed,
            **(self.exchange.data() if self.exchange else {}),
            **({"deal": self.deal} if self.deal else {}),
        }


@dataclass(frozen=True, slots=True)
class OwnPart:
    """What somebody has kept from before the start; empty: they kept nothing of it."""

    salt: str = ""
    commitment: str = ""
    seats: tuple[int, ...] = ()  # whose salt it is: of the lowest; the others' must be empty
    fixed: tuple[str, ...] = ()  # the hashes we were shown before we revealed ours
    is_heard: bool = False  # our revealing was acknowledged
    bots: tuple[int, ...] = ()  # seats at which we saw bots, whoever sat down there later

    def check(self, proof: Proof) -> None:
        """A proof that holds may still leave out what we added, or promise anew."""
        if self.commitment and proof.commitment != self.commitment:
            raise WrongProof("proof-promise")
        if self.fixed and (proof.exchange is None or proof.exchange.fixed != self.fixed):
            raise WrongProof("proof-fixed-anew")
        if not self.salt:
            return
        if proof.deal:  # there nobody adds anything
            raise WrongProof("proof-part")
        _check_empty(proof, self.bots)
        counted = _among(proof, self.seats)
        is_silent = self.salt not in counted and hash_of(self.salt) in counted and proof.exchange
        if not is_silent and self.salt not in counted:
            raise WrongProof("proof-part")
        if is_silent and self.is_heard:
            raise WrongProof("proof-unheard")
        _check_empty(proof, self.seats[1:])

    def is_silent(self, proof: Proof) -> bool:
        """Did the hash of our salt count instead of it?"""
        return bool(self.salt) and self.salt not in proof.salts


def parse_proof(data: bytes) -> Proof:
    """A proof from the text that a server gives; not checked yet."""
    try:
        given: Any = json.loads(data)
        words = [given["commitment"], given["secret"], given["seed"]]
        deal = str(given.get("deal", ""))
        salts = list(given["salts"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadProof("no-proof") from None
    is_hex = all(isinstance(one, str) and HEX_SEED.fullmatch(one) for one in words)
    if not is_hex or not all(isinstance(one, str) and SALT.fullmatch(one) for one in salts):
        raise BadProof("no-proof")
    return Proof(words[0], words[1], tuple(salts), words[2], _parse_exchange(given), deal)


def _parse_exchange(given: Any) -> Exchange | None:
    names = ("fixed", "committed", "silent")
    found = [given.get(name) for name in names]
    if all(one is None for one in found):
        return None
    if not all(isinstance(one, list) for one in found):
        raise BadProof("no-proof")
    fixed, committed, silent = found
    seats = [*committed, *silent]
    if not all(isinstance(one, str) for one in fixed) or not all(type(one) is int for one in seats):
        raise BadProof("no-proof")
    return Exchange(tuple(fixed), tuple(committed), tuple(silent))


def check_record(proof: Proof, record: GameRecord) -> None:
    """The record is that of the proven seed; a seat for each salt, and bots have added nothing.

    Where cards are dealt again others may have sat there who added something.
    """
    proof.check()
    if record.seed != proof.seed or record.seats != len(proof.salts):
        raise WrongProof("proof-record")
    if not proof.deal:
        _check_empty(proof, [seat for seat, name in record.players.items() if is_bot(name)])


def _among(proof: Proof, seats: Sequence[int]) -> Sequence[str]:
    """The salts of which ours must be one: that of our lowest seat, if we know it."""
    return proof.salts[seats[0] : seats[0] + 1] if seats else proof.salts


def _check_empty(proof: Proof, seats: Sequence[int]) -> None:
    """Who has nothing to add is nobody's door to the seed."""
    for seat in seats:
        if any(proof.salts[seat : seat + 1]):
            raise WrongProof("proof-foreign-salt", seat=str(seat))


def make_proof(
    secret: bytes, salts: Sequence[str], exchange: Exchange | None = None, deal: str = ""
) -> Proof:
    """The proof of a game that is over."""
    seed = seed_of(secret, salts)
    return Proof(commitment_of(secret), secret.hex(), tuple(salts), seed, exchange, deal)
