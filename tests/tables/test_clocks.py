"""Time: who spends it, what a restart knows, what others see."""

from __future__ import annotations

import pytest

from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.clocks import DAY, ClockRule
from pyrite.tables.live.viewer_news import time_of
from tests.tables.build import Party, key, started

BANK = ClockRule(bank=60, increment=5)


def timed(clock: ClockRule = BANK) -> Party:
    """Two people at Gold; seat 0 begins."""
    return started("gold", "Ada", "Bob", start="0", clock=clock)


def left(party: Party, viewer: int = 0) -> list[float]:
    """What a viewer sees of everybody's time."""
    told = time_of(party.table, key(viewer), party.now)
    assert told
    return [float(one) for one in told["left"]]


def test_bank__only_who_is_asked_spends() -> None:
    party = timed().wait(10)
    assert left(party) == [50, 60]
    party.move(0, "flip a1")
    assert left(party) == [55, 60]  # with the increment, and running again
    party.wait(5).move(0, "flip b1")
    told = time_of(party.table, key(1), party.now)
    assert told == {"left": [55.0, 60.0], "running": [1]}


def test_days__are_full_for_every_decision() -> None:
    party = timed(ClockRule(days=2)).wait(DAY)
    assert left(party)[0] == DAY
    party.move(0, "flip a1")
    assert left(party)[0] == 2 * DAY


def test_run_out__a_bot_plays_until_they_return() -> None:
    party = timed().wait(59)
    assert party.do(c.CallTime(0)) == []
    assert party.table.next_time_out == pytest.approx(party.now + 1)
    assert party.wait(1).do(c.CallTime(0)) == [e.ClockRanOut(0)]
    assert party.table.bots_asked == (0,)
    assert left(party) == [0, 60]
    party.wait(30).do(c.Return(key(0), 0))
    assert left(party) == [10, 60]  # the increment, at least ten seconds


def test_run_out__nothing_is_left_where_a_timer_was_a_hair_too_early() -> None:
    party = timed().wait(59.9995)
    assert party.do(c.CallTime(0)) == [e.ClockRanOut(0)]
    assert left(party) == [0, 60]
    party.do(c.Return(key(0), 0))
    assert left(party) == [10, 60]


def test_run_out__a_bots_bank_is_untouched() -> None:
    party = started("gold", "Ada", "bot easy", start="1", clock=BANK).wait(30)
    assert left(party) == [60, 60]
    assert party.do(c.CallTime(1)) == []


def test_house_closed__costs_nobody_anything() -> None:
    party = timed().wait(10)
    party.wait(1000).do(c.NoteTimeLost(1000))
    assert left(party) == [50, 60]
    assert party.again().clocks == party.table.clocks


def test_others__see_a_clock_stop_only_when_they_hear_of_it() -> None:
    """ET8.3: how far a secret choice has come does not show on the clock."""
    party = started("end-of-the-trail", "Ada", "Bob", "Eve", clock=BANK)
    table = party.table
    assert table.play
    while not any("select" in move for move in table.play.legal(0)):
        party.move(table.waiting[0])
    others = left(party, 1)[0]
    party.wait(3).move(0)
    assert left(party, 0)[0] > others
    assert left(party, 1)[0] == others - 3
    told = time_of(table, key(1), party.now)
    assert told
    assert 0 in told["running"]


def test_no_clock__no_time() -> None:
    assert time_of(started("gold", "Ada", "Bob").table, key(0), 0.0) is None
