"""What calls and sockets of one server share."""

from __future__ import annotations

from pyrite.tables import events as e
from pyrite.tables.journal import row_event
from pyrite.tables.live.service import TableService
from pyrite.tables.stores.opening import open_store
from pyrite.tables.stores.sqlite import SqliteStore
from pyrite.tables.stores.store import Entry
from pyrite.web.process.context import ServerContext
from tests.web.place import FirstMove, hosted


class Noting(SqliteStore):
    """Notes from where tables were opened."""

    def __init__(self, file: None) -> None:
        super().__init__(file)
        self.origins: list[str] = []

    async def append(self, entry: Entry) -> None:
        """Looked at, then kept."""
        opened = [one for one in map(row_event, entry.rows) if isinstance(one, e.Opened)]
        self.origins += [one.origin for one in opened]
        await super().append(entry)


def context() -> ServerContext:
    """Of a server that is not opened."""
    return ServerContext(TableService(open_store(":memory:"), FirstMove(), lambda: 0.0))


def test_origin__the_same_for_one_address_and_only_here() -> None:
    here, there = context(), context()
    assert here.origin_of("192.0.2.1") == here.origin_of("192.0.2.1")
    assert here.origin_of("192.0.2.1") != here.origin_of("192.0.2.2")
    assert here.origin_of("192.0.2.1") != there.origin_of("192.0.2.1")


def test_open__tables_of_one_address_have_one_origin() -> None:
    store = Noting(None)
    with hosted(store=store) as visitor:
        visitor.open()
        visitor.open()
    one, other = store.origins
    assert one == other != ""
