"""Games of an evening that are over: who came where, and what that comes to for each person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pyrite.core.game import Game, Result


@dataclass(frozen=True, slots=True)
class SeatPlayed:
    """How a game ended for a seat."""

    place: int  # from 1; who is level shares it
    points: int  # as people count them
    name: str = ""  # of a person; empty: gave none
    key: str = ""  # digest of the key; empty: nobody's
    level: str = ""  # of a bot


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """A game of the evening. Games of one deal had the same cards, with the seats exchanged."""

    table: str
    game: str
    deal: str  # the table at which these cards were dealt first
    seats: tuple[SeatPlayed, ...]


@dataclass(frozen=True, slots=True)
class DealAgain:
    """The cards of an earlier game: its secret, and what its seats had added."""

    table: str
    salts: tuple[str, ...]


Person = tuple[str, str]
"""Key and name: several people may sit at one screen, with one key."""


@dataclass
class PersonScore:
    """What an evening came to for one person."""

    name: str
    games: int = 0
    wins: float = 0.0  # a shared victory counts in parts
    behind: float = 0.0  # others left behind, in all games; who is level counts half


def places_of(result: Result) -> list[int]:
    """By side, from 1; winners are first, and else more is better."""
    worths = [(side in result.winners, score) for side, score in enumerate(result.scores)]
    return [1 + sum(other > mine for other in worths) for mine in worths]


def points_of(game: Game, result: Result) -> list[int]:
    """By side, as people count."""
    return [game.points(score) for score in result.scores]


def person_of(seat: SeatPlayed) -> Person | None:
    """Who sat there; None: a bot, or somebody who was sent away."""
    return (seat.key, seat.name) if seat.key else None


def standings(games: Iterable[GamePlayed]) -> dict[Person, PersonScore]:
    """Everybody who played, in the order of coming."""
    found: dict[Person, PersonScore] = {}
    for game in games:
        for seat in game.seats:
            if person := person_of(seat):
                _add(found.setdefault(person, PersonScore(seat.name)), seat, game.seats)
    return found


def _add(score: PersonScore, mine: SeatPlayed, seats: Sequence[SeatPlayed]) -> None:
    level = sum(one.place == mine.place for one in seats)
    score.games += 1
    score.wins += 1 / level if mine.place == 1 else 0
    score.behind += sum(one.place > mine.place for one in seats) + (level - 1) / 2
