"""The line above the prompt: what is asked, and the choices in short."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from pyrite.cli.session.answers import Choice
from pyrite.cli.session.asking import asking_lines, short_forms
from pyrite.cli.session.choices import choices_of
from pyrite.cli.shell.voice import Voice
from pyrite.core.words import LANGUAGES
from pyrite.engine.play import start_play
from pyrite.engine.registry import find_game, game_ids


def choices(*texts: str) -> list[Choice]:
    """Choices that are typed so."""
    return [Choice(i, text, text) for i, text in enumerate(texts)]


@pytest.mark.parametrize(
    ("texts", "forms"),
    [
        (["bid 2", "bid 3", "bid 4", "pass"], ["bid 2–4", "pass"]),
        (["bid 2", "bid 4", "bid 5"], ["bid 2, 4–5"]),
        (
            ["place hills 0", "place hills 1", "place lake 3", "pass"],
            ["place hills 0–1, lake 3", "pass"],
        ),
        (["play g2", "play 1"], ["play g2, 1"]),
        ([f"flip {file}{row}" for file in "abc" for row in range(8)], ["flip a0 … c7 (24)"]),
    ],
)
def test_short_forms__one_for_each_verb(texts: list[str], forms: list[str]) -> None:
    assert short_forms(choices(*texts), 16) == forms


def test_asking__says_an_auction_in_one_line() -> None:
    """ET3: bids and passing."""
    speech = Voice("en", find_game("end-of-the-trail"), {}, 0)
    bids = choices(*(f"bid {n}" for n in range(2, 15)), "pass")
    assert asking_lines(bids, speech, 80)[0] == "Your bid in dollars? bid 2–14, or pass"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_asking__fits_two_lines_of_sixty_columns(game: str, language: str) -> None:
    play = start_play(find_game(game), find_game(game).usual_seats, seed="asking")
    for _ in range(60):
        if play.is_over:
            break
        seat = play.waiting[0]
        speech = Voice(language, play.game, {}, seat)
        line, words = asking_lines(choices_of(play, seat, speech), speech, 60)
        assert cell_len(line) <= 2 * 58
        assert cell_len(words) <= 58
        play.move(seat, play.legal(seat)[-1])
