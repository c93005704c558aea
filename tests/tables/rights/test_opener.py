"""The opener sends away, silences and hands over; nobody else does."""

from __future__ import annotations

import pytest

from pyrite.tables import commands as c
from tests.tables.build import key, opened, started

STRANGER = "key of a stranger"


def remove(seat: int, by: str = key(0)) -> c.Remove:
    """Send whoever sits there away."""
    return c.Remove(by, seat, "new invitation", "WXYZ")


def test_remove__before_the_start_the_seat_is_open_again() -> None:
    party = opened("gold", "Ada", "Bob", "open")
    party.do(remove(1))
    assert [chair.kind for chair in party.table.chairs] == ["person", "open", "open"]


def test_remove__their_key_opens_nothing_any_more() -> None:
    for party in (opened("gold", "Ada", "Bob", "open"), started("gold", "Ada", "Bob")):
        party.do(remove(1))
        assert not party.table.knows_key(key(1))
        assert party.refuse(c.Return(key(1), 1)) == "seats-only"


def test_remove__what_let_them_in_lets_nobody_in() -> None:
    party = opened("gold", "Ada", "Bob", "open", invite="old invitation")
    party.do(remove(1))
    assert party.refuse(c.Sit("new", invite="old invitation")) == "wrong-invite"
    assert party.table.code == "WXYZ"
    party.do(c.Sit("new", invite="new invitation"))


def test_remove__a_public_table_stays_public() -> None:
    party = opened("gold", "Ada", "Bob", "open")
    party.do(remove(1))
    assert party.table.is_public


def test_remove__during_the_game_a_bot_plays_on() -> None:
    party = started("gold", "Ada", "Bob")
    party.do(remove(1))
    assert party.table.chairs[1].bot_plays
    assert party.table.chairs[1].name == "Bob"
    assert party.again().chairs == party.table.chairs


def test_remove__all_seats_of_a_key() -> None:
    party = opened("gold", "Ada", "Bob", "Bob 2@1", "open")
    party.do(remove(2))
    assert party.table.open_seats == (1, 2, 3)


def test_remove__grants_what_only_they_had_not_agreed_to() -> None:
    party = started("gold", "Ada", "Bob", "Cid")
    party.move(party.table.waiting[0])
    while not party.table.requests.open():
        mover = party.table.waiting[0]
        party.move(mover)
        party.do(c.TakeBack(key(mover), mover))
    (request,) = party.table.requests.open()
    other, last = (seat for seat in range(3) if seat != request.seat)
    party.do(c.AnswerRequest(key(other), request.number, True))
    if last == 0:
        party.do(c.HandOver(key(0), other))
    party.do(remove(last, party.table.opener))
    assert not party.table.requests.open()


def test_mute__nothing_more_is_said_from_that_seat_until_it_may_speak() -> None:
    party = opened("gold", "Ada", "Bob", "open")
    party.do(c.Mute(key(0), 1, True))
    assert party.refuse(c.Chat(key(1), "hello")) == "muted"
    assert party.do(c.Mute(key(0), 1, True)) == []
    party.do(c.Mute(key(0), 1, False))
    party.do(c.Chat(key(1), "hello"))


def test_mute__ends_with_whoever_sat_there() -> None:
    party = opened("gold", "Ada", "Bob", "open")
    party.do(c.Mute(key(0), 1, True))
    party.do(c.Leave(key(1), 1))
    assert party.table.muted == set()


def test_hand_over__somebody_else_is_the_opener() -> None:
    party = opened("gold", "Ada", "Bob", "open")
    party.do(c.HandOver(key(0), 1))
    assert party.table.opener_seat == 1
    assert party.refuse(c.Start(key(0))) == "not-opener"
    party.do(c.Start(key(1)))


@pytest.mark.parametrize("right", [remove(1, STRANGER), c.Mute(key(1), 2, True), c.HandOver("", 1)])
def test_rights__are_the_openers_alone(right: c.Command) -> None:
    assert opened("gold", "Ada", "Bob", "Cid").refuse(right) == "not-opener"


@pytest.mark.parametrize("seat", [-1, 0, 2, 3, 4])
def test_rights__are_about_another_person(seat: int) -> None:
    party = opened("gold", "Ada", "Bob", "open", "bot easy")
    for right in (remove(seat), c.Mute(key(0), seat, True), c.HandOver(key(0), seat)):
        assert party.refuse(right) == "bad-message"


def test_rights__end_with_the_game() -> None:
    party = opened("gold", "Ada", "Bob", "open")
    party.do(c.Close(key(0)))
    assert party.refuse(remove(1)) == "closed"
