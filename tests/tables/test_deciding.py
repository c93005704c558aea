"""Commands: what they do, and why they are refused, in which order."""

from __future__ import annotations

import pytest

from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.deciding import decide
from pyrite.tables.errors import Refused
from tests.tables.build import Party, key, opened, started

STRANGER = "key of a stranger"


def kinds(events: list[e.Event]) -> list[str]:
    """What happened."""
    return [type(event).__name__ for event in events]


# Sitting down


def test_sit__takes_the_seat_that_was_asked_for() -> None:
    party = opened("gold", "Ada", "open", "open")
    party.do(c.Sit("new", 2, "Bob"))
    assert [chair.name for chair in party.table.chairs] == ["Ada", "", "Bob"]
    assert party.table.seats_of("new") == (2,)


def test_sit__takes_any_open_seat() -> None:
    party = opened("gold", "Ada", "open", "open")
    party.do(c.Sit("new", None, "Bob"))
    assert party.table.seats_of("new") == (1,)


def test_sit__the_last_open_seat_starts_the_game() -> None:
    party = opened("gold", "Ada", "open")
    events = party.do(c.Sit("new", None, "Bob", "", "ab"))
    assert kinds(events)[:2] == ["Seated", "Started"]
    assert party.table.state == "playing"
    assert party.table.salts == ("", "ab")


def test_sit__a_second_ada_gets_a_mark() -> None:
    party = opened("gold", "Ada", "open", "open")
    party.do(c.Sit("new", None, "Ada"))
    assert party.table.chairs[1].name == "Ada 2"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.Sit("new", 0), "seat-taken"),
        (c.Sit("new", 7), "bad-message"),
        (c.Sit("new", -1), "bad-message"),
    ],
)
def test_sit__refused(command: c.Sit, code: str) -> None:
    assert opened("gold", "Ada", "open", "open").refuse(command) == code


def test_sit__needs_the_invitation() -> None:
    party = opened("gold", "Ada", "open", "open", invite="secret")
    assert party.refuse(c.Sit("new")) == "wrong-invite"
    assert party.refuse(c.Sit("new", invite="secreT")) == "wrong-invite"
    party.do(c.Sit("new", invite="secret"))


def test_sit__after_the_start() -> None:
    assert started("gold", "Ada", "Bob").refuse(c.Sit("new")) == "started"


# Starting


def test_start__bots_fill_open_seats() -> None:
    party = opened("gold", "Ada", "open", "open")
    party.do(c.Start(key(0), fill="easy"))
    assert [chair.kind for chair in party.table.chairs] == ["person", "bot", "bot"]
    assert party.table.chairs[1].level == "easy"


def test_start__open_seats_are_removed_and_others_numbered_anew() -> None:
    party = opened("gold", "Ada", "open", "Bob", "open")
    party.do(c.Start(key(0), "aa"))
    assert [chair.name for chair in party.table.chairs] == ["Ada", "Bob"]
    assert party.table.seats_of(key(2)) == (1,)
    assert party.table.salts == ("aa", "")


def test_start__too_few() -> None:
    assert opened("gold", "Ada", "open").refuse(c.Start(key(0))) == "too-few"
    assert opened("fool", *["Ada"] * 3, "open").refuse(c.Start(key(0))) == "too-few"


def test_start__an_option_that_no_longer_fits() -> None:
    party = opened("gold", "Ada", "Bob", "open", start="2")
    assert party.refuse(c.Start(key(0))) == "too-few"


def test_start__only_by_the_opener_and_once() -> None:
    party = opened("gold", "Ada", "Bob")
    assert party.refuse(c.Start(key(1))) == "not-opener"
    party.do(c.Start(key(0)))
    assert party.refuse(c.Start(key(0))) == "started"


def test_start__a_salt_needs_a_seat() -> None:
    party = opened("gold", "open", "Bob", "Eve")
    assert party.refuse(c.Start(key(0), "ab", "easy")) == "seats-only"


def test_start__seed_is_made_of_secret_and_salts() -> None:
    one, other = (opened("gold", "Ada", "Bob") for _ in range(2))
    one.do(c.Start(key(0), "aa"))
    other.do(c.Start(key(0), "bb"))
    assert one.table.play
    assert other.table.play
    assert one.table.play.seed != other.table.play.seed


# Salts


def test_give_salt__counts_once_and_before_the_start() -> None:
    party = opened("gold", "Ada", "Bob@0", "Eve")
    party.do(c.GiveSalt(key(0), "aa"))
    assert party.do(c.GiveSalt(key(0), "bb")) == []
    party.do(c.Start(key(0), "cc"))
    assert party.table.salts == ("aa", "", "")
    assert party.do(c.GiveSalt(key(2), "bb")) == []


def test_give_salt__needs_a_seat() -> None:
    assert opened("gold", "Ada", "Bob").refuse(c.GiveSalt("", "aa")) == "seats-only"


# Moving


def test_move__and_its_chance_are_one_commit() -> None:
    party = started("fools-gold", "Ada", "Bob", "Eve", start="0")
    while len(events := party.move(party.table.waiting[0])) == 1:
        pass
    assert kinds(events)[0] == "Moved"
    assert set(kinds(events)[1:]) == {"Drawn"}


def test_move__the_same_answer_again_is_harmless() -> None:
    party = started("gold", "Ada", "Bob", start="0")
    command = party.answer(0, "flip a1")
    party.do(command)
    assert party.do(command) == []
    assert party.refuse(c.PlayMove(key(0), 0, 0, "flip b1")) == "answered"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.PlayMove("", 0, 0, "flip a1"), "seats-only"),
        (c.PlayMove(STRANGER, 0, 0, "flip a1"), "seats-only"),
        (c.PlayMove(key(0), 1, 0, "flip a1"), "not-your-seat"),
        (c.PlayMove(key(0), 9, 0, "flip a1"), "bad-message"),
        (c.PlayMove(key(1), 1, 0, "flip a1"), "not-asked"),
        (c.PlayMove(key(0), 0, 5, "flip a1"), "not-asked"),
        (c.PlayMove(key(0), 0, 0, "flip z9"), "illegal-move"),
        (c.PlayMove(key(0), 0, 0, ""), "illegal-move"),
    ],
)
def test_move__refused(command: c.PlayMove, code: str) -> None:
    assert started("gold", "Ada", "Bob", start="0").refuse(command) == code


def test_move__nearest_moves_are_named() -> None:
    party = started("gold", "Ada", "Bob", start="0")
    with pytest.raises(Refused) as caught:
        decide(party.table, c.PlayMove(key(0), 0, 0, "flip a9"), 0.0)
    assert "flip a8" in caught.value.values["nearest"]


def test_move__before_the_start_and_after_leaving() -> None:
    party = opened("gold", "Ada", "Bob", start="0")
    assert party.refuse(c.PlayMove(key(0), 0, 0, "flip a1")) == "not-started"
    party.do(c.Start(key(0)))
    party.do(c.Leave(key(0), 0))
    assert party.refuse(c.PlayMove(key(0), 0, 0, "flip a1")) == "left"


def finished() -> Party:
    """A whole game of Gold."""
    party = started("gold", "Ada", "Bob")
    while party.table.state == "playing":
        party.move(party.table.waiting[0])
    return party


def test_over__answers_stand_and_nothing_moves() -> None:
    party = finished()
    assert party.table.state == "over"
    last = party.table.lines[-1]
    seat = int(last.who)
    decision = party.table.decisions[-1]
    assert party.do(c.PlayMove(key(seat), seat, decision, last.text)) == []
    assert party.refuse(c.PlayMove(key(seat), seat, decision, "flip z9")) == "answered"
    assert party.refuse(c.PlayMove(key(seat), seat, decision + 1, last.text)) == "over"
    assert party.refuse(c.Leave(key(0), 0)) == "over"
    assert party.refuse(c.TakeBack(key(0), 0)) == "over"
    assert party.table.proof
    party.table.proof.check()


def test_simultaneous__any_order_gives_the_same_game() -> None:
    records = []
    for order in ((0, 1, 2), (2, 0, 1)):
        party = started("end-of-the-trail", "Ada", "Bob", "Eve")
        assert party.table.waiting == (0, 1, 2)
        for seat in order:
            assert party.table.questions.open(seat) == 0
            party.move(seat)
        assert party.table.play
        records.append(party.table.play.information(0).bytes)
    assert records[0] == records[1]


# Bots and who has left


def test_bots__move_by_the_house_alone() -> None:
    party = started("gold", "Ada", "bot easy", start="1")
    assert party.table.bots_asked == (1,)
    assert party.refuse(c.PlayMove(key(0), 1, 0, "flip a1")) == "not-your-seat"
    assert kinds(party.do(c.PlayForSeat(1, 0, "flip a1"))) == ["Moved"]
    assert party.refuse(c.PlayForSeat(0, 0, "flip a1")) == "not-asked"
    party.do(c.PlayForSeat(1, 1, "flip b1"))
    assert party.table.waiting == (0,)
    assert party.refuse(c.PlayForSeat(0, 0, "flip c1")) == "not-asked"


def test_leave__a_bot_plays_until_they_return() -> None:
    party = started("gold", "Ada", "Bob", start="0")
    party.do(c.Leave(key(0), 0))
    assert party.do(c.Leave(key(0), 0)) == []
    assert party.table.bots_asked == (0,)
    party.do(c.PlayForSeat(0, 0, "flip a1"))
    party.do(c.Return(key(0), 0))
    assert party.do(c.Return(key(0), 0)) == []
    assert not party.table.bots_asked
    assert party.table.questions.open(0) == 1
    assert party.refuse(c.PlayMove(key(0), 0, 0, "flip b1")) == "answered"


def test_leave__before_the_start_opens_the_seat() -> None:
    party = opened("gold", "Ada", "Bob", "open")
    party.do(c.Leave(key(1), 1))
    assert party.table.open_seats == (1, 2)
    assert not party.table.knows_key(key(1))
    party.do(c.Leave(key(0), 0))
    assert party.table.knows_key(key(0))


# The rest


def test_chat__is_cleaned_and_bounded() -> None:
    party = started("gold", "Ada", "Bob")
    (event,) = party.do(c.Chat(key(1), "  hi\x07 \u202ethere\n you  "))
    assert isinstance(event, e.Chatted)
    assert (event.seat, event.text) == (1, "hi there you")
    assert party.refuse(c.Chat(key(1), "x" * 501)) == "bad-message"
    assert party.refuse(c.Chat(key(1), " \n")) == "bad-message"
    assert party.refuse(c.Chat("", "hi")) == "seats-only"
    assert party.refuse(c.Chat(key(1), "hi", 0)) == "not-your-seat"


def test_close__by_the_opener_before_the_start() -> None:
    party = opened("gold", "Ada", "Bob", "open")
    assert party.refuse(c.Close(key(1))) == "not-opener"
    party.do(c.Close(key(0)))
    assert party.table.state == "closed"
    for command in (c.Close(key(0)), c.Sit("new"), c.Start(key(0)), c.Chat(key(1), "hi")):
        assert party.refuse(command) == "closed"
    assert started("gold", "Ada", "Bob").refuse(c.Close(key(0))) == "started"


def test_rematch__only_after_the_end_and_once() -> None:
    party = started("gold", "Ada", "Bob")
    assert party.refuse(c.AskRematch(key(0), "t2")) == "not-over"
    party = finished()
    assert party.refuse(c.AskRematch("", "t2")) == "seats-only"
    party.do(c.AskRematch(key(1), "t2"))
    assert party.do(c.AskRematch(key(0), "t3")) == []
    assert party.table.rematch == "t2"
