"""The opener sends somebody away, wants them silent, or hands the table over."""

from __future__ import annotations

from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.errors import Refused
from pyrite.tables.table import Table


def use_right(table: Table, command: c.Remove | c.Mute | c.HandOver) -> list[e.Event]:
    """What comes of it; nothing, where it is so already."""
    if not 0 <= command.seat < table.seats:
        raise Refused("bad-message", field="seat")
    if command.key != table.opener:
        raise Refused("not-opener")
    _check_time(table)
    other = table.chairs[command.seat]
    if other.kind != "person" or not other.key or other.key == table.opener:
        raise Refused("bad-message", field="seat")
    match command:
        case c.Remove(_, seat, invite, code):
            return [e.Removed(seat, invite if table.invite else "", code)]
        case c.Mute(_, seat, yes):
            return [] if yes is (seat in table.muted) else [e.Muted(seat, yes)]
        case c.HandOver(_, seat):
            return [e.HandedOver(seat)]


def _check_time(table: Table) -> None:
    """As long as the table is open or played; not while salts are revealed, which is a moment."""
    if table.is_revealing:
        raise Refused("started")
    if table.state not in ("open", "playing"):
        raise Refused("closed" if table.state == "closed" else "over")
