"""A table becomes the next game: the same people, perhaps another game, or the same deal again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pyrite.core.game import Game
from pyrite.engine.play import check_options, check_seats
from pyrite.engine.registry import find_game
from pyrite.tables.errors import Refused
from pyrite.tables.evening.games import DealAgain, GamePlayed, SeatPlayed, places_of, points_of
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import Chair
from pyrite.tables.table import Table

LONGEST_EVENING = 40  # games; the oldest go first


@dataclass(frozen=True)
class NextGame:
    """What shall be played next."""

    game: str | None = None  # None: the same, with the same options
    is_turned: bool = False  # everybody one seat on
    deals_again: bool = False  # the same cards, and everybody one seat on


SAME_AGAIN = NextGame()
"""As it was."""


def next_table(old: Table, opener: str, wanted: NextGame) -> NewTable:
    """The same people, with the invitation and the code they know; what is wanted is checked."""
    game = old.game if wanted.game is None else find_game(wanted.game)
    is_same = game is old.game
    if wanted.deals_again and not (is_same and old.secret):
        raise Refused("bad-message", field="deal_again")
    chairs = [_next_chair(chair) for chair in old.chairs]
    if wanted.is_turned or wanted.deals_again:
        chairs = [*chairs[1:], *chairs[:1]]
    if not is_same:
        chairs = fitting(chairs, game)
    return NewTable(
        game=game.id,
        options=old.options if is_same else check_options(game, len(chairs), {}),
        chairs=tuple(chairs),
        opener=opener,
        is_public=old.is_public,
        has_hints=old.has_hints,
        clock=old.clock_rule,
        origin=old.origin,
        allows_late=old.allows_late,
        invite=old.invite,
        code=old.code,
        evening=evening_of(old)[-LONGEST_EVENING:],
        again=DealAgain(deal_of(old), old.salts) if wanted.deals_again else None,
        secret=old.secret if wanted.deals_again else b"",
    )


def _next_chair(chair: Chair) -> Chair:
    """Who had left is expected again; who was sent away has no seat."""
    is_sent_away = chair.kind == "person" and not chair.key
    return Chair() if is_sent_away else replace(chair, salt="", is_away=False)


def fitting(chairs: Sequence[Chair], game: Game) -> list[Chair]:
    """As many as the game takes: bots go before people, and free seats come for others."""
    most, least = max(game.seats), min(game.seats)
    fitted = list(chairs)
    for chair in reversed(chairs):
        if len(fitted) > most and chair.kind != "person":
            fitted.remove(chair)
    fitted.extend([Chair()] * (least - len(fitted)))
    check_seats(game, len(fitted))
    return fitted


def deal_of(table: Table) -> str:
    """At which table its cards were dealt first."""
    return table.again.table if table.again else table.id


def evening_of(table: Table) -> tuple[GamePlayed, ...]:
    """All games that are over, with this table's."""
    result = table.play.result if table.play else None
    if result is None:
        return table.evening
    places, points = places_of(result), points_of(table.game, result)
    seats = [
        SeatPlayed(places[seat], points[seat], chair.name, chair.key, chair.level)
        for seat, chair in enumerate(table.chairs)
    ]
    return (*table.evening, GamePlayed(table.id, table.game.id, deal_of(table), tuple(seats)))
