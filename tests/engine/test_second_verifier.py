"""A second verifier of chance, written from docs/chance.md alone, with a crypto library."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20

from pyrite.core.seeds import game_seed, player_seed
from pyrite.engine.play import start_play
from pyrite.games.gold import GAME

PAGE = (Path(__file__).parents[2] / "docs" / "chance.md").read_text("utf-8")
SEED = hashlib.sha256(b"pyrite").digest()


def words(kind: int, before: int) -> Iterator[int]:
    """The 32-bit words of one outcome."""
    nonce = kind.to_bytes(4, "little") + before.to_bytes(8, "little")
    stream = Cipher(ChaCha20(SEED, bytes(4) + nonce), None).encryptor()
    while True:
        yield int.from_bytes(stream.update(bytes(4)), "little")


def below(source: Iterator[int], n: int) -> int:
    """As the page says."""
    while True:
        product = next(source) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


def shuffled(source: Iterator[int], items: list[str]) -> list[str]:
    """As the page says."""
    for i in range(len(items) - 1, 0, -1):
        j = below(source, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def test_gold_begins_as_the_page_says() -> None:
    cards = [f"g{n}" for n, count in ((1, 5), (2, 7), (3, 7), (4, 5)) for _ in range(count)]
    cards += ["x"] * 5 + [f"{colour}{n}" for colour in "rbnyp" for n in (2, 2, 3, 3, 4, 4, 5)]
    play = start_play(GAME, 4, seed="pyrite")
    assert str(play.lines[0]) == f"* start {below(words(0, 0), 4)}"
    assert str(play.lines[1]) == "* deal " + " ".join(shuffled(words(1, 0), cards))


def test_the_page_prints_these_vectors() -> None:
    first = [next(source) for source in [words(0, 0)] for _ in range(3)]
    second = [next(source) for source in [words(1, 1)] for _ in range(3)]
    for vector in (first, second):
        assert " ".join(f"{word:08x}" for word in vector) in PAGE
    seed = SEED.hex()
    assert f"    {seed}\n" in PAGE
    assert f"    {game_seed(seed, 0)}\n" in PAGE
    assert f"    {player_seed(game_seed(seed, 0), 0)}\n" in PAGE
    play = start_play(GAME, 4, seed="pyrite")
    assert f"    {play.lines[0]}\n" in PAGE
    assert f"    {str(play.lines[1])[:86]}" in PAGE
