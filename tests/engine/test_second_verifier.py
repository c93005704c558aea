"""A second verifier of chance, written from docs/chance.md alone, with a crypto library."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20

from pyrite.core.seeds import game_seed, player_seed
from pyrite.engine.play import start_play
from pyrite.engine.registry import find_game
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


def drawn(source: Iterator[int], cards: list[str]) -> str:
    """One of the cards, which is then no longer among them."""
    return cards.pop(below(source, len(cards)))


def test_fools_gold_is_rolled_and_turned_over_as_the_page_says() -> None:
    game = find_game("fools-gold")
    play = start_play(game, 3, seed="pyrite")
    assert str(play.lines[0]) == f"* start {below(words(0, 0), 3)}"
    source = words(1, 0)
    faces = sorted(1 + below(source, 6) for _ in range(10))
    assert str(play.lines[1]) == "* dice " + " ".join(map(str, faces))
    while not (reveals := [line for line in play.lines if line.text.startswith("reveal")]):
        play.move(play.waiting[0], play.legal_numbers(play.waiting[0])[0])
    _, mine, *cards = reveals[0].text.split()
    gold = {"hills": (4, 5, 7, 0, 0), "forest": (3, 5, 5, 3, 0), "mountains": (4, 4, 4, 4, 0)}
    deck = ["s"] * 16 + [str(n) for n in range(1, 6) for _ in range(gold[mine][n - 1])]
    deck += ["g"] * 6 + ["f"] * 3 + ["a"] * 3
    source = words(2, 0)
    assert cards == [drawn(source, deck) for _ in cards]


def test_the_trail_is_laid_out_and_dealt_as_the_page_says() -> None:
    play = start_play(find_game("end-of-the-trail"), 3, seed="pyrite")
    source = words(1, 0)
    tiles: list[str] = []
    for kind, values, count in (
        ("f", "1112223344", 4),
        ("c", "2233344455", 5),
        ("m", "33445566", 3),
    ):
        tiles += shuffled(source, [kind + value for value in values])[:count]
    names = [f"{column}{row}" for row in range(1, 5) for column in "abc"]
    land = [f"{name}={tile}" for name, tile in zip(names, shuffled(source, tiles), strict=True)]
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    assert [str(line) for line in play.lines] == [
        f"* start {below(words(0, 0), 3)}",
        "* land " + " ".join(land),
        "* deck " + " ".join(shuffled(words(3, 0), deck)),
    ]


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
