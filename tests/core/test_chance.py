"""Both streams against their test vectors and against a crypto library."""

from __future__ import annotations

from collections import Counter

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20
from hypothesis import given
from hypothesis import strategies as st

from pyrite.core.chance import (
    Chance,
    begin_outcome,
    below,
    chacha_block,
    next_word,
    quarter_round,
    seed_fast,
    shuffle,
    xoshiro_word,
)
from pyrite.core.seeds import cipher_chance, fast_chance, seed_text


def keystream(seed: str, kind: int, before: int, words: int) -> list[int]:
    """The words a crypto library gives for one outcome."""
    nonce = kind.to_bytes(4, "little") + before.to_bytes(8, "little")
    algorithm = ChaCha20(bytes.fromhex(seed), bytes(4) + nonce)
    data = Cipher(algorithm, None).encryptor().update(bytes(4 * words))
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]


def test_quarter_round__rfc_8439_section_2_1_1() -> None:
    x = [0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567]
    quarter_round(x, 0, 1, 2, 3)
    assert x == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


def test_block__rfc_8439_section_2_3_2() -> None:
    key = bytes(range(32))
    nonce = bytes.fromhex("000000090000004a00000000")
    words = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    words += [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    words += [1] + [int.from_bytes(nonce[i : i + 4], "little") for i in range(0, 12, 4)]
    out = [0] * 16
    chacha_block(words, out)
    assert out[:4] == [0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3]
    assert out[12:] == [0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2]


@given(st.text(), st.integers(0, 7), st.integers(0, 3))
def test_an_outcome_is_what_a_crypto_library_gives(text: str, kind: int, before: int) -> None:
    seed = seed_text(text)
    chance = cipher_chance(seed)
    outcome = [0]
    for _ in range(before + 1):
        begin_outcome(chance, outcome, kind)
    assert outcome == [kind]
    assert [next_word(chance) for _ in range(40)] == keystream(seed, kind, before, 40)


def test_an_outcome_does_not_depend_on_those_of_other_kinds() -> None:
    alone, among = cipher_chance(seed_text("a")), cipher_chance(seed_text("a"))
    begin_outcome(among, [0], 3)
    next_word(among)
    for chance in (alone, among):
        begin_outcome(chance, [0], 1)
    assert next_word(alone) == next_word(among)


def test_xoshiro__first_words_from_the_authors_code() -> None:
    """xoshiro128plusplus.c of Blackman and Vigna, state 1 2 3 4."""
    x = [1, 2, 3, 4]
    assert [xoshiro_word(x) for _ in range(6)] == [
        641,
        1573767,
        3222811527,
        3517856514,
        836907274,
        4247214768,
    ]


@given(st.text(), st.integers(1, 1 << 31))
def test_below_is_in_range(text: str, n: int) -> None:
    assert 0 <= below(fast_chance(seed_text(text)), n) < n


def test_below__rejects_what_would_make_it_unfair() -> None:
    """With n = 3 the word 0 alone is refused: 2**32 leaves a remainder of 1."""
    chance = cipher_chance(seed_text("x"))
    chance.used = 0
    chance.block = [0, 1, *[0] * 14]
    assert below(chance, 3) == 0
    assert chance.used == 2


def test_below__is_the_product_shifted() -> None:
    chance = cipher_chance(seed_text("x"))
    chance.used = 0
    chance.block = [0xFFFFFFFF, 0x90000000, *[0] * 14]
    assert below(chance, 6) == 5
    assert below(chance, 6) == 3


def test_below__is_fair() -> None:
    chance = fast_chance(seed_text("fair"))
    counts = Counter(below(chance, 6) for _ in range(60_000))
    assert all(9_600 < counts[face] < 10_400 for face in range(6))


@given(st.text(), st.integers(0, 3), st.integers(0, 20))
def test_shuffle_keeps_the_items_and_the_rest(text: str, first: int, count: int) -> None:
    items = list(range(first + count + 2))
    shuffle(fast_chance(seed_text(text)), items, first, count)
    assert items[:first] == list(range(first))
    assert items[first + count :] == [first + count, first + count + 1]
    assert sorted(items) == list(range(first + count + 2))


def test_shuffle__every_order_comes() -> None:
    chance = fast_chance(seed_text("orders"))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [0, 1, 2]
        shuffle(chance, items, 0, 3)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_the_fast_stream_takes_its_words_from_anywhere() -> None:
    one, other = Chance(), Chance()
    seed_fast(one, [1, 2, 3, 4], 0)
    seed_fast(other, [9, 9, 1, 2, 3, 4], 2)
    assert next_word(one) == next_word(other)
