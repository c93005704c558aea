"""A viewer's screen as JSON values: what a game shows, with what all games share around it."""

from __future__ import annotations

from collections.abc import Mapping

from pyrite.core.game import Game, Json, Result
from pyrite.core.view import Ending
from pyrite.engine.player import Information, seats_of


def own(value: Json) -> Json:
    """A value that shares nothing: views of one game have parts in common."""
    if isinstance(value, dict):
        return {name: own(one) for name, one in value.items()}
    return [own(one) for one in value] if isinstance(value, list) else value


def view_of(information: Information, seats: int, result: Result | None) -> dict[str, Json]:
    """A game's view with what all games share around it; to be read only."""
    return framed_view(information, seats, result, information.game.view(information.state))


def framed_view(
    information: Information, seats: int, result: Result | None, view: Mapping[str, Json]
) -> dict[str, Json]:
    """What all games share, around what a game shows."""
    game = information.game
    return {
        "id": game.id,
        "seats": seats,
        "viewer": information.seat,
        "waiting": list(seats_of(game.waiting(information.state))),
        **view,
        "result": ending(game, result) if result else None,
    }


def ending(game: Game, result: Result) -> Ending:
    """A result as a view says it."""
    return {
        "scores": [game.points(score) for score in result.scores],
        "winners": list(result.winners),
        "reason": result.reason,
    }
