"""A hint as a table."""

from __future__ import annotations

from rich.console import Console

from pyrite.cli.session.advice import BEST, advice_table
from pyrite.cli.shell.voice import Voice
from pyrite.games.gold import GAME
from pyrite.players.search.search import Advice

TEXTS = {move: f"flip {move}" for move in range(20)}


def drawn(*advice: Advice, language: str = "en") -> list[str]:
    """The lines of a hint."""
    console = Console(width=80)
    with console.capture() as capture:
        console.print(advice_table(advice, TEXTS, Voice(language, GAME, {})))
    return [" ".join(line.split()) for line in capture.get().splitlines() if line.strip()]


def test_advice__shares_of_the_looking_wins_and_score() -> None:
    title, heads, _, *rows = drawn(Advice(3, 1500, 0.614, 7.25), Advice(1, 500, 0.2, -1.0))
    assert title.startswith("What 2,000 imagined games say")
    assert heads == "move looked at wins final score"
    assert rows == ["flip 3 75% 61% 7.2", "flip 1 25% 20% -1.0"]


def test_advice__a_move_hardly_looked_at_says_so() -> None:
    *_, row = drawn(Advice(3, 1990, 0.6, 7.2), Advice(1, 10, 0.0, -1.0))
    assert row == "flip 1 hardly – –"


def test_advice__only_the_best() -> None:
    rows = drawn(*(Advice(move, 100 - move, 0.5, 1.0) for move in range(20)))[3:]
    assert [row.split()[1] for row in rows] == [str(move) for move in range(BEST)]


def test_advice__in_japanese() -> None:
    assert drawn(Advice(3, 10, 0.5, 1.0), language="ja")[1] == "手 検討 勝率 最終得点"
