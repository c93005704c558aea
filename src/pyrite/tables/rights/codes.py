"""Four letters lead to a table while somebody may sit down there."""

from __future__ import annotations

from pyrite.tables import events as e
from pyrite.tables.journal import KINDS, row_event
from pyrite.tables.keys import new_code
from pyrite.tables.stores.store import Store

WITH_INVITATION = (KINDS[e.Opened], KINDS[e.Removed])


async def free_code(store: Store, wanted: str = "") -> str:
    """A code that leads to no other table at this moment: this one, if it does not."""
    code = wanted or new_code()
    while await store.coded(code):
        code = new_code()
    return code


async def invitation_of(store: Store, id: str) -> str:
    """What lets somebody in at a table, whichever server has it."""
    *_, last = (row for row in await store.rows(id) if row.kind in WITH_INVITATION)
    event = row_event(last)
    assert isinstance(event, e.Opened | e.Removed)
    return event.invite
