"""What a client kept from before the start catches a server that chose the cards."""

from __future__ import annotations

from typing import Any

import pytest

from pyrite.client import Server
from pyrite.engine.records.proof import WrongProof
from tests.web.cheating import Grind, cheat, for_a_bot, instead_of_a_person
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


def test_part__a_rematch_has_a_part_of_its_own(visitor: Visitor) -> None:
    with Server(visitor.url) as server:
        first = played(server)
        again = first.rematch()
        again.start()
        assert again.part.salt not in ("", first.part.salt)
        assert again.part.commitment == again.summary()["commitment"] != first.part.commitment
