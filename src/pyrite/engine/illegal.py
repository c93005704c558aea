"""The error of a move that is not legal: one for every door through which moves come."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

from pyrite.core.game import Game
from pyrite.engine.errors import IllegalMove

NEAREST = 3


def illegal_move(game: Game, seat: int, move: str | int, legal: Iterable[int]) -> IllegalMove:
    """Why the seat cannot make this move, and the legal ones that look most like it."""
    if isinstance(move, int):
        if move not in range(game.move_count):
            most = str(game.move_count - 1)
            return IllegalMove("bad-move-number", move=str(move), most=most)
        move = game.move_text(move)
    near = nearest(move, [game.move_text(int(one)) for one in legal])
    return IllegalMove("illegal-move", seat=str(seat), move=move, nearest=", ".join(near))


def nearest(text: str, moves: Sequence[str]) -> list[str]:
    """The few moves that look most like what was typed."""
    return difflib.get_close_matches(text, moves, NEAREST, 0) or list(moves[:NEAREST])
