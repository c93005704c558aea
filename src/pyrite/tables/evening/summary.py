"""An evening as everybody may know it: people by number, for keys are nobody's business."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.tables.evening.games import GamePlayed, Person, SeatPlayed, person_of, standings
from pyrite.wire import evenings as wire


def evening_data(games: Sequence[GamePlayed]) -> wire.Evening:
    """Its people, and its games with who of them sat where."""
    found = standings(games)
    numbers = {person: number for number, person in enumerate(found)}
    return {
        "people": [
            {"name": one.name or None, "games": one.games, "wins": one.wins, "behind": one.behind}
            for one in found.values()
        ],
        "games": [
            {
                "table": game.table,
                "game": game.game,
                "deal": game.deal,
                "seats": [_seat_data(seat, numbers) for seat in game.seats],
            }
            for game in games
        ],
    }


def _seat_data(seat: SeatPlayed, numbers: dict[Person, int]) -> wire.EveningSeat:
    person = person_of(seat)
    return {
        "person": None if person is None else numbers[person],
        "name": seat.name or None,
        "level": seat.level or None,
        "place": seat.place,
        "points": seat.points,
    }
