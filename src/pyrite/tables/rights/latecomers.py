"""Who comes later sits down where the opener allows it: in the place of a bot."""

from __future__ import annotations

from collections.abc import Iterable

from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.errors import Refused
from pyrite.tables.seats import marked_name
from pyrite.tables.table import Table


def take_over(table: Table, command: c.Sit) -> e.TakenOver:
    """Bots give way first: who has left may come back."""
    seats = sorted(table.late_seats, key=lambda seat: table.chairs[seat].kind)
    seat = free_seat(seats, command.seat)
    others = [chair.name for other, chair in enumerate(table.chairs) if other != seat]
    return e.TakenOver(seat, marked_name(command.name, others), command.key)


def free_seat(seats: Iterable[int], wanted: int | None) -> int:
    """The one that is wanted, or the first."""
    free = [seat for seat in seats if wanted in (None, seat)]
    if not free:
        raise Refused("seat-taken")
    return free[0]
