"""Chance: two streams of 32-bit words behind one interface, written in the rules' dialect.

ChaCha20 (RFC 8439) serves every game that has a record; xoshiro128++ serves search, learning,
benchmarks and the players' own choices. Rules see only `begin_outcome`, `below` and `shuffle`.
All arithmetic is 64-bit signed on values below 2**32, so that both backends agree.
The exact derivation for strangers: docs/chance.md.
"""

from __future__ import annotations

from pyrite.core.schema import Ints, Struct, i8, i64

WORD = 0xFFFFFFFF
KINDS = 8
SIGMA = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"
QUARTERS = (
    (0, 4, 8, 12),
    (1, 5, 9, 13),
    (2, 6, 10, 14),
    (3, 7, 11, 15),
    (0, 5, 10, 15),
    (1, 6, 11, 12),
    (2, 7, 8, 13),
    (3, 4, 9, 14),
)


class Chance(Struct):
    """One stream and where it stands."""

    cipher: int = i8("1: ChaCha20; 0: xoshiro128++")
    used: int = i8("words of `block` already given out")
    input: list[int] = i64(
        "ChaCha20's sixteen input words, or xoshiro's state in the first four", 16
    )
    block: list[int] = i64("the current key stream block", 16)
    before: list[int] = i64("how many outcomes of each kind came before", KINDS)


def seed_cipher(chance: Chance, key: Ints) -> None:
    """Key ChaCha20 with eight little-endian words; no outcome has been drawn yet."""
    chance.cipher = 1
    for i in range(4):
        chance.input[i] = SIGMA[i]
    for i in range(8):
        chance.input[4 + i] = key[i]
    for i in range(4):
        chance.input[12 + i] = 0
    for kind in range(KINDS):
        chance.before[kind] = 0
    chance.used = 16


def seed_fast(chance: Chance, words: Ints, first: int) -> None:
    """Seed xoshiro128++ with words[first] and the three after it, not all zero."""
    chance.cipher = 0
    for i in range(4):
        chance.input[i] = words[first + i]


def begin_outcome(chance: Chance, outcome: Ints, kind: int) -> None:
    """Say of what kind the outcome is, and turn to that outcome's own part of the stream."""
    outcome[0] = kind
    if chance.cipher:
        chance.input[12] = 0
        chance.input[13] = kind
        chance.input[14] = chance.before[kind] & WORD
        chance.input[15] = chance.before[kind] >> 32
        chance.used = 16
    chance.before[kind] += 1


def below(chance: Chance, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (multiply, shift, reject)."""
    product = next_word(chance) * n
    if product & WORD < n:
        least = (WORD + 1) % n
        while product & WORD < least:
            product = next_word(chance) * n
    return product >> 32


def shuffle(chance: Chance, items: Ints, first: int, count: int) -> None:
    """Fisher-Yates from the last item down, on items[first] … items[first + count - 1]."""
    for i in range(count - 1, 0, -1):
        j = below(chance, i + 1)
        item = items[first + i]
        items[first + i] = items[first + j]
        items[first + j] = item


def next_word(chance: Chance) -> int:
    """The next 32 bits of the stream."""
    if not chance.cipher:
        return xoshiro_word(chance.input)
    if chance.used == 16:
        chacha_block(chance.input, chance.block)
        chance.input[12] = (chance.input[12] + 1) & WORD
        chance.used = 0
    word = chance.block[chance.used]
    chance.used += 1
    return word


def rotate(word: int, bits: int) -> int:
    """Turn a 32-bit word left."""
    return ((word << bits) | (word >> (32 - bits))) & WORD


def xoshiro_word(x: Ints) -> int:
    """xoshiro128++ of Blackman and Vigna."""
    word = (rotate((x[0] + x[3]) & WORD, 7) + x[0]) & WORD
    shifted = (x[1] << 9) & WORD
    x[2] ^= x[0]
    x[3] ^= x[1]
    x[1] ^= x[2]
    x[0] ^= x[3]
    x[2] ^= shifted
    x[3] = rotate(x[3], 11)
    return word


def chacha_block(start: Ints, x: Ints) -> None:
    """RFC 8439, 2.3: ten double rounds, then the input is added."""
    for i in range(16):
        x[i] = start[i]
    for _ in range(10):
        for q in range(8):
            quarter_round(x, QUARTERS[q][0], QUARTERS[q][1], QUARTERS[q][2], QUARTERS[q][3])
    for i in range(16):
        x[i] = (x[i] + start[i]) & WORD


def quarter_round(x: Ints, a: int, b: int, c: int, d: int) -> None:
    """RFC 8439, 2.1; turned in place, for a live table draws on the python backend."""
    p = (x[a] + x[b]) & WORD
    s = x[d] ^ p
    s = (s << 16 | s >> 16) & WORD
    r = (x[c] + s) & WORD
    q = x[b] ^ r
    q = (q << 12 | q >> 20) & WORD
    p = (p + q) & WORD
    s ^= p
    s = (s << 8 | s >> 24) & WORD
    r = (r + s) & WORD
    q ^= r
    x[a] = p
    x[b] = (q << 7 | q >> 25) & WORD
    x[c] = r
    x[d] = s
