"""Forgiving input."""

from __future__ import annotations

import pytest

from pyrite.cli.session.answers import Choice, tidy, understand, word_of

TEXTS = ["flip a1", "flip e5", "place river 3", "place river 13", "pass", "pass A1"]
CHOICES = [Choice(10 + i, text, text.replace("place", "put")) for i, text in enumerate(TEXTS)]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("flip e5", "flip e5"),
        ("  FLIP   e5 ", "flip e5"),
        ("e5", "flip e5"),
        ("E5", "flip e5"),
        ("Ｅ５", "flip e5"),
        ("ｆｌｉｐ　ｅ５", "flip e5"),
        ("fl e", "flip e5"),
        ("1", "flip a1"),
        ("２", "flip e5"),
        ("6", "pass A1"),
        ("pass", "pass"),
        ("pass a1", "pass A1"),
        ("river 3", "place river 3"),
        ("put river 13", "place river 13"),
        ("ver 13", "place river 13"),
    ],
)
def test_understand__what_was_meant(line: str, meant: str) -> None:
    choice = understand(line, CHOICES).choice
    assert choice
    assert choice.text == meant


BIDS = [Choice(0, "pass", "pass"), *(Choice(n, f"bid {n}", f"bid {n}", (n,)) for n in range(2, 9))]
CARDS = [
    Choice(0, "play g2", "green 2", (2,)),
    Choice(1, "play r2", "red 2", (2,)),
    Choice(2, "play r1", "red 1", (1,)),
]


@pytest.mark.parametrize(
    ("line", "choices", "meant"),
    [
        ("3", BIDS, ["bid 3"]),  # the second in the list is bid 2
        ("1", BIDS, ["pass"]),  # nobody can bid 1
        ("８", BIDS, ["bid 8"]),
        ("9", BIDS, []),
        ("0", BIDS, []),
        ("1", CARDS, ["play r1"]),
        ("2", CARDS, ["play g2", "play r2"]),
        ("3", CARDS, ["play r1"]),
        ("#2", CARDS, ["play r2"]),
        ("＃３", BIDS, ["bid 3"]),
        ("#9", CARDS, []),
        ("#0", CARDS, []),
    ],
)
def test_understand__a_value_is_not_taken_for_a_place_in_the_list(
    line: str, choices: list[Choice], meant: list[str]
) -> None:
    assert [choice.text for choice in understand(line, choices).choices] == meant


@pytest.mark.parametrize("line", ["flip", "river", "a1", "place"])
def test_understand__several_are_named(line: str) -> None:
    understood = understand(line, CHOICES)
    assert understood.choice is None
    assert len(understood.choices) > 1


@pytest.mark.parametrize("line", ["", "0", "7", "99", "zz", "flip z9", "e5 flip", "🎲"])
def test_understand__nothing(line: str) -> None:
    assert understand(line, CHOICES).choices == ()


def test_tidy__full_width_becomes_plain() -> None:
    assert tidy(" ＦＬＩＰ　 ｅ５\n") == "flip e5"


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("help", ("word-help", "")),
        ("SAVE  a.txt", ("word-save", "a.txt")),
        ("ヘルプ", ("word-help", "")),
        ("flip e5", None),
        ("", None),
    ],
)
def test_word__in_any_language(line: str, word: tuple[str, str] | None) -> None:
    assert word_of(line, {"help": "word-help", "ヘルプ": "word-help", "save": "word-save"}) == word
