"""A round of Fool! as if it were all."""

from __future__ import annotations

from pyrite.games.fool.state import ROUNDS, State

SINGLE = 1  # of the values of that option


def end_with_round(o: State) -> None:
    """A single round (F3.4), nobody has points yet."""
    o.options[ROUNDS] = SINGLE
    o.rounds = o.tens = 0
    for player in o.players:
        player.total = 0
