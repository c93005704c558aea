"""What a client kept from before the start catches a server that chose the cards."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from pyrite.client import Live, RemoteTable, Server
from pyrite.client.part import KeptPart
from pyrite.engine.records.proof import WrongProof, hash_of
from pyrite.wire.answers import FixedHashes
from tests.web.cheating import Grind, cheat, for_a_bot, for_the_last_person, instead_of_a_person
from tests.web.place import Visitor


def played(server: Any, **wanted: Any) -> Any:
    """A game of Gold against a bot, to its end."""
    table = server.open("gold", 2, **wanted)
    table.start()
    with table.live() as live:
        for ask in live.asks():
            live.move(ask["legal"][0])
    return table


def test_check_proof__of_an_honest_server(server: Any) -> None:
    table = played(server)
    assert table.part.salt
    assert table.check_proof() is True


@pytest.mark.parametrize(
    ("grind", "key"), [(instead_of_a_person, "proof-part"), (for_a_bot, "proof-foreign-salt")]
)
def test_check_proof__of_a_cheating_server(
    server: Any, monkeypatch: pytest.MonkeyPatch, grind: Grind, key: str
) -> None:
    cheat(monkeypatch, grind)
    with pytest.raises(WrongProof) as caught:
        played(server).check_proof()
    assert caught.value.key == key


def test_check_proof__of_a_server_that_promises_anew(server: Any) -> None:
    table = played(server)
    table.part.commitment = "00" * 32
    with pytest.raises(WrongProof) as caught:
        table.check_proof()
    assert caught.value.key == "proof-promise"


def test_check_proof__of_who_kept_nothing_says_so(server: Any) -> None:
    table = played(server)
    assert server.table(table.id, table.key).check_proof() is False


def test_part__guests_keep_what_was_promised_before_they_sat_down(visitor: Visitor) -> None:
    with Server(visitor.url) as server:
        table = server.open("gold", 3, players=["open", "me", "open"])
        guest = server.table(table.id).sit(invite=table.invite, seat=2)
        assert guest.part.commitment == table.commitment
        with table.live() as live, guest.live() as other:
            table.start()  # seats are numbered anew
            while live.state != "over":
                for one in (live, other):
                    one.ping()
                    if one.ask:
                        one.move(one.ask["legal"][0])
        assert [table.part.seats, guest.part.seats] == [(0,), (1,)]
        assert table.check_proof()
        assert guest.check_proof()


def test_part__what_is_said_after_the_start_is_not_taken_for_ours(visitor: Visitor) -> None:
    with Server(visitor.url) as server:
        table = server.open("gold", 2, players=["me", "bot easy"])
        table.start(salt="")
        with table.live() as live:
            for ask in live.asks():
                live.move(ask["legal"][0])
        assert table.check_proof() is False


def test_part__who_comes_late_has_added_nothing(visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "bot easy"], late=True).start()
    with Server(visitor.url) as server:
        late = server.table(opened.id).sit(invite=opened.answer["invite"])
        with server.table(opened.id, opened.key).live() as first, late.live() as second:
            play_both(first, second)
        assert late.part.salt == ""
        assert late.check_proof() is False


def test_check_proof__of_a_cheating_server_that_calls_a_bot_a_person(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    cheat(monkeypatch, for_a_bot)
    table = played(server, players=["me", "bot easy"])
    record = table.record().replace("player 1: bot easy", "player 1: Eve")
    with pytest.raises(WrongProof) as caught:
        table.part.check(table.proof(), record)
    assert caught.value.key == "proof-foreign-salt"


def test_part__nobody_adds_to_cards_that_are_dealt_again(server: Any, visitor: Visitor) -> None:
    first = played(server, players=["me", "bot easy"])
    told = visitor.call(
        "POST", f"/tables/{first.id}/rematch", {"deal_again": True}, key=first.key
    ).json()
    again = first.rematch()
    assert again.id == told["table"]
    with again.live() as live:
        again.start()
        for ask in live.asks():
            live.move(ask["legal"][0])
    assert again.part.salt == ""
    assert again.check_proof() is False


def test_part__a_rematch_has_a_part_of_its_own(visitor: Visitor) -> None:
    with Server(visitor.url) as server:
        first = played(server)
        again = first.rematch()
        again.start()
        assert again.part.salt not in ("", first.part.salt)
        assert again.part.commitment == again.summary()["commitment"] != first.part.commitment


# Commit first, reveal later


def pair(url: str) -> tuple[Any, Any]:
    """The opener and a guest, who both commit; the last seat is taken, and nobody has revealed."""
    server = Server(url, commits=True)
    table = server.open("gold", 2, players=["me", "open"])
    return server, table


def play_both(first: Any, second: Any) -> None:
    """In one thread: everything that was said is heard, then whoever is asked moves."""
    while first.state != "over":
        for one in (first, second):
            one.ping()
            if one.ask:
                one.move(one.ask["legal"][0])


def sit_meanwhile(server: Server, table: RemoteTable, live: Live) -> RemoteTable:
    """Who has nothing to reveal has the seat when the game has begun, so the other listens."""
    with ThreadPoolExecutor(1) as pool:
        sitting = pool.submit(server.table(table.id).sit, invite=table.invite)
        while live.state == "open":
            live.hear()
        return sitting.result()


def test_commits__all_reveal_when_all_is_fixed(visitor: Visitor) -> None:
    server, table = pair(visitor.url)
    with server, table.live() as first:
        guest = table.sit()
        with guest.live() as second:
            play_both(first, second)
        proof = table.proof()
        assert (proof["committed"], proof["silent"]) == ([0, 1], [])
        assert proof["salts"] == [table.part.salt, guest.part.salt]
        for one in (table, guest):
            assert one.part.is_heard
            assert one.part.fixed == tuple(proof["fixed"])
            assert one.check_proof() is True


def test_commits__with_who_does_not(visitor: Visitor) -> None:
    with Server(visitor.url, commits=True) as careful, Server(visitor.url) as plain:
        table = careful.open("gold", 2, players=["me", "open"])
        with table.live() as first:
            guest = sit_meanwhile(plain, table, first)
            with guest.live() as second:
                play_both(first, second)
        assert table.proof()["committed"] == [0]
        assert table.check_proof()
        assert guest.check_proof()


def test_commits__a_server_that_fixes_anew_after_it_was_shown_is_caught(visitor: Visitor) -> None:
    server, table = pair(visitor.url)
    with server, table.live() as first:
        guest = table.sit()
        with guest.live() as second:
            play_both(first, second)
        table.part.fixed = (table.part.fixed[0], "00" * 32)
        with pytest.raises(WrongProof) as caught:
            table.check_proof()
        assert caught.value.key == "proof-fixed-anew"


def test_commits__nothing_is_revealed_where_ours_is_not_fixed() -> None:
    part = KeptPart("ab", "cc", seats=(1,), commits=True)
    told: FixedHashes = {"fixed": ["", hash_of("cd")], "committed": [1], "seconds": 5.0}
    assert not part.may_reveal(told)
    assert part.may_reveal({**told, "fixed": ["", hash_of("ab")]})
    assert not part.may_reveal({**told, "fixed": [hash_of("ef"), hash_of("ab")]})


def test_commits__a_server_in_league_with_the_last_seat_has_nothing_to_try(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tries salts for the other seat after it has heard ours: what was fixed gives it away."""
    with Server(visitor.url, commits=True) as careful, Server(visitor.url) as plain:
        table = careful.open("gold", 2, players=["me", "open"])
        cheat(monkeypatch, for_the_last_person)
        with table.live() as first:
            guest = sit_meanwhile(plain, table, first)
            with guest.live() as second:
                play_both(first, second)
        with pytest.raises(WrongProof) as caught:
            table.check_proof()
        assert caught.value.key == "proof-fixed"
