"""A table is what its journal adds up to."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import msgspec
import pytest

from pyrite.core.chance import below
from pyrite.core.law import ONLOOKER
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.records.record import parse_record
from pyrite.engine.records.replay import verify
from pyrite.engine.undo import ONLOOKER_BIT
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.clocks import ClockRule
from pyrite.tables.deciding import decide
from pyrite.tables.errors import Refused
from pyrite.tables.journal import row_event
from pyrite.tables.live.viewer_news import Audience
from pyrite.tables.table import Table
from tests.tables.build import Party, key, new_table, started

GAMES = [("gold", 3), ("fool", 4), ("fools-gold", 3), ("end-of-the-trail", 3)]


def people(seats: int) -> list[str]:
    """So many of them."""
    return [f"P{seat}" for seat in range(seats)]


def play_on(party: Party, seed: str, most: int = 10_000) -> Party:
    """Random moves of random waiting seats, with attempts to take back."""
    chance = fast_chance(seed_text(seed))
    table, moves = party.table, 0
    while table.state == "playing" and moves < most:
        seat = table.waiting[below(chance, len(table.waiting))]
        assert table.play
        legal = table.play.legal(seat)
        party.wait(1).move(seat, legal[below(chance, len(legal))])
        moves += 1
        if moves % 11 == 0:
            try_to_take_back(party, seat)
    return party


def try_to_take_back(party: Party, seat: int) -> None:
    """If it may."""
    with contextlib.suppress(Refused):
        party.do(c.TakeBack(key(seat), seat))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_fold__gives_the_same_table(game: str, seats: int) -> None:
    party = play_on(started(game, *people(seats), clock=ClockRule(600, 5)), "fold")
    again = party.again()
    table = party.table
    assert again.state == "over"
    assert again.record().text() == table.record().text()
    assert (again.traces, again.decisions, again.news) == (
        table.traces,
        table.decisions,
        table.news,
    )
    assert (again.clocks, again.told_clocks) == (table.clocks, table.told_clocks)
    assert verify(parse_record(table.record().text())).is_chance_proven


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_log__is_what_was_heard(game: str, seats: int) -> None:
    ears = [*((seat,) for seat in range(seats)), (), (0, 1)]
    party = play_on(started(game, *people(seats), ears=ears), "log")
    for audience, heard in zip(ears, party.heard, strict=True):
        assert [item.n for item in heard] == list(range(1, len(heard) + 1))
        assert party.log(audience) == heard
        assert party.log(audience, after=7) == heard[7:]


def test_twin__goes_on_by_itself() -> None:
    party = play_on(started("fool", *people(4)), "twin", most=9)
    before = party.table.record().text()
    seat = party.table.waiting[0]
    after = party.table.after(decide(party.table, party.answer(seat), party.now), party.now)
    assert party.table.record().text() == before
    assert after.count == party.table.count + 1


def under_other_rules(party: Party) -> Table:
    """The same journal, as if the rules had changed since."""
    table = new_table()
    for row in party.rows:
        event = row_event(row)
        if isinstance(event, e.Started):
            event = msgspec.structs.replace(event, rules=99)
        table.take(event, row.at)
    assert not table.has_rules
    assert table.play is None
    table.take(e.Stopped(table.secret.hex(), 1), 0.0)
    assert table.state == "stopped"
    return table


def test_stopped__other_rules_keep_record_and_proof() -> None:
    """A game under other rules is not played, only kept."""
    party = play_on(started("gold", *people(2)), "rules", most=9)
    lines = [str(line) for line in party.table.lines]
    table = under_other_rules(party)
    assert [str(line) for line in table.lines] == lines
    assert "rules: 99" in table.record().text()
    assert table.proof
    assert table.news_count(ONLOOKER_BIT) == party.table.news_count(ONLOOKER_BIT)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_stopped__a_repeated_answer_is_known(game: str, seats: int) -> None:
    """Answers, and what was taken back, are told as at a table that goes on."""
    party = play_on(started(game, *people(seats)), "again", most=40)
    stopped = under_other_rules(party)
    seat, last = max(
        (int(line.who), decision)
        for line, decision in zip(party.table.lines, party.table.decisions, strict=True)
        if line.who == "1"
    )
    for decision in range(last + 1):
        other = c.PlayMove(key(seat), seat, decision, "nothing like a move")
        assert refusal(stopped, other) == refusal(party.table, other)
        if (given := party.table.answer_to(seat, decision)) is not None:
            assert decide(stopped, replace(other, move=given), 0.0) == []
    assert refusal(stopped, c.PlayMove(key(seat), seat, 10_000, "pass")) == "stopped"


def refusal(table: Table, command: c.Command) -> str:
    """The code with which a table refuses."""
    with pytest.raises(Refused) as refused:
        decide(table, command, 0.0)
    return refused.value.code


def test_hot_seat__one_key_one_question_at_a_time() -> None:
    party = started("end-of-the-trail", "Ada@0", "Bob@0", "Eve")
    table = party.table
    assert table.seats_of(key(0)) == (0, 1)
    assert table.asked_seat(key(0)) == 0
    assert table.viewer_of(key(0)) == 0
    party.move(0)
    assert table.asked_seat(key(0)) == 1
    assert table.viewer_of(key(0)) == 1
    party.move(1)
    assert table.asked_seat(key(0)) is None
    assert table.viewer_of(key(0)) == 1
    assert table.viewer_of("") == ONLOOKER


def test_hot_seat__hears_as_the_mover_else_as_the_lowest_who_may_know() -> None:
    audience = Audience((0, 1))
    assert audience.eyes(1, 0b1111) == 1
    assert audience.eyes(2, 0b0110) == 1
    assert audience.eyes(2, 0b0111) == 0
    assert Audience().eyes(2, 0b0111) == ONLOOKER
