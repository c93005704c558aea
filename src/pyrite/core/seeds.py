"""Seeds: 256 bits as text, and what is derived from them (docs/chance.md)."""

from __future__ import annotations

import hashlib
import re
import struct

from pyrite.core.chance import Chance, seed_cipher, seed_fast

HEX_SEED = re.compile(r"[0-9a-f]{64}")


def seed_text(text: str) -> str:
    """64 hex digits as they are; any other text is hashed to a seed."""
    if HEX_SEED.fullmatch(text):
        return text
    return hashlib.sha256(text.encode()).hexdigest()


def game_seed(series: str, number: int) -> str:
    """The seed of one game of a series."""
    return _derive(b"pyrite game", series, number)


def player_seed(game: str, seat: int) -> str:
    """The seed of the player at a seat of a game."""
    return _derive(b"pyrite player", game, seat)


def _derive(purpose: bytes, seed: str, number: int) -> str:
    return hashlib.sha256(purpose + bytes.fromhex(seed) + number.to_bytes(8, "big")).hexdigest()


def words_of(seed: str) -> tuple[int, ...]:
    """A seed's eight 32-bit words, little endian."""
    return struct.unpack("<8I", bytes.fromhex(seed))


def cipher_chance(seed: str) -> Chance:
    """The play stream of a seed."""
    chance = Chance()
    seed_cipher(chance, list(words_of(seed)))
    return chance


def fast_chance(seed: str) -> Chance:
    """The fast stream of a seed: its first four words."""
    chance = Chance()
    seed_fast(chance, list(words_of(seed)), 0)
    return chance
