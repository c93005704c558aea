"""Taking back: at once, by agreement, or not at all."""

from __future__ import annotations

from pyrite.tables import commands as c
from pyrite.tables import events as e
from tests.tables.build import Party, key, started


def flipped(*players: str, **more: str) -> Party:
    """Seat 0 has flipped a card of Gold, which everybody has seen."""
    party = started("gold", *players, start="0", ears=[(0,), (1,), ()], **more)
    party.move(0, "flip a1")
    return party


def test_at_once__a_die_goes_back() -> None:
    party = started("fools-gold", "Ada", "Bob", "Eve", start="0", ears=[(0,), ()])
    before = party.table.record().text()
    party.move(0)
    (event,) = party.do(c.TakeBack(key(0), 0))
    assert isinstance(event, e.TakenBack)
    assert party.table.record().text() == before
    assert party.table.waiting == (0,)
    for heard in party.heard:
        (told,) = heard[-1].news.events
        assert (told.key, told.values) == ("taken-back", {"seat": 0, "steps": 1})


def test_at_once__the_next_question_has_the_next_number() -> None:
    party = started("fools-gold", "Ada", "Bob", "Eve", start="0")
    answer = party.answer(0)
    party.do(answer)
    withdrawn = party.table.questions.open(1)
    party.do(c.TakeBack(key(0), 0))
    assert withdrawn == 0
    assert party.table.questions.open(1) is None
    assert party.table.questions.open(0) == 1
    assert party.refuse(answer) == "taken-back"
    party.move(0)
    assert party.table.questions.open(1) == 1
    assert party.refuse(c.PlayMove(key(1), 1, 0, "pass")) == "taken-back"


def test_at_once__others_secret_choices_stand() -> None:
    party = started("end-of-the-trail", "Ada", "Bob", "Eve", ears=[(0,), (1,), ()])
    table = party.table
    while not any("select" in move for move in table.play.legal(0) if table.play):  # type: ignore[union-attr]
        party.move(table.waiting[0])
    party.move(0)
    other = next(seat for seat in table.waiting if seat != 0)
    party.move(other)
    question = table.questions.open(other)
    heard = [len(one) for one in party.heard]
    party.do(c.TakeBack(key(0), 0))
    assert table.questions.open(other) == question
    assert any(line.who == str(other) and "select" in line.text for line in table.lines)
    assert not any(line.who == "0" and "select" in line.text for line in table.lines)
    told = [len(after) - before for after, before in zip(party.heard, heard, strict=True)]
    assert told == [1, 0, 0]  # nobody else had heard of the choice


def test_request__everybody_else_must_agree() -> None:
    party = flipped("Ada", "Bob", "Eve", "bot easy")
    (event,) = party.do(c.TakeBack(key(0), 0))
    assert event == e.Requested(1, 0)
    assert party.do(c.TakeBack(key(0), 0)) == []
    party.do(c.AnswerRequest(key(1), 1, True))
    assert party.do(c.AnswerRequest(key(1), 1, True)) == []
    assert party.table.lines[-1].text == "flip a1"
    events = party.do(c.AnswerRequest(key(2), 1, True))
    assert isinstance(events[-1], e.TakenBack)
    assert party.table.lines[-1].who == "*"
    request = party.table.requests.find(1)
    assert request
    assert request.state == "granted"


def test_request__one_no_is_enough() -> None:
    party = flipped("Ada", "Bob", "Eve")
    party.do(c.TakeBack(key(0), 0))
    party.do(c.AnswerRequest(key(2), 1, False))
    assert party.table.requests.open() == []
    assert party.refuse(c.AnswerRequest(key(1), 1, True)) == "no-such-request"
    assert party.do(c.AnswerRequest(key(2), 1, False)) == []


def test_request__the_only_other_says_no() -> None:
    party = flipped("Ada", "Bob")
    party.do(c.TakeBack(key(0), 0))
    party.do(c.AnswerRequest(key(1), 1, False))
    assert party.table.lines[-1].text == "flip a1"


def test_request__who_was_away_before_is_not_asked() -> None:
    party = flipped("Ada", "Bob", "Eve")
    party.do(c.Leave(key(2), 2))
    party.do(c.TakeBack(key(0), 0))
    assert party.refuse(c.AnswerRequest(key(2), 1, True)) == "not-your-seat"
    assert isinstance(party.do(c.AnswerRequest(key(1), 1, True))[-1], e.TakenBack)


def test_request__who_may_answer() -> None:
    party = flipped("Ada", "Bob", "bot easy")
    party.do(c.TakeBack(key(0), 0))
    assert party.refuse(c.AnswerRequest(key(0), 1, True)) == "not-your-seat"
    assert party.refuse(c.AnswerRequest("", 1, True)) == "seats-only"
    assert party.refuse(c.AnswerRequest(key(1), 2, True)) == "no-such-request"


def test_granted__counts_the_steps_that_were_told() -> None:
    """ET8.3: of a secret choice others had heard nothing, so they hear of nothing taken back."""
    party = started("end-of-the-trail", "Ada", "Bob", "Eve", ears=[(2,)])
    table = party.table
    assert table.play
    while not any("select" in move for move in table.play.legal(0)):
        party.move(table.waiting[0])
    party.move(0)
    while 1 in table.waiting:
        party.move(1)
    party.do(c.TakeBack(key(0), 0))
    party.do(c.AnswerRequest(key(1), 1, True))
    events = party.do(c.AnswerRequest(key(2), 1, True))
    assert isinstance(events[-1], e.TakenBack)
    assert len(events[-1].places) >= 3
    (told,) = party.heard[0][-1].news.events
    assert told.values["steps"] == 1


def test_request__lapses_with_the_next_step() -> None:
    party = flipped("Ada", "Bob")
    party.do(c.TakeBack(key(0), 0))
    party.move(0, "flip b1")
    assert party.refuse(c.AnswerRequest(key(1), 1, True)) == "no-such-request"


def test_request__who_left_is_not_asked() -> None:
    party = flipped("Ada", "Bob", "Eve")
    party.do(c.TakeBack(key(0), 0))
    party.do(c.AnswerRequest(key(1), 1, True))
    events = party.do(c.Leave(key(2), 2))
    assert isinstance(events[-1], e.TakenBack)


def test_nobody_to_ask__not_past_what_was_shown() -> None:
    assert flipped("Ada", "bot easy").refuse(c.TakeBack(key(0), 0)) == "cannot-undo"
    assert flipped("Ada", "Bob@0").refuse(c.TakeBack(key(0), 0)) == "cannot-undo"


def test_nobody_to_ask__bots_moves_go_too() -> None:
    party = started("fool", "Ada", "bot easy", "bot easy", "bot easy", start="0")
    before = party.table.record().text()
    party.move(0)
    assert party.table.play
    party.do(c.PlayForSeat(1, 0, party.table.play.legal(1)[0]))
    (event,) = party.do(c.TakeBack(key(0), 0))
    assert isinstance(event, e.TakenBack)
    assert len(event.places) == 2
    assert party.table.record().text() == before


def test_nothing_to_take_back() -> None:
    party = started("gold", "Ada", "Bob", start="0")
    assert party.refuse(c.TakeBack(key(1), 1)) == "cannot-undo"
    party.do(c.Leave(key(1), 1))
    assert party.refuse(c.TakeBack(key(1), 1)) == "left"
