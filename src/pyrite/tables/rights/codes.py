"""Four letters lead to a table while somebody may sit down there."""

from __future__ import annotations

from pyrite.tables import events as e
from pyrite.tables.journal import row_event
from pyrite.tables.keys import new_code
from pyrite.tables.stores.store import Store


async def free_code(store: Store, wanted: str = "") -> str:
    """A code that leads to no other table at this moment: this one, if it does not."""
    code = wanted or new_code()
    while await store.coded(code):
        code = new_code()
    return code


async def find_by_code(store: Store, code: str) -> tuple[str, str] | None:
    """A table and its invitation, whichever server has it."""
    id = await store.coded(code)
    if id is None:
        return None
    events = map(row_event, await store.rows(id))
    invites = [event.invite for event in events if isinstance(event, e.Opened | e.Removed)]
    return id, invites[-1]
