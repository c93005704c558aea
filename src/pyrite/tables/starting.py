"""How a game begins: at once, or after what seats had committed to is revealed.

Who commits gives a hash of their salt first. When the start comes every hash is fixed; only then
are salts revealed, and for who stays silent the hash counts. Exactly: docs/chance.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from pyrite.core.errors import PyriteError
from pyrite.engine.play import Play, check_options, new_play
from pyrite.engine.records.proof import hash_of
from pyrite.tables import events as e
from pyrite.tables.errors import Refused
from pyrite.tables.journal import step_event

if TYPE_CHECKING:
    from pyrite.tables.table import Table

ON_TIME = 0.001  # seconds: timers of the server are not finer


def begin(
    table: Table,
    kept: Sequence[int],
    salts: Sequence[str],
    commits: Mapping[int, str],
    fill: str = "",
) -> list[e.Event]:
    """The start with these seats; or, where one of them has committed, all hashes are fixed.

    Cards that are dealt again are what they were, with as many seats; nobody adds to them.
    """
    _check_count(table, len(kept))
    if table.again:
        return start_events(table, kept, table.again.salts, fill)
    if not any(commits.get(seat) for seat in kept):
        return start_events(table, kept, salts, fill)
    fixed = tuple(commits.get(seat) or hash_of(salts[seat]) for seat in kept)
    committed = tuple(i for i, seat in enumerate(kept) if commits.get(seat))
    return [e.Fixed(tuple(kept), fixed, committed, fill)]


def _check_count(table: Table, seats: int) -> None:
    known = (table.seats,) if table.again else table.game.seats
    try:
        check_options(table.game, seats, table.options)
        fits = seats in known
    except PyriteError:
        fits = False
    if not fits:
        raise Refused("too-few", title=table.game.title, seats=", ".join(map(str, known)))


def start_events(
    table: Table, kept: Sequence[int], salts: Sequence[str], fill: str = ""
) -> list[e.Event]:
    """The start, and what chance says to it."""
    given = tuple(salts[seat] for seat in kept)
    seed, prelude = table.seed_for(given), table.prelude
    play = new_play(table.game, len(kept), seed=seed, options=table.options, prelude=prelude)
    return [
        e.Started(tuple(kept), table.game.version, given, fill),
        *_taken_over(play, table.taken),
        *(step_event(play, play, step) for step in play.chance_steps()),
    ]


def _taken_over(play: Play, taken: Sequence[str]) -> Iterator[e.Event]:
    """What happens again as it did in another game."""
    before = play.branch()
    for line in taken:
        step = play.repeat(*line.split(" ", 1))
        yield step_event(before, play, step)
        before = play.branch(before.state)


def reveal(table: Table, seat: int, salt: str) -> list[e.Event]:
    """A seat reveals; the last one begins the game."""
    exchange = table.exchange
    if exchange is None or seat not in exchange.committed:
        raise Refused("not-asked")
    if table.revealed.get(seat) == salt:
        return []
    if not table.is_revealing:
        raise Refused("started")
    if hash_of(salt) != exchange.fixed[seat]:
        raise Refused("bad-message", field="salt")
    revealed = {**table.revealed, seat: salt}
    begun = [] if exchange.missing(revealed) else _start_with(table, exchange, revealed)
    return [e.Revealed(seat, salt), *begun]


def end_exchange(table: Table, at: float) -> list[e.Event]:
    """Who has not revealed in time counts with the hash, and the game begins."""
    exchange = table.exchange
    is_due = table.is_revealing and table.time_at(at) >= table.reveal_until - ON_TIME
    if exchange is None or not is_due:
        return []
    return _start_with(table, exchange, table.revealed)


def _start_with(table: Table, exchange: e.Fixed, revealed: Mapping[int, str]) -> list[e.Event]:
    salts = [chair.salt for chair in table.chairs]
    for seat in exchange.committed:
        salts[seat] = revealed.get(seat, exchange.fixed[seat])
    return start_events(table, range(table.seats), salts)
