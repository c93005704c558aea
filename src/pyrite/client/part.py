"""What a key added to chance, and what was promised before the start: held against the proof."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

import msgspec

from pyrite.engine.records.proof import OwnPart, check_record, hash_of, parse_proof
from pyrite.engine.records.record import parse_record
from pyrite.engine.records.replay import verify
from pyrite.wire.answers import FixedHashes, Greeting, ProofTold

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
    commits: bool = False  # gives a hash first
    fixed: tuple[str, ...] = ()  # what it was shown before it revealed
    is_heard: bool = False  # when it did
    bots: frozenset[int] = frozenset()  # whom it saw play: none of them has added anything

    def offer(self, given: str | None) -> str:
        """What to add now: the first counts; else as given, or fresh where there is a seat."""
        if self.salt or given is None:
            return self.salt or (fresh_salt() if self.has_seat else "")
        return given

    def said(self, salt: str) -> dict[str, str]:
        """How it is said: openly, or a hash of it first."""
        return {"commit": hash_of(salt)} if self.commits else {"salt": salt}

    def keep(self, salt: str) -> None:
        """It was taken before the start."""
        self.salt = self.salt or salt

    def welcomed(self, greeting: Greeting, salt: str) -> None:
        """A hello with this salt was answered so."""
        self.seats = tuple(greeting["yours"])
        if greeting.get("deal"):  # cards are dealt again: nobody adds to them
            self.has_seat = False
        elif greeting["state"] == "open":
            self.commitment = self.commitment or greeting["commitment"]
            self.keep(salt)

    def saw(self, greeting: Greeting) -> None:
        """How things stand now; once the game has begun seats keep their numbers."""
        if greeting["state"] != "open":
            players = greeting["players"]
            self.bots |= {one["seat"] for one in players if one["kind"] == "bot"}

    def may_reveal(self, told: FixedHashes) -> bool:
        """Is ours in its place, in a list that was not another before?"""
        fixed = tuple(told["fixed"])
        mine = [fixed[seat] for seat in self.seats[:1] if seat < len(fixed)]
        if not self.salt or mine != [hash_of(self.salt)] or self.fixed not in ((), fixed):
            return False
        self.fixed = fixed
        return True

    def check(self, told: ProofTold, text: str) -> bool:
        """Proof and record hold, and hold what is kept here; False: it is not known.

        Raises WrongProof, or whatever is wrong with the record.
        """
        proof, record = parse_proof(msgspec.json.encode(told)), parse_record(text)
        check_record(proof, record)
        bots = tuple(sorted(self.bots))
        kept = OwnPart(self.salt, self.commitment, self.seats, self.fixed, self.is_heard, bots)
        kept.check(proof)
        verify(record)
        return bool(self.salt and self.commitment)
