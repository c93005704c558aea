"""The next game of an evening: who sits where, with which cards."""

from __future__ import annotations

import pytest

from pyrite.engine.errors import WrongSeats
from pyrite.engine.registry import find_game
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.errors import Refused
from pyrite.tables.evening.next_game import NextGame, evening_of, fitting, next_table
from pyrite.tables.keys import new_code, new_invite
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import Chair, bot, person
from tests.tables.build import Party, key, opened, started


def play_on(party: Party) -> Party:
    """To the end; everybody makes the first move there is."""
    while party.table.state == "playing":
        party.move(party.table.waiting[0])
    return party


def finished() -> Party:
    """Gold for three, with a bot."""
    party = opened("gold", "Ada", "Bob", "bot easy", invite="welcome")
    party.do(c.GiveSalt(key(0), "0011"))
    party.do(c.Start(key(0)))
    while party.table.state == "playing":
        seat = party.table.waiting[0]
        decision = party.table.questions.open(seat)
        assert party.table.play
        assert decision is not None
        move = party.table.play.legal(seat)[0]
        is_bot = party.table.chairs[seat].bot_plays
        party.do(c.PlayForSeat(seat, decision, move) if is_bot else party.answer(seat))
    return party


def table_of(new: NewTable, secret: bytes) -> Party:
    """What a house makes of it."""
    party = Party(secret=new.secret or secret)
    return party.happen(
        e.Opened(
            new.game,
            new.options,
            new.chairs,
            new.opener,
            "",
            new.invite,
            evening=new.evening,
            again=new.again,
        )
    )


def names(new: NewTable) -> list[str]:
    return [chair.name or chair.kind for chair in new.chairs]


def test_next__as_it_was_unless_seats_are_turned() -> None:
    old = finished().table
    assert names(next_table(old, key(1), NextGame())) == ["Ada", "Bob", "bot"]
    turned = next_table(old, key(1), NextGame(is_turned=True))
    assert names(turned) == ["Bob", "bot", "Ada"]
    assert (turned.invite, turned.code, turned.opener) == ("welcome", "KMPT", key(1))


def test_next__another_game_takes_as_many_as_it_can() -> None:
    old = finished().table
    fool = next_table(old, key(0), NextGame("fool", is_turned=True))
    assert (fool.game, names(fool)) == ("fool", ["Bob", "bot", "Ada", "open"])
    assert fool.options == dict(fool.options)
    assert all(not chair.salt for chair in fool.chairs)


def test_fitting__bots_go_before_people() -> None:
    trail = find_game("end-of-the-trail")
    people = [person(str(i), key(i)) for i in range(4)]
    assert fitting([people[0], bot("easy"), *people[1:]], trail) == people
    with pytest.raises(WrongSeats):
        fitting([*people, person("4", key(4))], trail)


def test_next__who_was_sent_away_has_no_seat() -> None:
    party = started("gold", "Ada", "Bob")
    party.do(c.Remove(key(0), 1, new_invite(), new_code()))
    party.table.state = "over"
    assert next_table(party.table, key(0), NextGame()).chairs[1] == Chair()


def test_deal_again__the_same_cards_with_everybody_one_seat_on() -> None:
    old = finished()
    new = next_table(old.table, key(0), NextGame(deals_again=True))
    again = table_of(new, b"")
    again.do(c.GiveSalt(key(1), "beef"))
    again.do(c.Start(key(0), salt="cafe"))
    assert again.table.play
    assert old.table.play
    deal = [line for line in old.table.lines if line.who == "*"]
    assert again.table.lines[: len(deal)] == deal
    assert [chair.name for chair in again.table.chairs] == ["Bob", "", "Ada"]
    assert again.table.record().seed == old.table.record().seed
    again.table.take(e.Ended(again.table.secret.hex()), 0.0)
    assert again.table.proof
    assert again.table.proof.salts == ("0011", "", "")


def test_deal_again__only_the_same_game_with_as_many_seats() -> None:
    old = finished().table
    with pytest.raises(Refused):
        next_table(old, key(0), NextGame("fool", deals_again=True))
    again = table_of(next_table(old, key(0), NextGame(deals_again=True)), b"")
    again.do(c.Leave(key(1), 0))
    assert again.refuse(c.Start(key(0))) == "too-few"
    assert again.do(c.Start(key(0), fill="bot easy"))


def test_evening__grows_by_every_game_and_knows_which_cards_were_the_same() -> None:
    old = finished().table
    assert evening_of(started("gold", "Ada", "Bob").table) == ()
    again = table_of(next_table(old, key(0), NextGame(deals_again=True)), b"").table
    again.id = "u"
    first, *others = evening_of(again)
    assert not others
    assert (first.table, first.game, first.deal) == ("t", "gold", "t")
    assert [seat.name for seat in first.seats] == ["Ada", "Bob", ""]
    assert sorted(seat.place for seat in first.seats)[0] == 1
    later = table_of(next_table(old, key(0), NextGame()), b"x" * 32).table
    assert later.evening == (first,)
    assert later.again is None
