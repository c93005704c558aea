"""Seeds and what is derived from them; the vectors are those of docs/chance.md."""

from __future__ import annotations

import hashlib

from pyrite.core.chance import Chance, next_word
from pyrite.core.seeds import fast_chance, fork, game_seed, player_seed, seed_text, words_of

ZERO = "00" * 32


def test_a_seed_of_hex_digits_stays() -> None:
    assert seed_text(ZERO) == ZERO


def test_any_other_text_is_hashed() -> None:
    assert seed_text("nugget") == hashlib.sha256(b"nugget").hexdigest()
    assert seed_text(ZERO.upper() + "A") != ZERO


def test_capital_hex_digits_are_the_same_seed() -> None:
    assert seed_text("AB" * 32) == "ab" * 32


def test_a_game_of_a_series() -> None:
    expected = hashlib.sha256(b"pyrite game" + bytes(32) + (7).to_bytes(8, "big")).hexdigest()
    assert game_seed(ZERO, 7) == expected


def test_a_player_of_a_game() -> None:
    expected = hashlib.sha256(b"pyrite player" + bytes(32) + (3).to_bytes(8, "big")).hexdigest()
    assert player_seed(ZERO, 3) == expected


def test_words_are_little_endian() -> None:
    assert words_of("01000000" + "00" * 28)[0] == 1


def some_words(chance: Chance) -> list[int]:
    return [next_word(chance) for _ in range(4)]


def test_forks_of_a_stream_are_streams_of_their_own() -> None:
    chance = fast_chance(seed_text("fork"))
    one, other = some_words(fork(chance)), some_words(fork(chance))
    assert one != other
    assert some_words(fork(fast_chance(seed_text("fork")))) == one
