"""Seeds: 256 bits as text, and what is derived from them (docs/chance.md)."""

from __future__ import annotations

import hashlib
import re
import struct

from pyrite.core.chance import Chance, next_word, seed_cipher, seed_fast

HEX_SEED = re.compile(r"[0-9a-fA-F]{64}")
GAME_PURPOSE = b"pyrite game"
PLAYER_PURPOSE = b"pyrite player"
GUESS_PURPOSE = b"pyrite guess"
SEED_WORDS = 8  # of a game
STREAM_WORDS = 4  # of a player, or of any fast stream


def seed_text(text: str) -> str:
    """64 hex digits are a seed, written small; any other text is hashed to one."""
    if HEX_SEED.fullmatch(text):
        return text.lower()
    return hashlib.sha256(text.encode()).hexdigest()


def game_seed(series: str, number: int) -> str:
    """The seed of one game of a series."""
    return _derive(GAME_PURPOSE, series, number)


def player_seed(game: str, seat: int) -> str:
    """The seed of the player at a seat of a game."""
    return _derive(PLAYER_PURPOSE, game, seat)


def guess_seed(game: str) -> str:
    """The seed of what is drawn anew where a game goes on from what a seat knew."""
    return hashlib.sha256(GUESS_PURPOSE + bytes.fromhex(game)).hexdigest()


def _derive(purpose: bytes, seed: str, number: int) -> str:
    return _digest(purpose, bytes.fromhex(seed), number).hex()


def _digest(purpose: bytes, seed: bytes, number: int) -> bytes:
    return hashlib.sha256(purpose + seed + number.to_bytes(8, "big")).digest()


def series_keys(series: str, numbers: range, seats: int) -> bytes:
    """For each game of a series its seed, then the first half of each seat's player's."""
    parts = []
    whole = bytes.fromhex(series)
    for number in numbers:
        seed = _digest(GAME_PURPOSE, whole, number)
        parts.append(seed)
        parts.extend(_digest(PLAYER_PURPOSE, seed, seat)[:16] for seat in range(seats))
    return b"".join(parts)


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


def fork(chance: Chance) -> Chance:
    """A fast stream of its own, for somebody who draws beside others."""
    made = Chance()
    words = [next_word(chance) for _ in range(STREAM_WORDS)]
    seed_fast(made, [words[0] | 1, *words[1:]], 0)
    return made
