"""What a key added to chance, and what was promised before the start: held against the proof."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

import orjson

from pyrite.engine.records.proof import OwnPart, check_record, parse_proof
from pyrite.engine.records.record import parse_record
from pyrite.engine.records.replay import verify
from pyrite.wire.answers import Greeting, ProofTold

SALT_BYTES = 32


def fresh_salt() -> str:
    """What a seat adds to chance."""
    return secrets.token_hex(SALT_BYTES)


@dataclass
class KeptPart:
    """Kept from before the start; what is empty is not known."""

    salt: str = ""  # that counts
    commitment: str = ""
    seats: tuple[int, ...] = ()  # as last told: they may be numbered anew
    has_seat: bool = False

    def offer(self, given: str | None) -> str:
        """What to say now: the first counts; else as given, or fresh where there is a seat."""
        if self.salt or given is None:
            return self.salt or (fresh_salt() if self.has_seat else "")
        return given

    def keep(self, salt: str) -> None:
        """It was taken before the start."""
        self.salt = self.salt or salt

    def welcomed(self, greeting: Greeting, salt: str) -> None:
        """A hello with this salt was answered so."""
        self.seats = tuple(greeting["yours"])
        if greeting["state"] == "open":
            self.commitment = self.commitment or greeting["commitment"]
            self.keep(salt)

    def check(self, told: ProofTold, text: str) -> bool:
        """Proof and record hold, and hold what is kept here; False: it is not known.

        Raises WrongProof, or whatever is wrong with the record.
        """
        proof, record = parse_proof(orjson.dumps(told)), parse_record(text)
        check_record(proof, record)
        OwnPart(self.salt, self.commitment, self.seats).check(proof)
        verify(record)
        return bool(self.salt and self.commitment)
