"""The legal moves as people read them: texts to type, what they mean, numbered lists."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from pyrite.cli.session.answers import Choice
from pyrite.cli.shell.voice import Voice
from pyrite.core.game import Game
from pyrite.engine.play import Play


def choices_of(play: Play, seat: int, speech: Voice) -> list[Choice]:
    """What a seat may do now, as text and in words."""
    return [choice_of(play.game, move, speech) for move in play.legal_numbers(seat)]


def choice_of(game: Game, move: int, speech: Voice) -> Choice:
    """One move."""
    told = game.describe_move(move)
    values = tuple(value for value in told.values.values() if type(value) is int)  # no seat
    return Choice(move, game.move_text(move), speech.tell(told), values)


def choice_lines(choices: Sequence[Choice], width: int) -> list[str]:
    """Numbered, the text to type, and what it means where that says more; in columns, downwards."""
    cells = [
        f"{number:3} {choice.text}"
        + (f"  ({choice.spoken})" if choice.spoken != choice.text else "")
        for number, choice in enumerate(choices, 1)
    ]
    widest = max(map(cell_len, cells))
    rows = -(-len(cells) // max(1, (width - 2) // (widest + 1)))
    return [
        " ".join(set_cell_size(cell, widest) for cell in cells[row::rows]).rstrip()
        for row in range(rows)
    ]
