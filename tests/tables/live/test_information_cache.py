"""What tables keep until their next event is what would be looked up anew, and is bounded."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from pyrite.core.law import ONLOOKER
from pyrite.tables.deciding import decide
from pyrite.tables.live import information_cache
from pyrite.tables.live.broadcast import Broadcast
from pyrite.tables.live.listener import Presence
from pyrite.tables.live.live_table import LiveTable
from pyrite.wire.answers import TableMessage
from tests.tables.build import Party, key, started


@dataclass(eq=False)
class Eye:
    """Looks on, and says nothing of it."""

    key: str
    language: str = "en"
    presence: Presence = Presence.AWAITED

    def tell(self, message: TableMessage) -> None:
        """Heard."""

    def dismiss(self, code: str) -> None:
        """Gone."""


def looked_at(party: Party) -> LiveTable:
    """The room of a table at which all seats and an onlooker look."""
    room = LiveTable(party.table, party.now)
    room.listeners.update(map(Eye, [*map(key, range(party.table.seats)), ""]))
    return room


def move_on(party: Party, room: LiveTable) -> None:
    """The first seat that is asked makes its first move."""
    command = party.answer(party.table.waiting[0])
    Broadcast(room, party.now).happen(decide(party.table, command, party.now))


@pytest.mark.parametrize(
    ("game", "seats"), [("gold", 3), ("fool", 4), ("fools-gold", 3), ("end-of-the-trail", 3)]
)
def test_rest__what_was_known_after_a_move_is_known_before_the_next(game: str, seats: int) -> None:
    party = started(game, *["Ada"] * seats)
    room = looked_at(party)
    for _ in range(30):
        move_on(party, room)
        assert room.informations in information_cache._RESTING
        assert party.table.play
        for viewer in (ONLOOKER, *range(seats)):
            fresh = party.table.play.information(viewer)
            assert room.informations.of(viewer).bytes == fresh.bytes


def test_rest__only_the_tables_that_moved_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(information_cache, "MOST_RESTING", len(information_cache._RESTING) + 2)
    parties = [started("gold", "Ada", "Bo") for _ in range(3)]
    rooms = [looked_at(party) for party in parties]
    for party, room in zip(parties, rooms, strict=True):
        move_on(party, room)
    resting = [room.informations in information_cache._RESTING for room in rooms]
    assert resting.count(True) >= 2
    assert resting[-2:] == [True, True]
    assert len(information_cache._RESTING) <= information_cache.MOST_RESTING


def test_close__nothing_is_kept_of_a_table_that_goes() -> None:
    party = started("gold", "Ada", "Bo")
    room = looked_at(party)
    move_on(party, room)
    room.informations.close()
    assert room.informations not in information_cache._RESTING
