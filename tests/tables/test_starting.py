"""How a game begins where seats committed to their salts: fixed, revealed, or silent."""

from __future__ import annotations

import json

import pytest

from pyrite.engine.records.proof import hash_of, parse_proof
from pyrite.engine.records.replay import take_over, verify
from pyrite.engine.registry import find_game
from pyrite.engine.simulate import play_game
from pyrite.players.simple import Uniform
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.table import REVEAL_SECONDS
from tests.tables.build import Party, chair, key, opened

ADA, BOB, EVE = "aa" * 32, "bb" * 32, "ee" * 32


def revealing() -> Party:
    """Ada and Bob have committed, Eve gave her salt openly; the start has come."""
    party = opened("gold", "Ada", "Bob", "Eve")
    party.do(c.GiveSalt(key(1), "", hash_of(BOB)))
    party.do(c.GiveSalt(key(2), EVE))
    party.do(c.Start(key(0), commit=hash_of(ADA)))
    return party


def end(party: Party) -> Party:
    """The game is over, and its proof is public."""
    party.happen(e.Ended(party.table.secret.hex()))
    assert party.table.proof
    read = parse_proof(json.dumps(party.table.proof.data()).encode())
    assert read == party.table.proof == party.again().proof
    read.check()
    return party


def test_commit__at_the_start_all_hashes_are_fixed_and_nobody_plays_yet() -> None:
    party = revealing()
    table = party.table
    assert table.exchange
    assert table.exchange.fixed == (hash_of(ADA), hash_of(BOB), hash_of(EVE))
    assert table.exchange.committed == (0, 1)
    assert (table.state, table.is_revealing, table.play) == ("open", True, None)
    assert table.next_time_out == party.now + REVEAL_SECONDS


def test_reveal__the_last_begins_the_game() -> None:
    party = revealing()
    party.do(c.Reveal(key(1), BOB))
    assert party.table.is_revealing
    party.do(c.Reveal(key(0), ADA))
    assert party.table.state == "playing"
    assert party.table.salts == (ADA, BOB, EVE)
    assert party.again().record().text() == party.table.record().text()
    proof = end(party).table.proof
    assert proof
    assert proof.exchange
    assert (proof.exchange.committed, proof.exchange.silent) == ((0, 1), ())


def test_reveal__who_stays_silent_counts_with_the_hash_and_is_named() -> None:
    party = revealing()
    party.do(c.Reveal(key(0), ADA))
    assert party.do(c.EndExchange()) == []
    party.wait(REVEAL_SECONDS).do(c.EndExchange())
    assert party.table.salts == (ADA, hash_of(BOB), EVE)
    proof = end(party).table.proof
    assert proof
    assert proof.exchange
    assert proof.exchange.silent == (1,)
    assert party.do(c.EndExchange()) == []


def test_reveal__refused() -> None:
    party = revealing()
    assert party.refuse(c.Reveal(key(2), EVE)) == "not-asked"
    assert party.refuse(c.Reveal("stranger", EVE)) == "seats-only"
    assert party.refuse(c.Reveal(key(0), BOB)) == "bad-message"
    assert opened("gold", "Ada", "Bob").refuse(c.Reveal(key(0), ADA)) == "not-asked"


def test_reveal__again_is_harmless_and_too_late_is_said() -> None:
    party = revealing()
    party.do(c.Reveal(key(0), ADA))
    assert party.do(c.Reveal(key(0), ADA)) == []
    party.wait(REVEAL_SECONDS).do(c.EndExchange())
    assert party.do(c.Reveal(key(0), ADA)) == []
    assert party.refuse(c.Reveal(key(1), BOB)) == "started"


def test_commit__nothing_else_begins_while_salts_are_revealed() -> None:
    party = revealing()
    assert party.refuse(c.Start(key(0))) == "started"
    assert party.refuse(c.Close(key(0))) == "started"
    assert party.refuse(c.Sit("new")) == "started"
    assert party.refuse(c.Leave(key(1), 1)) == "not-started"
    assert party.do(c.GiveSalt(key(2), "cc")) == []


def test_commit__the_first_part_of_a_seat_counts() -> None:
    party = opened("gold", "Ada", "Bob")
    party.do(c.GiveSalt(key(0), "", hash_of(ADA)))
    assert party.do(c.GiveSalt(key(0), "cc")) == []
    assert party.do(c.GiveSalt(key(0), "", hash_of(EVE))) == []
    party.do(c.GiveSalt(key(1), BOB))
    assert party.do(c.GiveSalt(key(1), "", hash_of(EVE))) == []
    assert party.refuse(c.GiveSalt(key(1), BOB, hash_of(BOB))) == "bad-message"
    assert party.refuse(c.Start(key(0), ADA, commit=hash_of(ADA))) == "bad-message"


def test_commit__the_last_seat_fixes_the_hashes() -> None:
    party = opened("gold", "Ada", "open")
    events = party.do(c.Sit("new", name="Bob", commit=hash_of(BOB)))
    assert [type(one).__name__ for one in events] == ["Seated", "Fixed"]
    assert party.table.exchange == e.Fixed((0, 1), ("", hash_of(BOB)), (1,))
    party.do(c.Reveal("new", BOB))
    assert party.table.salts == ("", BOB)


def test_commit__of_who_left_before_the_start_is_gone() -> None:
    party = opened("gold", "Ada", "Bob", "open")
    party.do(c.GiveSalt(key(1), "", hash_of(BOB)))
    party.do(c.Leave(key(1), 1))
    party.do(c.Start(key(0), fill="easy"))
    assert party.table.state == "playing"
    assert party.table.salts == ("", "", "")


def test_commit__seats_are_numbered_anew_when_hashes_are_fixed() -> None:
    party = opened("gold", "Ada", "open", "Bob", "open")
    party.do(c.GiveSalt(key(2), "", hash_of(BOB)))
    party.do(c.Start(key(0), ADA))
    assert [chair.name for chair in party.table.chairs] == ["Ada", "Bob"]
    assert party.table.exchange
    assert party.table.exchange.committed == (1,)
    party.do(c.Reveal(key(2), BOB))
    assert party.table.salts == (ADA, BOB)


def test_commit__bots_sit_down_and_add_nothing() -> None:
    party = opened("gold", "Ada", "open", "Bob")
    party.do(c.Start(key(0), fill="easy", commit=hash_of(ADA)))
    assert [chair.kind for chair in party.table.chairs] == ["person", "bot", "person"]
    party.do(c.Reveal(key(0), ADA))
    assert party.table.salts == (ADA, "", "")


@pytest.mark.parametrize("commit", ["", hash_of(ADA)])
def test_commit__too_few_is_said_before_anything_is_fixed(commit: str) -> None:
    party = opened("gold", "Ada", "open")
    assert party.refuse(c.Start(key(0), commit=commit)) == "too-few"


def test_commit__time_in_which_the_house_was_closed_is_not_counted() -> None:
    party = revealing()
    party.wait(REVEAL_SECONDS).happen(e.TimeLost(REVEAL_SECONDS))
    assert party.do(c.EndExchange()) == []
    assert party.table.next_time_out == party.now + REVEAL_SECONDS
    party.wait(REVEAL_SECONDS).do(c.EndExchange())
    assert party.table.state == "playing"


def going_on(*players: str, guessed: int | None = None, step: int = 12) -> Party:
    """A table that has gone on behind a step of a game of Gold."""
    record = play_game(find_game("gold"), 2, {}, "ab" * 32, [Uniform()] * 2, ["bot"] * 2)
    begun = take_over(record, step, guessed)
    chairs = tuple(chair(player, seat) for seat, player in enumerate(players))
    taken = tuple(map(str, begun.lines))
    event = e.Opened("gold", {}, chairs, key(0), "", prelude=begun.prelude, taken=taken)
    party = Party(ears=[(0,)]).happen(event)
    party.do(c.Start(key(0)))
    return party


@pytest.mark.parametrize("guessed", [None, 0])
def test_going_on__the_journal_holds_what_was_taken_over(guessed: int | None) -> None:
    party = going_on("Ada", "Bob@0", guessed=guessed)
    for _ in range(4):
        party.move(party.table.waiting[0])
    record = party.table.record()
    assert party.again().record().text() == record.text()
    assert (verify(record).prelude, len(record.lines)) == (12, 16)


def test_going_on__what_was_taken_over_is_not_taken_back() -> None:
    party = going_on("Ada", "Bob@0")
    assert party.refuse(c.TakeBack(key(0), party.table.waiting[0])) == "cannot-undo"
