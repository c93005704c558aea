"""Who comes later sits down in the place of a bot, where the opener allows it."""

from __future__ import annotations

from pyrite.tables import commands as c
from pyrite.tables.clocks import ClockRule
from tests.tables.build import key, started


def test_latecomer__takes_the_seat_of_a_bot() -> None:
    party = started("gold", "Ada", "bot easy", "Bob", is_late=True)
    party.do(c.Sit("new", name="Eve"))
    assert party.table.seats_of("new") == (1,)
    assert party.table.record().players[1] == "Eve"
    assert party.again().chairs == party.table.chairs


def test_latecomer__takes_the_seat_of_who_has_left_whose_key_ends() -> None:
    party = started("gold", "Ada", "Bob", is_late=True)
    party.do(c.Leave(key(1), 1))
    party.do(c.Sit("new", name="Bob"))
    assert party.table.seats_of("new") == (1,)
    assert party.table.chairs[1].name == "Bob"
    assert not party.table.knows_key(key(1))


def test_latecomer__bots_give_way_first() -> None:
    party = started("gold", "Ada", "Bob", "bot easy", is_late=True)
    party.do(c.Leave(key(1), 1))
    party.do(c.Sit("new"))
    assert party.table.seats_of("new") == (2,)


def test_latecomer__is_asked_what_the_bot_was_asked() -> None:
    party = started("gold", "bot easy", "Ada@0", is_late=True, start="0")
    party.do(c.Sit("new"))
    assert party.table.asked_seat("new") == 0
    party.move(0)


def test_latecomer__has_the_time_of_the_seat() -> None:
    party = started("gold", "Ada", "Bob", is_late=True, clock=ClockRule(60, 5), start="1")
    party.wait(61).do(c.CallTime(1))
    party.do(c.Sit("new"))
    assert party.table.clocks[1].left_at(party.table.time_at(party.now)) == 10


def test_latecomer__finds_no_seat() -> None:
    party = started("gold", "Ada", "bot easy", is_late=True)
    assert party.refuse(c.Sit("new", 0)) == "seat-taken"
    party.do(c.Sit("new", 1))
    assert party.refuse(c.Sit("newer")) == "started"


def test_latecomer__needs_the_invitation() -> None:
    party = started("gold", "Ada", "bot easy", is_late=True, invite="secret")
    assert party.refuse(c.Sit("new")) == "wrong-invite"


def test_latecomer__only_where_it_is_allowed() -> None:
    assert started("gold", "Ada", "bot easy").refuse(c.Sit("new")) == "started"
